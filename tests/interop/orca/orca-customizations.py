# SPDX-FileCopyrightText: Parlance contributors
# SPDX-License-Identifier: Apache-2.0
#
# Where Orca looks for what a person wants of it. Its voice is standard output here: a line for each thing that it says.

import sys

from orca import settings, speechserver

settings.enableBraille = False
settings.enableKeyEcho = False
settings.enableSound = False
settings.speechServerFactory = "lines"
settings.speechFactoryModules = []


class SpeechServer(speechserver.SpeechServer):
    _only = None

    @staticmethod
    def getFactoryName():
        return "lines"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._only = SpeechServer._only or SpeechServer()
        return SpeechServer._only

    @staticmethod
    def shutdownActiveServers():
        SpeechServer._only = None

    def getInfo(self):
        return ["lines", "default"]

    def getVoiceFamilies(self):
        return []

    # Single letters are the echo of what is typed, which comes or not as the keys follow each other.
    def speakCharacter(self, character, acss=None):
        pass

    def speak(self, text=None, acss=None, interrupt=True):
        line = " ".join((text or "").split())
        if len(line) > 1:
            print(line, flush=True)


sys.modules["lines"] = sys.modules["orca-customizations"]
