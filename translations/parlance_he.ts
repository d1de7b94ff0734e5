<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he">
<context>
    <name>AcpCall</name>
    <message>
        <source>The difference is too large to be shown.</source>
        <translation type="unfinished">ההבדל גדול מכדי להציגו.</translation>
    </message>
    <message numerus="yes">
        <source>It changes %n further file(s).</source>
        <translation type="unfinished">
            <numerusform>הקריאה משנה עוד קובץ אחד.</numerusform>
            <numerusform>הקריאה משנה עוד %n קבצים.</numerusform>
        </translation>
    </message>
    <message>
        <source>This call was refused, but %1 says that it was done anyway.</source>
        <translation type="unfinished">קריאה זו נדחתה, ו־⁨%1⁩ מדווח שבוצעה בכל זאת.</translation>
    </message>
    <message>
        <source>This call of %1 was refused.</source>
        <translation type="unfinished">קריאה זו של ⁨%1⁩ נדחתה.</translation>
    </message>
    <message>
        <source>%1 says that it failed.</source>
        <translation type="unfinished">לפי ⁨%1⁩, הקריאה נכשלה.</translation>
    </message>
    <message>
        <source>%1 did not say how it ended.</source>
        <translation type="unfinished">לא נמסר מאת ⁨%1⁩ כיצד הקריאה הסתיימה.</translation>
    </message>
</context>
<context>
    <name>AcpOptions</name>
    <message>
        <source>Mode</source>
        <extracomment>Choice among the settings that an agent of another program offers</extracomment>
        <translation type="unfinished">מצב</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Choice among the settings that an agent of another program offers: a language model</extracomment>
        <translation type="unfinished">מודל</translation>
    </message>
    <message>
        <source>As the agent chooses</source>
        <translation type="unfinished">לפי בחירת הסוכן</translation>
    </message>
</context>
<context>
    <name>AcpPrompt</name>
    <message>
        <source>The agent is not given “%1”: it takes no such files.</source>
        <translation type="unfinished">הקובץ ”⁨%1⁩” לא נמסר לסוכן: הוא אינו מקבל קבצים כאלה.</translation>
    </message>
    <message>
        <source>The agent is not shown the picture: it takes none.</source>
        <translation type="unfinished">התמונה לא מוצגת לסוכן: הוא אינו מקבל תמונות.</translation>
    </message>
</context>
<context>
    <name>AddressGuard</name>
    <message>
        <source>“%1” is neither an address nor a range such as 192.168.1.0/24 nor the name of a host.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו כתובת, אינו טווח כגון 192.168.1.0/24 ואינו שם של מארח.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted. Use https, or name the host under allow-cleartext in the tool&apos;s descriptor.</source>
        <translation type="unfinished">הכתובת http://%1 אינה מוצפנת. יש להשתמש ב־https, או לציין את המארח תחת allow-cleartext במתאר של הכלי.</translation>
    </message>
    <message>
        <source>%1 is on this machine or in a private network (%2), which tools do not reach unless allow-addresses in their descriptor names it.</source>
        <translation type="unfinished">המארח ⁨%1⁩ נמצא במחשב זה או ברשת פרטית (⁨%2⁩), וכלים אינם ניגשים אליו אלא אם הוא מצוין תחת allow-addresses במתאר שלהם.</translation>
    </message>
</context>
<context>
    <name>AgentChanges</name>
    <message>
        <source>An agent&apos;s name, title, description, model and instruction can be set, but not “%1”.</source>
        <translation type="unfinished">בסוכן ניתן לקבוע name, title, description, model ו־instruction, ולא את ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>There is no agent in the text.</source>
        <translation type="unfinished">אין סוכן בטקסט.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in the text.</source>
        <translation type="unfinished">אין סוכן בשם ”⁨%1⁩” בטקסט.</translation>
    </message>
    <message>
        <source>The text has %1 agents. Say which one.</source>
        <translation type="unfinished">יש בטקסט ⁨%1⁩ סוכנים. יש לציין איזה.</translation>
    </message>
    <message>
        <source>The agent %1 has no tool “%2”.</source>
        <translation type="unfinished">לסוכן ⁨%1⁩ אין כלי בשם ”⁨%2⁩”.</translation>
    </message>
    <message>
        <source>The agent %1 would be wrong: %2</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ יהיה שגוי: ⁨%2⁩</translation>
    </message>
    <message>
        <source>the agent has another type “%1”</source>
        <translation type="unfinished">לסוכן יש טיפוס אחר בשם ”⁨%1⁩”</translation>
    </message>
</context>
<context>
    <name>AgentConversion</name>
    <message>
        <source>comments</source>
        <extracomment>What is lost when an agent is converted to TOML</extracomment>
        <translation type="unfinished">הערות</translation>
    </message>
</context>
<context>
    <name>AgentPart</name>
    <message>
        <source>a tool has no name</source>
        <translation type="unfinished">לאחד הכלים אין שם</translation>
    </message>
    <message>
        <source>the signature cannot be read</source>
        <translation type="unfinished">לא ניתן לקרוא את החתימה</translation>
    </message>
    <message>
        <source>the agent has no name</source>
        <translation type="unfinished">לסוכן אין שם</translation>
    </message>
    <message>
        <source>the model “%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">המודל ”⁨%1⁩” אינו כתוב בצורה PROVIDER/MODEL</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">לסוכן יש שני כלים בשם ”⁨%1⁩”</translation>
    </message>
</context>
<context>
    <name>AgentPattern</name>
    <message>
        <source>&apos;limits&apos; is written as {rounds: 10}</source>
        <translation type="unfinished">יש לכתוב את ⁦&apos;limits&apos;⁩ בצורה ⁦{rounds: 10}⁩</translation>
    </message>
    <message>
        <source>&apos;limits&apos; has whole numbers from 0 to %1, under these names: %2</source>
        <translation type="unfinished">ב־⁦&apos;limits&apos;⁩ יש מספרים שלמים מ־0 עד ⁨%1⁩, בשמות האלה: ⁨%2⁩</translation>
    </message>
    <message>
        <source>several tool specifications are named “%1” (at %2); one that is referred to needs a name of its own</source>
        <translation type="unfinished">כמה מפרטי כלים נקראים ”⁨%1⁩” (ב־⁨%2⁩); למפרט שמפנים אליו יש שם משלו</translation>
    </message>
    <message>
        <source>Pattern must have Agent label</source>
        <translation type="unfinished">לתבנית חייבת להיות התווית Agent</translation>
    </message>
    <message>
        <source>Agent must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">לסוכן חייב להיות מזהה תבנית (שם) שאינו ריק</translation>
    </message>
    <message>
        <source>Agent must have &apos;instruction&apos; property</source>
        <translation type="unfinished">לסוכן חייב להיות מאפיין ⁦&apos;instruction&apos;⁩</translation>
    </message>
    <message>
        <source>&apos;instruction&apos; must be a text</source>
        <translation type="unfinished">המאפיין ⁦&apos;instruction&apos;⁩ חייב להיות טקסט</translation>
    </message>
    <message>
        <source>Agent must have &apos;model&apos; property</source>
        <translation type="unfinished">לסוכן חייב להיות מאפיין ⁦&apos;model&apos;⁩</translation>
    </message>
    <message>
        <source>&apos;model&apos; must be a text</source>
        <translation type="unfinished">המאפיין ⁦&apos;model&apos;⁩ חייב להיות טקסט</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">המאפיין ⁦&apos;description&apos;⁩ חייב להיות טקסט</translation>
    </message>
    <message>
        <source>&apos;model&apos; is written as PROVIDER/MODEL</source>
        <translation type="unfinished">את ⁦&apos;model&apos;⁩ כותבים בצורה PROVIDER/MODEL</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">לסוכן יש שני כלים בשם ”⁨%1⁩”</translation>
    </message>
    <message>
        <source>no tool specification is named “%1”</source>
        <translation type="unfinished">אין מפרט כלי בשם ”⁨%1⁩”</translation>
    </message>
</context>
<context>
    <name>AgentPorts</name>
    <message>
        <source>It is about a file outside of the workspace.</source>
        <translation type="unfinished">מדובר בקובץ מחוץ למרחב העבודה.</translation>
    </message>
    <message>
        <source>It is about a file that is hidden, looks like a secret or is run by other programs.</source>
        <translation type="unfinished">מדובר בקובץ שמוסתר, נראה סודי או מורץ על ידי תוכנות אחרות.</translation>
    </message>
</context>
<context>
    <name>AgentReader</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished">שורה ⁨%1⁩, עמודה ⁨%2⁩: ⁨%3⁩</translation>
    </message>
    <message>
        <source>“%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו כתוב בצורה PROVIDER/MODEL</translation>
    </message>
    <message>
        <source>An agent needs an instruction: what the model is told before everything else.</source>
        <translation type="unfinished">לסוכן נדרשת הוראה: מה שנאמר למודל לפני כל דבר אחר.</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>not loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">לא נטען</translation>
    </message>
    <message>
        <source>loading</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">בטעינה</translation>
    </message>
    <message>
        <source>its tools are being checked</source>
        <translation type="unfinished">הכלים שלו נבדקים</translation>
    </message>
    <message>
        <source>loaded, without tools</source>
        <translation type="unfinished">נטען, ללא כלים</translation>
    </message>
    <message>
        <source>loaded, with tools</source>
        <translation type="unfinished">נטען, עם כלים</translation>
    </message>
    <message>
        <source>cannot play</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">אינו יכול לפעול</translation>
    </message>
    <message>
        <source>the file has errors; its last good text is in use</source>
        <translation type="unfinished">יש שגיאות בקובץ; בשימוש הטקסט התקין האחרון שלו</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation type="unfinished">⁨%1⁩ (ועוד ⁨%2⁩)</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an agent with rules of its own</extracomment>
        <translation type="unfinished">דמות</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">פועל עם ⁨%1⁩</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: the implementation is the very one that was asked for</extracomment>
        <translation type="unfinished">מדויק</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">כל ערכות הכלים, לפי שם</translation>
    </message>
    <message>
        <source>A tool&apos;s work is done by the tool of the same name, in whichever ensemble that is.</source>
        <translation type="unfinished">כל כלי מבוצע בידי הכלי ששמו זהה, בכל ערכה שהיא.</translation>
    </message>
    <message>
        <source>bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an implementation was found for it</extracomment>
        <translation type="unfinished">מקושר</translation>
    </message>
    <message>
        <source>loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">נטען</translation>
    </message>
    <message>
        <source>not bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">לא מקושר</translation>
    </message>
    <message>
        <source>has errors</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">יש שגיאות</translation>
    </message>
</context>
<context>
    <name>AgentToml</name>
    <message>
        <source>A descriptor has no place for the annotations of an agent.</source>
        <translation type="unfinished">במתאר אין מקום להערות השוליים של סוכן.</translation>
    </message>
    <message>
        <source>A descriptor holds one agent; the text has %1.</source>
        <translation type="unfinished">מתאר מכיל סוכן אחד; בטקסט יש ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A descriptor has no place for “%1”.</source>
        <translation type="unfinished">במתאר אין מקום עבור ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">דמות מכילה יותר ממה ש־gram אומר על סוכן; היא נשארת מתאר.</translation>
    </message>
    <message>
        <source>In a descriptor an agent&apos;s name has up to 64 letters, digits, _, . and -, the first a letter or a digit: “%1”.</source>
        <translation type="unfinished">במתאר יש בשם של סוכן עד 64 אותיות, ספרות, _, . ו־-, והראשון בהם אות או ספרה: ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>In a descriptor a tool&apos;s name has up to 64 letters, digits, _ and -: “%1”.</source>
        <translation type="unfinished">במתאר יש בשם של כלי עד 64 אותיות, ספרות, _ ו־-: ”⁨%1⁩”.</translation>
    </message>
</context>
<context>
    <name>ApprovalRule</name>
    <message>
        <source> or </source>
        <extracomment>Word between alternatives in a sentence about which calls a rule stands for</extracomment>
        <translation type="unfinished"> או </translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation type="unfinished">⁨%1⁩ מוביל אל ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 is an address at %2</source>
        <translation type="unfinished">⁨%1⁩ הוא כתובת ב־⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 is a command like %2</source>
        <translation type="unfinished">⁨%1⁩ הוא פקודה כמו ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 is like %2</source>
        <translation type="unfinished">⁨%1⁩ הוא כמו ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>ApprovalStep</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a call is allowed</extracomment>
        <translation type="unfinished">
            <numerusform>עוד אחד</numerusform>
            <numerusform>עוד %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">הכתובת מובילה אל ⁨%1⁩</translation>
    </message>
    <message>
        <source>It runs as %1</source>
        <translation type="unfinished">ירוץ כ־⁨%1⁩</translation>
    </message>
    <message>
        <source>It runs as %1, for work in %2</source>
        <translation type="unfinished">ירוץ כ־⁨%1⁩, לעבודה ב־⁨%2⁩</translation>
    </message>
    <message>
        <source>The person refused this call of %1.</source>
        <translation type="unfinished">המשתמש דחה קריאה זו של ⁨%1⁩.</translation>
    </message>
    <message>
        <source>This call of %1 was not allowed beforehand, and nobody was asked.</source>
        <translation type="unfinished">קריאה זו של ⁨%1⁩ לא אושרה מראש, ואיש לא נשאל.</translation>
    </message>
    <message>
        <source>The program that Parlance works for refused this call of %1.</source>
        <translation type="unfinished">התוכנה ש־Parlance פועל עבורה דחתה קריאה זו של ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>ArchiveReader</name>
    <message>
        <source>This is not a file that can be imported. parlance help export says which can.</source>
        <translation type="unfinished">קובץ זה אינו מסוג שניתן לייבא. הפקודה parlance help export מפרטת את הסוגים.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">הקובץ ריק.</translation>
    </message>
    <message>
        <source>This is a ZIP archive. Unpack it first: the conversations.json in it can be imported.</source>
        <translation type="unfinished">זהו ארכיון ZIP. יש לחלץ קודם את תוכנו: את conversations.json ניתן לייבא.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">שורה ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>This web page was not exported by Parlance, or by a version that put no conversations into it. Pages of other programs do not say who said what: take their data export.</source>
        <translation type="unfinished">דף האינטרנט הזה לא יוצא על ידי Parlance, או שיוצא בגרסה שלא שמה בו שיחות. דפים של תוכניות אחרות אינם אומרים מי אמר מה: יש להשתמש בייצוא הנתונים שלהן.</translation>
    </message>
</context>
<context>
    <name>ArgumentsCheck</name>
    <message>
        <source>The arguments of %1 are not JSON: %2</source>
        <translation type="unfinished">הארגומנטים של ⁨%1⁩ אינם JSON: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The arguments of %1 do not fit: %2</source>
        <translation type="unfinished">הארגומנטים של ⁨%1⁩ אינם מתאימים: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 was called with nothing for %2, which it needs. What is not known must be asked of the user, not left empty.</source>
        <translation type="unfinished">בקריאה ל־⁨%1⁩ לא נמסר ערך עבור ⁨%2⁩, שנחוץ לה. מה שאינו ידוע יש לשאול את המשתמש, ולא להשאיר ריק.</translation>
    </message>
    <message>
        <source>The call of %1 was cut off and did not run: the answer reached the limit of its length</source>
        <translation type="unfinished">הקריאה ל־⁨%1⁩ נקטעה ולא רצה: התשובה הגיעה למגבלת האורך</translation>
    </message>
    <message>
        <source>%1, %2 tokens. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">⁨%1⁩, ⁨%2⁩ אסימונים. קריאה קצרה יותר תתאים, או מגבלה גבוהה יותר.</translation>
    </message>
    <message>
        <source>%1. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">⁨%1⁩. קריאה קצרה יותר תתאים, או מגבלה גבוהה יותר.</translation>
    </message>
</context>
<context>
    <name>ArgumentsReader</name>
    <message>
        <source>The arguments are an object: type = &quot;object&quot; is missing.</source>
        <translation type="unfinished">הארגומנטים הם אובייקט: חסר ⁦type = &quot;object&quot;⁩.</translation>
    </message>
    <message>
        <source>%1 is not checked.</source>
        <translation type="unfinished">אין בדיקה של ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 has no argument “%2”.</source>
        <translation type="unfinished">אין ב־⁨%1⁩ ארגומנט בשם ”⁨%2⁩”.</translation>
    </message>
    <message>
        <source>“%1” is of the type %2.</source>
        <translation type="unfinished">הטיפוס של ”⁨%1⁩” הוא ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>Arithmetic</name>
    <message>
        <source>The expression is too long or too deep.</source>
        <translation type="unfinished">הביטוי ארוך מדי או מקונן מדי.</translation>
    </message>
    <message>
        <source>One expression is wanted, not several.</source>
        <translation type="unfinished">נדרש ביטוי אחד, לא כמה.</translation>
    </message>
    <message>
        <source>“%1” cannot be worked out: %2</source>
        <translation type="unfinished">לא ניתן לחשב את ”⁨%1⁩”: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The calculator broke.</source>
        <translation type="unfinished">המחשבון קרס.</translation>
    </message>
</context>
<context>
    <name>BenchRun</name>
    <message>
        <source>[%1, %2]</source>
        <extracomment>Range of numbers in the test bench</extracomment>
        <translation type="unfinished">[%1, %2]</translation>
    </message>
    <message>
        <source>Example: %1 gives: %2</source>
        <translation type="unfinished">דוגמה: ⁨%1⁩ נותן: ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>[%n character(s) more]</source>
        <translation type="unfinished">
            <numerusform>[עוד תו אחד]</numerusform>
            <numerusform>[עוד %n תווים]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchComparison</name>
    <message>
        <source>… The rest of this text is not shown.</source>
        <translation type="unfinished">… יתר הטקסט אינו מוצג.</translation>
    </message>
</context>
<context>
    <name>Break</name>
    <message>
        <source>This tool was asked to break.</source>
        <translation type="unfinished">כלי זה התבקש לקרוס.</translation>
    </message>
</context>
<context>
    <name>BrokenEnsembles</name>
    <message>
        <source>There is no ensemble named %1.</source>
        <translation type="unfinished">אין ערכת כלים בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The ensemble %1 is broken: %2</source>
        <translation type="unfinished">ערכת הכלים ⁨%1⁩ תקולה: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The ensemble %1 is not connected: %2</source>
        <translation type="unfinished">ערכת הכלים ⁨%1⁩ אינה מחוברת: ⁨%2⁩</translation>
    </message>
    <message>
        <source>its server did not answer in time.</source>
        <translation type="unfinished">השרת שלה לא ענה בזמן.</translation>
    </message>
</context>
<context>
    <name>BuiltinInvocables</name>
    <message>
        <source>What is in it now is not shown: it may be a secret.</source>
        <translation type="unfinished">תוכנו הנוכחי אינו מוצג: ייתכן שהוא סודי.</translation>
    </message>
    <message>
        <source>It stays as it is.</source>
        <translation type="unfinished">הוא נשאר כמות שהוא.</translation>
    </message>
    <message>
        <source>It will be empty.</source>
        <translation type="unfinished">הוא יהיה ריק.</translation>
    </message>
</context>
<context>
    <name>Calculate</name>
    <message>
        <source>“%1” has no finite value.</source>
        <translation type="unfinished">לביטוי ”⁨%1⁩” אין ערך סופי.</translation>
    </message>
</context>
<context>
    <name>CanisterJson</name>
    <message>
        <source>This is not a canister: %1.</source>
        <translation type="unfinished">זה אינו פריט: ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>CarriedReader</name>
    <message>
        <source>Parlance&apos;s PDF</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">PDF של Parlance</translation>
    </message>
    <message>
        <source>Parlance&apos;s HTML</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">HTML של Parlance</translation>
    </message>
    <message>
        <source>HTML and PDF have the path that was shown, without branches, settings and what a page does not show.</source>
        <translation type="unfinished">ב־HTML וב־PDF יש הנתיב שהוצג, ללא ענפים, הגדרות ומה שדף אינו מציג.</translation>
    </message>
</context>
<context>
    <name>Cassette</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">לא ניתן לקרוא את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MiB.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ גדול מ־256 MiB.</translation>
    </message>
    <message>
        <source>%1: this line is not a recorded exchange</source>
        <translation type="unfinished">⁨%1⁩: שורה זו אינה חילוף נתונים מוקלט</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">לא ניתן היה לשמור את ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>CassetteMatch</name>
    <message>
        <source>This request is not on the cassette: nothing was recorded for %1.</source>
        <translation type="unfinished">בקשה זו אינה בקלטת: לא הוקלט דבר עבור ⁨%1⁩.</translation>
    </message>
    <message>
        <source>This request is not on the cassette. For %1 its body departs at byte %2 from what was recorded: there “%3”, here “%4”.</source>
        <translation type="unfinished">בקשה זו אינה בקלטת. עבור ⁨%1⁩ הגוף שלה סוטה ממה שהוקלט בבית ⁨%2⁩: שם ”⁨%3⁩”, כאן ”⁨%4⁩”.</translation>
    </message>
</context>
<context>
    <name>CassetteOptions</name>
    <message>
        <source>Write all that goes over the wire to this cassette, without keys.</source>
        <translation type="unfinished">כתיבת כל התעבורה לקלטת זו, ללא מפתחות.</translation>
    </message>
    <message>
        <source>Play this cassette instead of using the network and starting MCP servers. A request that is not on it is an error that says from which byte on it differs.</source>
        <translation type="unfinished">ניגון קלטת זו במקום שימוש ברשת והפעלת שרתי MCP. בקשה שאינה בה היא שגיאה המציינת מאיזה בית היא שונה.</translation>
    </message>
    <message>
        <source>With --replay: dates, times and identifiers in a request may differ.</source>
        <translation type="unfinished">עם ⁦--replay⁩: תאריכים, שעות ומזהים בבקשה רשאים להיות שונים.</translation>
    </message>
    <message>
        <source>--lenient and --pace go with --replay.</source>
        <translation type="unfinished">האפשרויות ⁦--lenient⁩ ו־⁦--pace⁩ באות עם ⁦--replay⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>With --replay: at-once, recorded for the pauses that there were, or step, where Enter lets the next event come.</source>
        <translation type="unfinished">עם ⁦--replay⁩: הערך at-once, או recorded לשמירת ההפסקות שהיו, או step, שבו Enter מביא את האירוע הבא.</translation>
    </message>
    <message>
        <source>--pace is at-once, recorded or step, not %1.</source>
        <translation type="unfinished">הערך של ⁦--pace⁩ הוא at-once, recorded או step, ולא ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>CharacterReader</name>
    <message>
        <source>(nothing does the work of %1)</source>
        <translation type="unfinished">(דבר אינו מבצע את ⁨%1⁩)</translation>
    </message>
</context>
<context>
    <name>ChatGptReader</name>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">תוצאה של כלי</translation>
    </message>
    <message>
        <source>ChatGPT&apos;s data export</source>
        <translation type="unfinished">ייצוא הנתונים של ChatGPT</translation>
    </message>
    <message>
        <source>A conversation has no messages (“mapping”).</source>
        <translation type="unfinished">לאחת השיחות אין הודעות (”mapping”).</translation>
    </message>
    <message>
        <source>messages that follow no other</source>
        <translation type="unfinished">הודעות שאינן באות אחרי אף הודעה</translation>
    </message>
    <message>
        <source>pictures and sounds, which the export keeps in other files</source>
        <translation type="unfinished">תמונות וצלילים, שהייצוא שומר בקבצים אחרים</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">שיחות ללא הודעה</translation>
    </message>
</context>
<context>
    <name>CheckpointStore</name>
    <message>
        <source>There is no room left for what was in it.</source>
        <translation type="unfinished">לא נשאר מקום למה שהיה בו.</translation>
    </message>
    <message>
        <source>There is no turn “%1”.</source>
        <translation type="unfinished">אין תור בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>Several turns begin with “%1”.</source>
        <translation type="unfinished">כמה תורות מתחילים ב־”⁨%1⁩”.</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeReader</name>
    <message>
        <source>a session of Claude Code</source>
        <translation type="unfinished">הפעלה של Claude Code</translation>
    </message>
    <message>
        <source>messages among agents of the session</source>
        <translation type="unfinished">הודעות בין סוכני ההפעלה</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">מה שהתוכנה אמרה למודל</translation>
    </message>
    <message>
        <source>Summary of what came before</source>
        <translation type="unfinished">סיכום הדברים הקודמים</translation>
    </message>
</context>
<context>
    <name>ClaudeReader</name>
    <message>
        <source>Claude&apos;s data export</source>
        <translation type="unfinished">ייצוא הנתונים של Claude</translation>
    </message>
    <message>
        <source>A conversation has no messages (“chat_messages”).</source>
        <translation type="unfinished">לאחת השיחות אין הודעות (”chat_messages”).</translation>
    </message>
    <message>
        <source>files, which the export does not hold</source>
        <translation type="unfinished">קבצים, שאינם בייצוא</translation>
    </message>
    <message>
        <source>parts of messages that are neither text, thought nor tool call</source>
        <translation type="unfinished">חלקי הודעות שאינם טקסט, מחשבה או קריאה לכלי</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">שיחות ללא הודעה</translation>
    </message>
</context>
<context>
    <name>CodexReader</name>
    <message>
        <source>a session of Codex</source>
        <translation type="unfinished">הפעלה של Codex</translation>
    </message>
    <message>
        <source>entries that are neither messages nor tool calls</source>
        <translation type="unfinished">רשומות שאינן הודעות או קריאות לכלים</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">מה שהתוכנה אמרה למודל</translation>
    </message>
</context>
<context>
    <name>CommandAssembly</name>
    <message>
        <source>It would work in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">הוא יעבוד בתיקייה של Parlance עצמה, שאף כלי אינו ניגש אליה.</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation type="unfinished">אין תוכנה בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>PATH is %1</source>
        <translation type="unfinished">ערכו של PATH הוא ⁨%1⁩</translation>
    </message>
    <message>
        <source>It works in a folder of the workspace, and there is no workspace folder.</source>
        <translation type="unfinished">הוא עובד בתיקייה של מרחב העבודה, ואין תיקיית עבודה.</translation>
    </message>
    <message>
        <source>There is no folder “%1” in the workspace.</source>
        <translation type="unfinished">אין תיקייה בשם ”⁨%1⁩” במרחב העבודה.</translation>
    </message>
</context>
<context>
    <name>CommandImport</name>
    <message>
        <source>It names no program.</source>
        <translation type="unfinished">לא צוינה בו תוכנה.</translation>
    </message>
    <message>
        <source>“%1 %2” belongs to Windows and is left out.</source>
        <translation type="unfinished">”⁨%1⁩ ⁨%2⁩” שייך ל־Windows ומושמט.</translation>
    </message>
    <message>
        <source>“%1” is a Windows path, which is not found here.</source>
        <translation type="unfinished">הנתיב ”⁨%1⁩” הוא של Windows, ואינו נמצא כאן.</translation>
    </message>
    <message>
        <source>The program %1 is below a folder that is not known here.</source>
        <translation type="unfinished">התוכנה ⁨%1⁩ נמצאת מתחת לתיקייה שאינה מוכרת כאן.</translation>
    </message>
    <message>
        <source>What %1 stands for is not known here.</source>
        <translation type="unfinished">לא ידוע כאן מה ⁨%1⁩ מייצג.</translation>
    </message>
    <message>
        <source>An argument of the program.</source>
        <translation type="unfinished">ארגומנט של התוכנה.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">הערך של ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Its arguments hold keys or variables; sh puts these in when the server is started.</source>
        <translation type="unfinished">הארגומנטים שלו מכילים מפתחות או משתנים; sh מציב אותם בעת הפעלת השרת.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">כתיבת תווי בקרה לקובץ או לצינור כמות שהם.</translation>
    </message>
    <message>
        <source>For screen readers: whole lines, words instead of symbols, choices by number.</source>
        <translation type="unfinished">לקוראי מסך: שורות שלמות, מילים במקום סימנים, בחירה לפי מספר.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">הצגת האפשרויות של פקודה זו.</translation>
    </message>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">כתיבת JSON Lines.</translation>
    </message>
    <message>
        <source>Parlance: a workbench for conversations with language models.

  parlance                               opens the window
  parlance open [FILE|LINK…]             shows it in the window, and asks before anything comes of it
  parlance converse [OPTIONS] PROMPT|-   one turn
  parlance agents                        agents and characters, and what their tools are bound to
  parlance prompts                       the prompts that can be used, and their variables
  parlance skills                        the skills that models can read
  parlance compare [OPTIONS] PROMPT|-    one prompt with several models, libraries, agents or instructions
  parlance evaluate SUITE                cases with expectations, against models, agents, libraries, prompts
  parlance work --store URL              does runs of evaluations that are in a PostgreSQL
  parlance store --create --store URL    makes a PostgreSQL ready for evaluations
  parlance check PATH…                   what is wrong with descriptors
  parlance tools [--for DIALECT]         the tools, as a table or as a provider is told of them
  parlance invoke ENSEMBLE:TOOL JSON     one tool call
  parlance explain TOOL JSON             whether such a call would be asked about, and which rule says so
  parlance conversations                 the conversations, newest first
  parlance show ID [--canonical]         one conversation
  parlance delete|restore|erase ID…      puts conversations among the deleted, brings them back, erases them
  parlance archive|unarchive ID…         puts conversations into the archive, or back into the list
  parlance move ID… --group NAME         puts conversations into a group
  parlance search WORDS                  search in all conversations
  parlance export --output FILE [ID…]    conversations, or all of them, in a file that others can read
  parlance import FILE…                  conversations from files of this and other programs
  parlance backup FILE                   the store with everything in it, in one file
  parlance repair [--check]              saves what can be read of a damaged store
  parlance exchanges [ID]                what went over the wire
  parlance diff A B                      in what one request is not as another, and from which byte on
  parlance figures [--by WHAT]           calls, failures, times, tokens and cost by tool, model or day
  parlance resend EXCHANGE               a request once more, as it stands or with another body
  parlance undo TURN --files             brings files back to what they were before a turn wrote them
  parlance rehearse SCENARIO [--port N]  the rehearsal server by itself
  parlance capture --to URL|PROVIDER     passes on what other programs say, and keeps it
  parlance serve-mcp --stdio|--http PORT offers conversations, models and tools to other programs
  parlance serve-acp                     an agent for the editor that has started it (Agent Client Protocol)
  parlance models                        the models that are known
  parlance gram FILE…                    what is wrong with agents in gram notation
  parlance import-servers FILE…          MCP servers of other clients&apos; configuration files
  parlance import-tools FILE             a list of tools as an agent&apos;s descriptor, or as gram
  parlance conformance URL               goes through what an MCP server offers
  parlance help [CHAPTER]                the manual

  --profile DIR   keep everything in this folder (or set PARLANCE_PROFILE)
  --store URL     opens the window of evaluations upon this PostgreSQL
  --json          JSON Lines instead of text, for every command
  --raw           control characters as they are, to a file or a pipe
  --plain         for screen readers: whole lines, words instead of signs (or set ACCESSIBLE=1)
  --help          after a command: its options
  --version       which version this is

Exit status: 0 done, 1 failed, rolled back or interrupted, 2 wrong use, 130 cancelled.</source>
        <translation type="unfinished">Parlance: שולחן עבודה לשיחות עם מודלי שפה.

  parlance                               פתיחת החלון
  parlance open [FILE|LINK…]             הצגה בחלון, ושאלה לפני כל פעולה
  ⁦parlance converse [OPTIONS] PROMPT|-⁩   תור אחד
  parlance agents                        סוכנים ודמויות, ולמה מקושרים הכלים שלהם
  parlance prompts                       ההנחיות שניתן להשתמש בהן, והמשתנים שלהן
  parlance skills                        המיומנויות שמודלים יכולים לקרוא
  ⁦parlance compare [OPTIONS] PROMPT|-⁩    הנחיה אחת עם כמה מודלים, ספריות, סוכנים או הוראות
  parlance evaluate SUITE                מקרים עם ציפיות, מול מודלים, סוכנים, ספריות והנחיות
  parlance work --store URL              ביצוע הרצות של הערכות שנמצאות ב־PostgreSQL
  parlance store --create --store URL    הכנת PostgreSQL להערכות
  parlance check PATH…                   מה שגוי במתארים
  ⁦parlance tools [--for DIALECT]⁩         הכלים, כטבלה או כפי שהם נמסרים לספק
  parlance invoke ENSEMBLE:TOOL JSON     קריאה אחת לכלי
  parlance explain TOOL JSON             האם קריאה כזו תלווה בשאלה, ואיזה כלל קובע זאת
  parlance conversations                 השיחות, מהחדשה לישנה
  ⁦parlance show ID [--canonical]⁩         שיחה אחת
  parlance delete|restore|erase ID…      מחיקת שיחות, שחזורן או מחיקתן לצמיתות
  parlance archive|unarchive ID…         העברת שיחות לארכיון, או בחזרה לרשימה
  parlance move ID… ⁦--group NAME⁩         העברת שיחות לקבוצה
  parlance search WORDS                  חיפוש בכל השיחות
  parlance export --output FILE [ID…]    שיחות, או כולן, בקובץ שאחרים יכולים לקרוא
  parlance import FILE…                  שיחות מקבצים של תוכנה זו ושל תוכנות אחרות
  parlance backup FILE                   המאגר על כל תוכנו, בקובץ אחד
  ⁦parlance repair [--check]⁩              הצלת מה שניתן לקרוא ממאגר פגום
  ⁦parlance exchanges [ID]⁩                התעבורה
  parlance diff A B                      במה בקשה אחת שונה מאחרת, ומאיזה בית
  ⁦parlance figures [--by WHAT]⁩           קריאות, כישלונות, זמנים, אסימונים ועלות לפי כלי, מודל או יום
  parlance resend EXCHANGE               שליחת בקשה שוב, כמות שהיא או עם גוף אחר
  parlance undo TURN --files             החזרת קבצים למצבם לפני שתור כתב אותם
  ⁦parlance rehearse SCENARIO [--port N]⁩  שרת התרגול בפני עצמו
  parlance capture --to URL|PROVIDER     העברת התקשורת של תוכנות אחרות ושמירתה
  parlance serve-mcp --stdio|--http PORT הצעת שיחות, מודלים וכלים לתוכנות אחרות
  parlance serve-acp                     סוכן עבור העורך שהפעיל אותו (Agent Client Protocol)
  parlance models                        המודלים המוכרים
  parlance gram FILE…                    מה שגוי בסוכנים בכתיב gram
  parlance import-servers FILE…          שרתי MCP מקובצי תצורה של לקוחות אחרים
  parlance import-tools FILE             רשימת כלים כמתאר של סוכן, או כ־gram
  parlance conformance URL               מעבר על כל מה ששרת MCP מציע
  ⁦parlance help [CHAPTER]⁩                המדריך

  ⁦--profile DIR⁩   שמירת הכול בתיקייה זו (או הגדרת PARLANCE_PROFILE)
  ⁦--store URL⁩     פתיחת חלון ההערכות על PostgreSQL זה
  ⁦--json⁩          JSON Lines במקום טקסט, לכל הפקודות
  ⁦--raw⁩           תווי בקרה כמות שהם, לקובץ או לצינור
  ⁦--plain⁩         לקוראי מסך: שורות שלמות, מילים במקום סימנים (או הגדרת ACCESSIBLE=1)
  ⁦--help⁩          אחרי פקודה: האפשרויות שלה
  ⁦--version⁩       איזו גרסה זו

מצב יציאה: 0 הושלם, 1 נכשל, הוחזר לאחור או נקטע, 2 שימוש שגוי, 130 בוטל.</translation>
    </message>
</context>
<context>
    <name>CommandOutcome</name>
    <message>
        <source>“%1” used all the processor time that it may use.</source>
        <translation type="unfinished">הפקודה ”⁨%1⁩” ניצלה את כל זמן המעבד המותר לה.</translation>
    </message>
    <message>
        <source>“%1” wrote a file larger than it may write.</source>
        <translation type="unfinished">הפקודה ”⁨%1⁩” כתבה קובץ גדול מהמותר לה.</translation>
    </message>
    <message>
        <source>“%1” was killed (signal 9), as the system does when memory runs out.</source>
        <translation type="unfinished">הפקודה ”⁨%1⁩” הופסקה (אות 9), כפי שהמערכת עושה כשהזיכרון אוזל.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">התוכנה ”⁨%1⁩” הופסקה על ידי האות ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">התוכנה ”⁨%1⁩” הסתיימה במצב ⁨%2⁩.</translation>
    </message>
    <message>
        <source>It had written:</source>
        <translation type="unfinished">לפני כן נכתב:</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not UTF-8 text.</source>
        <translation type="unfinished">הפלט של ”⁨%1⁩” אינו טקסט UTF-8.</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not JSON.</source>
        <translation type="unfinished">הפלט של ”⁨%1⁩” אינו JSON.</translation>
    </message>
</context>
<context>
    <name>CommandReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">הערך command הוא רשימה של טקסטים: התוכנה והארגומנטים שלה.</translation>
    </message>
    <message>
        <source>dashes is true or false.</source>
        <translation type="unfinished">הערך dashes הוא true או false.</translation>
    </message>
    <message>
        <source>input is &quot;json&quot;, &quot;none&quot; or a text with placeholders.</source>
        <translation type="unfinished">הערך input הוא ⁦&quot;json&quot;, &quot;none&quot;⁩ או טקסט עם ממלאי מקום.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">הערך output הוא ⁦&quot;text&quot;, &quot;json&quot;⁩ או ⁦&quot;auto&quot;⁩.</translation>
    </message>
    <message>
        <source>time-limit is one placeholder, such as &quot;{timeout}&quot;; timeout is for a fixed time.</source>
        <translation type="unfinished">הערך time-limit הוא ממלא מקום אחד, כגון ⁦&quot;{timeout}&quot;⁩; הערך timeout מיועד לזמן קבוע.</translation>
    </message>
    <message>
        <source>folder is a path within the workspace folder.</source>
        <translation type="unfinished">הערך folder הוא נתיב בתוך תיקיית העבודה.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">הערך environment הוא רשימה של שמות משתנים.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">השם ”⁨%1⁩” אינו שם של משתנה.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">משתנה הוא טקסט, או { keychain = &quot;שם של מפתח&quot; }.</translation>
    </message>
    <message>
        <source>An exit status is a whole number from 0 to 255.</source>
        <translation type="unfinished">מצב יציאה הוא מספר שלם מ־0 עד 255.</translation>
    </message>
    <message>
        <source>accepted-statuses is a list of exit statuses.</source>
        <translation type="unfinished">הערך accepted-statuses הוא רשימה של מצבי יציאה.</translation>
    </message>
</context>
<context>
    <name>CommandVector</name>
    <message>
        <source>“%1” has half of a character in it.</source>
        <translation type="unfinished">במחרוזת ”⁨%1⁩” יש חצי תו.</translation>
    </message>
    <message>
        <source>One argument of a command cannot hold two lists.</source>
        <translation type="unfinished">שתי רשימות אינן יכולות להופיע בארגומנט אחד של פקודה.</translation>
    </message>
    <message>
        <source>An argument of a command cannot contain a NUL character.</source>
        <translation type="unfinished">ארגומנט של פקודה אינו יכול להכיל את תו האפס.</translation>
    </message>
    <message>
        <source>“%1…” is longer than the %2 bytes that an argument of a command may have.</source>
        <translation type="unfinished">המחרוזת ”⁨%1⁩…” ארוכה מ־⁨%2⁩ הבתים המותרים לארגומנט של פקודה.</translation>
    </message>
    <message>
        <source>“%1” begins with a dash, so the command could take it for an option.</source>
        <translation type="unfinished">המחרוזת ”⁨%1⁩” מתחילה במקף, ולכן הפקודה עלולה לראות בה אפשרות.</translation>
    </message>
</context>
<context>
    <name>CommandVectorReader</name>
    <message>
        <source>A command begins with the name of its program.</source>
        <translation type="unfinished">פקודה מתחילה בשם התוכנה שלה.</translation>
    </message>
    <message>
        <source>The program of a command cannot be an argument of the call.</source>
        <translation type="unfinished">התוכנה של פקודה אינה יכולה להיות ארגומנט של הקריאה.</translation>
    </message>
    <message>
        <source>A value must not become part of a script, where it would be code: give it as an argument of its own, as in [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</source>
        <translation type="unfinished">אסור שערך יהפוך לחלק מתסריט, כי שם יהיה לקוד: יש למסור אותו כארגומנט בפני עצמו, כמו ב־[&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{⁨%1⁩}&quot;].</translation>
    </message>
    <message>
        <source>An element of a command is a text.</source>
        <translation type="unfinished">רכיב של פקודה הוא טקסט.</translation>
    </message>
    <message>
        <source>The arguments have no property “%1”; {{ stands for a brace.</source>
        <translation type="unfinished">לארגומנטים אין מאפיין ”⁨%1⁩”; הרצף {{ מייצג סוגר מסולסל.</translation>
    </message>
</context>
<context>
    <name>CompareOptions</name>
    <message>
        <source>What the model is told before everything else; may be repeated, like --agent, --library and --model; each gives a column.</source>
        <translation type="unfinished">מה שנאמר למודל לפני כל דבר אחר; ניתן לחזור על האפשרות, כמו על ⁦--agent, --library⁩ ו־⁦--model⁩, עמודה לכל אחת.</translation>
    </message>
    <message>
        <source>How often each column runs.</source>
        <translation type="unfinished">כמה פעמים רצה כל עמודה.</translation>
    </message>
    <message>
        <source>Stop a run after this many seconds; it counts as timed out.</source>
        <translation type="unfinished">עצירת הרצה אחרי מספר שניות זה; היא נחשבת כחריגה מהזמן.</translation>
    </message>
    <message>
        <source>Write a line of CSV for each run.</source>
        <translation type="unfinished">כתיבת שורת CSV לכל הרצה.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">כתיבת דוח ב־Markdown.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">כתיבה לקובץ זה במקום לפלט התקני.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">האפשרות --%1 דורשת מספר מ־1 עד ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>CompareSetup</name>
    <message>
        <source>libraries</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">ספריות</translation>
    </message>
    <message>
        <source>models</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">מודלים</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">סוכנים</translation>
    </message>
    <message>
        <source>instructions</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">הוראות</translation>
    </message>
    <message>
        <source>It cannot play.</source>
        <translation type="unfinished">אינו יכול לפעול.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation type="unfinished">⁨%1⁩ ועוד</translation>
    </message>
    <message>
        <source>does not bind %1</source>
        <translation type="unfinished">אינה מקשרת את ⁨%1⁩</translation>
    </message>
    <message>
        <source>A tool library says what does the work of an agent&apos;s tools. Pick an agent above to compare libraries.</source>
        <translation type="unfinished">ספריית כלים אומרת מה מבצע את הכלים של סוכן. כדי להשוות ספריות יש לבחור סוכן למעלה.</translation>
    </message>
    <message>
        <source>%1 asks for no tools, so a library changes nothing.</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ אינו מבקש כלים, ולכן ספרייה אינה משנה דבר.</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">דמות</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">כל ערכות הכלים, לפי שם</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">נדרש המפתח ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>Confinement</name>
    <message>
        <source>bubblewrap is not installed</source>
        <translation type="unfinished">bubblewrap אינו מותקן</translation>
    </message>
    <message>
        <source>bubblewrap cannot make namespaces here</source>
        <translation type="unfinished">bubblewrap אינו יכול ליצור מרחבי שמות כאן</translation>
    </message>
    <message>
        <source>It runs in a sandbox only, and there is none: %1.</source>
        <translation type="unfinished">פועל רק בארגז חול, ואין כזה: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>cannot run: it needs a sandbox, and %1</source>
        <translation type="unfinished">אינו יכול לרוץ: נדרש ארגז חול, ו־⁨%1⁩</translation>
    </message>
    <message>
        <source>not sandboxed: its descriptor says so</source>
        <translation type="unfinished">ללא ארגז חול: כך אומר המתאר שלו</translation>
    </message>
    <message>
        <source>not sandboxed: %1</source>
        <translation type="unfinished">ללא ארגז חול: ⁨%1⁩</translation>
    </message>
    <message>
        <source>workspace writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">ניתן לכתוב במרחב העבודה</translation>
    </message>
    <message>
        <source>%1 writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">ניתן לכתוב ב־⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 writable, which your own programs run things from</source>
        <translation type="unfinished">ניתן לכתוב ב־⁨%1⁩, שממנו התוכנות שלך מריצות דברים</translation>
    </message>
    <message>
        <source>network open</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">הרשת פתוחה</translation>
    </message>
    <message>
        <source>no network</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">ללא רשת</translation>
    </message>
    <message>
        <source>sandboxed: %1</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">בארגז חול: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>ConfinementReader</name>
    <message>
        <source>network is true or false.</source>
        <translation type="unfinished">הערך network הוא true או false.</translation>
    </message>
    <message>
        <source>output is at most %1 MiB.</source>
        <translation type="unfinished">הערך output הוא לכל היותר ⁨%1⁩ MiB.</translation>
    </message>
    <message>
        <source>sandbox is &quot;required&quot;, &quot;preferred&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">הערך sandbox הוא ⁦&quot;required&quot;, &quot;preferred&quot;⁩ או ⁦&quot;none&quot;⁩.</translation>
    </message>
    <message>
        <source>This is a list of paths.</source>
        <translation type="unfinished">זו רשימה של נתיבים.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here, or is .git.</source>
        <translation type="unfinished">נתיב כאן מתחיל ב־/ או ב־~/, או שהוא ⁦.git⁩.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here.</source>
        <translation type="unfinished">נתיב כאן מתחיל ב־/ או ב־~/.</translation>
    </message>
    <message>
        <source>%1 is a whole number from 1 to %2.</source>
        <translation type="unfinished">הערך ⁨%1⁩ הוא מספר שלם מ־1 עד ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>ConnectionReader</name>
    <message>
        <source>transport is &quot;stdio&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">הערך transport הוא ⁦&quot;stdio&quot;⁩ או ⁦&quot;http&quot;⁩.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;http&quot;.</source>
        <translation type="unfinished">המפתח ”⁨%1⁩” מיועד לשרתים עם ⁦transport = &quot;http&quot;⁩.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;stdio&quot;.</source>
        <translation type="unfinished">המפתח ”⁨%1⁩” מיועד לשרתים עם ⁦transport = &quot;stdio&quot;⁩.</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from url.</source>
        <translation type="unfinished">המארח שב־allow-cleartext שונה מזה שב־url.</translation>
    </message>
    <message>
        <source>A server with transport = &quot;http&quot; needs a url.</source>
        <translation type="unfinished">לשרת עם ⁦transport = &quot;http&quot;⁩ נדרש url.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו כתובת HTTP.</translation>
    </message>
    <message>
        <source>A name and password do not belong in a url: headers can name a key.</source>
        <translation type="unfinished">שם וסיסמה אינם שייכים ל־url: ב־headers ניתן לנקוב בשם של מפתח.</translation>
    </message>
    <message>
        <source>The address %1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext.</source>
        <translation type="unfinished">הכתובת ⁨%1⁩ אינה מוצפנת, ורק בכתובות של מחשב זה ניתן להשתמש כך. יש להשתמש ב־https, או להגדיר allow-cleartext.</translation>
    </message>
    <message>
        <source>A client-secret goes with a client-id.</source>
        <translation type="unfinished">הערך client-secret בא עם client-id.</translation>
    </message>
    <message>
        <source>client-metadata-url is an https address.</source>
        <translation type="unfinished">הערך client-metadata-url הוא כתובת https.</translation>
    </message>
    <message>
        <source>There is a client-id already, which says who the client is.</source>
        <translation type="unfinished">כבר יש client-id, שאומר מי הלקוח.</translation>
    </message>
    <message>
        <source>A header is a text, or { keychain = &quot;the name of a key&quot;, prefix = &quot;Bearer &quot; }.</source>
        <translation type="unfinished">כותרת היא טקסט, או { keychain = &quot;שם של מפתח&quot;, prefix = &quot;Bearer &quot; }.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">לא ניתן להגדיר כך את הכותרת ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>ContextReading</name>
    <message>
        <source>System text</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">הוראות המערכת</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: a noun</extracomment>
        <translation type="unfinished">סוכן</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: the folders that tools may use</extracomment>
        <translation type="unfinished">מרחב עבודה</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">כלים</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">היסטוריה</translation>
    </message>
    <message>
        <source>Documents</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">מסמכים</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">תמונות</translation>
    </message>
    <message>
        <source>counting…</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">בספירה…</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">בערך ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩ אסימונים</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">⁨%1⁩ אסימונים</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out</source>
        <translation type="unfinished">
            <numerusform>הודעה קודמת אחת הושמטה</numerusform>
            <numerusform>%n הודעות קודמות הושמטו</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % full</source>
        <translation type="unfinished">מלא ב־⁨%1⁩ %</translation>
    </message>
    <message numerus="yes">
        <source>The next request leaves out the %n oldest message(s), so that the rest fits into the model&apos;s context. What is pinned always goes.</source>
        <translation type="unfinished">
            <numerusform>הבקשה הבאה משמיטה את ההודעה הישנה ביותר, כדי שהשאר ייכנס להקשר של המודל. מה שמוצמד נשלח תמיד.</numerusform>
            <numerusform>הבקשה הבאה משמיטה את %n ההודעות הישנות ביותר, כדי שהשאר ייכנס להקשר של המודל. מה שמוצמד נשלח תמיד.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is more than the model&apos;s context has room for, and nothing of it can be left out.</source>
        <translation type="unfinished">זה יותר ממה שיש לו מקום בהקשר של המודל, ואין בו דבר שניתן להשמיט.</translation>
    </message>
    <message>
        <source>The context is %1 % full. Once it is full, you are asked what is to be done.</source>
        <translation type="unfinished">ההקשר מלא ב־⁨%1⁩ %. כשיתמלא תישאל השאלה מה לעשות.</translation>
    </message>
    <message>
        <source>What exceeds its part is sent all the same; earlier messages have that much less room.</source>
        <translation type="unfinished">מה שחורג מחלקו נשלח בכל זאת; להודעות קודמות נשאר פחות מקום בהתאם.</translation>
    </message>
    <message>
        <source>The conversation is still being counted.</source>
        <translation type="unfinished">השיחה עדיין נספרת.</translation>
    </message>
    <message>
        <source>By the provider&apos;s count of the last request; what is new since is estimated.</source>
        <translation type="unfinished">לפי ספירת הספק בבקשה האחרונה; מה שנוסף מאז הוא הערכה.</translation>
    </message>
    <message>
        <source>Estimated: the provider has counted nothing yet.</source>
        <translation type="unfinished">הערכה: הספק עדיין לא ספר דבר.</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>There is no conversation %1.</source>
        <translation type="unfinished">אין שיחה בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">אין פריט כזה בשיחה.</translation>
    </message>
    <message>
        <source>The order of this conversation&apos;s messages is damaged in the store.</source>
        <translation type="unfinished">סדר ההודעות של שיחה זו פגום במאגר.</translation>
    </message>
    <message>
        <source>Several conversations begin with %1; give more of the identifier.</source>
        <translation type="unfinished">כמה שיחות מתחילות ב־⁨%1⁩; יש לציין יותר מהמזהה.</translation>
    </message>
    <message>
        <source>The list of conversations is damaged; some may be missing from it.</source>
        <translation type="unfinished">רשימת השיחות פגומה; ייתכן שחסרות בה שיחות.</translation>
    </message>
</context>
<context>
    <name>ConverseOptions</name>
    <message>
        <source>--library and --compile go with --agent.</source>
        <translation type="unfinished">האפשרויות ⁦--library⁩ ו־⁦--compile⁩ באות עם ⁦--agent⁩.</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ גדול מ־16 MiB.</translation>
    </message>
    <message>
        <source>The provider.</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">הספק.</translation>
    </message>
    <message>
        <source>The model, or provider/model.</source>
        <translation type="unfinished">המודל, או provider/model.</translation>
    </message>
    <message>
        <source>Switch on this ensemble and no other; may be repeated. `none`: no tools.</source>
        <translation type="unfinished">הפעלת ערכה זו בלבד; ניתן לחזור על האפשרות. `none`: ללא כלים.</translation>
    </message>
    <message>
        <source>The supervisor&apos;s text, or @FILE.</source>
        <translation type="unfinished">הוראות המערכת, או ⁦@FILE⁩.</translation>
    </message>
    <message>
        <source>A control of the model, such as temperature=0.2; may be repeated.</source>
        <translation type="unfinished">מה שניתן להגדיר במודל, כגון temperature=0.2; ניתן לחזור על האפשרות.</translation>
    </message>
    <message>
        <source>After how much the turn asks whether to go on, 0 for never; may be repeated. NAME is one of %1.</source>
        <translation type="unfinished">אחרי כמה התור שואל אם להמשיך, 0 לאף פעם; ניתן לחזור על האפשרות. NAME הוא אחד מאלה: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>An endpoint without a descriptor. Its key, where it wants one, is in PARLANCE_ENDPOINT_KEY.</source>
        <translation type="unfinished">נקודת קצה ללא מתאר. המפתח שלה, אם נדרש, נמצא ב־PARLANCE_ENDPOINT_KEY.</translation>
    </message>
    <message>
        <source>The dialect of that endpoint, or the beginning of it: %1.</source>
        <translation type="unfinished">הניב של נקודת הקצה, או תחילתו: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A workspace folder; may be repeated. Default: the folder it is started in.</source>
        <translation type="unfinished">תיקיית עבודה; ניתן לחזור על האפשרות. ברירת מחדל: התיקייה שבה הופעלה.</translation>
    </message>
    <message>
        <source>Go on with this conversation (its identifier, or the beginning of it).</source>
        <translation type="unfinished">המשך שיחה זו (המזהה שלה, או תחילתו).</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all או שם של כלי; ניתן לחזור על האפשרות. ללא מסוף, ask פירושו refuse. מה שאף מילה אחרת אינה מכסה: hidden-files לקבצים מוסתרים או כאלה שנראים סודיים, ו־offered-calls לקריאות שתשובה מציעה בטקסט שלה.</translation>
    </message>
    <message>
        <source>This agent plays: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">סוכן זה פועל: שמו, או FILE, או FILE#NAME.</translation>
    </message>
    <message>
        <source>Bind the agent&apos;s tools from this tool library: its name, or FILE.</source>
        <translation type="unfinished">קישור כלי הסוכן מספריית כלים זו: שמה, או FILE.</translation>
    </message>
    <message>
        <source>Compile the agent&apos;s pattern; where that cannot be done, the agent does not play. Without this, the pattern is then interpreted.</source>
        <translation type="unfinished">הידור התבנית של הסוכן; אם לא ניתן, הוא אינו פועל. בלי אפשרות זו התבנית מפורשת.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">אורכה המרבי של תשובה אחת, ב־MiB: 1 עד 1024. ברירת מחדל: 16, או answer-limit ב־parlance.ini.</translation>
    </message>
    <message>
        <source>What to say; - reads it from standard input.</source>
        <translation type="unfinished">מה לומר; - קורא זאת מהקלט התקני.</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation type="unfinished">לא ניתן לקרוא את הקלט התקני.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">קלט תקני</translation>
    </message>
    <message>
        <source>What is to be said? Give a prompt, or - to read it from standard input.</source>
        <translation type="unfinished">מה לומר? יש לציין הנחיה, או - כדי לקרוא אותה מהקלט התקני.</translation>
    </message>
    <message>
        <source>--dialect goes with --base-url.</source>
        <translation type="unfinished">האפשרות ⁦--dialect⁩ באה עם ⁦--base-url⁩.</translation>
    </message>
    <message>
        <source>Give --provider or --base-url, not both.</source>
        <translation type="unfinished">יש לציין ⁦--provider⁩ או ⁦--base-url⁩, לא את שתיהן.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">אין ניב בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו כתובת.</translation>
    </message>
    <message>
        <source>Give --gram or --json, not both.</source>
        <translation type="unfinished">יש לציין ⁦--gram⁩ או ⁦--json⁩, לא את שתיהן.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">אין ספק בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>There is no provider named %1. If it is a model of %2, give --provider %2 too.</source>
        <translation type="unfinished">אין ספק בשם ⁨%1⁩. אם זה מודל של ⁨%2⁩, יש לציין גם ⁦--provider %2⁩.</translation>
    </message>
    <message>
        <source>Which model of %1? Say so with --model.</source>
        <translation type="unfinished">איזה מודל של ⁨%1⁩? יש לציין עם ⁦--model⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">לא ניתן לקרוא את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>A control is name=value, not %1.</source>
        <translation type="unfinished">בקרה נכתבת בצורה שם=ערך, ולא ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A limit is NAME=NUMBER, the number from 0 to %1 and the name one of %2; it is not %3.</source>
        <translation type="unfinished">מגבלה נכתבת בצורה NAME=NUMBER, המספר מ־0 עד ⁨%1⁩ והשם אחד מאלה: ⁨%2⁩; לא ⁨%3⁩.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has no controls.</source>
        <translation type="unfinished">הבקרה ⁨%1⁩ לא נשלחת: ל־⁨%2⁩ אין בקרות.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has only the controls %3.</source>
        <translation type="unfinished">הבקרה ⁨%1⁩ לא נשלחת: ל־⁨%2⁩ יש רק הבקרות ⁨%3⁩.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">אין תיקייה בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">⁨%1⁩ אינו טקסט UTF-8.</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>A message is missing from the store.</source>
        <translation type="unfinished">חסרה הודעה במאגר.</translation>
    </message>
    <message>
        <source>A message is damaged in the store: its checksum does not match.</source>
        <translation type="unfinished">הודעה במאגר פגומה: סכום הביקורת שלה שונה.</translation>
    </message>
    <message>
        <source>A part of the conversation is missing from the store.</source>
        <translation type="unfinished">חסר במאגר חלק מהשיחה.</translation>
    </message>
    <message>
        <source>A part of the conversation is damaged in the store.</source>
        <translation type="unfinished">חלק מהשיחה פגום במאגר.</translation>
    </message>
    <message>
        <source>%1 is there already. Nothing is overwritten.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ כבר קיים. דבר לא נדרס.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The copy %1 is not whole.</source>
        <translation type="unfinished">העותק ⁨%1⁩ אינו שלם.</translation>
    </message>
    <message>
        <source>This could not be read or saved: too many files are open.</source>
        <translation type="unfinished">לא ניתן היה לקרוא או לשמור: יותר מדי קבצים פתוחים.</translation>
    </message>
    <message>
        <source>There is not enough memory to read or save the conversations.</source>
        <translation type="unfinished">אין די זיכרון כדי לקרוא או לשמור את השיחות.</translation>
    </message>
    <message>
        <source>Another Parlance is writing to the conversations and does not finish.</source>
        <translation type="unfinished">מופע אחר של Parlance כותב לשיחות ואינו מסיים.</translation>
    </message>
    <message>
        <source>The conversations cannot be saved: their file is write-protected.</source>
        <translation type="unfinished">לא ניתן לשמור את השיחות: הקובץ שלהן מוגן מפני כתיבה.</translation>
    </message>
    <message>
        <source>The disk reported an error while the conversations were being read or saved.</source>
        <translation type="unfinished">הדיסק מדווח על שגיאה בזמן קריאת השיחות או שמירתן.</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. It has been left as it is.</source>
        <translation type="unfinished">קובץ השיחות פגום. הוא הושאר כמות שהוא.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation type="unfinished">הדיסק מלא: לא ניתן היה לשמור.</translation>
    </message>
    <message>
        <source>The file of the conversations cannot be opened.</source>
        <translation type="unfinished">לא ניתן לפתוח את קובץ השיחות.</translation>
    </message>
    <message>
        <source>The conversations could not be read or saved.</source>
        <translation type="unfinished">לא ניתן היה לקרוא או לשמור את השיחות.</translation>
    </message>
    <message>
        <source>“Repair the conversations…” in the Parlance menu, or parlance repair, saves what can be read.</source>
        <translation type="unfinished">הפקודה ”תיקון השיחות…” בתפריט Parlance, או parlance repair, מצילה את מה שניתן לקרוא.</translation>
    </message>
    <message>
        <source>A part of the change could not be saved.</source>
        <translation type="unfinished">לא ניתן היה לשמור חלק מהשינוי.</translation>
    </message>
    <message>
        <source>The conversation is gone, but traces of it may be left in the file. %1</source>
        <translation type="unfinished">השיחה נמחקה, אך ייתכן שנשארו ממנה עקבות בקובץ. ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Another Parlance is bringing %1 to a new version.</source>
        <translation type="unfinished">מופע אחר של Parlance מעדכן את ⁨%1⁩ לגרסה חדשה.</translation>
    </message>
    <message>
        <source>%1 is not a file of Parlance. It has been left as it is.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ אינו קובץ של Parlance. הוא הושאר כמות שהוא.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Parlance. It has been left as it is.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ נכתב בגרסה חדשה יותר של Parlance. הוא הושאר כמות שהוא.</translation>
    </message>
    <message>
        <source>The file system of %1 cannot hold conversations safely.</source>
        <translation type="unfinished">מערכת הקבצים של ⁨%1⁩ אינה יכולה לשמור שיחות בבטחה.</translation>
    </message>
    <message>
        <source>A copy of %1 could not be made, so it was not changed.</source>
        <translation type="unfinished">לא ניתן היה ליצור עותק של ⁨%1⁩, ולכן הוא לא שונה.</translation>
    </message>
    <message>
        <source>The place of a message is damaged in the store.</source>
        <translation type="unfinished">מקומה של הודעה פגום במאגר.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">אין פריט כזה בשיחה.</translation>
    </message>
    <message>
        <source>The system gives this program no thread, which it needs to save anything.</source>
        <translation type="unfinished">המערכת אינה מקצה לתוכנה תהליכון, שנחוץ לה כדי לשמור דבר.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the disk is full, or write-protected.</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩: הדיסק מלא, או מוגן מפני כתיבה.</translation>
    </message>
    <message>
        <source>%1 is empty, though conversations were kept in it. It has been left as it is. Put a copy in its place (the folder copies beside it may have one), or take it away to begin anew.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ ריק, אף שנשמרו בו שיחות. הוא הושאר כמות שהוא. יש לשים במקומו עותק (ייתכן שיש אחד בתיקייה copies שלצדו), או להעביר אותו כדי להתחיל מחדש.</translation>
    </message>
    <message>
        <source>%1 cannot be given another name, so it was not replaced.</source>
        <translation type="unfinished">לא ניתן לתת ל־⁨%1⁩ שם אחר, ולכן הוא לא הוחלף.</translation>
    </message>
    <message>
        <source>%1 cannot be written to, and there is no room for a copy to read from.</source>
        <translation type="unfinished">לא ניתן לכתוב ל־⁨%1⁩, ואין מקום לעותק שניתן לקרוא ממנו.</translation>
    </message>
    <message>
        <source>The turn is not in the store.</source>
        <translation type="unfinished">התור אינו במאגר.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">אין תיקייה בשם ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>DatabaseQuery</name>
    <message>
        <source>“%1” is not a file, so the database beside it is not opened.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו קובץ, ולכן מסד הנתונים שלצדו לא נפתח.</translation>
    </message>
    <message>
        <source>The statement reaches beyond the file, which is not allowed.</source>
        <translation type="unfinished">ההצהרה חורגת מהקובץ, והדבר אינו מותר.</translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation type="unfinished">הודעה מאת SQLite: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The query was stopped.</source>
        <translation type="unfinished">השאילתה נעצרה.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <translation type="unfinished">לא ניתן לפתוח את ”⁨%1⁩”: ⁨%2⁩</translation>
    </message>
    <message>
        <source>“%1” was replaced while it was being opened.</source>
        <translation type="unfinished">הקובץ ”⁨%1⁩” הוחלף בזמן שנפתח.</translation>
    </message>
    <message>
        <source>The statement needs more than the %1 of memory that it may use.</source>
        <translation type="unfinished">ההצהרה צריכה יותר מ־⁨%1⁩ הזיכרון המותרים לה.</translation>
    </message>
    <message>
        <source>The database cannot be confined on this system, so it is not opened.</source>
        <translation type="unfinished">לא ניתן להגביל את מסד הנתונים במערכת זו, ולכן הוא לא נפתח.</translation>
    </message>
    <message>
        <source>Only one statement is run at a time.</source>
        <translation type="unfinished">רק הצהרה אחת מבוצעת בכל פעם.</translation>
    </message>
    <message>
        <source>There is no statement.</source>
        <translation type="unfinished">אין הצהרה.</translation>
    </message>
    <message>
        <source>The statement has places for %1 values, and %2 are given.</source>
        <translation type="unfinished">מקומות לערכים בהצהרה: ⁨%1⁩; ערכים שניתנו: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>DeduplicationReader</name>
    <message>
        <source>cached is true or false.</source>
        <translation type="unfinished">הערך cached הוא true או false.</translation>
    </message>
    <message>
        <source>A deduplicator is &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; or &quot;semantic&quot;.</source>
        <translation type="unfinished">מסיר כפילויות הוא ⁦&quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot;⁩ או ⁦&quot;semantic&quot;⁩.</translation>
    </message>
    <message>
        <source>A window is a time or a number of canisters, such as &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; or &quot;10 canisters&quot;.</source>
        <translation type="unfinished">חלון הוא זמן או מספר פריטים, כגון ⁦&quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot;⁩ או ⁦&quot;10 canisters&quot;⁩.</translation>
    </message>
    <message>
        <source>This is a list of names.</source>
        <translation type="unfinished">זו רשימה של שמות.</translation>
    </message>
</context>
<context>
    <name>DescriptorCache</name>
    <message>
        <source>%1; the last version without an error is in use</source>
        <translation type="unfinished">⁨%1⁩; בשימוש הגרסה האחרונה ללא שגיאה</translation>
    </message>
</context>
<context>
    <name>DescriptorCheck</name>
    <message>
        <source>the name “%1” is already that of line %2</source>
        <translation type="unfinished">השם ”⁨%1⁩” כבר שייך לשורה ⁨%2⁩</translation>
    </message>
    <message>
        <source>only agents are written in gram</source>
        <translation type="unfinished">ב־gram נכתבים רק סוכנים</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">אין סוכן בקובץ זה</translation>
    </message>
</context>
<context>
    <name>DescriptorFile</name>
    <message>
        <source>this is not UTF-8 text</source>
        <translation type="unfinished">זה אינו טקסט UTF-8</translation>
    </message>
    <message>
        <source>a skill begins with a line ---, its name and description as YAML, and another line ---</source>
        <translation type="unfinished">מיומנות מתחילה בשורה ---, אחריה השם והתיאור שלה כ־YAML, ושורה --- נוספת</translation>
    </message>
    <message>
        <source>the head of a skill is a mapping with name and description</source>
        <translation type="unfinished">הראש של מיומנות הוא מיפוי עם name ו־description</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">אין קובץ כזה</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">לא ניתן לקרוא: ⁨%1⁩</translation>
    </message>
    <message>
        <source>is larger than 1 MiB</source>
        <translation type="unfinished">גדול מ־1 MiB</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">הקינון עמוק מדי</translation>
    </message>
    <message>
        <source>a character beyond ASCII may occur only in strings and comments; a key that has one must be quoted</source>
        <translation type="unfinished">תו שאינו ASCII רשאי להופיע רק במחרוזות ובהערות; מפתח שיש בו תו כזה נכתב במירכאות</translation>
    </message>
    <message>
        <source>this key has too many parts</source>
        <translation type="unfinished">במפתח זה יש יותר מדי חלקים</translation>
    </message>
    <message>
        <source>unknown escape sequence</source>
        <translation type="unfinished">רצף מילוט לא מוכר</translation>
    </message>
</context>
<context>
    <name>DescriptorSchema</name>
    <message>
        <source>a text</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">טקסט</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished">true או false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished">מספר שלם</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">מספר</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">רשימה</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">טבלה</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <translation type="unfinished">מספר עם שבר</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation type="unfinished">הערך ⁨%1⁩ חייב להיות ⁨%2⁩, ולא ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation type="unfinished">הערך ⁨%1⁩ חייב להיות אחד מאלה: ⁨%2⁩</translation>
    </message>
    <message>
        <source>a table with %1</source>
        <translation type="unfinished">טבלה עם ⁨%1⁩</translation>
    </message>
    <message>
        <source>a table of %1</source>
        <translation type="unfinished">טבלה של ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 must be one of these: %2</source>
        <translation type="unfinished">הערך ⁨%1⁩ חייב להיות אחד מאלה: ⁨%2⁩</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation type="unfinished">מפתח לא מוכר ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation type="unfinished">⁨%1⁩; אולי הכוונה ל־⁨%2⁩?</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished">חסר ⁨%1⁩</translation>
    </message>
    <message>
        <source>a date or a time</source>
        <translation type="unfinished">תאריך או שעה</translation>
    </message>
    <message>
        <source>%1 must be a finite number</source>
        <translation type="unfinished">הערך ⁨%1⁩ חייב להיות מספר סופי</translation>
    </message>
</context>
<context>
    <name>DescriptorTemplates</name>
    <message>
        <source>Tool that runs a &amp;command…</source>
        <translation type="unfinished">כלי שמריץ &amp;פקודה…</translation>
    </message>
    <message>
        <source>Tool that asks the &amp;web…</source>
        <translation type="unfinished">כלי ששואל את ה&amp;רשת…</translation>
    </message>
    <message>
        <source>Tools of an &amp;MCP server…</source>
        <translation type="unfinished">כלים של שרת &amp;MCP…</translation>
    </message>
    <message>
        <source>&amp;Built-in tool in your own words…</source>
        <translation type="unfinished">כלי &amp;מובנה במילים שלך…</translation>
    </message>
    <message>
        <source>Tool in a file of its &amp;own…</source>
        <translation type="unfinished">כלי ב&amp;קובץ משלו…</translation>
    </message>
    <message>
        <source>&amp;Provider…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;ספק…</translation>
    </message>
    <message>
        <source>Provider that starts a model &amp;file…</source>
        <translation type="unfinished">ספק שמפעיל קובץ מו&amp;דל…</translation>
    </message>
    <message>
        <source>&amp;Agent…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">סו&amp;כן…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">סוכן ב־&amp;gram…</translation>
    </message>
    <message>
        <source>P&amp;rompt…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">ה&amp;נחיה…</translation>
    </message>
    <message>
        <source>S&amp;kill…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">מ&amp;יומנות…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">ספריית כ&amp;לים…</translation>
    </message>
    <message>
        <source>Rehearsal &amp;scenario…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;תרחיש תרגול…</translation>
    </message>
    <message>
        <source>E&amp;valuation…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">ה&amp;ערכה…</translation>
    </message>
</context>
<context>
    <name>DescriptorVersions</name>
    <message>
        <source>The earlier text of %1 could not be kept.</source>
        <translation type="unfinished">לא ניתן היה לשמור את הטקסט הקודם של ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>Descriptors</name>
    <message>
        <source>Calculator</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">מחשבון</translation>
    </message>
    <message>
        <source>Works out arithmetic</source>
        <translation type="unfinished">מבצע חישובים</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">שעון</translation>
    </message>
    <message>
        <source>Tells the time</source>
        <translation type="unfinished">אומר מה השעה</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">קוד</translation>
    </message>
    <message>
        <source>Runs Python and shell commands that the model writes, in a sandbox</source>
        <translation type="unfinished">מריץ Python ופקודות מעטפת שהמודל כותב, בארגז חול</translation>
    </message>
    <message>
        <source>Greetings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">ברכות</translation>
    </message>
    <message>
        <source>Greets by name</source>
        <translation type="unfinished">מברך בשם</translation>
    </message>
    <message>
        <source>Files and addresses</source>
        <translation type="unfinished">קבצים וכתובות</translation>
    </message>
    <message>
        <source>Reads, writes and searches the files of the workspace folders, fetches what is at an address</source>
        <translation type="unfinished">קורא, כותב ומחפש בקבצים של תיקיות העבודה, ומביא את מה שנמצא בכתובת</translation>
    </message>
    <message>
        <source>Notebook</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">פנקס</translation>
    </message>
    <message>
        <source>Notes, things to do and reminders, kept over all conversations</source>
        <translation type="unfinished">הערות, מטלות ותזכורות, שנשמרות בכל השיחות</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">הסתברות</translation>
    </message>
    <message>
        <source>Dice, samples, random numbers, and what data is like</source>
        <translation type="unfinished">קוביות, מדגמים, מספרים אקראיים ומאפייני נתונים</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">תרגול</translation>
    </message>
    <message>
        <source>Tools that fail on purpose</source>
        <translation type="unfinished">כלים שנכשלים בכוונה</translation>
    </message>
    <message>
        <source>Summarization</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">סיכום</translation>
    </message>
    <message>
        <source>Has the conversation&apos;s model read a text in a conversation of its own; each call costs what the model costs</source>
        <translation type="unfinished">נותן למודל של השיחה לקרוא טקסט בשיחה נפרדת; כל קריאה עולה מה שהמודל עולה</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">טקסט</translation>
    </message>
    <message>
        <source>Identifiers, digests, Base64 and JSON</source>
        <translation type="unfinished">מזהים, תמציות ⁦(digest), Base64⁩ ו־JSON</translation>
    </message>
    <message>
        <source>Web</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">אינטרנט</translation>
    </message>
    <message>
        <source>Asks public services on the web: weather, an encyclopedia, a dictionary, exchange rates</source>
        <translation type="unfinished">פונה לשירותים ציבוריים ברשת: מזג אוויר, אנציקלופדיה, מילון, שערי חליפין</translation>
    </message>
    <message>
        <source>Contract: tags, as Hermes and Qwen learned them</source>
        <translation type="unfinished">חוזה: תגיות, כפי ש־Hermes ו־Qwen למדו אותן</translation>
    </message>
    <message>
        <source>For models that were trained on &lt;tool_call&gt; tags</source>
        <translation type="unfinished">למודלים שאומנו על תגיות ⁦&lt;tool_call&gt;⁩</translation>
    </message>
    <message>
        <source>Contract: as short as it can be</source>
        <translation type="unfinished">חוזה: קצר ככל האפשר</translation>
    </message>
    <message>
        <source>Only names, arguments and a line about each tool: for small models and small contexts</source>
        <translation type="unfinished">רק שמות, ארגומנטים ושורה על כל כלי: למודלים קטנים ולהקשרים קטנים</translation>
    </message>
    <message>
        <source>Contract: one JSON object and nothing else</source>
        <translation type="unfinished">חוזה: אובייקט JSON אחד ותו לא</translation>
    </message>
    <message>
        <source>For models that tend to write around their JSON</source>
        <translation type="unfinished">למודלים שנוטים לכתוב מסביב ל־JSON שלהם</translation>
    </message>
    <message>
        <source>Contract: JSON for calls only</source>
        <translation type="unfinished">חוזה: JSON לקריאות בלבד</translation>
    </message>
    <message>
        <source>Calls are JSON, answers plain text: for models that write badly in JSON strings</source>
        <translation type="unfinished">הקריאות ב־JSON, התשובות בטקסט פשוט: למודלים שמתקשים לכתוב בתוך מחרוזות JSON</translation>
    </message>
    <message>
        <source>Contract: JSON for calls and for answers</source>
        <translation type="unfinished">חוזה: JSON לקריאות ולתשובות</translation>
    </message>
    <message>
        <source>The contract as it was first laid down</source>
        <translation type="unfinished">החוזה כפי שנקבע לראשונה</translation>
    </message>
    <message>
        <source>Pair programmer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">שותף לתכנות</translation>
    </message>
    <message>
        <source>Has the model work on code with you; sets the system text and switches file tools on</source>
        <translation type="unfinished">המודל עובד איתך על קוד; קובע את הוראות המערכת ומפעיל כלי קבצים</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">שפות</translation>
    </message>
    <message>
        <source>Persona</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">אישיות</translation>
    </message>
    <message>
        <source>Recapitulate</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">סיכום ביניים</translation>
    </message>
    <message>
        <source>Sums up the conversation so far, so that it can go on from there</source>
        <translation type="unfinished">מסכם את השיחה עד כה, כדי שניתן יהיה להמשיך ממנה</translation>
    </message>
    <message>
        <source>Subject and aims</source>
        <translation type="unfinished">נושא ומטרות</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation type="unfinished">מה יש לעשות</translation>
    </message>
    <message>
        <source>Lists and tables</source>
        <translation type="unfinished">רשימות וטבלאות</translation>
    </message>
    <message>
        <source>Review a file</source>
        <translation type="unfinished">סקירת קובץ</translation>
    </message>
    <message>
        <source>Looks for what is wrong with a file of the workspace</source>
        <translation type="unfinished">מחפש מה לא תקין בקובץ של מרחב העבודה</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">קובץ</translation>
    </message>
    <message>
        <source>A text file of the workspace, by its path</source>
        <translation type="unfinished">קובץ טקסט במרחב העבודה, לפי הנתיב שלו</translation>
    </message>
    <message>
        <source>Look at</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">במה להתמקד</translation>
    </message>
    <message>
        <source>Such as: for what is slow</source>
        <translation type="unfinished">למשל: במה שאיטי</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">ממצאים</translation>
    </message>
    <message>
        <source>Tone</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">סגנון</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">שאלות</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">אורך תשובה מרבי</translation>
    </message>
    <message>
        <source>Tokens, thoughts included.</source>
        <translation type="unfinished">אסימונים, כולל החשיבה.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">טמפרטורה</translation>
    </message>
    <message>
        <source>How freely it chooses among likely words.</source>
        <translation type="unfinished">באיזו חופשיות הוא בוחר מבין המילים הסבירות.</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">מחשבות</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers; they require a temperature of 1.</source>
        <translation type="unfinished">אסימונים שמותר לו להשקיע בחשיבה לפני התשובה; נדרשת טמפרטורה של 1.</translation>
    </message>
    <message>
        <source>Effort</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">מאמץ</translation>
    </message>
    <message>
        <source>How much it thinks before it answers.</source>
        <translation type="unfinished">כמה הוא חושב לפני התשובה.</translation>
    </message>
    <message>
        <source>Top p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top p</translation>
    </message>
    <message>
        <source>How much of the likely words it chooses among.</source>
        <translation type="unfinished">מתוך איזה חלק של המילים הסבירות הוא בוחר.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">חשיבה</translation>
    </message>
    <message>
        <source>Whether it thinks before it answers.</source>
        <translation type="unfinished">האם הוא חושב לפני התשובה.</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers.</source>
        <translation type="unfinished">אסימונים שמותר לו להשקיע בחשיבה לפני התשובה.</translation>
    </message>
    <message>
        <source>Top k</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top k</translation>
    </message>
    <message>
        <source>How many of the likely words it chooses among; 0 for all.</source>
        <translation type="unfinished">מתוך כמה מילים סבירות הוא בוחר; 0 לכולן.</translation>
    </message>
    <message>
        <source>Min p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Min p</translation>
    </message>
    <message>
        <source>How likely a word must be, measured by the likeliest.</source>
        <translation type="unfinished">כמה סבירה צריכה מילה להיות, ביחס לסבירה ביותר.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">זרע</translation>
    </message>
    <message>
        <source>The same number gives the same answer again, as far as the server goes.</source>
        <translation type="unfinished">אותו מספר נותן שוב את אותה תשובה, במידה שהשרת מאפשר זאת.</translation>
    </message>
    <message>
        <source>For models whose template knows the switch.</source>
        <translation type="unfinished">למודלים שהתבנית שלהם מכירה את המתג.</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">הקשר</translation>
    </message>
    <message>
        <source>Tokens of request and answer together; what does not fit, Ollama forgets. More takes more memory.</source>
        <translation type="unfinished">אסימוני הבקשה והתשובה יחד; מה שלא נכנס, Ollama שוכח. ערך גדול יותר צורך יותר זיכרון.</translation>
    </message>
    <message>
        <source>For models that can think before they answer.</source>
        <translation type="unfinished">למודלים שיכולים לחשוב לפני התשובה.</translation>
    </message>
    <message>
        <source>How much a model that thinks does so before it answers.</source>
        <translation type="unfinished">כמה חושב מודל חושב לפני התשובה.</translation>
    </message>
    <message>
        <source>Sent as to a model; the scenario plays on as it is written.</source>
        <translation type="unfinished">נשלח כמו למודל; התרחיש ממשיך כפי שנכתב.</translation>
    </message>
    <message>
        <source>Sent as to a model that thinks.</source>
        <translation type="unfinished">נשלח כמו למודל חושב.</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">מהיר</translation>
    </message>
    <message>
        <source>A switch for trying out.</source>
        <translation type="unfinished">מתג לניסיון.</translation>
    </message>
    <message>
        <source>no language model</source>
        <translation type="unfinished">לא מודל שפה</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>“%1” is not dice. It is wanted as NdS, NdS+K or NdS-K: up to 1000 dice, an even number of sides from 4 on, N + K at least 1.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו קוביות. יש לכתוב NdS, NdS+K או NdS-K: עד 1000 קוביות, מספר זוגי של פאות מ־4 ומעלה, N + K לפחות 1.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>There is no such canister in the conversation any more.</source>
        <translation type="unfinished">אין עוד פריט כזה בשיחה.</translation>
    </message>
    <message>
        <source>The answer of this request is not in the conversation: its turn came to nothing.</source>
        <translation type="unfinished">התשובה לבקשה זו אינה בשיחה: התור שלה לא הניב דבר.</translation>
    </message>
    <message>
        <source>The conversation has gone on meanwhile, so nothing has been changed in it.</source>
        <translation type="unfinished">השיחה המשיכה בינתיים, ולכן דבר לא שונה בה.</translation>
    </message>
    <message>
        <source>There is no turn here that could be undone.</source>
        <translation type="unfinished">אין כאן תור שניתן לבטל.</translation>
    </message>
</context>
<context>
    <name>EditFile</name>
    <message>
        <source>The text to replace is not in “%1”.</source>
        <translation type="unfinished">הטקסט להחלפה אינו נמצא ב־”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>Its lines end with carriage return and line feed.</source>
        <translation type="unfinished">השורות שלו מסתיימות בתווי החזרת גרר והזנת שורה.</translation>
    </message>
    <message>
        <source>The text to replace is %1 times in “%2”. Give more of its surroundings, or set replace_all.</source>
        <translation type="unfinished">הטקסט להחלפה מופיע ⁨%1⁩ פעמים ב־”⁨%2⁩”. יש לציין עוד מסביבתו, או להגדיר replace_all.</translation>
    </message>
</context>
<context>
    <name>EnsembleReader</name>
    <message>
        <source>An ensemble needs [ensemble] with a name.</source>
        <translation type="unfinished">לערכת כלים נדרש ⁦[ensemble]⁩ עם שם.</translation>
    </message>
    <message>
        <source>There is no source “%1”.</source>
        <translation type="unfinished">אין מקור בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>“%1” is already a name or an alias of the tool %2, at %3.</source>
        <translation type="unfinished">השם ”⁨%1⁩” כבר משמש שם או כינוי של הכלי ⁨%2⁩, ב־⁨%3⁩.</translation>
    </message>
    <message>
        <source>There is no tool “%1” in this ensemble.</source>
        <translation type="unfinished">אין כלי בשם ”⁨%1⁩” בערכה זו.</translation>
    </message>
    <message>
        <source>The tool has no argument “%1”.</source>
        <translation type="unfinished">לכלי אין ארגומנט בשם ”⁨%1⁩”.</translation>
    </message>
</context>
<context>
    <name>EvaluationGround</name>
    <message>
        <source>There is no temporary folder for the runs: %1</source>
        <translation type="unfinished">אין תיקייה זמנית להרצות: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>ExchangeStore</name>
    <message>
        <source>There is no exchange %1.</source>
        <translation type="unfinished">אין חילוף נתונים בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Several exchanges begin with %1; give more of the identifier.</source>
        <translation type="unfinished">כמה חילופי נתונים מתחילים ב־⁨%1⁩; יש לציין יותר מהמזהה.</translation>
    </message>
    <message>
        <source>The exchanges are damaged in the store.</source>
        <translation type="unfinished">חילופי הנתונים פגומים במאגר.</translation>
    </message>
</context>
<context>
    <name>Fail</name>
    <message>
        <source>This tool was asked to fail.</source>
        <translation type="unfinished">כלי זה התבקש להיכשל.</translation>
    </message>
</context>
<context>
    <name>FetchUrl</name>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">בבקשה בשיטה ⁨%1⁩ אין גוף.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">לא ניתן להגדיר כך את הכותרת ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>FileBytes</name>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">הקובץ ”⁨%1⁩” גדול מ־⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” has changed since this call was shown and allowed, so nothing was written. Read it again.</source>
        <translation type="unfinished">הקובץ ”⁨%1⁩” השתנה מאז שהקריאה הוצגה ואושרה, ולכן דבר לא נכתב. יש לקרוא אותו שוב.</translation>
    </message>
    <message>
        <source>The encoding “%1” is not known.</source>
        <translation type="unfinished">הקידוד ”⁨%1⁩” אינו מוכר.</translation>
    </message>
    <message>
        <source>“%1” is not text in the encoding %2; it may be a binary file.</source>
        <translation type="unfinished">הקובץ ”⁨%1⁩” אינו טקסט בקידוד ⁨%2⁩; ייתכן שזה קובץ בינרי.</translation>
    </message>
</context>
<context>
    <name>FileChange</name>
    <message>
        <source>Replaces %1</source>
        <extracomment>What a call does to a file; %1 is the file, on the card that asks whether it may</extracomment>
        <translation type="unfinished">מחליף את ⁨%1⁩</translation>
    </message>
    <message>
        <source>Makes %1, which is not there yet</source>
        <translation type="unfinished">יוצר את ⁨%1⁩, שעדיין אינו קיים</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) are not shown here.</source>
        <translation type="unfinished">
            <numerusform>שורה נוספת אחת אינה מוצגת כאן.</numerusform>
            <numerusform>%n שורות נוספות אינן מוצגות כאן.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>There is no “%1”.</source>
        <translation type="unfinished">אין ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation type="unfinished">הפריט ”⁨%1⁩” הוא תיקייה, לא קובץ.</translation>
    </message>
    <message>
        <source>“%1” is not a folder, or a part of it is not.</source>
        <translation type="unfinished">הנתיב ”⁨%1⁩” אינו תיקייה, או שחלק ממנו אינו תיקייה.</translation>
    </message>
    <message>
        <source>There is a “%1” already.</source>
        <translation type="unfinished">כבר יש ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>“%1” became a link while it was being opened.</source>
        <translation type="unfinished">הפריט ”⁨%1⁩” הפך לקישור בזמן שנפתח.</translation>
    </message>
    <message>
        <source>The system refuses access to “%1”.</source>
        <translation type="unfinished">המערכת מסרבת לגישה אל ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">”%1”: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a regular file but a device, a socket or a pipe.</source>
        <translation type="unfinished">הפריט ”⁨%1⁩” אינו קובץ רגיל אלא התקן, שקע או צינור.</translation>
    </message>
</context>
<context>
    <name>FileLook</name>
    <message>
        <source>It was stopped before “%1” was read.</source>
        <translation type="unfinished">נעצר לפני ש־”⁨%1⁩” נקרא.</translation>
    </message>
    <message>
        <source>“%1” is a database that another program has open.</source>
        <translation type="unfinished">הקובץ ”⁨%1⁩” הוא מסד נתונים שתוכנה אחרת פתחה.</translation>
    </message>
</context>
<context>
    <name>FileUndo</name>
    <message>
        <source>“%1” leads elsewhere by now, to “%2”.</source>
        <translation type="unfinished">הנתיב ”⁨%1⁩” מוביל כעת למקום אחר, אל ”⁨%2⁩”.</translation>
    </message>
    <message>
        <source>Somebody else has changed it while the turn ran.</source>
        <translation type="unfinished">מישהו אחר שינה אותו בזמן שהתור רץ.</translation>
    </message>
    <message>
        <source>It is not known whether the turn or somebody else left it like this.</source>
        <translation type="unfinished">לא ידוע אם התור השאיר אותו כך, או מישהו אחר.</translation>
    </message>
    <message>
        <source>Somebody else has changed it since.</source>
        <translation type="unfinished">מישהו אחר שינה אותו מאז.</translation>
    </message>
    <message>
        <source>Somebody else has removed it since.</source>
        <translation type="unfinished">מישהו אחר הסיר אותו מאז.</translation>
    </message>
</context>
<context>
    <name>FindTool</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">אולי הכוונה ל־⁨%1⁩?</translation>
    </message>
    <message>
        <source>The server of %1 cannot be asked for its tools: %2</source>
        <translation type="unfinished">לא ניתן לשאול את השרת של ⁨%1⁩ על הכלים שלו: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The server of %1 has not listed its tools.</source>
        <translation type="unfinished">השרת של ⁨%1⁩ לא פירט את הכלים שלו.</translation>
    </message>
    <message>
        <source>There is no tool “%1”.</source>
        <translation type="unfinished">אין כלי בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>“%1” is the name of several tools.</source>
        <translation type="unfinished">השם ”⁨%1⁩” הוא שם של כמה כלים.</translation>
    </message>
    <message>
        <source>%1 is off, so its server has not been asked for its tools.</source>
        <translation type="unfinished">⁨%1⁩ כבוי, ולכן השרת שלו לא נשאל על הכלים שלו.</translation>
    </message>
</context>
<context>
    <name>ForeignConversation</name>
    <message>
        <source>The file has no result of this call.</source>
        <translation type="unfinished">בקובץ אין תוצאה של קריאה זו.</translation>
    </message>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">תוצאה של כלי</translation>
    </message>
</context>
<context>
    <name>ForeignText</name>
    <message>
        <source>${%1} is its value by default here.</source>
        <translation type="unfinished">${⁨%1⁩} הוא כאן ערך ברירת המחדל שלו.</translation>
    </message>
    <message>
        <source>${%1} is “%2” here, which is its value by default.</source>
        <translation type="unfinished">${⁨%1⁩} הוא כאן ”⁨%2⁩”, שהוא ערך ברירת המחדל שלו.</translation>
    </message>
    <message>
        <source>%1 is the folder %2 here, whichever folder is worked in.</source>
        <translation type="unfinished">הערך ⁨%1⁩ הוא כאן התיקייה ⁨%2⁩, בלי תלות בתיקייה שעובדים בה.</translation>
    </message>
</context>
<context>
    <name>ForeignValue</name>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו אובייקט.</translation>
    </message>
    <message>
        <source>%1 has more than %2 members.</source>
        <translation type="unfinished">לערך ⁨%1⁩ יש יותר מ־⁨%2⁩ מאפיינים.</translation>
    </message>
    <message>
        <source>%1 is not text.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו טקסט.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <translation type="unfinished">הערך ⁨%1⁩ ארוך מ־⁨%2⁩ תווים.</translation>
    </message>
    <message>
        <source>%1 holds the character U+0000.</source>
        <translation type="unfinished">הערך ⁨%1⁩ מכיל את התו U+0000.</translation>
    </message>
    <message>
        <source>%1 is not a list.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו רשימה.</translation>
    </message>
    <message>
        <source>%1 has more than %2 elements.</source>
        <translation type="unfinished">בערך ⁨%1⁩ יש יותר מ־⁨%2⁩ איברים.</translation>
    </message>
</context>
<context>
    <name>FormHints</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">⁨%1⁩ עד ⁨%2⁩</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished">לפחות ⁨%1⁩</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation type="unfinished">יותר מ־⁨%1⁩</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished">לכל היותר ⁨%1⁩</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation type="unfinished">פחות מ־⁨%1⁩</translation>
    </message>
    <message>
        <source>format %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">פורמט ⁨%1⁩</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation type="unfinished">כגון ⁨%1⁩</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation type="unfinished">כפולה של ⁨%1⁩</translation>
    </message>
    <message>
        <source>matching %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">תואם ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>תו אחד</numerusform>
            <numerusform>%n תווים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>איבר אחד</numerusform>
            <numerusform>%n איברים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormNode</name>
    <message>
        <source>Other members</source>
        <extracomment>Part of a form made from a schema</extracomment>
        <translation type="unfinished">מאפיינים אחרים</translation>
    </message>
    <message>
        <source>Pick one.</source>
        <extracomment>Message of a form made from a schema</extracomment>
        <translation type="unfinished">יש לבחור.</translation>
    </message>
    <message>
        <source>JSON is needed here.</source>
        <translation type="unfinished">נדרש כאן JSON.</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation type="unfinished">נדרש כאן מספר.</translation>
    </message>
    <message>
        <source>“%1” is not a number as JSON has it, such as 3, -0.5 or 1e6.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו מספר כפי שיש ב־JSON, כגון 3, -0.5 או 1e6.</translation>
    </message>
    <message>
        <source>This is required.</source>
        <translation type="unfinished">זה שדה חובה.</translation>
    </message>
    <message>
        <source>This must be a JSON object.</source>
        <translation type="unfinished">זה חייב להיות אובייקט JSON.</translation>
    </message>
    <message>
        <source>The name “%1” is there twice.</source>
        <translation type="unfinished">השם ”⁨%1⁩” מופיע פעמיים.</translation>
    </message>
</context>
<context>
    <name>FormSchema</name>
    <message>
        <source>Text</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">טקסט</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">מספר</translation>
    </message>
    <message>
        <source>Whole number</source>
        <extracomment>Kind of value in a form made from a schema: a JSON number without a fraction</extracomment>
        <translation type="unfinished">מספר שלם</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation type="unfinished">כן או לא</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">רשימה</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">אובייקט</translation>
    </message>
</context>
<context>
    <name>FoundServers</name>
    <message>
        <source>There is already a descriptor %1.</source>
        <translation type="unfinished">כבר יש מתאר בשם ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>GetWeather</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">התשובה של ⁨%1⁩ אינה JSON.</translation>
    </message>
    <message>
        <source>There is no place “%1”.</source>
        <translation type="unfinished">אין מקום בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>The answer says nothing about the weather.</source>
        <translation type="unfinished">התשובה אינה אומרת דבר על מזג האוויר.</translation>
    </message>
</context>
<context>
    <name>GramCheck</name>
    <message>
        <source>“%1” is defined twice here</source>
        <translation type="unfinished">השם ”⁨%1⁩” מוגדר כאן פעמיים</translation>
    </message>
    <message>
        <source>“%1” contains itself</source>
        <translation type="unfinished">השם ”⁨%1⁩” מכיל את עצמו</translation>
    </message>
    <message>
        <source>“%1” is defined nowhere</source>
        <translation type="unfinished">השם ”⁨%1⁩” אינו מוגדר בשום מקום</translation>
    </message>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">המפתח ”⁨%1⁩” מופיע כאן פעמיים</translation>
    </message>
    <message>
        <source>“%1” is already the name of another relationship</source>
        <translation type="unfinished">השם ”⁨%1⁩” הוא כבר שמו של קשר אחר</translation>
    </message>
</context>
<context>
    <name>GramCompose</name>
    <message>
        <source>“%1” says something else in another file</source>
        <translation type="unfinished">השם ”⁨%1⁩” אומר דבר אחר בקובץ אחר</translation>
    </message>
    <message>
        <source>“%1” is already defined at %2:%3:%4</source>
        <translation type="unfinished">השם ”⁨%1⁩” כבר מוגדר ב־%2:%3:%4</translation>
    </message>
    <message>
        <source>“%1” is referred to, and defined at %2</source>
        <translation type="unfinished">יש הפניה אל ”⁨%1⁩”, והוא מוגדר ב־⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>GramFormat</name>
    <message>
        <source>What is not gram cannot be formatted.</source>
        <translation type="unfinished">מה שאינו gram לא ניתן לעיצוב.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without losing a comment.</source>
        <translation type="unfinished">לא ניתן לעצב טקסט זה בלי לאבד הערה.</translation>
    </message>
</context>
<context>
    <name>GramJson</name>
    <message>
        <source>A pattern is an object with a “subject” and “elements”; this is not one.</source>
        <translation type="unfinished">תבנית היא אובייקט עם ”subject” ו־”elements”; זה אינו כזה.</translation>
    </message>
    <message>
        <source>The patterns are nested too deeply.</source>
        <translation type="unfinished">התבניות מקוננות עמוק מדי.</translation>
    </message>
</context>
<context>
    <name>GramParser</name>
    <message>
        <source>the text is too large: at most 8 million characters can be read</source>
        <translation type="unfinished">הטקסט גדול מדי: ניתן לקרוא לכל היותר 8 מיליון תווים</translation>
    </message>
    <message>
        <source>there is a NUL character here</source>
        <translation type="unfinished">יש כאן תו NUL</translation>
    </message>
    <message>
        <source>a name</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">שם</translation>
    </message>
    <message numerus="yes">
        <source>patterns are nested too deeply here: at most %n deep</source>
        <translation type="unfinished">
            <numerusform>תבניות מקוננות כאן עמוק מדי: רמה אחת לכל היותר</numerusform>
            <numerusform>תבניות מקוננות כאן עמוק מדי: %n רמות לכל היותר</numerusform>
        </translation>
    </message>
    <message>
        <source>“(”, “[” or an identifier</source>
        <translation type="unfinished">”(”, ”[” או מזהה</translation>
    </message>
    <message>
        <source>“)” or what belongs to a node</source>
        <translation type="unfinished">”)” או מה ששייך לצומת</translation>
    </message>
    <message>
        <source>this is not an arrow: they are written --, --&gt;, &lt;--, &lt;--&gt; or with -[…]-, and alike with = and ~</source>
        <translation type="unfinished">זה אינו חץ: חיצים נכתבים --, --&gt;, &lt;--, &lt;--&gt; או עם -[…]-, וכן עם = ועם ~</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished">נדרש ⁨%1⁩, נמצא ⁨%2⁩</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation type="unfinished">סוף הטקסט</translation>
    </message>
    <message>
        <source>an identifier</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">מזהה</translation>
    </message>
    <message>
        <source>a label</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">תווית</translation>
    </message>
    <message>
        <source>a key</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">מפתח</translation>
    </message>
    <message>
        <source>lists and maps cannot hold further lists or maps</source>
        <translation type="unfinished">רשימות ומיפויים אינם יכולים להכיל רשימות או מיפויים נוספים</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">ערך</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">מספר</translation>
    </message>
    <message>
        <source>after ``` and a tag, the line must end</source>
        <translation type="unfinished">אחרי ``` ותג, השורה חייבת להסתיים</translation>
    </message>
    <message>
        <source>this text is never closed by ```</source>
        <translation type="unfinished">טקסט זה לעולם אינו נסגר ב־```</translation>
    </message>
    <message>
        <source>the text may not end with a backtick directly before ```</source>
        <translation type="unfinished">הטקסט אינו רשאי להסתיים בגרש הפוך ישר לפני ```</translation>
    </message>
    <message>
        <source>this text is not closed by %1 on its line</source>
        <translation type="unfinished">טקסט זה אינו נסגר ב־⁨%1⁩ בשורה שלו</translation>
    </message>
    <message>
        <source>there is no such escape; between %1 there are \%1 \\ \/ \b \f \n \r \t</source>
        <translation type="unfinished">אין תו מילוט כזה; בין ⁨%1⁩ רשאי לבוא אחרי לוכסן הפוך רק אחד מאלה: ⁨%1⁩ \ / b f n r t</translation>
    </message>
</context>
<context>
    <name>GramReader</name>
    <message>
        <source>the text is larger than 32 MiB</source>
        <translation type="unfinished">הטקסט גדול מ־32 MiB</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation type="unfinished">זה אינו UTF-8</translation>
    </message>
    <message>
        <source>the annotation “%1” is repeated; the last one counts</source>
        <translation type="unfinished">הערת השוליים ”⁨%1⁩” חוזרת; האחרונה קובעת</translation>
    </message>
</context>
<context>
    <name>GramSelect</name>
    <message>
        <source>“%1” asks for nothing that a pattern says. Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">הביטוי ”⁨%1⁩” אינו מבקש דבר שתבנית אומרת. יש לכתוב ⁦name, :Label, {key: value}⁩ או כמה מהם.</translation>
    </message>
    <message>
        <source>Which patterns? Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">אילו תבניות? יש לכתוב ⁦name, :Label, {key: value}⁩ או כמה מהם.</translation>
    </message>
</context>
<context>
    <name>GramWriter</name>
    <message>
        <source>a NUL character</source>
        <translation type="unfinished">תו NUL</translation>
    </message>
    <message>
        <source>This cannot be said in gram: %1.</source>
        <translation type="unfinished">לא ניתן לומר זאת ב־gram: ⁨%1⁩.</translation>
    </message>
    <message numerus="yes">
        <source>patterns nested more than %n deep</source>
        <translation type="unfinished">
            <numerusform>תבניות מקוננות יותר מרמה אחת</numerusform>
            <numerusform>תבניות מקוננות יותר מ־%n רמות</numerusform>
        </translation>
    </message>
    <message>
        <source>a list within a list or a map</source>
        <translation type="unfinished">רשימה בתוך רשימה או מיפוי</translation>
    </message>
    <message>
        <source>a map within a list or a map</source>
        <translation type="unfinished">מיפוי בתוך רשימה או מיפוי</translation>
    </message>
    <message>
        <source>the number “%1”</source>
        <translation type="unfinished">המספר ”⁨%1⁩”</translation>
    </message>
    <message>
        <source>a range without ends</source>
        <translation type="unfinished">טווח ללא קצוות</translation>
    </message>
    <message>
        <source>the symbol “%1”</source>
        <translation type="unfinished">הסמל ”⁨%1⁩”</translation>
    </message>
    <message>
        <source>the tag “%1”</source>
        <translation type="unfinished">התג ”⁨%1⁩”</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation type="unfinished">רשימה ריקה</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message numerus="yes">
        <source>The model has called tools wrongly in %n round(s), although it was told what was wrong. Go on?</source>
        <translation type="unfinished">
            <numerusform>המודל קרא לכלים באופן שגוי בסבב אחד, אף שנאמר לו מה שגוי. להמשיך?</numerusform>
            <numerusform>המודל קרא לכלים באופן שגוי ב־%n סבבים, אף שנאמר לו מה שגוי. להמשיך?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn has gone to the model %n time(s). Go on?</source>
        <translation type="unfinished">
            <numerusform>תור זה פנה למודל פעם אחת. להמשיך?</numerusform>
            <numerusform>תור זה פנה למודל %n פעמים. להמשיך?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model asks for %n call(s) at once. Run them?</source>
        <translation type="unfinished">
            <numerusform>המודל מבקש קריאה אחת בבת אחת. להריץ אותה?</numerusform>
            <numerusform>המודל מבקש %n קריאות בבת אחת. להריץ אותן?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was called %n time(s) among the last %2 calls. Go on?</source>
        <translation type="unfinished">
            <numerusform>הכלי ⁨%1⁩ נקרא פעם אחת ב־⁨%2⁩ הקריאות האחרונות. להמשיך?</numerusform>
            <numerusform>הכלי ⁨%1⁩ נקרא %n פעמים ב־⁨%2⁩ הקריאות האחרונות. להמשיך?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HarChatReader</name>
    <message>
        <source>chats in an HTTP Archive</source>
        <translation type="unfinished">צ׳אטים ב־HTTP Archive</translation>
    </message>
    <message>
        <source>requests that are not of a chat whose dialect is known</source>
        <translation type="unfinished">בקשות שאינן של צ׳אט שהניב שלו מוכר</translation>
    </message>
</context>
<context>
    <name>HtmlWriter</name>
    <message>
        <source>Instructions</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what the model is told before all else</extracomment>
        <translation type="unfinished">הוראות</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: the person who uses the program</extracomment>
        <translation type="unfinished">את/ה</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">עוזר</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: a noun: an attached text</extracomment>
        <translation type="unfinished">מסמך</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">קריאה לכלי: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what a tool gave back</extracomment>
        <translation type="unfinished">תוצאה</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">מחשבות</translation>
    </message>
    <message>
        <source>(interrupted)</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">(נקטע)</translation>
    </message>
</context>
<context>
    <name>HttpInvocable</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">אין כאן רשת.</translation>
    </message>
    <message>
        <source>asks %1</source>
        <extracomment>Progress of a tool; %1 is a host, on the card of a call</extracomment>
        <translation type="unfinished">פונה אל ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>HttpReader</name>
    <message>
        <source>“%1” does not apply to a tool of the kind &quot;http&quot;.</source>
        <translation type="unfinished">המפתח ”⁨%1⁩” אינו אומר דבר על כלי מסוג ⁦&quot;http&quot;⁩.</translation>
    </message>
    <message>
        <source>method is one of %1.</source>
        <translation type="unfinished">הערך method הוא אחד מאלה: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>placeholders-in-host is true or false.</source>
        <translation type="unfinished">הערך placeholders-in-host הוא true או false.</translation>
    </message>
    <message>
        <source>A tool of the kind &quot;http&quot; needs a url.</source>
        <translation type="unfinished">לכלי מסוג ⁦&quot;http&quot;⁩ נדרש url.</translation>
    </message>
    <message>
        <source>body is &quot;json&quot;, &quot;form&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">הערך body הוא ⁦&quot;json&quot;, &quot;form&quot;⁩ או ⁦&quot;none&quot;⁩.</translation>
    </message>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">בבקשה בשיטה ⁨%1⁩ אין גוף.</translation>
    </message>
    <message>
        <source>The body is of another kind.</source>
        <translation type="unfinished">הגוף הוא מסוג אחר.</translation>
    </message>
    <message>
        <source>json is a table: the members of the body.</source>
        <translation type="unfinished">הערך json הוא טבלה: המאפיינים של הגוף.</translation>
    </message>
    <message>
        <source>response is a JSON pointer such as /current/temperature.</source>
        <translation type="unfinished">הערך response הוא מצביע JSON כגון ⁦/current/temperature⁩.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">הערך output הוא ⁦&quot;text&quot;, &quot;json&quot;⁩ או ⁦&quot;auto&quot;⁩.</translation>
    </message>
    <message>
        <source>size-limit is a whole number of bytes from 1 to %1.</source>
        <translation type="unfinished">הערך size-limit הוא מספר שלם של בתים מ־1 עד ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A table of names and values is expected here.</source>
        <translation type="unfinished">הכוונה כאן לטבלה של שמות וערכים.</translation>
    </message>
    <message>
        <source>The value of %1 is a text.</source>
        <translation type="unfinished">הערך של ⁨%1⁩ הוא טקסט.</translation>
    </message>
    <message>
        <source>A secret is { keychain = &quot;NAME&quot; } or { environment = &quot;NAME&quot; }, with prefix = &quot;…&quot; for what comes before it.</source>
        <translation type="unfinished">סוד הוא ⁦{ keychain = &quot;NAME&quot; }⁩ או ⁦{ environment = &quot;NAME&quot; }⁩, עם prefix = &quot;…&quot; למה שבא לפניו.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">לא ניתן להגדיר כך את הכותרת ⁨%1⁩.</translation>
    </message>
    <message>
        <source>“{%1}” is none of the arguments.</source>
        <translation type="unfinished">”{⁨%1⁩}” אינו אחד הארגומנטים.</translation>
    </message>
    <message>
        <source>The url needs “%1”, which is neither required nor has a default.</source>
        <translation type="unfinished">הערך url צריך את ”⁨%1⁩”, שאינו חובה ואין לו ברירת מחדל.</translation>
    </message>
</context>
<context>
    <name>HttpToolRequest</name>
    <message>
        <source>The value of the header %1 cannot be sent: it has a line end or another control character in it.</source>
        <translation type="unfinished">לא ניתן לשלוח את הערך של הכותרת ⁨%1⁩: יש בו סוף שורה או תו בקרה אחר.</translation>
    </message>
</context>
<context>
    <name>HttpToolResponse</name>
    <message>
        <source>%1 answered with something that is not JSON: %2</source>
        <translation type="unfinished">התשובה של ⁨%1⁩ אינה JSON: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The answer of %1 has nothing at %2: %3</source>
        <translation type="unfinished">בתשובה של ⁨%1⁩ אין דבר ב־⁨%2⁩: ⁨%3⁩</translation>
    </message>
</context>
<context>
    <name>InvokerReader</name>
    <message>
        <source>A tool needs a name of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">לכלי נדרש שם של 1 עד 64 אותיות, ספרות, _ ו־-.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">כינוי מורכב מ־1 עד 64 אותיות, ספרות, _ ו־-.</translation>
    </message>
    <message>
        <source>A description is a text.</source>
        <translation type="unfinished">תיאור הוא טקסט.</translation>
    </message>
    <message>
        <source>enabled is true or false.</source>
        <translation type="unfinished">הערך enabled הוא true או false.</translation>
    </message>
    <message>
        <source>The kind of an invocable is &quot;builtin&quot;, &quot;command&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">הסוג של יעד הפעלה הוא ⁦&quot;builtin&quot;, &quot;command&quot;⁩ או ⁦&quot;http&quot;⁩.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;http&quot;.</source>
        <translation type="unfinished">המפתח ”⁨%1⁩” מיועד לכלים מסוג ⁦&quot;http&quot;⁩.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;command&quot;.</source>
        <translation type="unfinished">המפתח ”⁨%1⁩” מיועד לכלים מסוג ⁦&quot;command&quot;⁩.</translation>
    </message>
    <message>
        <source>%1 is a list of texts.</source>
        <translation type="unfinished">הערך ⁨%1⁩ הוא רשימה של טקסטים.</translation>
    </message>
    <message>
        <source>There is no built-in tool “%1”.</source>
        <translation type="unfinished">אין כלי מובנה בשם ”⁨%1⁩”.</translation>
    </message>
</context>
<context>
    <name>JsonPieces</name>
    <message>
        <source>The file ends in the middle of a list.</source>
        <translation type="unfinished">הקובץ מסתיים באמצע רשימה.</translation>
    </message>
    <message>
        <source>Something comes after the end of the list.</source>
        <translation type="unfinished">משהו בא אחרי סוף הרשימה.</translation>
    </message>
    <message>
        <source>A comma was expected between two objects.</source>
        <translation type="unfinished">נדרש פסיק בין שני אובייקטים.</translation>
    </message>
    <message>
        <source>A JSON object was expected.</source>
        <translation type="unfinished">נדרש אובייקט JSON.</translation>
    </message>
    <message>
        <source>An object takes more than %1 MB.</source>
        <translation type="unfinished">אובייקט תופס יותר מ־⁨%1⁩ MB.</translation>
    </message>
    <message>
        <source>The file ends in the middle of an object.</source>
        <translation type="unfinished">הקובץ מסתיים באמצע אובייקט.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation type="unfinished">זה אינו JSON.</translation>
    </message>
    <message>
        <source>An object has more than %1 values.</source>
        <translation type="unfinished">באובייקט יש יותר מ־⁨%1⁩ ערכים.</translation>
    </message>
</context>
<context>
    <name>JsonRpc</name>
    <message>
        <source>The server sent something that is not a JSON-RPC message.</source>
        <translation type="unfinished">השרת שלח דבר שאינו הודעת JSON-RPC.</translation>
    </message>
    <message>
        <source>The server sent a message of more than %1 values.</source>
        <translation type="unfinished">השרת שלח הודעה של יותר מ־⁨%1⁩ ערכים.</translation>
    </message>
</context>
<context>
    <name>JsonSchema</name>
    <message>
        <source>The schema is too large or nested too deeply.</source>
        <translation type="unfinished">הסכימה גדולה מדי או מקוננת עמוק מדי.</translation>
    </message>
    <message>
        <source>The schema cannot be read as JSON.</source>
        <translation type="unfinished">לא ניתן לקרוא את הסכימה כ־JSON.</translation>
    </message>
    <message>
        <source>The value cannot be read as JSON.</source>
        <translation type="unfinished">לא ניתן לקרוא את הערך כ־JSON.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message numerus="yes">
        <source>The JSON text is larger than %n MiB.</source>
        <translation type="unfinished">
            <numerusform>טקסט ה־JSON גדול מ־%n MiB.</numerusform>
            <numerusform>טקסט ה־JSON גדול מ־%n MiB.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not JSON: it cannot be read from byte %1 on.</source>
        <translation type="unfinished">זה אינו JSON: לא ניתן לקרוא אותו מבית ⁨%1⁩ ואילך.</translation>
    </message>
</context>
<context>
    <name>LegacyEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here: %1.</source>
        <translation type="unfinished">השרת משתמש בגרסה של הפרוטוקול שאינה מוכרת כאן: ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>LentServers</name>
    <message>
        <source>Lent by the editor</source>
        <translation type="unfinished">בהשאלה מהעורך</translation>
    </message>
</context>
<context>
    <name>LibraryExport</name>
    <message>
        <source>The order of the messages of conversation %1 is damaged in the store.</source>
        <translation type="unfinished">סדר ההודעות של השיחה ⁨%1⁩ פגום במאגר.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation type="unfinished">הייצוא נעצר.</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">הייבוא נעצר.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">שורה ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Another conversation has the turn %1.</source>
        <translation type="unfinished">לשיחה אחרת יש התור ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation type="unfinished">הקובץ השתנה בזמן שנקרא.</translation>
    </message>
</context>
<context>
    <name>LibraryLines</name>
    <message>
        <source>“%1” is not what it should be.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו מה שאמור להיות.</translation>
    </message>
    <message>
        <source>Parlance&apos;s JSON Lines</source>
        <translation type="unfinished">JSON Lines של Parlance</translation>
    </message>
    <message>
        <source>The file ends in the middle of a conversation.</source>
        <translation type="unfinished">הקובץ מסתיים באמצע שיחה.</translation>
    </message>
    <message>
        <source>This is not the beginning of a Parlance library.</source>
        <translation type="unfinished">זו אינה תחילתה של ספרייה של Parlance.</translation>
    </message>
    <message>
        <source>The file was written by a newer Parlance.</source>
        <translation type="unfinished">הקובץ נכתב בגרסה חדשה יותר של Parlance.</translation>
    </message>
    <message>
        <source>A record “%1” is not expected here.</source>
        <translation type="unfinished">רשומה ”⁨%1⁩” אינה צפויה כאן.</translation>
    </message>
    <message>
        <source>“parent” is not one of the nodes before it.</source>
        <translation type="unfinished">הערך ”parent” אינו אף אחד מהצמתים הקודמים.</translation>
    </message>
    <message>
        <source>The conversation names a node that it does not have.</source>
        <translation type="unfinished">השיחה נוקבת בצומת שאין לה.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB and fits in no line.</source>
        <translation type="unfinished">הודעה תופסת יותר מ־⁨%1⁩ MB ואינה נכנסת לאף שורה.</translation>
    </message>
</context>
<context>
    <name>LocalServer</name>
    <message>
        <source>“%1” does not belong in the arguments: Parlance chooses a free port of this machine.</source>
        <translation type="unfinished">”⁨%1⁩” אינו מיועד לארגומנטים: Parlance בוחר פתחה פנויה של מחשב זה.</translation>
    </message>
    <message>
        <source>“%1” does not belong in the arguments: %2 says that.</source>
        <translation type="unfinished">”⁨%1⁩” אינו מיועד לארגומנטים: ⁨%2⁩ אומר זאת.</translation>
    </message>
</context>
<context>
    <name>MarkdownArchive</name>
    <message>
        <source>Parlance&apos;s Markdown</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Markdown של Parlance</translation>
    </message>
    <message>
        <source>Markdown has the path that was shown, without thoughts, pictures and branches.</source>
        <translation type="unfinished">ב־Markdown יש הנתיב שהוצג, ללא מחשבות, תמונות וענפים.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB.</source>
        <translation type="unfinished">הודעה תופסת יותר מ־⁨%1⁩ MB.</translation>
    </message>
    <message>
        <source>A message comes before its conversation.</source>
        <translation type="unfinished">הודעה באה לפני השיחה שלה.</translation>
    </message>
    <message>
        <source>A conversation has no identifier.</source>
        <translation type="unfinished">לשיחה אין מזהה.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a message.</source>
        <translation type="unfinished">הקובץ מסתיים באמצע הודעה.</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what the model is told before all else</extracomment>
        <translation type="unfinished">הוראות</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: the person who uses the program</extracomment>
        <translation type="unfinished">את/ה</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">עוזר</translation>
    </message>
    <message>
        <source>Assistant (%1)</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">עוזר (⁨%1⁩)</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: a noun: an attached text</extracomment>
        <translation type="unfinished">מסמך</translation>
    </message>
    <message>
        <source>Document: %1</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">מסמך: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">קריאה לכלי: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what a tool gave back</extracomment>
        <translation type="unfinished">תוצאה</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">שיחה</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">נקטע</translation>
    </message>
</context>
<context>
    <name>McpDelivery</name>
    <message>
        <source>The server asks for a sign-in (HTTP 401).</source>
        <translation type="unfinished">השרת דורש כניסה (HTTP 401).</translation>
    </message>
    <message>
        <source>The server does not allow this (HTTP 403).</source>
        <translation type="unfinished">השרת אינו מתיר זאת (HTTP 403).</translation>
    </message>
    <message>
        <source>There is no such place on the server (HTTP 404).</source>
        <translation type="unfinished">אין מקום כזה בשרת (HTTP 404).</translation>
    </message>
    <message>
        <source>The server is asked too often (HTTP 429).</source>
        <translation type="unfinished">השרת נשאל לעתים קרובות מדי (HTTP 429).</translation>
    </message>
    <message>
        <source>The server refused with HTTP %1.</source>
        <translation type="unfinished">השרת סירב עם HTTP ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The server ended its response without an answer.</source>
        <translation type="unfinished">השרת סיים את התגובה שלו ללא תשובה.</translation>
    </message>
    <message>
        <source>The server answered with something that is not a JSON-RPC message.</source>
        <translation type="unfinished">השרת ענה בדבר שאינו הודעת JSON-RPC.</translation>
    </message>
</context>
<context>
    <name>McpInvocable</name>
    <message>
        <source>on the MCP server %1: %2</source>
        <translation type="unfinished">בשרת ה־MCP ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>which calls it %1, unverified</source>
        <translation type="unfinished">שקורא לעצמו ⁨%1⁩, ללא אימות</translation>
    </message>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">השרת של ⁨%1⁩ אינו קיים עוד.</translation>
    </message>
</context>
<context>
    <name>McpInvokers</name>
    <message>
        <source>The server has no tool “%1”.</source>
        <translation type="unfinished">בשרת אין כלי בשם ”⁨%1⁩”.</translation>
    </message>
</context>
<context>
    <name>McpResult</name>
    <message>
        <source>What %1 answered is not a result of a tool.</source>
        <translation type="unfinished">מה ש־⁨%1⁩ ענה אינו תוצאה של כלי.</translation>
    </message>
    <message>
        <source>%1 reports an error and does not say which.</source>
        <translation type="unfinished">הכלי ⁨%1⁩ מדווח על שגיאה ואינו אומר איזו.</translation>
    </message>
    <message>
        <source>%1 promises structured content and gave none.</source>
        <translation type="unfinished">הכלי ⁨%1⁩ מבטיח תוכן מובנה ולא נתן כזה.</translation>
    </message>
    <message>
        <source>What %1 answered is not what its output schema promises: %2</source>
        <translation type="unfinished">מה ש־⁨%1⁩ ענה אינו מה שסכימת הפלט שלו מבטיחה: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>McpTool</name>
    <message>
        <source>The schema of its arguments cannot be used: %1</source>
        <translation type="unfinished">לא ניתן להשתמש בסכימת הארגומנטים שלו: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The schema of its results cannot be used: %1</source>
        <translation type="unfinished">לא ניתן להשתמש בסכימת התוצאות שלו: ⁨%1⁩</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">לקריאה בלבד</translation>
    </message>
    <message>
        <source>destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">הרסני</translation>
    </message>
    <message>
        <source>not destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">לא הרסני</translation>
    </message>
    <message>
        <source>repeatable</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">ניתן לחזור עליו</translation>
    </message>
    <message>
        <source>reaching out</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">פונה החוצה</translation>
    </message>
</context>
<context>
    <name>McpUriTemplate</name>
    <message>
        <source>The { at character %1 is left open.</source>
        <translation type="unfinished">הסוגר { בתו ⁨%1⁩ נשאר פתוח.</translation>
    </message>
    <message>
        <source>“{%1}” is not an expression of a URI template.</source>
        <translation type="unfinished">”{⁨%1⁩}” אינו ביטוי של תבנית URI.</translation>
    </message>
</context>
<context>
    <name>MirroredArguments</name>
    <message>
        <source>The argument “%1” goes into a header too, which can only say a text, a truth value, or an integer up to 2^53−1.</source>
        <translation type="unfinished">הארגומנט ”⁨%1⁩” נכנס גם לכותרת, שיכולה לומר רק טקסט, ערך אמת, או מספר שלם עד 2^53−1.</translation>
    </message>
</context>
<context>
    <name>ModelServerState</name>
    <message>
        <source>not stated</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">לא נאמר</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">כן</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">לא</translation>
    </message>
    <message>
        <source>listens at %1</source>
        <translation type="unfinished">מאזין ב־⁨%1⁩</translation>
    </message>
    <message>
        <source>listens at %1, to Parlance alone</source>
        <translation type="unfinished">מאזין ב־⁨%1⁩, ל־Parlance לבדו</translation>
    </message>
    <message>
        <source>llama.cpp %1</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">llama.cpp %1</translation>
    </message>
    <message>
        <source>context %1 tokens, pictures: %2, template with tools: %3</source>
        <translation type="unfinished">הקשר ⁨%1⁩ אסימונים, תמונות: ⁨%2⁩, תבנית עם כלים: ⁨%3⁩</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">נעצר</translation>
    </message>
    <message>
        <source>starting…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">בהפעלה…</translation>
    </message>
    <message>
        <source>loading…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">בטעינה…</translation>
    </message>
    <message>
        <source>loading, %1 %</source>
        <translation type="unfinished">בטעינה, ⁨%1⁩ %</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State of the server of a model file in the list of models on this machine: can be used</extracomment>
        <translation type="unfinished">מוכן</translation>
    </message>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">הפעלה מחדש בעוד ⁨%1⁩</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">נכשל</translation>
    </message>
</context>
<context>
    <name>ModernEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">השרת משתמש בגרסה של הפרוטוקול שאינה מוכרת כאן.</translation>
    </message>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">לא ניתן להבין את התוצאה של השרת.</translation>
    </message>
</context>
<context>
    <name>NewServer</name>
    <message>
        <source>Everything has to be on one line.</source>
        <translation type="unfinished">הכול חייב להיות בשורה אחת.</translation>
    </message>
    <message>
        <source>Type the program that is to be started, or an address.</source>
        <translation type="unfinished">יש להקליד את התוכנה שתופעל, או כתובת.</translation>
    </message>
    <message>
        <source>The address has to be one like https://example.org/mcp.</source>
        <translation type="unfinished">הכתובת חייבת להיות כמו https://example.org/mcp.</translation>
    </message>
    <message>
        <source>The server needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">לשרת נדרש שם של אותיות, ספרות, - ו־_.</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>There is no “%1” in the list.</source>
        <translation type="unfinished">אין ”⁨%1⁩” ברשימה.</translation>
    </message>
    <message>
        <source>There is no profile to keep it in.</source>
        <translation type="unfinished">אין פרופיל לשמור בו.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">לא ניתן לקרוא את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is not a notebook: %2</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ אינו פנקס: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The notebook is full: it holds 4 MiB.</source>
        <translation type="unfinished">הפנקס מלא: הוא מכיל 4 MiB.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>A note needs a name.</source>
        <translation type="unfinished">לפתק נדרש שם.</translation>
    </message>
    <message>
        <source>There is no note “%1”.</source>
        <translation type="unfinished">אין פתק בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>What is to be done?</source>
        <translation type="unfinished">מה יש לעשות?</translation>
    </message>
    <message>
        <source>A reminder needs a text and a time such as 2025-01-31T15:00.</source>
        <translation type="unfinished">לתזכורת נדרשים טקסט וזמן כגון 2025-01-31T15:00.</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>“%1” is not a time zone that is known here.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו אזור זמן המוכר כאן.</translation>
    </message>
</context>
<context>
    <name>NumberTools</name>
    <message>
        <source>min_val is larger than max_val.</source>
        <translation type="unfinished">הערך min_val גדול מ־max_val.</translation>
    </message>
    <message>
        <source>There are no numbers to describe.</source>
        <translation type="unfinished">אין מספרים לתאר.</translation>
    </message>
</context>
<context>
    <name>OpenAiChatReader</name>
    <message>
        <source>chats in OpenAI&apos;s form</source>
        <translation type="unfinished">צ׳אטים בצורה של OpenAI</translation>
    </message>
    <message>
        <source>A chat has no “messages”.</source>
        <translation type="unfinished">בצ׳אט אין ”messages”.</translation>
    </message>
    <message>
        <source>parts that are neither text nor a picture in the file</source>
        <translation type="unfinished">חלקים שאינם טקסט ואינם תמונה בקובץ</translation>
    </message>
    <message>
        <source>chats without a message</source>
        <translation type="unfinished">צ׳אטים ללא הודעה</translation>
    </message>
</context>
<context>
    <name>OutputReader</name>
    <message>
        <source>A template is a text.</source>
        <translation type="unfinished">תבנית היא טקסט.</translation>
    </message>
    <message>
        <source>A result has no member “%1”, by its schema.</source>
        <translation type="unfinished">לפי הסכימה שלה, לתוצאה אין מאפיין ”⁨%1⁩”.</translation>
    </message>
</context>
<context>
    <name>Overfull</name>
    <message>
        <source>system text %1 and tools %2 tokens over their parts</source>
        <translation type="unfinished">הוראות המערכת חורגות ב־⁨%1⁩ אסימונים מחלקן, והכלים ב־⁨%2⁩</translation>
    </message>
    <message>
        <source>system text %1 tokens over its part</source>
        <translation type="unfinished">הוראות המערכת חורגות ב־⁨%1⁩ אסימונים מחלקן</translation>
    </message>
    <message>
        <source>tools %1 tokens over their part</source>
        <translation type="unfinished">הכלים חורגים ב־⁨%1⁩ אסימונים מחלקם</translation>
    </message>
</context>
<context>
    <name>OverrideReader</name>
    <message>
        <source>“%1” has no effect here: the tools of this ensemble are its server&apos;s, whatever its [[invokers]] say about them.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו אומר כאן דבר: הכלים של ערכה זו הם של השרת שלה, ולא משנה מה אומר עליהם ⁦[[invokers]]⁩ שלה.</translation>
    </message>
    <message>
        <source>The name of one of the server&apos;s tools is missing.</source>
        <translation type="unfinished">חסר שמו של אחד מכלי השרת.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">כינוי מורכב מ־1 עד 64 אותיות, ספרות, _ ו־-.</translation>
    </message>
</context>
<context>
    <name>PathGuard</name>
    <message>
        <source>“%1” is not inside a workspace folder.</source>
        <translation type="unfinished">הנתיב ”⁨%1⁩” אינו בתוך תיקיית עבודה.</translation>
    </message>
    <message>
        <source>“%1” is in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">הנתיב ”⁨%1⁩” נמצא בתיקייה של Parlance עצמה, שאף כלי אינו ניגש אליה.</translation>
    </message>
    <message>
        <source>This is not a path.</source>
        <translation type="unfinished">זה אינו נתיב.</translation>
    </message>
    <message>
        <source>No workspace folder is picked, so no file can be reached. The person picks one in the window (Workspace folders), or starts the program in that folder on the command line.</source>
        <translation type="unfinished">לא נבחרה תיקיית עבודה, ולכן לא ניתן לגשת לאף קובץ. המשתמש בוחר תיקייה בחלון (תיקיות העבודה), או מפעיל את התוכנה באותה תיקייה בשורת הפקודה.</translation>
    </message>
</context>
<context>
    <name>PatternRules</name>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">המפתח ”⁨%1⁩” מופיע כאן פעמיים</translation>
    </message>
</context>
<context>
    <name>PatternTranslation</name>
    <message>
        <source>%1 has no meaning in a regular expression of ECMA-262.</source>
        <translation type="unfinished">לביטוי ⁨%1⁩ אין משמעות בביטוי רגולרי של ECMA-262.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>%1 sees no pictures: its server was started without a projector for them (--mmproj). Take the picture away, or pick another model.</source>
        <translation type="unfinished">המודל ⁨%1⁩ אינו רואה תמונות: השרת שלו הופעל בלי מקרן תמונות (⁦--mmproj⁩). יש להסיר את התמונה, או לבחור מודל אחר.</translation>
    </message>
</context>
<context>
    <name>PieceReader</name>
    <message>
        <source>left out: %1 (%2)</source>
        <translation type="unfinished">הושמט: ⁨%1⁩ (⁨%2⁩)</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>There is no line %1; the file has %2.</source>
        <translation type="unfinished">אין שורה ⁨%1⁩; בקובץ יש ⁨%2⁩.</translation>
    </message>
    <message>
        <source>A piece ends at line %1, before its start at line %2.</source>
        <translation type="unfinished">קטע מסתיים בשורה ⁨%1⁩, לפני התחלתו בשורה ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Two pieces overlap at line %1.</source>
        <translation type="unfinished">שני קטעים חופפים בשורה ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>PolicyReader</name>
    <message>
        <source>idempotent is true or false.</source>
        <translation type="unfinished">הערך idempotent הוא true או false.</translation>
    </message>
    <message>
        <source>writes is true or false.</source>
        <translation type="unfinished">הערך writes הוא true או false.</translation>
    </message>
    <message>
        <source>formats is &quot;assert&quot; or &quot;annotate&quot;.</source>
        <translation type="unfinished">הערך formats הוא ⁦&quot;assert&quot;⁩ או ⁦&quot;annotate&quot;⁩.</translation>
    </message>
    <message>
        <source>%1 is a number of seconds from 0 to %2.</source>
        <translation type="unfinished">הערך ⁨%1⁩ הוא מספר שניות מ־0 עד ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3.</source>
        <translation type="unfinished">הערך ⁨%1⁩ הוא מספר שלם מ־⁨%2⁩ עד ⁨%3⁩.</translation>
    </message>
    <message>
        <source>approval is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;, or a table with rules.</source>
        <translation type="unfinished">הערך approval הוא ⁦&quot;ask&quot;, &quot;allow&quot;⁩ או ⁦&quot;refuse&quot;⁩, או טבלה עם rules.</translation>
    </message>
    <message>
        <source>rules is a list of at most %1 tables.</source>
        <translation type="unfinished">הערך rules הוא רשימה של לכל היותר ⁨%1⁩ טבלאות.</translation>
    </message>
    <message>
        <source>A rule names the argument that it looks at: argument = &quot;path&quot;.</source>
        <translation type="unfinished">כלל נוקב בארגומנט שהוא בוחן: ⁦argument = &quot;path&quot;⁩.</translation>
    </message>
    <message>
        <source>A rule has one of path, host, command and text, with a pattern or a list of patterns.</source>
        <translation type="unfinished">בכלל יש אחד מאלה: path, host, command ו־text, עם תבנית או רשימת תבניות.</translation>
    </message>
    <message>
        <source>A rule&apos;s answer is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;.</source>
        <translation type="unfinished">הערך answer של כלל הוא ⁦&quot;ask&quot;, &quot;allow&quot;⁩ או ⁦&quot;refuse&quot;⁩.</translation>
    </message>
    <message>
        <source>on-failure is &quot;report&quot;, &quot;abort&quot; or a table of these by category.</source>
        <translation type="unfinished">הערך on-failure הוא ⁦&quot;report&quot;, &quot;abort&quot;⁩ או טבלה שלהם לפי קטגוריה.</translation>
    </message>
    <message>
        <source>“%1” is not a category of errors.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו קטגוריה של שגיאות.</translation>
    </message>
    <message>
        <source>What becomes of an error is &quot;report&quot; or &quot;abort&quot;.</source>
        <translation type="unfinished">מה שקורה לשגיאה הוא ⁦&quot;report&quot;⁩ או ⁦&quot;abort&quot;⁩.</translation>
    </message>
</context>
<context>
    <name>PreferenceFaultTexts</name>
    <message>
        <source>%1 has to be a number and is “%2”: it does not count.</source>
        <translation type="unfinished">⁨%1⁩ חייב להיות מספר, והוא „⁨%2⁩”: הוא אינו נחשב.</translation>
    </message>
</context>
<context>
    <name>PreparedRequest</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">הספק ⁨%1⁩ נוקב בניב שאינו קיים: ”⁨%2⁩”.</translation>
    </message>
</context>
<context>
    <name>ProgramReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">הערך command הוא רשימה של טקסטים: התוכנה והארגומנטים שלה.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">הערך environment הוא רשימה של שמות משתנים.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">השם ”⁨%1⁩” אינו שם של משתנה.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">משתנה הוא טקסט, או { keychain = &quot;שם של מפתח&quot; }.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">מודל נכתב PROVIDER/MODEL, ולא ”⁨%1⁩”</translation>
    </message>
    <message>
        <source>line %1 of the text: %2</source>
        <translation type="unfinished">שורה ⁨%1⁩ בטקסט: ⁨%2⁩</translation>
    </message>
    <message>
        <source>the text has no place for “%1”</source>
        <translation type="unfinished">בטקסט אין מקום ל־”⁨%1⁩”</translation>
    </message>
    <message>
        <source>The prompt %1 has no variables.</source>
        <translation type="unfinished">להנחיה ⁨%1⁩ אין משתנים.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. It has %3.</source>
        <translation type="unfinished">להנחיה ⁨%1⁩ אין משתנה ”⁨%2⁩”. יש לה ⁨%3⁩.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. Did you mean %3?</source>
        <translation type="unfinished">להנחיה ⁨%1⁩ אין משתנה ”⁨%2⁩”. אולי הכוונה: ⁨%3⁩.</translation>
    </message>
    <message>
        <source>The prompt %1 cannot be used: line %2 of its text: %3.</source>
        <translation type="unfinished">לא ניתן להשתמש בהנחיה ⁨%1⁩: שורה ⁨%2⁩ בטקסט שלה: ⁨%3⁩.</translation>
    </message>
    <message>
        <source>The prompt %1 wants to know: %2.</source>
        <translation type="unfinished">להנחיה ⁨%1⁩ חסר: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>PromptArguments</name>
    <message>
        <source>The prompt %1 takes no arguments.</source>
        <translation type="unfinished">ההנחיה ⁨%1⁩ אינה מקבלת ארגומנטים.</translation>
    </message>
    <message>
        <source>“%1” is not an argument of the prompt %2. It takes %3, written as name=value.</source>
        <translation type="unfinished">”⁨%1⁩” אינו ארגומנט של ההנחיה ⁨%2⁩. היא מקבלת ⁨%3⁩, בצורה שם=ערך.</translation>
    </message>
    <message>
        <source>The quotation mark of %1 is left open.</source>
        <translation type="unfinished">המירכאות של ⁨%1⁩ נשארו פתוחות.</translation>
    </message>
</context>
<context>
    <name>PromptCondition</name>
    <message>
        <source>the condition is too long</source>
        <translation type="unfinished">התנאי ארוך מדי</translation>
    </message>
    <message>
        <source>“%1” is not understood</source>
        <translation type="unfinished">הביטוי ”⁨%1⁩” אינו מובן</translation>
    </message>
    <message>
        <source>the condition is nested too deeply</source>
        <translation type="unfinished">התנאי מקונן עמוק מדי</translation>
    </message>
    <message>
        <source>a bracket is left open</source>
        <translation type="unfinished">סוגר נשאר פתוח</translation>
    </message>
    <message>
        <source>startswith must be followed by a bracket</source>
        <translation type="unfinished">אחרי startswith חייב לבוא סוגר</translation>
    </message>
    <message>
        <source>the condition ends too soon</source>
        <translation type="unfinished">התנאי מסתיים מוקדם מדי</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">אין משתנה בשם ”⁨%1⁩”</translation>
    </message>
</context>
<context>
    <name>PromptOptions</name>
    <message>
        <source>Say what this prompt says (`parlance prompts` lists them). A prompt for the supervisor becomes the system text; what to say is then given as well.</source>
        <translation type="unfinished">לומר את מה שהנחיה זו אומרת (⁦`parlance prompts`⁩ מפרט אותן). הנחיה למערכת היא הוראות המערכת; במקרה כזה נמסר גם מה לומר.</translation>
    </message>
    <message>
        <source>The value of one of the prompt&apos;s variables; may be repeated.</source>
        <translation type="unfinished">מה שבא במקום שבהנחיה; ניתן לחזור על האפשרות.</translation>
    </message>
    <message>
        <source>--variable goes with --prompt.</source>
        <translation type="unfinished">האפשרות ⁦--variable⁩ באה עם ⁦--prompt⁩.</translation>
    </message>
    <message>
        <source>A variable is given as name=value, not %1.</source>
        <translation type="unfinished">משתנה נכתב בצורה שם=ערך, ולא ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Give --system, or a prompt that is a system text, not both.</source>
        <translation type="unfinished">יש לציין ⁦--system⁩, או הנחיה שהיא הוראות מערכת, לא את שתיהן.</translation>
    </message>
    <message>
        <source>Give --prompt or what to say, not both.</source>
        <translation type="unfinished">יש לציין ⁦--prompt⁩ או מה לומר, לא את שניהם.</translation>
    </message>
</context>
<context>
    <name>PromptParts</name>
    <message>
        <source>Answer: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">תשובה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">הודעה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>picture</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">תמונה</translation>
    </message>
</context>
<context>
    <name>PromptTemplate</name>
    <message>
        <source>“% %1” ends nothing that was begun</source>
        <translation type="unfinished">”% ⁨%1⁩” אינו מסיים דבר שהתחיל</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation type="unfinished">תנאים מקוננים עמוק מדי</translation>
    </message>
    <message>
        <source>“% if” is not ended by “% endif”</source>
        <translation type="unfinished">”⁦% if⁩” אינו מסתיים ב־”⁦% endif⁩”</translation>
    </message>
    <message>
        <source>“% for” must be written “% for NAME in VARIABLE:”, with the name of a variable</source>
        <translation type="unfinished">”⁦% for⁩” נכתב ”⁦% for NAME in VARIABLE⁩:”, עם שם של משתנה</translation>
    </message>
    <message>
        <source>“% for” is not ended by “% endfor”</source>
        <translation type="unfinished">”⁦% for⁩” אינו מסתיים ב־”⁦% endfor⁩”</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">אין משתנה בשם ”⁨%1⁩”</translation>
    </message>
    <message>
        <source>With these values the text of the prompt becomes too long.</source>
        <translation type="unfinished">עם ערכים אלה טקסט ההנחיה נהיה ארוך מדי.</translation>
    </message>
</context>
<context>
    <name>PromptVariable</name>
    <message>
        <source>“%1” has no options to choose from</source>
        <translation type="unfinished">למשתנה ”⁨%1⁩” אין אפשרויות לבחירה</translation>
    </message>
    <message>
        <source>the minimum is larger than the maximum</source>
        <translation type="unfinished">המזערי גדול מהמרבי</translation>
    </message>
    <message>
        <source>“%1” is to be %2.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” צריך להיות ⁨%2⁩.</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">מספר</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished">⁨%1⁩ או יותר</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation type="unfinished">⁨%1⁩ או פחות</translation>
    </message>
    <message>
        <source>%1 and so on in steps of %2</source>
        <translation type="unfinished">⁨%1⁩ וכן הלאה בצעדים של ⁨%2⁩</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished">אחד מאלה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation type="unfinished">כן או לא</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">טקסט</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">איברים</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">תווים</translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <translation type="unfinished">⁨%1⁩ ⁨%2⁩ או יותר</translation>
    </message>
    <message>
        <source>%1 %2 or less</source>
        <translation type="unfinished">⁨%1⁩ ⁨%2⁩ או פחות</translation>
    </message>
    <message>
        <source>a list of shorter texts</source>
        <translation type="unfinished">רשימה של טקסטים קצרים יותר</translation>
    </message>
</context>
<context>
    <name>ProviderEmbeddings</name>
    <message>
        <source>%1 has no vectors for texts.</source>
        <translation type="unfinished">לספק ⁨%1⁩ אין וקטורים לטקסטים.</translation>
    </message>
</context>
<context>
    <name>PythonLiterals</name>
    <message>
        <source>only a literal is read here, not an expression</source>
        <translation type="unfinished">כאן נקרא רק ערך מילולי, לא ביטוי</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation type="unfinished">הקינון כאן עמוק מדי</translation>
    </message>
    <message>
        <source>a comma or a bracket is missing</source>
        <translation type="unfinished">חסרים פסיק או סוגר</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation type="unfinished">סוגר אינו נסגר</translation>
    </message>
    <message>
        <source>a key has to be a text</source>
        <translation type="unfinished">מפתח חייב להיות טקסט</translation>
    </message>
    <message>
        <source>“:” is missing after a key</source>
        <translation type="unfinished">חסר ”:” אחרי מפתח</translation>
    </message>
    <message>
        <source>only plain texts are read, without f and b before them</source>
        <translation type="unfinished">נקראים רק טקסטים פשוטים, ללא f ו־b לפניהם</translation>
    </message>
    <message>
        <source>a text is not closed</source>
        <translation type="unfinished">טקסט אינו נסגר</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation type="unfinished">אין תו כזה</translation>
    </message>
    <message>
        <source>this character cannot be read</source>
        <translation type="unfinished">לא ניתן לקרוא תו זה</translation>
    </message>
    <message>
        <source>this number cannot be read</source>
        <translation type="unfinished">לא ניתן לקרוא מספר זה</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation type="unfinished">חסר הערך</translation>
    </message>
    <message>
        <source>only literals are read; “%1” is not one</source>
        <translation type="unfinished">נקראים רק ערכים מילוליים; ”⁨%1⁩” אינו כזה</translation>
    </message>
</context>
<context>
    <name>QuickFix</name>
    <message>
        <source>Add %1</source>
        <extracomment>Offer to mend a descriptor; %1 is what is added, in the editor</extracomment>
        <translation type="unfinished">הוספת ⁨%1⁩</translation>
    </message>
    <message>
        <source>Change to “%1”</source>
        <translation type="unfinished">שינוי ל־”⁨%1⁩”</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation type="unfinished">שינוי ל־⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>“%1” has only %2 lines.</source>
        <translation type="unfinished">בקובץ ”⁨%1⁩” יש רק ⁨%2⁩ שורות.</translation>
    </message>
</context>
<context>
    <name>ReadResult</name>
    <message>
        <source>The result of %1 has only %2 bytes.</source>
        <translation type="unfinished">בתוצאה של ⁨%1⁩ יש רק ⁨%2⁩ בתים.</translation>
    </message>
    <message>
        <source>This conversation has no call “%1” with a result.</source>
        <translation type="unfinished">בשיחה זו אין קריאה ”⁨%1⁩” עם תוצאה.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>The pages of the file</source>
        <translation type="unfinished">הדפים של הקובץ</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">הודעות</translation>
    </message>
    <message numerus="yes">
        <source>%n content(s) cannot be read.</source>
        <translation type="unfinished">
            <numerusform>לא ניתן לקרוא תוכן אחד.</numerusform>
            <numerusform>לא ניתן לקרוא %n תכנים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part.</source>
        <translation type="unfinished">
            <numerusform>הודעה אחת אינה ניתנת לקריאה, או רק בחלקה.</numerusform>
            <numerusform>%n הודעות אינן ניתנות לקריאה, או רק בחלקן.</numerusform>
        </translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">שיחות</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are missing.</source>
        <translation type="unfinished">
            <numerusform>חסרה הודעה אחת.</numerusform>
            <numerusform>חסרות %n הודעות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of conversations have gaps.</source>
        <translation type="unfinished">
            <numerusform>בענף אחד של שיחות יש פער.</numerusform>
            <numerusform>ב־%n ענפים של שיחות יש פערים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in conversations are not as they were written.</source>
        <translation type="unfinished">
            <numerusform>מקום אחד בשיחות אינו כפי שנכתב.</numerusform>
            <numerusform>%n מקומות בשיחות אינם כפי שנכתבו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) have lost their end.</source>
        <translation type="unfinished">
            <numerusform>שיחה אחת איבדה את סופה.</numerusform>
            <numerusform>%n שיחות איבדו את סופן.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">הקובץ ריק.</translation>
    </message>
    <message>
        <source>There are no conversations in %1.</source>
        <translation type="unfinished">אין שיחות ב־⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is write-protected, so it cannot be repaired in place.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ מוגן מפני כתיבה, ולכן לא ניתן לתקן אותו במקומו.</translation>
    </message>
    <message>
        <source>Another Parlance has %1 open. Close it first.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ פתוח במופע אחר של Parlance. יש לסגור אותו קודם.</translation>
    </message>
    <message>
        <source>The new file</source>
        <translation type="unfinished">הקובץ החדש</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Nothing can be read of %1, and there is no daily copy. It has been left as it is.</source>
        <translation type="unfinished">לא ניתן לקרוא דבר מ־⁨%1⁩, ואין עותק יומי. הוא הושאר כמות שהוא.</translation>
    </message>
    <message>
        <source>Nothing could be read of the file. What came after the copy %1 is missing.</source>
        <translation type="unfinished">לא ניתן היה לקרוא דבר מהקובץ. מה שבא אחרי העותק ⁨%1⁩ חסר.</translation>
    </message>
    <message>
        <source>Found by Repair</source>
        <translation type="unfinished">נמצא בתיקון</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">תכנים</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">תורות</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">חילופי נתונים</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">קבצים</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">חיפוש</translation>
    </message>
    <message>
        <source>This message, or a part of it, was lost with a damaged store.</source>
        <translation type="unfinished">הודעה זו, או חלק ממנה, אבדה עם מאגר פגום.</translation>
    </message>
    <message>
        <source>“%1”: message(s) %2 cannot be read, or only in part.</source>
        <translation type="unfinished">”⁨%1⁩”: לא ניתן לקרוא את ההודעות ⁨%2⁩, או רק בחלקן.</translation>
    </message>
    <message>
        <source>“%1”: where it ended is not known; it ends with its newest message now.</source>
        <translation type="unfinished">”⁨%1⁩”: לא ידוע היכן הסתיימה; כעת היא מסתיימת בהודעה החדשה ביותר שלה.</translation>
    </message>
    <message numerus="yes">
        <source>%n body or bodies of exchanges cannot be read.</source>
        <translation type="unfinished">
            <numerusform>מחילופי הנתונים לא ניתן לקרוא גוף אחד.</numerusform>
            <numerusform>מחילופי הנתונים לא ניתן לקרוא %n גופים.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was in it was lost with a damaged store.</source>
        <translation type="unfinished">מה שהיה בו אבד עם מאגר פגום.</translation>
    </message>
    <message>
        <source>Found by Repair: messages without a place</source>
        <translation type="unfinished">נמצא בתיקון: הודעות ללא מקום</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) have lost their place; they are in “%1”.</source>
        <translation type="unfinished">
            <numerusform>הודעה אחת איבדה את מקומה; היא ב־”⁨%1⁩”.</numerusform>
            <numerusform>%n הודעות איבדו את מקומן; הן ב־”⁨%1⁩”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resending</name>
    <message>
        <source>%1 is not a call of a model that can be sent again: %2</source>
        <translation type="unfinished">⁨%1⁩ אינו קריאה למודל שניתן לשלוח שוב: ⁨%2⁩</translation>
    </message>
    <message>
        <source>No request is kept for %1.</source>
        <translation type="unfinished">לא נשמרה בקשה של ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>ResponseText</name>
    <message>
        <source>%1 answered with the status %2.</source>
        <translation type="unfinished">השרת ⁨%1⁩ ענה במצב ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 answered with %2 bytes of the type %3, which are not text.</source>
        <translation type="unfinished">השרת ⁨%1⁩ ענה ב־⁨%2⁩ בתים מהסוג ⁨%3⁩, שאינם טקסט.</translation>
    </message>
</context>
<context>
    <name>ResultTemplate</name>
    <message>
        <source>The } at character %1 closes nothing; }} stands for a brace.</source>
        <translation type="unfinished">הסוגר } בתו ⁨%1⁩ אינו סוגר דבר; }} מייצג סוגר מסולסל.</translation>
    </message>
    <message>
        <source>The { at character %1 is left open; {{ stands for a brace.</source>
        <translation type="unfinished">הסוגר { בתו ⁨%1⁩ נשאר פתוח; {{ מייצג סוגר מסולסל.</translation>
    </message>
    <message>
        <source>The braces at character %1 have no name in them.</source>
        <translation type="unfinished">בסוגריים המסולסלים בתו ⁨%1⁩ אין שם.</translation>
    </message>
</context>
<context>
    <name>RollDice</name>
    <message>
        <source>There is nothing to roll: give dice or specs.</source>
        <translation type="unfinished">אין מה להטיל: יש לציין dice או specs.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>%1 cannot be picked from %2 without replacement.</source>
        <translation type="unfinished">לא ניתן לבחור ⁨%1⁩ מתוך ⁨%2⁩ ללא החזרה.</translation>
    </message>
</context>
<context>
    <name>SavingEntries</name>
    <message>
        <source>file</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">קובץ</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved: a verb</extracomment>
        <translation type="unfinished">שמירה</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished">לא ניתן היה לכתוב את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Save %1 as…</source>
        <translation type="unfinished">שמירת ⁨%1⁩ בשם…</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">שמירה בשם</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>a scenario needs a title and a model</source>
        <translation type="unfinished">לתרחיש נדרשים כותרת ומודל</translation>
    </message>
    <message>
        <source>this fault is of no known kind</source>
        <translation type="unfinished">לתקלה זו אין סוג מוכר</translation>
    </message>
</context>
<context>
    <name>SchemaAssertions</name>
    <message>
        <source>%1 is not of type %2.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו מהטיפוס ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is none of: %2.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו אף אחד מאלה: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation type="unfinished">הערך ⁨%1⁩ קטן מ־⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is greater than %2.</source>
        <translation type="unfinished">הערך ⁨%1⁩ גדול מ־⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is not greater than %2.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו גדול מ־⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is not less than %2.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו קטן מ־⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו כפולה של ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at least %4 are needed.</source>
        <translation type="unfinished">בערך ⁨%1⁩ יש ⁨%2⁩ ⁨%3⁩; נדרשים לפחות ⁨%4⁩.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at most %4 are allowed.</source>
        <translation type="unfinished">בערך ⁨%1⁩ יש ⁨%2⁩ ⁨%3⁩; מותרים לכל היותר ⁨%4⁩.</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">תווים</translation>
    </message>
    <message>
        <source>%1 is not of the format %2.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו בפורמט ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 does not match the pattern %2.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו תואם את התבנית ⁨%2⁩.</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">איברים</translation>
    </message>
    <message>
        <source>%1 has the same element twice.</source>
        <translation type="unfinished">בערך ⁨%1⁩ יש אותו איבר פעמיים.</translation>
    </message>
    <message>
        <source>members</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">מאפיינים</translation>
    </message>
    <message>
        <source>The member “%1” is missing from %2.</source>
        <translation type="unfinished">המאפיין ”⁨%1⁩” חסר ב־⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>SchemaCompiler</name>
    <message>
        <source>has too many schemas in it</source>
        <translation type="unfinished">מכילה יותר מדי סכימות</translation>
    </message>
    <message>
        <source>refers to itself without an end</source>
        <translation type="unfinished">מפנה לעצמה ללא סוף</translation>
    </message>
    <message>
        <source>is one schema too many; the schema is too large</source>
        <translation type="unfinished">היא סכימה אחת יותר מדי; הסכימה גדולה מדי</translation>
    </message>
    <message>
        <source>must be a schema: an object, true or false</source>
        <translation type="unfinished">חייבת להיות סכימה: אובייקט, true או false</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation type="unfinished">חייב להיות מחרוזת</translation>
    </message>
    <message>
        <source>refers to “%1”, which is neither in the schema nor registered</source>
        <translation type="unfinished">מפנה אל ”⁨%1⁩”, שאינו בסכימה ואינו רשום</translation>
    </message>
    <message>
        <source>must be a list of schemas</source>
        <translation type="unfinished">חייב להיות רשימה של סכימות</translation>
    </message>
    <message>
        <source>must be an object of schemas</source>
        <translation type="unfinished">חייב להיות אובייקט של סכימות</translation>
    </message>
    <message>
        <source>The schema</source>
        <extracomment>Subject of a message about a JSON Schema</extracomment>
        <translation type="unfinished">הסכימה</translation>
    </message>
    <message>
        <source>must be a list of values</source>
        <translation type="unfinished">חייב להיות רשימה של ערכים</translation>
    </message>
    <message>
        <source>names %1, which is not a type of JSON Schema</source>
        <translation type="unfinished">נוקב ב־⁨%1⁩, שאינו טיפוס של JSON Schema</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation type="unfinished">חייב להיות מספר</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation type="unfinished">חייב להיות גדול מ־0</translation>
    </message>
    <message>
        <source>must be a whole number of 0 or more</source>
        <translation type="unfinished">חייב להיות מספר שלם, 0 או יותר</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation type="unfinished">חייב להיות true או false</translation>
    </message>
    <message>
        <source>must be a list of strings</source>
        <translation type="unfinished">חייב להיות רשימה של מחרוזות</translation>
    </message>
    <message>
        <source>is not a regular expression that can be checked: %1</source>
        <translation type="unfinished">אינו ביטוי רגולרי שניתן לבדוק: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>SchemaEvaluator</name>
    <message>
        <source>%1 is not allowed here.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו מותר כאן.</translation>
    </message>
    <message>
        <source>The schema could not be checked within its bounds.</source>
        <translation type="unfinished">לא ניתן היה לבדוק את הסכימה בגבולותיה.</translation>
    </message>
    <message>
        <source>There is no member “%1” in the schema.</source>
        <translation type="unfinished">אין מאפיין ”⁨%1⁩” בסכימה.</translation>
    </message>
    <message>
        <source>%1 has %2 elements of the kind it must contain.</source>
        <translation type="unfinished">בערך ⁨%1⁩ יש ⁨%2⁩ איברים מהסוג שעליו להכיל.</translation>
    </message>
    <message>
        <source>%1 is what the schema excludes.</source>
        <translation type="unfinished">הערך ⁨%1⁩ הוא מה שהסכימה שוללת.</translation>
    </message>
    <message>
        <source>%1 fits none of the %2 alternatives.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו מתאים לאף אחת מ־⁨%2⁩ החלופות.</translation>
    </message>
    <message>
        <source>%1 fits %2 of the %3 alternatives, not exactly one.</source>
        <translation type="unfinished">הערך ⁨%1⁩ מתאים ל־⁨%2⁩ מתוך ⁨%3⁩ החלופות, ולא לאחת בדיוק.</translation>
    </message>
    <message>
        <source>The pattern %1 could not be decided within its bounds.</source>
        <translation type="unfinished">לא ניתן היה להכריע בתבנית ⁨%1⁩ בגבולותיה.</translation>
    </message>
</context>
<context>
    <name>SchemaMatch</name>
    <message>
        <source>it has no argument “%1”</source>
        <translation type="unfinished">אין לו ארגומנט ”⁨%1⁩”</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which the specification does not have</source>
        <translation type="unfinished">הוא דורש את הארגומנט ”⁨%1⁩”, שאין במפרט</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which may be left out in the specification</source>
        <translation type="unfinished">הוא דורש את הארגומנט ”⁨%1⁩”, שבמפרט ניתן להשמיט</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, not %3</source>
        <translation type="unfinished">הארגומנט ”⁨%1⁩” שלו הוא מהטיפוס ⁨%2⁩, ולא ⁨%3⁩</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, where the specification says none</source>
        <translation type="unfinished">הארגומנט ”⁨%1⁩” שלו הוא מהטיפוס ⁨%2⁩, כשהמפרט אינו אומר טיפוס</translation>
    </message>
</context>
<context>
    <name>SchemaMirrors</name>
    <message>
        <source>the schema is nested too deeply</source>
        <translation type="unfinished">הסכימה מקוננת עמוק מדי</translation>
    </message>
    <message>
        <source>only properties that are reached through “properties” alone can be mirrored</source>
        <translation type="unfinished">ניתן לשקף רק מאפיינים שמגיעים אליהם דרך ”properties” בלבד</translation>
    </message>
    <message>
        <source>“%1” is not a name of a header</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו שם של כותרת</translation>
    </message>
    <message>
        <source>only a string, an integer or a boolean can be mirrored</source>
        <translation type="unfinished">ניתן לשקף רק מחרוזת, מספר שלם או ערך בוליאני</translation>
    </message>
    <message>
        <source>the header “%1” is used twice</source>
        <translation type="unfinished">הכותרת ”⁨%1⁩” משמשת פעמיים</translation>
    </message>
    <message>
        <source>x-mcp-header at “%1”: %2</source>
        <translation type="unfinished">x-mcp-header ב־”⁨%1⁩”: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>SearchFiles</name>
    <message>
        <source>The pattern is not a regular expression: %1, at character %2.</source>
        <translation type="unfinished">התבנית אינה ביטוי רגולרי: ⁨%1⁩, בתו ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1” cannot be read: %2 takes a date such as %3.</source>
        <translation type="unfinished">לא ניתן לקרוא את „⁨%1⁩”: ⁨%2⁩ מצפה לתאריך כגון ⁨%3⁩.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes %3 or %4.</source>
        <translation type="unfinished">לא ניתן לקרוא את „⁨%1⁩”: ⁨%2⁩ מצפה ל־⁨%3⁩ או ⁨%4⁩.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes one of these: %3.</source>
        <translation type="unfinished">לא ניתן לקרוא את „⁨%1⁩”: ⁨%2⁩ מצפה לאחד מאלה: ⁨%3⁩.</translation>
    </message>
</context>
<context>
    <name>ServerDraft</name>
    <message>
        <source>The variable %1 of the environment, or a key of that name.</source>
        <translation type="unfinished">משתנה הסביבה ⁨%1⁩, או מפתח בשם זה.</translation>
    </message>
    <message>
        <source>What the file calls ${input:%1}.</source>
        <translation type="unfinished">מה שהקובץ מכנה ${input:%1}.</translation>
    </message>
</context>
<context>
    <name>ServerEntryImport</name>
    <message>
        <source>“envFile” is left out: variables are not read from a file. Name those that it needs in the descriptor.</source>
        <translation type="unfinished">”envFile” מושמט: משתנים אינם נקראים מקובץ. יש לנקוב במתאר באלה שנחוצים לו.</translation>
    </message>
    <message>
        <source>“%1” is left out: a server is not confined here.</source>
        <translation type="unfinished">”⁨%1⁩” מושמט: כאן שרת אינו מוגבל.</translation>
    </message>
    <message>
        <source>“headersHelper” is left out: no program is run for headers. A header can name a key.</source>
        <translation type="unfinished">”headersHelper” מושמט: אף תוכנה אינה מורצת עבור כותרות. כותרת יכולה לנקוב במפתח.</translation>
    </message>
    <message>
        <source>“%1” is left out: all tools are offered, and single ones can be switched off.</source>
        <translation type="unfinished">”⁨%1⁩” מושמט: כל הכלים מוצעים, וניתן לכבות כלים בודדים.</translation>
    </message>
    <message>
        <source>“auto_connect” is left out: a server is connected when a conversation uses it.</source>
        <translation type="unfinished">”auto_connect” מושמט: שרת מתחבר כששיחה משתמשת בו.</translation>
    </message>
    <message>
        <source>“ssl_verify” is left out: certificates are always checked.</source>
        <translation type="unfinished">”ssl_verify” מושמט: אישורים נבדקים תמיד.</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו אובייקט.</translation>
    </message>
    <message>
        <source>It is switched off there, and so it is here.</source>
        <translation type="unfinished">הוא כבוי שם, ולכן גם כאן.</translation>
    </message>
    <message>
        <source>Servers of the type “%1” cannot be reached.</source>
        <translation type="unfinished">לא ניתן להגיע לשרתים מהסוג ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>It names neither a program nor an address.</source>
        <translation type="unfinished">לא נקובה בו תוכנה ולא כתובת.</translation>
    </message>
    <message>
        <source>Its type is “sse”: whether it speaks the older HTTP with server-sent events is found out when it is connected.</source>
        <translation type="unfinished">הסוג שלו הוא ”sse”: אם הוא מדבר את ה־HTTP הישן עם אירועים מהשרת מתברר בעת ההתחברות.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: %1 is not known here.</source>
        <translation type="unfinished">”cwd” מושמט, כך שהשרת מופעל בתיקיית הבית: ⁨%1⁩ אינו מוכר כאן.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: which folder “%1” is in is not known here.</source>
        <translation type="unfinished">”cwd” מושמט, כך שהשרת מופעל בתיקיית הבית: לא ידוע כאן באיזו תיקייה נמצא ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>Its address is only known when it is started. Write a descriptor with the address itself.</source>
        <translation type="unfinished">הכתובת שלו ידועה רק בעת הפעלתו. יש לכתוב מתאר עם הכתובת עצמה.</translation>
    </message>
    <message>
        <source>Its address is not an HTTP address, and no other can be reached.</source>
        <translation type="unfinished">הכתובת שלו אינה של HTTP, ולא ניתן להגיע לאחרות.</translation>
    </message>
    <message>
        <source>Its address holds a key, and a descriptor can name a key only for a header. See whether the server takes it so.</source>
        <translation type="unfinished">הכתובת שלו מכילה מפתח, ומתאר יכול לנקוב במפתח רק עבור כותרת. כדאי לבדוק אם השרת מקבל אותו כך.</translation>
    </message>
    <message>
        <source>Its address is not encrypted: whoever is on the way to %1 can read and change what is said.</source>
        <translation type="unfinished">הכתובת שלו אינה מוצפנת: כל מי שבדרך אל ⁨%1⁩ יכול לקרוא ולשנות את הנאמר.</translation>
    </message>
    <message>
        <source>Its address is not encrypted, and it needs a key, which everybody on the way to %1 could read. Ask for an address with https.</source>
        <translation type="unfinished">הכתובת שלו אינה מוצפנת, והוא דורש מפתח, שכל מי שבדרך אל ⁨%1⁩ יכול לקרוא. יש לבקש כתובת עם https.</translation>
    </message>
    <message>
        <source>“%1” is left out: the server is reached by its address.</source>
        <translation type="unfinished">”⁨%1⁩” מושמט: מגיעים לשרת לפי הכתובת שלו.</translation>
    </message>
    <message>
        <source>“%1” is left out: it is not an object.</source>
        <translation type="unfinished">”⁨%1⁩” מושמט: אינו אובייקט.</translation>
    </message>
    <message>
        <source>“%1” is left out: the sign-in finds out by itself, or has no use for it.</source>
        <translation type="unfinished">”⁨%1⁩” מושמט: הכניסה מגלה זאת בעצמה, או שאין לה בו צורך.</translation>
    </message>
    <message>
        <source>The client&apos;s identifier is left out, since it is only known when the server is started.</source>
        <translation type="unfinished">מזהה הלקוח מושמט, כי הוא ידוע רק בעת הפעלת השרת.</translation>
    </message>
    <message>
        <source>The client&apos;s secret.</source>
        <translation type="unfinished">הסוד של הלקוח.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a tool and is left out.</source>
        <translation type="unfinished">”⁨%1⁩” אינו יכול להיות שם של כלי, ומושמט.</translation>
    </message>
    <message>
        <source>All of its tools may be used without asking there, and so it is here: check whether that is intended.</source>
        <translation type="unfinished">שם מותר להשתמש בכל הכלים שלו בלי לשאול, ולכן גם כאן: כדאי לבדוק אם לכך הכוונה.</translation>
    </message>
    <message>
        <source>These tools may be used without asking, as there: %1.</source>
        <translation type="unfinished">בכלים אלה מותר להשתמש בלי לשאול, כמו שם: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A call may take %1 seconds without a sign of progress: “timeout” is %2 there.</source>
        <translation type="unfinished">קריאה רשאית להימשך ⁨%1⁩ שניות ללא סימן להתקדמות: שם ”timeout” הוא ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” has no counterpart here and is left out.</source>
        <translation type="unfinished">ל־”⁨%1⁩” אין כאן מקבילה, והוא מושמט.</translation>
    </message>
    <message>
        <source>“%1” is left out: it holds a key.</source>
        <translation type="unfinished">”⁨%1⁩” מושמט: יש בו מפתח.</translation>
    </message>
</context>
<context>
    <name>ServerFileReader</name>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation type="unfinished">הקובץ גדול מ־1 MiB.</translation>
    </message>
    <message>
        <source>There is a zero byte; this is not text.</source>
        <translation type="unfinished">יש בו בית אפס; זה אינו טקסט.</translation>
    </message>
    <message>
        <source>This is not JSON from here on.</source>
        <translation type="unfinished">מכאן ואילך זה אינו JSON.</translation>
    </message>
    <message>
        <source>Objects and lists are nested more than %1 deep.</source>
        <translation type="unfinished">אובייקטים ורשימות מקוננים יותר מ־⁨%1⁩ רמות.</translation>
    </message>
    <message>
        <source>%1: There are no servers in it, neither as “mcpServers” nor as “servers”.</source>
        <translation type="unfinished">⁨%1⁩: אין בו שרתים, לא כ־”mcpServers” ולא כ־”servers”.</translation>
    </message>
    <message>
        <source>%1: There are more than %2 servers in it.</source>
        <translation type="unfinished">⁨%1⁩: יש בו יותר מ־⁨%2⁩ שרתים.</translation>
    </message>
    <message>
        <source>“sandbox” is left out: a server is not confined here.</source>
        <translation type="unfinished">”sandbox” מושמט: כאן שרת אינו מוגבל.</translation>
    </message>
    <message>
        <source>An MCP server, taken over from %1.</source>
        <translation type="unfinished">שרת MCP, נקלט מתוך ⁨%1⁩.</translation>
    </message>
    <message>
        <source>It is there already, as the ensemble %1.</source>
        <translation type="unfinished">הוא כבר נמצא כאן, כערכה ⁨%1⁩.</translation>
    </message>
    <message>
        <source>It is called %1, since there is another ensemble %2.</source>
        <translation type="unfinished">הוא נקרא ⁨%1⁩, כי יש ערכה אחרת בשם ⁨%2⁩.</translation>
    </message>
    <message>
        <source>It is not among “default_servers” and therefore switched off here.</source>
        <translation type="unfinished">הוא אינו בין ”default_servers” ולכן כבוי כאן.</translation>
    </message>
</context>
<context>
    <name>ServerState</name>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">הפעלה מחדש בעוד ⁨%1⁩</translation>
    </message>
    <message>
        <source>standard input and output</source>
        <translation type="unfinished">קלט ופלט תקניים</translation>
    </message>
    <message>
        <source>Streamable HTTP</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Streamable HTTP</translation>
    </message>
    <message>
        <source>HTTP with server-sent events</source>
        <translation type="unfinished">HTTP עם אירועים מהשרת</translation>
    </message>
    <message>
        <source>calls itself %1</source>
        <translation type="unfinished">קורא לעצמו ⁨%1⁩</translation>
    </message>
    <message>
        <source>MCP %1, stateless</source>
        <translation type="unfinished">MCP ⁨%1⁩, ללא מצב</translation>
    </message>
    <message>
        <source>MCP %1, with a session</source>
        <translation type="unfinished">MCP ⁨%1⁩, עם הפעלה</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: not connected</extracomment>
        <translation type="unfinished">כבוי</translation>
    </message>
    <message>
        <source>connecting…</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">בהתחברות…</translation>
    </message>
    <message>
        <source>needs sign-in</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">נדרשת כניסה</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: can be used</extracomment>
        <translation type="unfinished">מוכן</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">נכשל</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Nothing was sent: message %1 of this conversation cannot be read. %2 A message that is switched off is left out.</source>
        <translation type="unfinished">דבר לא נשלח: לא ניתן לקרוא את הודעה ⁨%1⁩ של שיחה זו. ⁨%2⁩ הודעה מושבתת אינה נכללת.</translation>
    </message>
    <message>
        <source>Nothing was sent: a message of this turn cannot be read. %1</source>
        <translation type="unfinished">דבר לא נשלח: לא ניתן לקרוא הודעה של תור זה. ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>SettingsImport</name>
    <message>
        <source>“%1” is not a name of a variable and is left out.</source>
        <translation type="unfinished">”⁨%1⁩” אינו שם של משתנה, ומושמט.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this and is left out.</source>
        <translation type="unfinished">לא ניתן להגדיר כך את הכותרת ⁨%1⁩, והיא מושמטת.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">הערך של ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is left out: it is put together from several parts, and a descriptor can name one key.</source>
        <translation type="unfinished">⁨%1⁩ מושמט: הוא מורכב מכמה חלקים, ומתאר יכול לנקוב במפתח אחד.</translation>
    </message>
    <message>
        <source>%1 is left out: what %2 stands for is not known here.</source>
        <translation type="unfinished">⁨%1⁩ מושמט: לא ידוע כאן מה ⁨%2⁩ מייצג.</translation>
    </message>
</context>
<context>
    <name>SignInQuestions</name>
    <message>
        <source>The server “%1” (%2) wants you to sign in at %3.</source>
        <translation type="unfinished">השרת ”⁨%1⁩” (⁨%2⁩) מבקש שתיכנס ב־⁨%3⁩.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">הכניסה נדחתה.</translation>
    </message>
    <message>
        <source>The browser could not be opened.</source>
        <translation type="unfinished">לא ניתן היה לפתוח את הדפדפן.</translation>
    </message>
</context>
<context>
    <name>Signature</name>
    <message>
        <source>a signature is one path, such as (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">חתימה היא נתיב אחד, כגון (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>arguments are an object: its schema has the type “object”</source>
        <translation type="unfinished">ארגומנטים הם אובייקט: לסכימה שלו יש הטיפוס ”object”</translation>
    </message>
    <message>
        <source>%1 is a type of its own; a record needs another name</source>
        <translation type="unfinished">⁨%1⁩ הוא טיפוס בפני עצמו; לרשומה נדרש שם אחר</translation>
    </message>
    <message>
        <source>() means no parameters only where it stands alone: ()==&gt;(::String)</source>
        <translation type="unfinished">רק כשהוא לבדו () פירושו ללא פרמטרים: (⁦)==&gt;(::String⁩)</translation>
    </message>
    <message>
        <source>the signature says nothing about what comes back: (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">החתימה אינה אומרת דבר על מה שמוחזר: (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>the arrows of a signature all point the same way</source>
        <translation type="unfinished">כל החצים בחתימה מצביעים לאותו כיוון</translation>
    </message>
    <message>
        <source>“%1” occurs here twice</source>
        <translation type="unfinished">”⁨%1⁩” מופיע כאן פעמיים</translation>
    </message>
    <message>
        <source>written out, the schema is larger than 256 KiB</source>
        <translation type="unfinished">בכתיבה מלאה הסכימה גדולה מ־256 KiB</translation>
    </message>
    <message>
        <source>a parameter has a name before its type: (name::Text)</source>
        <translation type="unfinished">לפרמטר יש שם לפני הטיפוס שלו: (name::Text)</translation>
    </message>
    <message>
        <source>a type is missing here: (name::Text)</source>
        <translation type="unfinished">חסר כאן טיפוס: (name::Text)</translation>
    </message>
    <message>
        <source>there can be only one type: %1</source>
        <translation type="unfinished">יכול להיות רק טיפוס אחד: ⁨%1⁩</translation>
    </message>
    <message>
        <source>the type %1 contains itself, which no signature can</source>
        <translation type="unfinished">הטיפוס ⁨%1⁩ מכיל את עצמו, וחתימה אינה יכולה</translation>
    </message>
    <message>
        <source>types are nested too deeply here</source>
        <translation type="unfinished">טיפוסים מקוננים כאן עמוק מדי</translation>
    </message>
    <message>
        <source>the fields of a type are written (name::Text)</source>
        <translation type="unfinished">השדות של טיפוס נכתבים (name::Text)</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation type="unfinished">”⁨%1⁩” נאמר פעמיים</translation>
    </message>
    <message>
        <source>there is no type “%1”; lists are written ::Array {items: Text}, optional values {optional: true}</source>
        <translation type="unfinished">אין טיפוס בשם ”⁨%1⁩”; רשימות נכתבות ::⁦Array {items: Text}⁩, ערכי רשות ⁦{optional: true}⁩</translation>
    </message>
    <message>
        <source>there is no type “%1”; there are Text, Int, Double, Bool, Array, Object and the document&apos;s own</source>
        <translation type="unfinished">אין טיפוס בשם ”⁨%1⁩”; יש Text, Int, Double, Bool, Array, Object ואלה של המסמך עצמו</translation>
    </message>
    <message>
        <source>a schema is written json`{…}`</source>
        <translation type="unfinished">סכימה נכתבת json`{…}`</translation>
    </message>
    <message>
        <source>a schema is an object</source>
        <translation type="unfinished">סכימה היא אובייקט</translation>
    </message>
    <message>
        <source>a default is a text, a number, true, false, a list or a map</source>
        <translation type="unfinished">ברירת מחדל היא טקסט, מספר, true, false, רשימה או מיפוי</translation>
    </message>
    <message>
        <source>“optional” is true or false</source>
        <translation type="unfinished">הערך ”optional” הוא true או false</translation>
    </message>
    <message>
        <source>“%1” is a text</source>
        <translation type="unfinished">הערך ”⁨%1⁩” הוא טקסט</translation>
    </message>
    <message>
        <source>“%1” is a number</source>
        <translation type="unfinished">הערך ”⁨%1⁩” הוא מספר</translation>
    </message>
    <message>
        <source>“enum” is a list of values</source>
        <translation type="unfinished">הערך ”enum” הוא רשימה של ערכים</translation>
    </message>
    <message>
        <source>“%1” does not apply to a %2</source>
        <translation type="unfinished">המפתח ”⁨%1⁩” אינו אומר דבר על ⁨%2⁩</translation>
    </message>
    <message>
        <source>only an Array has “%1”</source>
        <translation type="unfinished">רק ל־Array יש ”⁨%1⁩”</translation>
    </message>
    <message>
        <source>“%1” is the name of a type</source>
        <translation type="unfinished">הערך ”⁨%1⁩” הוא שם של טיפוס</translation>
    </message>
    <message>
        <source>“fields” is a map of names and types, and belongs to an Object</source>
        <translation type="unfinished">הערך ”fields” הוא מיפוי של שמות וטיפוסים, ושייך ל־Object</translation>
    </message>
    <message>
        <source>“range” is written 1..10</source>
        <translation type="unfinished">הערך ”range” נכתב 1..10</translation>
    </message>
    <message>
        <source>the default does not fit: %1</source>
        <translation type="unfinished">ברירת המחדל אינה מתאימה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>the signature says only what comes back; without parameters it is ()==&gt;(::String)</source>
        <translation type="unfinished">החתימה אומרת רק מה מוחזר; ללא פרמטרים היא ⁦()==&gt;(::String)⁩</translation>
    </message>
    <message>
        <source>no value is at least %1 and at most %2</source>
        <translation type="unfinished">אין ערך שהוא לפחות ⁨%1⁩ ולכל היותר ⁨%2⁩</translation>
    </message>
    <message>
        <source>no value of “enum” fits what else is said</source>
        <translation type="unfinished">אף ערך של ”enum” אינו מתאים לשאר מה שנאמר</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>A skill has the name of its folder, “%1”.</source>
        <translation type="unfinished">למיומנות יש שם כשם התיקייה שלה, ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>The skill has no instructions.</source>
        <translation type="unfinished">למיומנות אין הוראות.</translation>
    </message>
    <message>
        <source>The instructions have more than %1 lines, all of which a model reads each time.</source>
        <translation type="unfinished">בהוראות יש יותר מ־⁨%1⁩ שורות, שמודל קורא את כולן בכל פעם.</translation>
    </message>
</context>
<context>
    <name>SkillTools</name>
    <message>
        <source>There is no skill “%1”.</source>
        <translation type="unfinished">אין מיומנות בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">אולי הכוונה ל־⁨%1⁩?</translation>
    </message>
    <message>
        <source>The skill %1 has no script “%2”.</source>
        <translation type="unfinished">למיומנות ⁨%1⁩ אין תסריט ”⁨%2⁩”.</translation>
    </message>
    <message>
        <source>“%1” is not executable, and nothing is known that would run it.</source>
        <translation type="unfinished">הקובץ ”⁨%1⁩” אינו ניתן להרצה, ולא ידוע דבר שיריץ אותו.</translation>
    </message>
    <message>
        <source>Reads skills, and runs their scripts in a sandbox.</source>
        <translation type="unfinished">קורא מיומנויות, ומריץ את התסריטים שלהן בארגז חול.</translation>
    </message>
</context>
<context>
    <name>StoreOptions</name>
    <message>
        <source>The PostgreSQL database that has suites, runs and results: postgresql://[USER@]HOST[:PORT]/DATABASE. Its password is in PGPASSWORD, PARLANCE_STORE_PASSWORD or the keychain.</source>
        <translation type="unfinished">ה־PostgreSQL שבו חבילות, הרצות ותוצאות: postgresql://[USER@]HOST[:PORT]/DATABASE. הסיסמה שלו ב־PGPASSWORD, ב־PARLANCE_STORE_PASSWORD או בצרור המפתחות.</translation>
    </message>
    <message>
        <source>Which store? Give --store postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">איזה מאגר? יש לציין ⁦--store postgresql://HOST/DATABASE⁩.</translation>
    </message>
</context>
<context>
    <name>SuitePlanner</name>
    <message>
        <source>A library goes with an agent.</source>
        <translation type="unfinished">ספרייה באה עם סוכן.</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”.</source>
        <translation type="unfinished">אין ערכת כלים בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”. Did you mean %2?</source>
        <translation type="unfinished">אין ערכת כלים בשם ”⁨%1⁩”. אולי הכוונה: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>SwitchEdit</name>
    <message>
        <source>The descriptor has no %1.</source>
        <translation type="unfinished">במתאר אין ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which %1 cannot be set.</source>
        <translation type="unfinished">המתאר כתוב באופן שלא ניתן להגדיר בו את ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Failed: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">נכשל: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">הושלם: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>TextTools</name>
    <message>
        <source>The text is not Base64.</source>
        <translation type="unfinished">הטקסט אינו Base64.</translation>
    </message>
    <message>
        <source>What the Base64 stands for is not text; it has %1 bytes.</source>
        <translation type="unfinished">מה שה־Base64 מייצג אינו טקסט; יש בו ⁨%1⁩ בתים.</translation>
    </message>
    <message>
        <source>The text is not JSON: %1</source>
        <translation type="unfinished">הטקסט אינו JSON: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>TomlFormatter</name>
    <message>
        <source>What is not TOML cannot be formatted.</source>
        <translation type="unfinished">מה שאינו TOML לא ניתן לעיצוב.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without changing it.</source>
        <translation type="unfinished">לא ניתן לעצב טקסט זה בלי לשנות אותו.</translation>
    </message>
</context>
<context>
    <name>ToolBinder</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">אולי הכוונה ל־⁨%1⁩?</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation type="unfinished">הוא אינו מחובר</translation>
    </message>
    <message>
        <source>the server of the ensemble %1 cannot be asked for it: %2</source>
        <translation type="unfinished">לא ניתן לשאול עליו את השרת של הערכה ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>the tool library %1 has no binding for it</source>
        <translation type="unfinished">בספריית הכלים ⁨%1⁩ אין קישור עבורו</translation>
    </message>
    <message>
        <source>the tool library %1 binds it to %2, which does not exist.</source>
        <translation type="unfinished">ספריית הכלים ⁨%1⁩ מקשרת אותו אל ⁨%2⁩, שאינו קיים.</translation>
    </message>
    <message>
        <source>there is no tool of this name.</source>
        <translation type="unfinished">אין כלי בשם זה.</translation>
    </message>
    <message>
        <source>several ensembles have a tool of this name (%1); a tool library says which is meant</source>
        <translation type="unfinished">בכמה ערכות יש כלי בשם זה (⁨%1⁩); ספריית כלים אומרת לאיזה הכוונה</translation>
    </message>
    <message>
        <source>its arguments are not a schema: %1</source>
        <translation type="unfinished">הארגומנטים שלו אינם סכימה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>the name</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">השם</translation>
    </message>
    <message>
        <source>the description</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">התיאור</translation>
    </message>
    <message>
        <source>the schema of the arguments</source>
        <translation type="unfinished">סכימת הארגומנטים</translation>
    </message>
    <message>
        <source>%1 is not exactly what is specified: these differ: %2</source>
        <translation type="unfinished">⁨%1⁩ אינו בדיוק מה שבמפרט: שונים ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 does not fit: %2</source>
        <translation type="unfinished">⁨%1⁩ אינו מתאים: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">לא ניתן לקרוא לכלי ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>a tool&apos;s name has only letters, digits, “_” and “-”, at most 64</source>
        <translation type="unfinished">בשם של כלי יש רק אותיות, ספרות, ”_” ו־”-”, לכל היותר 64</translation>
    </message>
    <message>
        <source>The tool %1 is described differently from %2, which does its work.</source>
        <translation type="unfinished">הכלי ⁨%1⁩ מתואר אחרת מ־⁨%2⁩, שמבצע אותו.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>ועוד אחד</numerusform>
            <numerusform>ועוד %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent %1 cannot play, since not all of its tools could be bound:</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ אינו יכול לפעול, כי לא כל הכלים שלו קושרו:</translation>
    </message>
    <message>
        <source>there is no tool “%1” here</source>
        <translation type="unfinished">אין כאן כלי בשם ”⁨%1⁩”</translation>
    </message>
</context>
<context>
    <name>ToolEntry</name>
    <message>
        <source>The descriptor has an entry for %1 already.</source>
        <translation type="unfinished">במתאר כבר יש רשומה עבור ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which no entry for %1 can be added.</source>
        <translation type="unfinished">המתאר כתוב באופן שלא ניתן להוסיף בו רשומה עבור ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>ToolLibrary</name>
    <message>
        <source>“%1” is not written as ENSEMBLE:TOOL</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו כתוב בצורה ENSEMBLE:TOOL</translation>
    </message>
</context>
<context>
    <name>ToolPattern</name>
    <message>
        <source>A signature is one path, such as (name::Text)==&gt;(::String).</source>
        <translation type="unfinished">חתימה היא נתיב אחד, כגון (name::Text)==&gt;(::String).</translation>
    </message>
    <message>
        <source>Tool specification must have exactly one element, its type signature</source>
        <translation type="unfinished">למפרט כלי חייב להיות בדיוק איבר אחד, חתימת הטיפוס שלו</translation>
    </message>
    <message>
        <source>Tool specification must have ToolSpecification label</source>
        <translation type="unfinished">למפרט כלי חייבת להיות התווית ToolSpecification</translation>
    </message>
    <message>
        <source>Tool specification must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">למפרט כלי חייב להיות מזהה תבנית (שם) שאינו ריק</translation>
    </message>
    <message>
        <source>Tool specification must have &apos;description&apos; property</source>
        <translation type="unfinished">למפרט כלי חייב להיות מאפיין ⁦&apos;description&apos;⁩</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">המאפיין ⁦&apos;description&apos;⁩ חייב להיות טקסט</translation>
    </message>
</context>
<context>
    <name>ToolsImport</name>
    <message>
        <source>“%1” of %2 is left out.</source>
        <translation type="unfinished">”⁨%1⁩” של ⁨%2⁩ מושמט.</translation>
    </message>
    <message>
        <source>The file is larger than a character&apos;s file may be.</source>
        <translation type="unfinished">הקובץ גדול מקובץ של דמות.</translation>
    </message>
    <message>
        <source>The file is not JSON and has no “TOOLS = […]”.</source>
        <translation type="unfinished">הקובץ אינו JSON ואין בו ”TOOLS = […]”.</translation>
    </message>
    <message>
        <source>A list of tools is expected.</source>
        <translation type="unfinished">נדרשת רשימה של כלים.</translation>
    </message>
    <message>
        <source>Two tools have the name “%1”.</source>
        <translation type="unfinished">השם ”⁨%1⁩” משמש שני כלים.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>ועוד אחד</numerusform>
            <numerusform>ועוד %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool %1 of the list is not a function: type, function and a name are expected.</source>
        <translation type="unfinished">כלי ⁨%1⁩ ברשימה אינו פונקציה: נדרשים סוג, פונקציה ושם.</translation>
    </message>
    <message>
        <source>Tool %1 of the list has the name “%2”; names have up to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">לכלי ⁨%1⁩ ברשימה יש השם ”⁨%2⁩”; בשמות יש עד 64 אותיות, ספרות, _ ו־-.</translation>
    </message>
    <message>
        <source>The parameters of %1 are not a schema of an object. %2</source>
        <translation type="unfinished">הפרמטרים של ⁨%1⁩ אינם סכימה של אובייקט. ⁨%2⁩</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent: its calls have limits. It is written as a descriptor.</source>
        <translation type="unfinished">דמות מכילה יותר ממה ש־gram אומר על סוכן: לקריאות שלה יש מגבלות. היא נכתבת כמתאר.</translation>
    </message>
    <message>
        <source>An agent in gram has a model and an instruction.</source>
        <translation type="unfinished">לסוכן ב־gram יש מודל והוראה.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation type="unfinished">הקובץ אינו טקסט UTF-8.</translation>
    </message>
    <message>
        <source>In gram each tool has a description, which these have not: %1.</source>
        <translation type="unfinished">ב־gram לכל כלי יש תיאור, ולאלה אין: ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>TraceTarget</name>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו כתובת.</translation>
    </message>
    <message>
        <source>An address for traces has no password in it: what a collector wants to see is in OTEL_EXPORTER_OTLP_HEADERS.</source>
        <translation type="unfinished">בכתובת למעקב אין סיסמה: מה שאוסף רוצה לראות נמצא ב־OTEL_EXPORTER_OTLP_HEADERS.</translation>
    </message>
    <message>
        <source>“%1” is neither an http address nor a file.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו כתובת http ואינו קובץ.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">⁨%1⁩ אינו קובץ.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">אין תיקייה בשם ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Stopped before it ended.</source>
        <translation type="unfinished">נעצר לפני שהסתיים.</translation>
    </message>
    <message>
        <source>This call was not run: the answer was fetched by hand.</source>
        <translation type="unfinished">קריאה זו לא רצה: התשובה הובאה ידנית.</translation>
    </message>
</context>
<context>
    <name>TurnRecord</name>
    <message>
        <source>Begun outside, and not undone as far as it got: %1 %2</source>
        <translation type="unfinished">התחיל, ומה שהספיק להתבצע לא בוטל מחוץ לתוכנה: ⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1 %2</source>
        <translation type="unfinished">כבר בוצע, ולא בוטל מחוץ לתוכנה: ⁨%1⁩ ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>There is no unit “%1”.</source>
        <translation type="unfinished">אין יחידה בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>“%1” and “%2” do not measure the same thing.</source>
        <translation type="unfinished">היחידות ”⁨%1⁩” ו־”⁨%2⁩” אינן מודדות אותו דבר.</translation>
    </message>
</context>
<context>
    <name>UrlTemplate</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו כתובת HTTP.</translation>
    </message>
    <message>
        <source>An argument cannot choose the host or the port, unless the descriptor says placeholders-in-host = true.</source>
        <translation type="unfinished">ארגומנט אינו יכול לבחור את המארח או את הפתחה, אלא אם במתאר כתוב placeholders-in-host = true.</translation>
    </message>
    <message>
        <source>An argument that the address needs is missing.</source>
        <translation type="unfinished">חסר ארגומנט שהכתובת צריכה.</translation>
    </message>
    <message>
        <source>“%1” is not a host.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו מארח.</translation>
    </message>
    <message>
        <source>An argument does not fit into the address: empty, “.” and “..” are not parts of a path.</source>
        <translation type="unfinished">ארגומנט אינו מתאים לכתובת: ריק, ”.” ו־”..” אינם חלקים של נתיב.</translation>
    </message>
</context>
<context>
    <name>VisibleText</name>
    <message numerus="yes">
        <source>%1… (%n more characters)</source>
        <translation type="unfinished">
            <numerusform>⁨%1⁩… (עוד תו אחד)</numerusform>
            <numerusform>⁨%1⁩… (עוד %n תווים)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebSearch</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">התשובה של ⁨%1⁩ אינה JSON.</translation>
    </message>
</context>
<context>
    <name>WorkspaceKind</name>
    <message>
        <source>The workspace %1 is a home folder. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">מרחב העבודה ⁨%1⁩ הוא תיקיית בית. פקודות בארגז חול מקבלות את מה שגלוי בו, כלי קבצים את כולו.</translation>
    </message>
    <message>
        <source>The workspace %1 has a home folder in it. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">במרחב העבודה ⁨%1⁩ יש תיקיית בית. פקודות בארגז חול מקבלות את מה שגלוי בו, כלי קבצים את כולו.</translation>
    </message>
    <message>
        <source>The workspace %1 is in a hidden part of a home folder, where programs keep settings and what they run.</source>
        <translation type="unfinished">מרחב העבודה ⁨%1⁩ נמצא בחלק מוסתר של תיקיית בית, שבו תוכנות שומרות הגדרות ואת מה שהן מריצות.</translation>
    </message>
</context>
<context>
    <name>WorkspaceText</name>
    <message>
        <source>“%1” is hidden or looks like a secret: a prompt does not read it. It can be attached instead.</source>
        <translation type="unfinished">הקובץ ”⁨%1⁩” מוסתר או נראה סודי: הנחיה אינה קוראת אותו. ניתן לצרף אותו במקום זאת.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">הקובץ ”⁨%1⁩” גדול מ־⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>Writability</name>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished">הדיסק מלא</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation type="unfinished">מוגן מפני כתיבה</translation>
    </message>
    <message>
        <source>this program has too many files open</source>
        <translation type="unfinished">לתוכנה זו יותר מדי קבצים פתוחים</translation>
    </message>
    <message>
        <source>this machine has too many files open</source>
        <translation type="unfinished">במחשב זה יותר מדי קבצים פתוחים</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation type="unfinished">אין די זיכרון</translation>
    </message>
    <message>
        <source>the system refused it once, but would not now</source>
        <translation type="unfinished">המערכת סירבה פעם אחת, וכעת לא הייתה מסרבת</translation>
    </message>
</context>
<context>
    <name>WriteFile</name>
    <message>
        <source>“%1” is there already, so nothing will be written.</source>
        <translation type="unfinished">הקובץ ”⁨%1⁩” כבר קיים, ולכן דבר לא ייכתב.</translation>
    </message>
</context>
<context>
    <name>YamlText</name>
    <message>
        <source>anchors and aliases are not read</source>
        <translation type="unfinished">עוגנים וכינויים אינם נקראים</translation>
    </message>
    <message>
        <source>this alias is inside what it refers to</source>
        <translation type="unfinished">כינוי זה נמצא בתוך מה שהוא מייצג</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation type="unfinished">יש יותר מ־⁨%1⁩ ערכים</translation>
    </message>
    <message>
        <source>tags are not read</source>
        <translation type="unfinished">תגים אינם נקראים</translation>
    </message>
    <message>
        <source>a key is a text</source>
        <translation type="unfinished">מפתח הוא טקסט</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">הקינון עמוק מדי</translation>
    </message>
    <message>
        <source>the key “%1” is there already</source>
        <translation type="unfinished">המפתח ”⁨%1⁩” כבר קיים</translation>
    </message>
    <message>
        <source>there is more than one document in it</source>
        <translation type="unfinished">יש בו יותר ממסמך אחד</translation>
    </message>
</context>
<context>
    <name>gui::AcpAgent</name>
    <message>
        <source>the editor</source>
        <extracomment>Who is asked in a sentence, where Parlance serves an editor</extracomment>
        <translation type="unfinished">העורך</translation>
    </message>
</context>
<context>
    <name>gui::AcpSession</name>
    <message>
        <source>“%1” is not a value of that option.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו תקף לאפשרות זו.</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation type="unfinished">אין אפשרות בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before.</source>
        <translation type="unfinished">התור בוטל; השיחה חזרה למצבה הקודם.</translation>
    </message>
</context>
<context>
    <name>gui::AddServerDialog</name>
    <message>
        <source>Add an MCP server</source>
        <translation type="unfinished">הוספת שרת MCP</translation>
    </message>
    <message>
        <source>A &amp;program on this machine</source>
        <translation type="unfinished">&amp;תוכנה במחשב זה</translation>
    </message>
    <message>
        <source>An &amp;address</source>
        <extracomment>Button in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">&amp;כתובת</translation>
    </message>
    <message>
        <source>Add the &amp;server</source>
        <translation type="unfinished">הוספת ה&amp;שרת</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">ש&amp;ם:</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">שורת &amp;פקודה:</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">כת&amp;ובת:</translation>
    </message>
    <message>
        <source>There is already an ensemble %1.</source>
        <translation type="unfinished">כבר יש ערכת כלים בשם ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>gui::AddressView</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">הכתובת מובילה אל ⁨%1⁩</translation>
    </message>
    <message>
        <source>Address at %1</source>
        <translation type="unfinished">כתובת ב־⁨%1⁩</translation>
    </message>
    <message>
        <source>The name of this host stands for “%1”: its letters may look like those of another.</source>
        <translation type="unfinished">שם המארח מייצג את ”⁨%1⁩”: ייתכן שיש בו אותיות הדומות לאותיות אחרות.</translation>
    </message>
    <message>
        <source>“%1” before the host says nothing about where the address leads.</source>
        <translation type="unfinished">המחרוזת ”⁨%1⁩” שלפני שם המארח אינה מעידה לאן הכתובת מובילה.</translation>
    </message>
    <message>
        <source>The address is not encrypted: others on the way can read and change what is done there.</source>
        <translation type="unfinished">הכתובת אינה מוצפנת: אחרים בדרך יכולים לקרוא ולשנות את הנעשה בה.</translation>
    </message>
</context>
<context>
    <name>gui::AgentChoice</name>
    <message>
        <source>There are none yet.</source>
        <translation type="unfinished">עדיין אין.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation type="unfinished">יש: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>There is no agent “%1”. %2</source>
        <translation type="unfinished">אין סוכן בשם ”⁨%1⁩”. ⁨%2⁩</translation>
    </message>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ אינו יכול לפעול: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::AgentImport</name>
    <message>
        <source>Import tools from a JSON list or a character&apos;s Python file</source>
        <translation type="unfinished">ייבוא כלים מרשימת JSON או מקובץ Python של דמות</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">לא ניתן לקרוא את ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ גדול מ־⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>New agent with these tools</source>
        <translation type="unfinished">סוכן חדש עם הכלים האלה</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">שם (אותיות, ספרות, - ו־_):</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">כבר יש קובץ בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">השתמש בכלים שלך כשהם מועילים.</translation>
    </message>
</context>
<context>
    <name>gui::AgentPreview</name>
    <message>
        <source>What results from the agent</source>
        <translation type="unfinished">מה שנוצר מהסוכן</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Title of a tab that shows an agent beside its text: a noun</extracomment>
        <translation type="unfinished">סוכן</translation>
    </message>
    <message>
        <source>There is no agent here.</source>
        <translation type="unfinished">אין כאן סוכן.</translation>
    </message>
    <message>
        <source>cannot play: %1</source>
        <translation type="unfinished">אינו יכול לפעול: ⁨%1⁩</translation>
    </message>
    <message>
        <source>plays with the conversation&apos;s model</source>
        <translation type="unfinished">פועל עם המודל של השיחה</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">פועל עם ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::AgentSelector</name>
    <message>
        <source>No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">ללא סוכן</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation: a noun</extracomment>
        <translation type="unfinished">סוכן</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">סוכן: ⁨%1⁩</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation: there is none</extracomment>
        <translation type="unfinished">אין</translation>
    </message>
    <message>
        <source>No agent plays: the model has the system text and the tools that are on.</source>
        <translation type="unfinished">אין סוכן פעיל: למודל יש הוראות המערכת והכלים המופעלים.</translation>
    </message>
    <message>
        <source>There is no agent of this name any more.</source>
        <translation type="unfinished">אין עוד סוכן בשם זה.</translation>
    </message>
    <message>
        <source>It plays with %1.</source>
        <translation type="unfinished">הוא פועל עם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Its tools are bound from every ensemble, by name.</source>
        <translation type="unfinished">הכלים שלו מקושרים מכל הערכות, לפי שם.</translation>
    </message>
    <message>
        <source>Its tools are bound from the library %1.</source>
        <translation type="unfinished">הכלים שלו מקושרים מהספרייה ⁨%1⁩.</translation>
    </message>
    <message>
        <source>All about &amp;agents</source>
        <translation type="unfinished">&amp;הכול על סוכנים</translation>
    </message>
    <message>
        <source>&amp;No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">ל&amp;לא סוכן</translation>
    </message>
    <message>
        <source>Bind its tools &amp;from</source>
        <translation type="unfinished">קישור הכלים &amp;מתוך</translation>
    </message>
    <message>
        <source>&amp;Every ensemble, by name</source>
        <translation type="unfinished">&amp;כל ערכות הכלים, לפי שם</translation>
    </message>
</context>
<context>
    <name>gui::AgentTools</name>
    <message>
        <source>Tools that the agent asks for</source>
        <translation type="unfinished">הכלים שהסוכן מבקש</translation>
    </message>
    <message>
        <source>TOOLS ASKED FOR</source>
        <translation type="unfinished">כלים מבוקשים</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">ועוד ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::AgentsCommand</name>
    <message>
        <source>Also the characters that are not listed (good = false).</source>
        <translation type="unfinished">גם הדמויות שאינן ברשימה (good = false).</translation>
    </message>
    <message>
        <source>Write the named agent as gram or as toml, with the changes that are asked for.</source>
        <translation type="unfinished">כתיבת הסוכן הנקוב כ־gram או כ־toml, עם השינויים המבוקשים.</translation>
    </message>
    <message>
        <source>form</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">צורה</translation>
    </message>
    <message>
        <source>With --as: another name, title, description, model or instruction, or @FILE with it; may be repeated.</source>
        <translation type="unfinished">עם ⁦--as⁩: שם, כותרת, תיאור, מודל או הוראה אחרים, או ⁦@FILE⁩ המכיל אותם; ניתן לחזור על האפשרות.</translation>
    </message>
    <message>
        <source>key=value</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">מפתח=ערך</translation>
    </message>
    <message>
        <source>With --as: leave this tool out; may be repeated.</source>
        <translation type="unfinished">עם ⁦--as⁩: השמטת כלי זה; ניתן לחזור על האפשרות.</translation>
    </message>
    <message>
        <source>tool</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">כלי</translation>
    </message>
    <message>
        <source>With --as: also the tool specifications of this gram text, in place of those of the same names; may be repeated.</source>
        <translation type="unfinished">עם ⁦--as⁩: גם מפרטי הכלים שבטקסט gram זה, במקום אלה ששמם זהה; ניתן לחזור על האפשרות.</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">קובץ</translation>
    </message>
    <message>
        <source>With --as: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">עם ⁦--as⁩: שמו, או FILE, או FILE#NAME.</translation>
    </message>
    <message>
        <source>Bind the tools from this tool library: its name, or FILE. Without it, from every ensemble, by name.</source>
        <translation type="unfinished">קישור הכלים מספריית כלים זו: שמה, או FILE. בלעדיה – מכל הערכות, לפי שם.</translation>
    </message>
    <message>
        <source>An agent is written, and changed, with --as gram or --as toml.</source>
        <translation type="unfinished">כתיבת סוכן ושינויו נעשים עם ⁦--as gram⁩ או ⁦--as toml⁩.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… בהמתנה ל־⁨%1⁩</translation>
    </message>
    <message>
        <source>--as is gram or toml, not %1.</source>
        <translation type="unfinished">הערך של ⁦--as⁩ הוא gram או toml, ולא ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Which agent? Give its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">איזה סוכן? יש לציין את שמו, או FILE, או FILE#NAME.</translation>
    </message>
    <message>
        <source>A change is key=value, not %1.</source>
        <translation type="unfinished">שינוי נכתב בצורה מפתח=ערך, ולא ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">לא ניתן לקרוא את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>not bound: %1</source>
        <translation type="unfinished">לא מקושר: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">⁨%1⁩ אינו טקסט UTF-8.</translation>
    </message>
</context>
<context>
    <name>gui::AgentsModel</name>
    <message>
        <source>in use</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">בשימוש</translation>
    </message>
    <message>
        <source>in use, %1</source>
        <translation type="unfinished">בשימוש, ⁨%1⁩</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">סוכנים</translation>
    </message>
    <message>
        <source>Libraries</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">ספריות</translation>
    </message>
    <message>
        <source>Bound tools</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">כלים מקושרים</translation>
    </message>
</context>
<context>
    <name>gui::AgentsPanel</name>
    <message>
        <source>&amp;Use in this conversation</source>
        <translation type="unfinished">&amp;שימוש בשיחה זו</translation>
    </message>
    <message>
        <source>&amp;Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;הפסקת השימוש</translation>
    </message>
    <message>
        <source>&amp;Bind from this library</source>
        <translation type="unfinished">&amp;קישור מספרייה זו</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;עריכה</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">ה&amp;מרה</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">הש&amp;וואה…</translation>
    </message>
    <message>
        <source>Agent in &amp;TOML…</source>
        <translation type="unfinished">סוכן ב־&amp;TOML…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">סוכן ב־&amp;gram…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;ייבוא כלים…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">ספריית כ&amp;לים…</translation>
    </message>
    <message>
        <source>Agents, libraries and bound tools</source>
        <translation type="unfinished">סוכנים, ספריות וכלים מקושרים</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button in the dock of agents: a new agent</extracomment>
        <translation type="unfinished">חדש</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button in the dock of agents: further commands</extracomment>
        <translation type="unfinished">עוד</translation>
    </message>
    <message>
        <source>None yet. “New” begins one.</source>
        <translation type="unfinished">עדיין אין. ”חדש” יוצר את הראשון.</translation>
    </message>
    <message>
        <source>Those of the agent that is picked.</source>
        <translation type="unfinished">אלה של הסוכן הנבחר.</translation>
    </message>
    <message>
        <source>It cannot play until what is wrong with it is put right.</source>
        <translation type="unfinished">אינו יכול לפעול בגלל השגיאות שבו.</translation>
    </message>
    <message>
        <source>It asks for none.</source>
        <translation type="unfinished">אינו מבקש כלים.</translation>
    </message>
    <message>
        <source>&amp;Convert to TOML</source>
        <translation type="unfinished">ה&amp;מרה ל־TOML</translation>
    </message>
    <message>
        <source>&amp;Convert to gram</source>
        <translation type="unfinished">ה&amp;מרה ל־gram</translation>
    </message>
    <message>
        <source>Bind</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this library for the agent’s tools</extracomment>
        <translation type="unfinished">קישור</translation>
    </message>
    <message>
        <source>Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">הפסקת השימוש</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this agent in the conversation</extracomment>
        <translation type="unfinished">שימוש</translation>
    </message>
</context>
<context>
    <name>gui::Announcements</name>
    <message>
        <source>You are asked: %1</source>
        <translation type="unfinished">נשאלת: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation type="unfinished">נכשל: ⁨%1⁩ – ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation type="unfinished">הושלם: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Answer finished.</source>
        <extracomment>Message to a screen reader</extracomment>
        <translation type="unfinished">התשובה הושלמה.</translation>
    </message>
    <message>
        <source>Answer finished. %1</source>
        <translation type="unfinished">התשובה הושלמה. ⁨%1⁩</translation>
    </message>
    <message>
        <source>The turn was undone, and your text is in the composer again. %1</source>
        <translation type="unfinished">התור בוטל, והטקסט שלך חזר לתיבת הכתיבה. ⁨%1⁩</translation>
    </message>
    <message>
        <source>The answer was interrupted. %1</source>
        <translation type="unfinished">התשובה נקטעה. ⁨%1⁩</translation>
    </message>
    <message>
        <source>All that waited has been answered.</source>
        <translation type="unfinished">כל מה שחיכה נענה.</translation>
    </message>
</context>
<context>
    <name>gui::AnswerView</name>
    <message>
        <source>[thought] %1</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">[מחשבה] ⁨%1⁩</translation>
    </message>
    <message>
        <source>[picture or file]</source>
        <translation type="unfinished">[תמונה או קובץ]</translation>
    </message>
    <message>
        <source>%1: what it says</source>
        <translation type="unfinished">⁨%1⁩: התוכן</translation>
    </message>
    <message>
        <source>%1: its events</source>
        <translation type="unfinished">⁨%1⁩: האירועים</translation>
    </message>
    <message>
        <source>Says</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: what the answer says</extracomment>
        <translation type="unfinished">תוכן</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">אירועים</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: an adjective: byte for byte</extracomment>
        <translation type="unfinished">גולמי</translation>
    </message>
    <message>
        <source>under way…</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">מתבצע…</translation>
    </message>
    <message>
        <source>The answer is too long to be shown here as text; its events and bytes are.</source>
        <translation type="unfinished">התשובה ארוכה מכדי להציגה כאן כטקסט; האירועים והבתים שלה מוצגים.</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">אין תשובה</translation>
    </message>
    <message>
        <source>first byte after %1 ms</source>
        <translation type="unfinished">הבית הראשון אחרי ⁨%1⁩ מ״ש</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation type="unfinished">⁨%1⁩ מהמטמון</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in, %1 out</source>
        <translation type="unfinished">
            <numerusform>אסימון אחד בקלט, ⁨%1⁩ בפלט</numerusform>
            <numerusform>%Ln אסימונים בקלט, ⁨%1⁩ בפלט</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::AnswersModel</name>
    <message>
        <source>before</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the answer that was recorded</extracomment>
        <translation type="unfinished">קודם</translation>
    </message>
    <message>
        <source>no answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">אין תשובה</translation>
    </message>
    <message>
        <source>says the same</source>
        <translation type="unfinished">אומרת אותו הדבר</translation>
    </message>
    <message>
        <source>from byte %1: %2</source>
        <translation type="unfinished">מבית ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: what came back</extracomment>
        <translation type="unfinished">תשובה</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the HTTP status of the answer</extracomment>
        <translation type="unfinished">מצב</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: how long it took</extracomment>
        <translation type="unfinished">זמן</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">אסימוני קלט</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">אסימוני פלט</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: of tools</extracomment>
        <translation type="unfinished">קריאות</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: why the answer ended</extracomment>
        <translation type="unfinished">סיום</translation>
    </message>
    <message>
        <source>Differs from before</source>
        <translation type="unfinished">שונה מקודם</translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>נשלחה אחת</numerusform>
            <numerusform>נשלחו %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different answer(s)</source>
        <translation type="unfinished">
            <numerusform>תשובה שונה אחת</numerusform>
            <numerusform>%n תשובות שונות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>אחת נכשלה</numerusform>
            <numerusform>%n נכשלו</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation type="unfinished">⁨%1⁩ עד ⁨%2⁩ מ״ש</translation>
    </message>
</context>
<context>
    <name>gui::ApprovalPolicy</name>
    <message>
        <source>--approve is ask, refuse, all, hidden-files, offered-calls or a tool&apos;s name, not %1.</source>
        <translation type="unfinished">הערך של ⁦--approve⁩ הוא ask, refuse, all, hidden-files, offered-calls או שם של כלי, ולא ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1
Only a person can allow that: at a terminal with --approve ask, or beforehand with --approve %2.</source>
        <translation type="unfinished">⁨%1⁩
רק אדם יכול לאשר זאת: במסוף עם ⁦--approve ask⁩, או מראש עם ⁦--approve %2⁩.</translation>
    </message>
    <message>
        <source>%1
To run calls that are offered like this: --approve %2</source>
        <translation type="unfinished">⁨%1⁩
כדי להריץ מה שמוצע כך: ⁦--approve %2⁩</translation>
    </message>
    <message>
        <source>%1 needs your approval, and this is not a terminal. To allow it: --approve %1</source>
        <translation type="unfinished">נדרש אישורך עבור ⁨%1⁩, וזה אינו מסוף. כדי לאשר: ⁦--approve %1⁩</translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">הכתובת מובילה אל ⁨%1⁩</translation>
    </message>
    <message>
        <source>[y] answer with these values  {…} answer with this JSON object  [n] no</source>
        <translation type="unfinished">[y] לענות בערכים אלה  {…} לענות באובייקט JSON זה  [n] לא</translation>
    </message>
    <message>
        <source>[y] I open that address in a browser  [n] no</source>
        <translation type="unfinished">[y] לפתוח את הכתובת בדפדפן  [n] לא</translation>
    </message>
    <message>
        <source>[y] yes  [a] always  [n] no</source>
        <translation type="unfinished">[y] כן  [a] תמיד  [n] לא</translation>
    </message>
    <message>
        <source>[y] yes  [n] no</source>
        <translation type="unfinished">[y] כן  [n] לא</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [n] no</source>
        <translation type="unfinished">[y] פעם אחת  [c] בשיחה זו  [a] תמיד  [n] לא</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [l] always for calls like this: %1  [n] no</source>
        <translation type="unfinished">[y] פעם אחת  [c] בשיחה זו  [a] תמיד  [l] תמיד לקריאות כאלה: ⁨%1⁩  [n] לא</translation>
    </message>
    <message>
        <source>answer with these values</source>
        <translation type="unfinished">לענות בערכים אלה</translation>
    </message>
    <message>
        <source>I open that address in a browser</source>
        <translation type="unfinished">לפתוח את הכתובת בדפדפן</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">פעם אחת</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">כן</translation>
    </message>
    <message>
        <source>in this conversation</source>
        <translation type="unfinished">בשיחה זו</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">תמיד</translation>
    </message>
    <message>
        <source>always for calls like this: %1</source>
        <translation type="unfinished">תמיד לקריאות כאלה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">לא</translation>
    </message>
    <message>
        <source>Type a number, or a JSON object to answer with, and press Enter.</source>
        <translation type="unfinished">יש להקליד מספר, או אובייקט JSON לתשובה, ולהקיש Enter.</translation>
    </message>
    <message>
        <source>Type a number and press Enter.</source>
        <translation type="unfinished">יש להקליד מספר ולהקיש Enter.</translation>
    </message>
</context>
<context>
    <name>gui::ArchiveCommand</name>
    <message>
        <source>archived:</source>
        <extracomment>Message on the terminal before the conversation that was put into the archive</extracomment>
        <translation type="unfinished">הועברו לארכיון:</translation>
    </message>
</context>
<context>
    <name>gui::Attachment</name>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">⁨%1⁩ אינו קובץ.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">לא ניתן לקרוא את ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The picture %1 is larger than %2.</source>
        <translation type="unfinished">התמונה ⁨%1⁩ גדולה מ־⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ גדול מ־⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is neither text (UTF-8) nor a picture (PNG, JPEG, GIF, WebP).</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ אינו טקסט (UTF-8) ואינו תמונה (PNG, JPEG, GIF, WebP).</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name of an attached picture that has none</extracomment>
        <translation type="unfinished">תמונה</translation>
    </message>
</context>
<context>
    <name>gui::AttachmentBar</name>
    <message>
        <source>Attachments</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">קבצים מצורפים</translation>
    </message>
    <message>
        <source>Attach files</source>
        <extracomment>Text in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">צירוף קבצים</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">הסרת ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::BackupCommand</name>
    <message>
        <source>Where to write it; a file that is already there is not overwritten.</source>
        <translation type="unfinished">היכן לכתוב; קובץ קיים לא יידרס.</translation>
    </message>
    <message>
        <source>Into which file?</source>
        <translation type="unfinished">לאיזה קובץ?</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">כל השיחות נמצאות ב־⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>gui::BenchHead</name>
    <message>
        <source>also called %1</source>
        <translation type="unfinished">נקרא גם ⁨%1⁩</translation>
    </message>
    <message>
        <source>On in this conversation</source>
        <translation type="unfinished">מופעל בשיחה זו</translation>
    </message>
    <message>
        <source>Tool to try out</source>
        <translation type="unfinished">כלי לניסוי</translation>
    </message>
    <message>
        <source>There is no such tool at the moment.</source>
        <translation type="unfinished">אין כרגע כלי כזה.</translation>
    </message>
</context>
<context>
    <name>gui::BlindPairs</name>
    <message>
        <source>Asked</source>
        <extracomment>Label where two answers are judged without knowing whose they are: what was asked</extracomment>
        <translation type="unfinished">השאלה</translation>
    </message>
    <message>
        <source>Left answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">התשובה השמאלית</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">התשובה הימנית</translation>
    </message>
    <message>
        <source>Ne&amp;xt pair</source>
        <extracomment>Button where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">הזוג ה&amp;בא</translation>
    </message>
    <message>
        <source>Back to the &amp;matrix</source>
        <translation type="unfinished">חזרה ל&amp;מטריצה</translation>
    </message>
    <message>
        <source>Left is better</source>
        <translation type="unfinished">השמאלית טובה יותר</translation>
    </message>
    <message>
        <source>Neither is better</source>
        <translation type="unfinished">אף אחת אינה טובה יותר</translation>
    </message>
    <message>
        <source>Right is better</source>
        <translation type="unfinished">הימנית טובה יותר</translation>
    </message>
    <message>
        <source>Which answer is better? Whose they are is shown afterwards.</source>
        <translation type="unfinished">איזו תשובה טובה יותר? של מי הן יוצג לאחר מכן.</translation>
    </message>
    <message>
        <source>Left: %1. Right: %2.</source>
        <translation type="unfinished">שמאל: ⁨%1⁩. ימין: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::BodyPage</name>
    <message>
        <source>How the body is shown</source>
        <translation type="unfinished">אופן הצגת הגוף</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as a tree</extracomment>
        <translation type="unfinished">עץ</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as plain text</extracomment>
        <translation type="unfinished">טקסט</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: an adjective: byte for byte</extracomment>
        <translation type="unfinished">גולמי</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">הקסדצימלי</translation>
    </message>
    <message>
        <source>Find a text or a JSON path</source>
        <translation type="unfinished">חיפוש טקסט או נתיב JSON</translation>
    </message>
    <message>
        <source>Find text, $.messages[-1] or /tools/0</source>
        <translation type="unfinished">חיפוש טקסט, ⁦$.messages[-1]⁩ או ⁦/tools/0⁩</translation>
    </message>
    <message>
        <source>The body as a tree</source>
        <translation type="unfinished">הגוף כעץ</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation type="unfinished">העתקת הערך</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">העתקת מצביע ה־JSON</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">אין גוף.</translation>
    </message>
    <message>
        <source>It is too large for a tree. Its text can be looked at.</source>
        <translation type="unfinished">הגוף גדול מדי לתצוגת עץ. ניתן לעיין בטקסט שלו.</translation>
    </message>
    <message>
        <source>It is not JSON, so there is no tree of it.</source>
        <translation type="unfinished">הגוף אינו JSON, ולכן אין לו עץ.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">לא נמצא דבר</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">שורה ⁨%1⁩</translation>
    </message>
    <message>
        <source>Not JSON</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">אינו JSON</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::BodyView</name>
    <message>
        <source>Show all</source>
        <extracomment>Button below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">הצגת הכול</translation>
    </message>
    <message>
        <source>Body</source>
        <extracomment>Name for screen readers below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">גוף</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">העתקת השורות שנבחרו</translation>
    </message>
    <message>
        <source>Formatting…</source>
        <extracomment>Remark below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">בעיצוב…</translation>
    </message>
    <message>
        <source>%1 of %2 lines · %3</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩ שורות · ⁨%3⁩</translation>
    </message>
</context>
<context>
    <name>gui::BranchWindow</name>
    <message>
        <source>Reading both branches…</source>
        <translation type="unfinished">שני הענפים נקראים…</translation>
    </message>
    <message>
        <source>Two branches side by side</source>
        <translation type="unfinished">שני ענפים זה לצד זה</translation>
    </message>
    <message>
        <source>Both branches, canister beside canister</source>
        <translation type="unfinished">שני הענפים, פריט לצד פריט</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Menu entry in the window that shows two branches of a conversation side by side: a verb</extracomment>
        <translation type="unfinished">סגירה</translation>
    </message>
    <message>
        <source>Both are on the same branch: there is nothing to compare.</source>
        <translation type="unfinished">שניהם באותו ענף: אין מה להשוות.</translation>
    </message>
    <message>
        <source>The branches part at the beginning.</source>
        <translation type="unfinished">הענפים נפרדים כבר בהתחלה.</translation>
    </message>
    <message numerus="yes">
        <source>Both branches have the first %n message(s) in common.</source>
        <translation type="unfinished">
            <numerusform>ההודעה הראשונה משותפת לשני הענפים.</numerusform>
            <numerusform>%n ההודעות הראשונות משותפות לשני הענפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) more are not shown.</source>
        <translation type="unfinished">
            <numerusform>הודעה נוספת אחת אינה מוצגת.</numerusform>
            <numerusform>%n הודעות נוספות אינן מוצגות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">אין כאן דבר</translation>
    </message>
    <message>
        <source>only here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">רק כאן</translation>
    </message>
    <message>
        <source>differs</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">שונה</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">זהה</translation>
    </message>
</context>
<context>
    <name>gui::BudgetBar</name>
    <message>
        <source>Budget per &amp;day</source>
        <translation type="unfinished">תקציב ל&amp;יום</translation>
    </message>
    <message>
        <source>What may be spent in a day</source>
        <translation type="unfinished">כמה מותר להוציא ביום</translation>
    </message>
    <message>
        <source>per &amp;month</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">ל&amp;חודש</translation>
    </message>
    <message>
        <source>What may be spent in a month</source>
        <translation type="unfinished">כמה מותר להוציא בחודש</translation>
    </message>
    <message>
        <source>per con&amp;versation</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">ל&amp;שיחה</translation>
    </message>
    <message>
        <source>What a conversation may cost</source>
        <translation type="unfinished">כמה מותר ששיחה תעלה</translation>
    </message>
    <message>
        <source>The currency of the budgets, as providers&apos; prices have it</source>
        <translation type="unfinished">המטבע של התקציבים, כפי שהוא במחירי הספקים</translation>
    </message>
    <message>
        <source>What happens beyond a budget</source>
        <translation type="unfinished">מה קורה מעבר לתקציב</translation>
    </message>
    <message>
        <source>ask before each turn</source>
        <translation type="unfinished">לשאול לפני כל תור</translation>
    </message>
    <message>
        <source>say so and go on</source>
        <translation type="unfinished">להודיע ולהמשיך</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the line of budgets below the figures; an amount of money follows: whichever is free, or any amount</extracomment>
        <translation type="unfinished">כלשהו</translation>
    </message>
    <message>
        <source>%1 today, %2 this month</source>
        <translation type="unfinished">⁨%1⁩ היום, ⁨%2⁩ החודש</translation>
    </message>
</context>
<context>
    <name>gui::Budgets</name>
    <message>
        <source>%1 Go on?</source>
        <translation type="unfinished">⁨%1⁩ להמשיך?</translation>
    </message>
    <message>
        <source>This conversation has cost %1; its budget is %2.</source>
        <translation type="unfinished">שיחה זו עלתה ⁨%1⁩; התקציב שלה הוא ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Today has cost %1; the day&apos;s budget is %2.</source>
        <translation type="unfinished">היום עלה ⁨%1⁩; התקציב ליום הוא ⁨%2⁩.</translation>
    </message>
    <message>
        <source>This month has cost %1; its budget is %2.</source>
        <translation type="unfinished">החודש עלה ⁨%1⁩; התקציב לו הוא ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::BusDesktop</name>
    <message>
        <source>Show</source>
        <extracomment>Button on a notification of the desktop: a verb: bring the window to the front</extracomment>
        <translation type="unfinished">הצגה</translation>
    </message>
</context>
<context>
    <name>gui::CallValues</name>
    <message>
        <source>Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">ארגומנטים</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">&amp;ארגומנטים</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a tab in the window that shows a tool call: what a tool gave back</extracomment>
        <translation type="unfinished">תוצאה</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">&amp;תוצאה</translation>
    </message>
</context>
<context>
    <name>gui::CanisterEditor</name>
    <message>
        <source>Edit the arguments of %1</source>
        <translation type="unfinished">עריכת הארגומנטים של ⁨%1⁩</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <extracomment>Text of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">עריכה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">ארגומנטים, כ־JSON</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name for screen readers of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">טקסט</translation>
    </message>
    <message>
        <source>This becomes another version of it; the one before stays beside it. What comes after goes on below both.</source>
        <translation type="unfinished">מזה נוצרת גרסה נוספת; הקודמת נשארת לצדה. מה שבא אחריה ממשיך מתחת לשתיהן.</translation>
    </message>
    <message>
        <source>&amp;Keep as a version</source>
        <translation type="unfinished">&amp;שמירה כגרסה</translation>
    </message>
    <message>
        <source>The arguments must be a JSON object.</source>
        <translation type="unfinished">הארגומנטים חייבים להיות אובייקט JSON.</translation>
    </message>
</context>
<context>
    <name>gui::CanisterFile</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::CannedDialog</name>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">&amp;שימוש בהנחיה</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <translation type="unfinished">עדיין חסר: ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>gui::CaptureCommand</name>
    <message>
        <source>Where requests are passed on to: an address, or the name of a provider.</source>
        <translation type="unfinished">לאן מועברות הבקשות: כתובת או שם של ספק.</translation>
    </message>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">הפתחה ב־127.0.0.1; 0 בוחר כל פתחה פנויה.</translation>
    </message>
    <message>
        <source>Instead of --to: a program that speaks MCP over its standard input and output, after --. It is started, and what it is told and says passes unchanged.</source>
        <translation type="unfinished">במקום ⁦--to⁩: תוכנה שמדברת MCP דרך הקלט והפלט התקניים שלה, אחרי --. היא מופעלת, ומה שנאמר לה ומה שהיא אומרת עובר ללא שינוי.</translation>
    </message>
    <message>
        <source>What is to be captured? Give --to with an address or a provider, or -- and a command.</source>
        <translation type="unfinished">מה יש ללכוד? יש לציין ⁦--to⁩ עם כתובת או ספק, או -- ופקודה.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו פתחה.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">אין ספק בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 has no address of its own that requests could be passed on to.</source>
        <translation type="unfinished">לספק ⁨%1⁩ אין כתובת משלו שניתן להעביר אליה בקשות.</translation>
    </message>
    <message>
        <source>Give this to programs instead of %1. Whoever knows it can use it. Ctrl+C ends it; parlance exchanges lists what passed.</source>
        <translation type="unfinished">יש למסור זאת לתוכנות במקום ⁨%1⁩. כל מי שיודע את הכתובת יכול להשתמש בה. Ctrl+C מסיים; parlance exchanges מפרט מה עבר.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">לא ניתן להפעיל את ”⁨%1⁩”: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::CaptureWindow</name>
    <message>
        <source>Capture</source>
        <extracomment>Window title in the window that records what other programs say to a provider: a noun: a recording of other programs’ exchanges</extracomment>
        <translation type="unfinished">לכידה</translation>
    </message>
    <message>
        <source>What programs are told, as environment variables</source>
        <translation type="unfinished">מה שנמסר לתוכנות, כמשתנים של הסביבה שלהן</translation>
    </message>
    <message>
        <source>A program that is given this address instead of a provider&apos;s speaks with the provider as before, and what both say is kept here.
Only programs of this machine that know the address can use it.</source>
        <translation type="unfinished">תוכנה שמקבלת כתובת זו במקום כתובת של ספק מדברת עם הספק כמקודם, ומה ששניהם אומרים נשמר כאן.
רק תוכנות של מחשב זה שיודעות את הכתובת יכולות להשתמש בה.</translation>
    </message>
    <message>
        <source>What has passed</source>
        <translation type="unfinished">מה שעבר</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">התחלה</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what was sent</extracomment>
        <translation type="unfinished">בקשה</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title in the window that records what other programs say to a provider: the HTTP status of the answer</extracomment>
        <translation type="unfinished">מצב</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title in the window that records what other programs say to a provider: how long it took</extracomment>
        <translation type="unfinished">זמן</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what came back</extracomment>
        <translation type="unfinished">תשובה</translation>
    </message>
    <message>
        <source>Where requests are passed on to: a provider, or an address</source>
        <translation type="unfinished">לאן מועברות הבקשות: ספק או כתובת</translation>
    </message>
    <message>
        <source>&amp;Pass on to</source>
        <translation type="unfinished">העברה &amp;אל</translation>
    </message>
    <message>
        <source>The port on this machine</source>
        <translation type="unfinished">הפתחה במחשב זה</translation>
    </message>
    <message>
        <source>any port</source>
        <extracomment>Part of a number field in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">כל פתחה</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">ה&amp;פעלה</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">ה&amp;עתקה</translation>
    </message>
    <message>
        <source>As co&amp;nversations…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">כ&amp;שיחות…</translation>
    </message>
    <message>
        <source>Send &amp;again…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">שליחה &amp;חוזרת…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">שמיר&amp;ה…</translation>
    </message>
    <message>
        <source>“%1” is neither a provider nor an address that begins with http:// or https://.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו ספק ואינו כתובת שמתחילה ב־⁦http://⁩ או ב־⁦https://⁩.</translation>
    </message>
    <message>
        <source>Capturing for %1, until it is stopped or this window is closed.</source>
        <translation type="unfinished">לכידה עבור ⁨%1⁩, עד לעצירתה או לסגירת החלון.</translation>
    </message>
    <message>
        <source>Stopped. What has passed stays in the Inspector, among all conversations.</source>
        <translation type="unfinished">הלכידה נעצרה. מה שעבר נשאר בבודק, תחת כל השיחות.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Column title in the window that records what other programs say to a provider: there is none</extracomment>
        <translation type="unfinished">אין</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">עצי&amp;רה</translation>
    </message>
    <message>
        <source>Programs that use the address will not reach the provider any more.</source>
        <translation type="unfinished">תוכנות שמשתמשות בכתובת לא יגיעו עוד אל הספק.</translation>
    </message>
    <message>
        <source>&amp;End the capture</source>
        <translation type="unfinished">&amp;סיום הלכידה</translation>
    </message>
</context>
<context>
    <name>gui::CassetteSteps</name>
    <message>
        <source>Step by step: Enter lets the next event come, r and Enter the rest of its answer, a and Enter everything.</source>
        <translation type="unfinished">צעד אחר צעד: Enter מביא את האירוע הבא, r ואז Enter את יתר התשובה, a ואז Enter את הכול.</translation>
    </message>
    <message numerus="yes">
        <source>… next: the answer to %1, %n event(s)</source>
        <translation type="unfinished">
            <numerusform>… הבא: התשובה ל־⁨%1⁩, אירוע אחד</numerusform>
            <numerusform>… הבא: התשובה ל־⁨%1⁩, %n אירועים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::CassetteWindow</name>
    <message>
        <source>&amp;Lenient</source>
        <extracomment>Box to tick in the window that plays a cassette, which is a recording of exchanges: an adjective: requests may differ a little</extracomment>
        <translation type="unfinished">&amp;סלחני</translation>
    </message>
    <message>
        <source>Cassette</source>
        <extracomment>Window title in the window that plays a cassette, which is a recording of exchanges: a recording of exchanges that can be played</extracomment>
        <translation type="unfinished">קלטת</translation>
    </message>
    <message>
        <source>What is on the cassette, and what was asked for that is not on it</source>
        <translation type="unfinished">מה יש בקלטת, ומה התבקש ואינו בה</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: number of the exchange</extracomment>
        <translation type="unfinished">מס׳</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">בקשה</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what came back</extracomment>
        <translation type="unfinished">תשובה</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: whether it was played already</extracomment>
        <translation type="unfinished">נוגן</translation>
    </message>
    <message>
        <source>When the parts of an answer come</source>
        <translation type="unfinished">מתי מגיעים חלקי התשובה</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>Choice in a list in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">מייד</translation>
    </message>
    <message>
        <source>At the recorded pace</source>
        <translation type="unfinished">בקצב שהוקלט</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">צעד אחר צעד</translation>
    </message>
    <message>
        <source>Dates, times and identifiers in a request may differ</source>
        <translation type="unfinished">תאריכים, שעות ומזהים בבקשה רשאים להיות שונים</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">&amp;בחירה…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges: a verb</extracomment>
        <translation type="unfinished">&amp;ניגון</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">&amp;האירוע הבא</translation>
    </message>
    <message>
        <source>&amp;Rest of the answer</source>
        <translation type="unfinished">&amp;יתר התשובה</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">ה&amp;כול</translation>
    </message>
    <message>
        <source>Lets the next event come (F8, also in the window)</source>
        <translation type="unfinished">מביא את האירוע הבא (F8, גם בחלון הראשי)</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">ניגון קלטת</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>Message in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">קריאת ⁨%1⁩…</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s). Play it, and all that would be sent is answered from here.</source>
        <translation type="unfinished">
            <numerusform>חילוף נתונים אחד. עם הניגון, כל מה שהיה נשלח נענה מכאן.</numerusform>
            <numerusform>%n חילופי נתונים. עם הניגון, כל מה שהיה נשלח נענה מכאן.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing: nothing is sent, and each event waits for you, until this is ended or closed.</source>
        <translation type="unfinished">בניגון: דבר אינו נשלח, וכל אירוע ממתין לך, עד לסיום או לסגירה.</translation>
    </message>
    <message>
        <source>Playing: nothing is sent until this is ended or closed.</source>
        <translation type="unfinished">בניגון: דבר אינו נשלח עד לסיום או לסגירה.</translation>
    </message>
    <message>
        <source>Ended: what is sent goes to the network again.</source>
        <translation type="unfinished">הסתיים: מה שנשלח יוצא שוב לרשת.</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was played already</extracomment>
        <translation type="unfinished">נוגן</translation>
    </message>
    <message>
        <source>not on it</source>
        <translation type="unfinished">אינו בקלטת</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">דבר אינו ממתין.</translation>
    </message>
    <message>
        <source>Next: event %1 of %2.</source>
        <translation type="unfinished">הבא: אירוע ⁨%1⁩ מתוך ⁨%2⁩.</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was recorded</extracomment>
        <translation type="unfinished">הוקלט</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a request came for it</extracomment>
        <translation type="unfinished">נשאל</translation>
    </message>
    <message>
        <source>En&amp;d</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a verb: end it</extracomment>
        <translation type="unfinished">סי&amp;ום</translation>
    </message>
</context>
<context>
    <name>gui::CheckCommand</name>
    <message>
        <source>Descriptors, or folders of them.</source>
        <translation type="unfinished">מתארים, או תיקיות שלהם.</translation>
    </message>
    <message>
        <source>Which descriptors? Give files or folders.</source>
        <translation type="unfinished">אילו מתארים? יש לציין קבצים או תיקיות.</translation>
    </message>
    <message>
        <source>this is not a descriptor: none of its tables says what it describes</source>
        <translation type="unfinished">זה אינו מתאר: אף אחת מהטבלאות שלו אינה אומרת מה הוא מתאר</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">השם ”⁨%1⁩” כבר שייך ל־⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::ChoiceBox</name>
    <message>
        <source>Pick one</source>
        <extracomment>Hint in an empty field in a list of choices</extracomment>
        <translation type="unfinished">יש לבחור</translation>
    </message>
</context>
<context>
    <name>gui::ChoicesList</name>
    <message>
        <source>LIBRARIES</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">ספריות</translation>
    </message>
    <message>
        <source>MODELS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">מודלים</translation>
    </message>
    <message>
        <source>AGENTS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">סוכנים</translation>
    </message>
    <message>
        <source>INSTRUCTIONS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">הוראות</translation>
    </message>
    <message>
        <source>There is no tool library yet. One is a file in libraries/ that says which tool does what an agent asks for.</source>
        <translation type="unfinished">אין עדיין ספריית כלים. ספרייה היא קובץ ב־⁦libraries/⁩ שאומר איזה כלי מבצע את מה שסוכן מבקש.</translation>
    </message>
    <message>
        <source>There is no agent yet.</source>
        <translation type="unfinished">אין עדיין סוכן.</translation>
    </message>
    <message>
        <source>There is no model yet.</source>
        <translation type="unfinished">אין עדיין מודל.</translation>
    </message>
    <message>
        <source>Narrow the list</source>
        <translation type="unfinished">צמצום הרשימה</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <extracomment>Button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">עוד &amp;אחת</translation>
    </message>
    <message>
        <source>Another instruction</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">הוראה נוספת</translation>
    </message>
    <message>
        <source>Instruction %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">הוראה ⁨%1⁩</translation>
    </message>
    <message>
        <source>What the model is told first</source>
        <translation type="unfinished">מה שנאמר למודל תחילה</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">עמודות: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::ColumnView</name>
    <message>
        <source>Column %1</source>
        <extracomment>Name for screen readers of a column in the comparison side by side</extracomment>
        <translation type="unfinished">עמודה ⁨%1⁩</translation>
    </message>
    <message>
        <source>The run before, in column %1</source>
        <translation type="unfinished">ההרצה הקודמת, בעמודה ⁨%1⁩</translation>
    </message>
    <message>
        <source>The next run, in column %1</source>
        <translation type="unfinished">ההרצה הבאה, בעמודה ⁨%1⁩</translation>
    </message>
    <message>
        <source>More of this run, in column %1</source>
        <translation type="unfinished">עוד מהרצה זו, בעמודה ⁨%1⁩</translation>
    </message>
    <message>
        <source>Run %1 of column %2</source>
        <translation type="unfinished">הרצה ⁨%1⁩ של עמודה ⁨%2⁩</translation>
    </message>
    <message>
        <source>run %1 of %2</source>
        <translation type="unfinished">הרצה ⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
    <message>
        <source>&amp;Keep as a conversation</source>
        <translation type="unfinished">&amp;שמירה כשיחה</translation>
    </message>
    <message>
        <source>&amp;Show what went over the wire</source>
        <translation type="unfinished">הצגת ה&amp;תעבורה</translation>
    </message>
</context>
<context>
    <name>gui::Command</name>
    <message>
        <source>Use what the workspace brings: the descriptors in its folder .parlance, and the instructions in its AGENTS.md and CLAUDE.md.</source>
        <translation type="unfinished">להשתמש במה שמרחב העבודה מביא: המתארים בתיקייה ⁦.parlance⁩ שלו, וההוראות שבקבצים AGENTS.md ו־CLAUDE.md שלו.</translation>
    </message>
    <message>
        <source>Report turns, model calls and tools as OpenTelemetry spans: to a collector&apos;s address, or into a file. `none`: not even where the preferences say so.</source>
        <translation type="unfinished">דיווח על תורות, קריאות למודלים וכלים כ־span של OpenTelemetry: לכתובת של אוסף, או לקובץ. `none`: אפילו לא כשההעדפות אומרות זאת.</translation>
    </message>
    <message>
        <source>With --trace: also report what is said, and what tools are given and give back.</source>
        <translation type="unfinished">עם ⁦--trace⁩: גם על מה שנאמר, ועל מה שכלים מקבלים ומחזירים.</translation>
    </message>
    <message>
        <source>--trace-contents goes with --trace.</source>
        <translation type="unfinished">האפשרות ⁦--trace-contents⁩ באה עם ⁦--trace⁩.</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">אזהרה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>--%1 is a number from 1 on, not %2.</source>
        <translation type="unfinished">הערך של --%1 הוא מספר מ־1 ומעלה, ולא ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::CommandCompletion</name>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the list of commands that a slash opens</extracomment>
        <translation type="unfinished">פקודות</translation>
    </message>
    <message>
        <source>(may be left out) %1</source>
        <translation type="unfinished">(ניתן להשמיט) ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::CommandLine</name>
    <message>
        <source>parlance: unknown command %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: פקודה לא מוכרת ⁨%1⁩. כדאי לנסות parlance --help.</translation>
    </message>
    <message>
        <source>parlance: --profile takes a folder. Try parlance --help.</source>
        <translation type="unfinished">parlance: האפשרות ⁦--profile⁩ דורשת תיקייה. כדאי לנסות parlance --help.</translation>
    </message>
    <message>
        <source>parlance: unknown option %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: אפשרות לא מוכרת ⁨%1⁩. כדאי לנסות parlance --help.</translation>
    </message>
    <message>
        <source>parlance: the output could not be written: %1.</source>
        <translation type="unfinished">parlance: לא ניתן היה לכתוב את הפלט: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: הפקודה ⁨%1⁩ אינה מקבלת את הארגומנט ”⁨%2⁩”. כדאי לנסות ⁨%1⁩ --help.</translation>
    </message>
    <message>
        <source>parlance: the descriptors in %1 are not used; with --trust they are.</source>
        <translation type="unfinished">parlance: המתארים שב־⁨%1⁩ אינם בשימוש; עם ⁦--trust⁩ הם יהיו.</translation>
    </message>
    <message>
        <source>parlance: the argument %1 is not UTF-8.</source>
        <translation type="unfinished">parlance: הארגומנט ⁨%1⁩ אינו UTF-8.</translation>
    </message>
</context>
<context>
    <name>gui::CommandPalette</name>
    <message>
        <source>Nothing matches. Fewer letters find more.</source>
        <translation type="unfinished">דבר אינו מתאים. פחות אותיות מוצאות יותר.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">פקודות</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">חיפוש פקודות</translation>
    </message>
    <message>
        <source>Do anything…</source>
        <extracomment>Hint in an empty field of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">ביצוע כל פעולה…</translation>
    </message>
</context>
<context>
    <name>gui::CommitNotice</name>
    <message>
        <source>A tool broke, and the turn is not undone yet.</source>
        <translation type="unfinished">כלי קרס, והתור עדיין לא בוטל.</translation>
    </message>
    <message>
        <source>The answer is not saved yet.</source>
        <translation type="unfinished">התשובה עדיין לא נשמרה.</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">ניסיון &amp;חוזר</translation>
    </message>
    <message>
        <source>Save else&amp;where…</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">&amp;שמירה במקום אחר…</translation>
    </message>
    <message>
        <source>Save the answer elsewhere</source>
        <translation type="unfinished">שמירת התשובה במקום אחר</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation type="unfinished">JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>The answer is saved in %1, but not yet in the conversation.</source>
        <translation type="unfinished">התשובה נשמרה ב־⁨%1⁩, אך עדיין לא בשיחה.</translation>
    </message>
</context>
<context>
    <name>gui::CompareBar</name>
    <message>
        <source>none</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: there is none</extracomment>
        <translation type="unfinished">אין</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">זה לצד זה</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">שמירת &amp;דוח…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the comparison side by side: a verb</extracomment>
        <translation type="unfinished">&amp;עצירה</translation>
    </message>
    <message>
        <source>No agent</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">ללא סוכן</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">סוכן: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The agent&apos;s model</source>
        <translation type="unfinished">המודל של הסוכן</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">מספר פעמים: ⁨%1⁩</translation>
    </message>
    <message>
        <source>How often each column runs</source>
        <translation type="unfinished">כמה פעמים רצה כל עמודה</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">מגבלה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The time after which a run is stopped and counts as timed out</source>
        <translation type="unfinished">הזמן שאחריו הרצה נעצרת ונחשבת כחריגה מהזמן</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>Menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">אחר…</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">השוואה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">הרצה חו&amp;זרת</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: a verb: carry it out</extracomment>
        <translation type="unfinished">ה&amp;רצה</translation>
    </message>
</context>
<context>
    <name>gui::CompareCommand</name>
    <message>
        <source>Give one of --json, --csv and --markdown.</source>
        <translation type="unfinished">יש לציין אחד מאלה: ⁦--json, --csv⁩ ו־⁦--markdown⁩.</translation>
    </message>
    <message>
        <source>%1: run %2 of %3 %4, %5</source>
        <translation type="unfinished">⁨%1⁩: הרצה ⁨%2⁩ מתוך ⁨%3⁩ ⁨%4⁩, ⁨%5⁩</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Differences: − removed, + added</source>
        <translation type="unfinished">הבדלים: − נעלם, + נוסף</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation type="unfinished">אין הבדל.</translation>
    </message>
</context>
<context>
    <name>gui::CompareWindow</name>
    <message>
        <source>Asked in &amp;both</source>
        <translation type="unfinished">לשאול ב&amp;שניהם</translation>
    </message>
    <message>
        <source>Side by side – Parlance</source>
        <translation type="unfinished">זה לצד זה – Parlance</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">מספר פעמים</translation>
    </message>
    <message>
        <source>How often each column runs, %1 to %2:</source>
        <translation type="unfinished">כמה פעמים רצה כל עמודה, ⁨%1⁩ עד ⁨%2⁩:</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">מגבלת זמן</translation>
    </message>
    <message>
        <source>After how many seconds a run is stopped, %1 to %2:</source>
        <translation type="unfinished">אחרי כמה שניות הרצה נעצרת, ⁨%1⁩ עד ⁨%2⁩:</translation>
    </message>
    <message>
        <source>Asked in every column</source>
        <translation type="unfinished">השאלה בכל העמודות</translation>
    </message>
    <message>
        <source>What is to be asked in every column? Ctrl+Enter runs it.</source>
        <translation type="unfinished">מה לשאול בכל העמודות? Ctrl+Enter מריץ.</translation>
    </message>
    <message>
        <source>Tick at the left what is to be compared, write what is asked, and run it.</source>
        <translation type="unfinished">יש לסמן בצד את מה שרוצים להשוות, לכתוב את השאלה, ולהריץ.</translation>
    </message>
    <message>
        <source>Asked in a&amp;ll</source>
        <translation type="unfinished">לשאול ב&amp;כולן</translation>
    </message>
    <message>
        <source>It is among the conversations now.</source>
        <translation type="unfinished">ההרצה נמצאת כעת בין השיחות.</translation>
    </message>
    <message>
        <source>Run %1 of %2 – what went over the wire</source>
        <translation type="unfinished">הרצה ⁨%1⁩ מתוך ⁨%2⁩ – התעבורה</translation>
    </message>
    <message>
        <source>Save the report (.md, .csv or .jsonl)</source>
        <translation type="unfinished">שמירת הדוח (⁦.md, .csv⁩ או ⁦.jsonl⁩)</translation>
    </message>
    <message>
        <source>side by side.md</source>
        <translation type="unfinished">side by side.md</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ נכתב.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו מספר מ־⁨%2⁩ עד ⁨%3⁩.</translation>
    </message>
</context>
<context>
    <name>gui::Comparing</name>
    <message>
        <source>There is nothing to go on from yet: nothing has been said here.</source>
        <translation type="unfinished">אין עדיין ממה להמשיך: לא נאמר כאן דבר.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1”, which stays as it is.</source>
        <translation type="unfinished">כל הרצה ממשיכה מ־”⁨%1⁩”, שנשארת כמות שהיא.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1” as it was after canister %2 of %3, and leaves it as it is.</source>
        <translation type="unfinished">כל הרצה ממשיכה מ־”⁨%1⁩” כפי שהייתה אחרי פריט ⁨%2⁩ מתוך ⁨%3⁩, ומשאירה אותה כמות שהיא.</translation>
    </message>
</context>
<context>
    <name>gui::CompleteCommand</name>
    <message>
        <source>After --: the words on the command line after parlance; the last is the one being typed, or empty.</source>
        <translation type="unfinished">אחרי --: מה שכתוב בשורת הפקודה אחרי parlance; האחרון הוא זה שמקלידים, או ריק.</translation>
    </message>
    <message>
        <source>Which words? They come after --.</source>
        <translation type="unfinished">אילו מילים? הן באות אחרי --.</translation>
    </message>
    <message>
        <source>keep everything in this folder</source>
        <translation type="unfinished">שמירת הכול בתיקייה זו</translation>
    </message>
    <message>
        <source>what there is</source>
        <translation type="unfinished">מה יש</translation>
    </message>
    <message>
        <source>which version this is</source>
        <translation type="unfinished">איזו גרסה זו</translation>
    </message>
    <message>
        <source>no tools</source>
        <extracomment>What is offered by the shell’s completion</extracomment>
        <translation type="unfinished">ללא כלים</translation>
    </message>
</context>
<context>
    <name>gui::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <extracomment>Name for screen readers of the list of completions in an editor</extracomment>
        <translation type="unfinished">דרכי המשך</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation type="unfinished">מפתחות וערכים</translation>
    </message>
</context>
<context>
    <name>gui::Composer</name>
    <message>
        <source>Message</source>
        <extracomment>Name for screen readers of the field where messages are written</extracomment>
        <translation type="unfinished">הודעה</translation>
    </message>
    <message>
        <source>Write a message, or / for commands; drop files to attach them</source>
        <translation type="unfinished">כתיבת הודעה, או / לפקודות; גרירת קבצים לכאן מצרפת אותם</translation>
    </message>
    <message>
        <source>Attach…</source>
        <extracomment>Button of the field where messages are written</extracomment>
        <translation type="unfinished">צירוף…</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">שליחה</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">עצירה</translation>
    </message>
    <message>
        <source>Put the returned text back</source>
        <translation type="unfinished">החזרת הטקסט שנדחה</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation type="unfinished">להשאיר כמות שהיא</translation>
    </message>
    <message>
        <source>picture.png</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">picture.png</translation>
    </message>
    <message>
        <source>Send the edited message</source>
        <translation type="unfinished">שליחת ההודעה שנערכה</translation>
    </message>
    <message>
        <source>Send next</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">שליחה בהמשך</translation>
    </message>
    <message>
        <source>Trying again in %1 s: %2</source>
        <translation type="unfinished">ניסיון חוזר בעוד ⁨%1⁩ שנ׳: ⁨%2⁩</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">יש תשובה בתהליך. יש לעצור אותה קודם, או לחכות לסיומה.</translation>
    </message>
    <message>
        <source>The message is sent as soon as its files have been read.</source>
        <translation type="unfinished">ההודעה תישלח ברגע שהקבצים שלה ייקראו.</translation>
    </message>
    <message>
        <source>Finish what you are writing first.</source>
        <translation type="unfinished">יש לסיים קודם את הכתיבה.</translation>
    </message>
    <message>
        <source>You are editing an earlier message. The answer to it becomes a branch. Escape leaves it as it is.</source>
        <translation type="unfinished">זו עריכה של הודעה קודמת. התשובה לה הופכת לענף. Escape משאיר אותה כמות שהיא.</translation>
    </message>
</context>
<context>
    <name>gui::ComposerPrompts</name>
    <message>
        <source>There is no prompt %1, or its server is not connected yet.</source>
        <translation type="unfinished">אין הנחיה בשם ⁨%1⁩, או שהשרת שלה עדיין אינו מחובר.</translation>
    </message>
    <message>
        <source>Waiting for the prompt of %1…</source>
        <translation type="unfinished">בהמתנה להנחיה של ⁨%1⁩…</translation>
    </message>
    <message>
        <source>The conversation has the system text of %1 now.</source>
        <translation type="unfinished">לשיחה יש כעת הוראות המערכת של ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Use Prompt</source>
        <extracomment>Name of an edit that can be undone after a prompt was put into the field where messages are written</extracomment>
        <translation type="unfinished">שימוש בהנחיה</translation>
    </message>
</context>
<context>
    <name>gui::ComposerStatus</name>
    <message>
        <source>Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Enter שולח</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Ctrl+Enter שולח</translation>
    </message>
    <message>
        <source>Shift+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Shift+Enter שולח</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) on</source>
        <translation type="unfinished">
            <numerusform>כלי אחד מופעל</numerusform>
            <numerusform>%n כלים מופעלים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ConflictBar</name>
    <message>
        <source>Another program has changed this file.</source>
        <translation type="unfinished">תוכנה אחרת שינתה קובץ זה.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;טעינה מחדש</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">הש&amp;ארת שלי</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">ה&amp;שוואה</translation>
    </message>
</context>
<context>
    <name>gui::ConformanceCommand</name>
    <message>
        <source>Goes through all that an MCP server offers, as the official conformance suite drives clients; the suite may set MCP_CONFORMANCE_PROTOCOL_VERSION and MCP_CONFORMANCE_CONTEXT.</source>
        <translation type="unfinished">מעבר על כל מה ששרת MCP מציע, כפי שחבילת התאימות הרשמית מפעילה לקוחות: היא רשאית להגדיר את MCP_CONFORMANCE_PROTOCOL_VERSION ואת MCP_CONFORMANCE_CONTEXT.</translation>
    </message>
    <message>
        <source>The server&apos;s address.</source>
        <translation type="unfinished">כתובת השרת.</translation>
    </message>
    <message>
        <source>conformance wants the address of a server.</source>
        <translation type="unfinished">הפקודה conformance דורשת כתובת של שרת.</translation>
    </message>
    <message>
        <source>MCP_CONFORMANCE_CONTEXT is not JSON: %1</source>
        <translation type="unfinished">הערך של MCP_CONFORMANCE_CONTEXT אינו JSON: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 speaks %2.</source>
        <translation type="unfinished">השרת ⁨%1⁩ מדבר ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::ContextActions</name>
    <message>
        <source>A conversation is being summed up. Wait until that is done.</source>
        <translation type="unfinished">מתבצע סיכום של שיחה. יש לחכות לסיומו.</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">יש תשובה בתהליך. יש לעצור אותה קודם, או לחכות לסיומה.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">יש לבחור קודם מודל.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more. Undo brings them back.</source>
        <translation type="unfinished">
            <numerusform>הודעה אחת סוכמה ואינה נשלחת עוד. ביטול יחזיר אותה.</numerusform>
            <numerusform>%n הודעות סוכמו ואינן נשלחות עוד. ביטול יחזיר אותן.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ContextDetails</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">תוכן הבקשה הבאה</translation>
    </message>
    <message>
        <source>Room for the answer</source>
        <translation type="unfinished">מקום לתשובה</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">מה המו&amp;דל יראה…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">&amp;סיכום והשבתה</translation>
    </message>
    <message>
        <source>The next request: %1</source>
        <translation type="unfinished">הבקשה הבאה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The answers shown here have cost %1.</source>
        <translation type="unfinished">התשובות המוצגות כאן עלו ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Sending costs about %1, without the answer.</source>
        <translation type="unfinished">השליחה עולה בערך ⁨%1⁩, ללא התשובה.</translation>
    </message>
</context>
<context>
    <name>gui::ContextGauge</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">תוכן הבקשה הבאה</translation>
    </message>
    <message>
        <source>What the next request holds: click for its parts.</source>
        <translation type="unfinished">תוכן הבקשה הבאה: לחיצה מציגה את חלקיה.</translation>
    </message>
</context>
<context>
    <name>gui::ContextStrip</name>
    <message>
        <source>&amp;Leave out the oldest</source>
        <translation type="unfinished">ה&amp;שמטת הישנות ביותר</translation>
    </message>
    <message>
        <source>Send, without the oldest messages; this is not asked again while you talk with this model</source>
        <translation type="unfinished">שליחה ללא ההודעות הישנות ביותר; השאלה לא תישאל שוב כל עוד השיחה עם מודל זה נמשכת</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">&amp;סיכום והשבתה</translation>
    </message>
    <message>
        <source>The model sums up the older half; what is summed up is switched off. Undo brings it back</source>
        <translation type="unfinished">המודל מסכם את המחצית הישנה; מה שסוכם מושבת. ביטול יחזיר אותו</translation>
    </message>
    <message>
        <source>Another &amp;model…</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">&amp;מודל אחר…</translation>
    </message>
    <message>
        <source>One with a larger context</source>
        <translation type="unfinished">מודל עם הקשר גדול יותר</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">&amp;לא עכשיו</translation>
    </message>
    <message>
        <source>The message stays where it is (Escape)</source>
        <translation type="unfinished">ההודעה נשארת במקומה (Escape)</translation>
    </message>
    <message>
        <source>This does not fit: the conversation takes %1 tokens, and the model has room for %2 beside the answer.</source>
        <translation type="unfinished">זה לא נכנס: השיחה תופסת ⁨%1⁩ אסימונים, ולמודל יש מקום ל־⁨%2⁩ מלבד התשובה.</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">בערך ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 is writing a summary of the earlier messages…</source>
        <translation type="unfinished">המודל ⁨%1⁩ כותב סיכום של ההודעות הקודמות…</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full: a verb</extracomment>
        <translation type="unfinished">עצי&amp;רה</translation>
    </message>
</context>
<context>
    <name>gui::ControlSpinBox</name>
    <message>
        <source>Default</source>
        <extracomment>Part of a number field in the panel of controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">ברירת מחדל</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Part of a number field in the panel of controls</extracomment>
        <translation type="unfinished">ברירת מחדל: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::ControlsButton</name>
    <message>
        <source>Controls</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">בקרות</translation>
    </message>
    <message>
        <source>Controls •</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">בקרות •</translation>
    </message>
    <message>
        <source>Controls: none set</source>
        <translation type="unfinished">בקרות: לא הוגדר דבר</translation>
    </message>
    <message>
        <source>Controls: %1</source>
        <extracomment>Name for screen readers above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">בקרות: ⁨%1⁩</translation>
    </message>
    <message>
        <source>What can be set for this model; nothing is set</source>
        <translation type="unfinished">מה שניתן להגדיר במודל זה; דבר לא הוגדר</translation>
    </message>
</context>
<context>
    <name>gui::ControlsPanel</name>
    <message>
        <source>On</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">פועל</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">כבוי</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">ברירת מחדל: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>Value or button in the panel of a model’s controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">ברירת מחדל</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>Button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">לא להגדיר דבר</translation>
    </message>
    <message>
        <source>Clear every control of this model</source>
        <translation type="unfinished">לא להגדיר אף בקרה של מודל זה</translation>
    </message>
    <message>
        <source>Nothing can be set for this model.</source>
        <translation type="unfinished">במודל זה אין מה להגדיר.</translation>
    </message>
    <message>
        <source>What is not set is left to the model.</source>
        <translation type="unfinished">מה שאינו מוגדר נשאר לבחירת המודל.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationBar</name>
    <message>
        <source>Do anything…</source>
        <extracomment>Button in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">ביצוע כל פעולה…</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">פקודות</translation>
    </message>
    <message>
        <source>Change Workspace Folders</source>
        <translation type="unfinished">שינוי תיקיות העבודה</translation>
    </message>
    <message>
        <source>%1  Do anything…</source>
        <translation type="unfinished">⁨%1⁩  ביצוע כל פעולה…</translation>
    </message>
    <message>
        <source>Change Controls</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">שינוי הבקרות</translation>
    </message>
    <message>
        <source>Change System Text</source>
        <translation type="unfinished">שינוי הוראות המערכת</translation>
    </message>
    <message>
        <source>Change Model</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">החלפת המודל</translation>
    </message>
</context>
<context>
    <name>gui::ConversationListModel</name>
    <message>
        <source>deleted %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">נמחקה ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>פריט אחד</numerusform>
            <numerusform>%n פריטים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>ענף אחד</numerusform>
            <numerusform>%n ענפים</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">ללא כותרת</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>שיחה אחת</numerusform>
            <numerusform>%n שיחות</numerusform>
        </translation>
    </message>
    <message>
        <source>group %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">קבוצה ⁨%1⁩</translation>
    </message>
    <message>
        <source>unfolded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">פרוסה</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">מקופלת</translation>
    </message>
    <message>
        <source>answering</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">עונה</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">ממתין לאישורך</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">לכל היותר מספר זה.</translation>
    </message>
    <message>
        <source>The deleted ones, the last deleted first.</source>
        <translation type="unfinished">אלה שנמחקו, האחרונות שנמחקו תחילה.</translation>
    </message>
    <message>
        <source>Those that are in the archive.</source>
        <translation type="unfinished">אלה שבארכיון.</translation>
    </message>
    <message>
        <source>Those of this group, which are not in the archive.</source>
        <translation type="unfinished">אלה שבקבוצה זו, ואינן בארכיון.</translation>
    </message>
    <message>
        <source>Those of a group, of the archive, or the deleted ones: only one of these.</source>
        <translation type="unfinished">אלה של קבוצה, או אלה של הארכיון או אלה שנמחקו: רק אחד מהם.</translation>
    </message>
    <message>
        <source>%1 shown; there are more.</source>
        <translation type="unfinished">מוצגות: ⁨%1⁩; יש עוד.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsPanel</name>
    <message>
        <source>Filter</source>
        <extracomment>Button in the panel that lists the conversations: a noun: what narrows the list</extracomment>
        <translation type="unfinished">סינון</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Button in the panel that lists the conversations</extracomment>
        <translation type="unfinished">שיחה חדשה</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Button in the panel that lists the conversations: the place of those that were put away</extracomment>
        <translation type="unfinished">ארכיון</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Button in the panel that lists the conversations: the deleted conversations</extracomment>
        <translation type="unfinished">שיחות שנמחקו</translation>
    </message>
    <message>
        <source>Search all conversations</source>
        <translation type="unfinished">חיפוש בכל השיחות</translation>
    </message>
    <message>
        <source>Conversations that were put away</source>
        <translation type="unfinished">שיחות שהוצאו מהרשימה</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">שיחות בארכיון</translation>
    </message>
    <message>
        <source>Conversations that were deleted</source>
        <translation type="unfinished">שיחות שנמחקו</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">שיחות שנמחקו</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">שיחות</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">תוצאות החיפוש</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Label in the panel that lists the conversations</extracomment>
        <translation type="unfinished">לא נמצא דבר.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">מחיקה</translation>
    </message>
    <message>
        <source>Filters of the search</source>
        <translation type="unfinished">מסנני החיפוש</translation>
    </message>
    <message>
        <source>Only messages of some kind, model, tool, time or label</source>
        <translation type="unfinished">רק הודעות מסוג, מודל, כלי, זמן או תווית מסוימים</translation>
    </message>
    <message>
        <source>What &amp;you said</source>
        <translation type="unfinished">מה ש&amp;אמרת</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;תשובות</translation>
    </message>
    <message>
        <source>Tool &amp;calls</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;קריאות לכלים</translation>
    </message>
    <message>
        <source>&amp;Results of tools</source>
        <translation type="unfinished">תו&amp;צאות כלים</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">מ&amp;סמכים</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;היום</translation>
    </message>
    <message>
        <source>The last &amp;seven days</source>
        <translation type="unfinished">&amp;שבעת הימים האחרונים</translation>
    </message>
    <message>
        <source>Answers of a &amp;model: model:…</source>
        <translation type="unfinished">תשובות של &amp;מודל: model:…</translation>
    </message>
    <message>
        <source>Calls of a t&amp;ool: tool:…</source>
        <translation type="unfinished">קריאות ל&amp;כלי: tool:…</translation>
    </message>
    <message>
        <source>With a &amp;label: label:…</source>
        <translation type="unfinished">&amp;עם תווית: label:…</translation>
    </message>
    <message>
        <source>In a &amp;group: group:…</source>
        <translation type="unfinished">&amp;בקבוצה: group:…</translation>
    </message>
    <message>
        <source>Not in the arc&amp;hive</source>
        <translation type="unfinished">&amp;לא בארכיון</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">שינוי שם</translation>
    </message>
    <message>
        <source>Title:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">כותרת:</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">תוויות</translation>
    </message>
    <message>
        <source>Labels, separated by commas:</source>
        <translation type="unfinished">תוויות, מופרדות בפסיקים:</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">השיחה ”⁨%1⁩” נמחקה</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">מחיקה ל&amp;צמיתות</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">העברה לקבוצה</translation>
    </message>
    <message>
        <source>Group:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">קבוצה:</translation>
    </message>
    <message>
        <source>“%1” is in the list again</source>
        <translation type="unfinished">השיחה ”⁨%1⁩” חזרה לרשימה</translation>
    </message>
    <message>
        <source>“%1” is in the archive</source>
        <translation type="unfinished">השיחה ”⁨%1⁩” בארכיון</translation>
    </message>
    <message>
        <source>Open in a new &amp;tab</source>
        <translation type="unfinished">פתיחה בלשו&amp;נית חדשה</translation>
    </message>
    <message>
        <source>Open &amp;beside</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">פתיחה ל&amp;צד</translation>
    </message>
    <message>
        <source>Open in a new &amp;window</source>
        <translation type="unfinished">פתיחה ב&amp;חלון חדש</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">שינוי ש&amp;ם</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;תוויות…</translation>
    </message>
    <message>
        <source>Move to &amp;group</source>
        <translation type="unfinished">העברה ל&amp;קבוצה</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb: put it into the archive</extracomment>
        <translation type="unfinished">העברה ל&amp;ארכיון</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">מחיק&amp;ה</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">מחיקה &amp;לצמיתות…</translation>
    </message>
    <message>
        <source>&amp;New group…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">קבוצה &amp;חדשה…</translation>
    </message>
    <message>
        <source>N&amp;o group</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;ללא קבוצה</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">קי&amp;פול</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">פ&amp;ריסה</translation>
    </message>
    <message>
        <source>&amp;Rename the group</source>
        <translation type="unfinished">&amp;שינוי שם הקבוצה</translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation type="unfinished">שינוי שם הקבוצה</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">שם:</translation>
    </message>
    <message>
        <source>&amp;Dissolve the group</source>
        <translation type="unfinished">פירו&amp;ק הקבוצה</translation>
    </message>
</context>
<context>
    <name>gui::ConverseCommand</name>
    <message>
        <source>Write the run as a pattern in gram: the answer, and the tools used for it.</source>
        <translation type="unfinished">כתיבת ההרצה כתבנית ב־gram: התשובה, והכלים ששימשו לה.</translation>
    </message>
    <message>
        <source>Of the model&apos;s context: %1. Earlier messages have that much less room.</source>
        <translation type="unfinished">מתוך ההקשר של המודל: ⁨%1⁩. להודעות קודמות נשאר פחות מקום בהתאם.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>הודעה קודמת אחת הושמטה, כי אינה נכנסת להקשר של המודל.</numerusform>
            <numerusform>%n הודעות קודמות הושמטו, כי אינן נכנסות להקשר של המודל.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DeleteCommand</name>
    <message>
        <source>deleted:</source>
        <extracomment>Message on the terminal before the conversation that was deleted</extracomment>
        <translation type="unfinished">נמחקו:</translation>
    </message>
</context>
<context>
    <name>gui::DepartureBar</name>
    <message>
        <source>The first %1 per cent are the same</source>
        <translation type="unfinished">⁨%1⁩ האחוזים הראשונים זהים</translation>
    </message>
    <message>
        <source>%1; %2 per cent came from the cache</source>
        <translation type="unfinished">⁨%1⁩; ⁨%2⁩ אחוזים הגיעו מהמטמון</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>Legend of the bar that shows up to where two requests are the same</extracomment>
        <translation type="unfinished">זהה</translation>
    </message>
    <message>
        <source>same, and below it what came from the cache</source>
        <translation type="unfinished">זהה, ומתחתיו מה שהגיע מהמטמון</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorBar</name>
    <message>
        <source>New…</source>
        <extracomment>Button above the editor of descriptors: a new descriptor</extracomment>
        <translation type="unfinished">חדש…</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>Button above the editor of descriptors: earlier versions of the file</extracomment>
        <translation type="unfinished">גרסאות</translation>
    </message>
    <message>
        <source>State of the file</source>
        <translation type="unfinished">מצב הקובץ</translation>
    </message>
    <message>
        <source>Copy to &amp;mine</source>
        <translation type="unfinished">העתקה ל&amp;שלי</translation>
    </message>
    <message>
        <source>Convert</source>
        <extracomment>Button above the editor of descriptors: a verb: TOML to gram or back</extracomment>
        <translation type="unfinished">המרה</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>Button above the editor of descriptors: a verb: lay the text out</extracomment>
        <translation type="unfinished">עיצוב</translation>
    </message>
    <message>
        <source>Usual spaces, blank lines and indents; comments and order stay (Ctrl+Shift+I)</source>
        <translation type="unfinished">רווחים, שורות ריקות והזחות כמקובל; הערות וסדר נשארים (Ctrl+Shift+I)</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button above the editor of descriptors: a verb</extracomment>
        <translation type="unfinished">שמירה</translation>
    </message>
    <message>
        <source>Show the descriptors in a window of their own</source>
        <translation type="unfinished">הצגת המתארים בחלון נפרד</translation>
    </message>
    <message>
        <source>In a window of its own, or back</source>
        <translation type="unfinished">לחלון נפרד, או בחזרה</translation>
    </message>
    <message>
        <source>Writes the agent in the other notation, as a new file beside this one</source>
        <translation type="unfinished">כתיבת הסוכן בכתיב האחר, כקובץ חדש לצד זה</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorEditor</name>
    <message>
        <source>Alt+Enter mends it where that can be done</source>
        <translation type="unfinished">Alt+Enter מתקן כשניתן</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorFiles</name>
    <message>
        <source>New descriptor</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">מתאר חדש</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">שם (אותיות, ספרות, - ו־_):</translation>
    </message>
    <message>
        <source>A built-in file cannot be renamed. Copy it to yours first.</source>
        <translation type="unfinished">לא ניתן לשנות שם של קובץ מובנה. יש להעתיק אותו קודם לקבצים שלך.</translation>
    </message>
    <message>
        <source>A skill has the name of its folder: rename that, and its name in the file.</source>
        <translation type="unfinished">למיומנות יש שם כשם התיקייה שלה: יש לשנות אותו, ואת שמה בקובץ.</translation>
    </message>
    <message>
        <source>Rename the descriptor</source>
        <translation type="unfinished">שינוי שם המתאר</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">כבר יש קובץ בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 could not be renamed.</source>
        <translation type="unfinished">לא ניתן היה לשנות את שמו של ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be converted: %2</source>
        <translation type="unfinished">לא ניתן להמיר את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 will not contain: %2.</source>
        <translation type="unfinished">בקובץ ⁨%1⁩ לא יהיו: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>There is already a file %1. Its text is kept among its versions.</source>
        <translation type="unfinished">כבר יש קובץ בשם ⁨%1⁩. הטקסט שלו נשמר בין הגרסאות שלו.</translation>
    </message>
    <message>
        <source>&amp;Overwrite it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;דריסה</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">ה&amp;מרה</translation>
    </message>
    <message>
        <source>%1 and %2 describe the same agent now, and only one of them is in use. Delete %1? Its text is kept among its versions.</source>
        <translation type="unfinished">הקבצים ⁨%1⁩ ו־⁨%2⁩ מתארים כעת אותו סוכן, ורק אחד מהם בשימוש. למחוק את ⁨%1⁩? הטקסט שלו נשמר בין הגרסאות שלו.</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;מחיקה</translation>
    </message>
    <message>
        <source>A built-in file cannot be deleted. Its tools can be switched off.</source>
        <translation type="unfinished">לא ניתן למחוק קובץ מובנה. את הכלים שלו ניתן לכבות.</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation type="unfinished">לא ניתן היה למחוק את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Built-in files are inside the program. Copy one to yours to have it as a file.</source>
        <translation type="unfinished">קבצים מובנים נמצאים בתוך התוכנה. העתקה לקבצים שלך תיצור מהם קובץ.</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorPane</name>
    <message>
        <source>Text of the descriptor</source>
        <translation type="unfinished">הטקסט של המתאר</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation type="unfinished">מה שגוי בו</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation type="unfinished">⁨%1⁩ · לא נשמר</translation>
    </message>
    <message>
        <source>%1 · built in, read only</source>
        <translation type="unfinished">⁨%1⁩ · מובנה, לקריאה בלבד</translation>
    </message>
    <message>
        <source>%1 · saved · not in use: the workspace is not trusted</source>
        <translation type="unfinished">⁨%1⁩ · נשמר · לא בשימוש: מרחב העבודה אינו מהימן</translation>
    </message>
    <message>
        <source>%1 · saved · has errors, the last good text is in use</source>
        <translation type="unfinished">⁨%1⁩ · נשמר · יש שגיאות, בשימוש הטקסט התקין האחרון</translation>
    </message>
    <message>
        <source>%1 · saved · has errors</source>
        <translation type="unfinished">⁨%1⁩ · נשמר · יש שגיאות</translation>
    </message>
    <message>
        <source>%1 · saved · another file of this name is in use</source>
        <translation type="unfinished">⁨%1⁩ · נשמר · בשימוש קובץ אחר בשם זה</translation>
    </message>
    <message>
        <source>%1 · saved · in use since %2</source>
        <translation type="unfinished">⁨%1⁩ · נשמר · בשימוש מאז ⁨%2⁩</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation type="unfinished">מעבר לשורה</translation>
    </message>
    <message>
        <source>Line (%1 to %2):</source>
        <translation type="unfinished">שורה (⁨%1⁩ עד ⁨%2⁩):</translation>
    </message>
    <message>
        <source>Compare with %1…</source>
        <translation type="unfinished">השוואה עם ⁨%1⁩…</translation>
    </message>
    <message>
        <source>No earlier text yet</source>
        <translation type="unfinished">אין עדיין טקסט קודם</translation>
    </message>
    <message>
        <source>%1: from the text of %2 to the present one</source>
        <translation type="unfinished">⁨%1⁩: מהטקסט של ⁨%2⁩ לנוכחי</translation>
    </message>
    <message>
        <source>&amp;Restore the earlier text</source>
        <translation type="unfinished">&amp;שחזור הטקסט הקודם</translation>
    </message>
    <message>
        <source>%1: from the file to the text in the editor</source>
        <translation type="unfinished">⁨%1⁩: מהקובץ לטקסט שבעורך</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorParts</name>
    <message>
        <source>What is shown of the descriptors</source>
        <translation type="unfinished">מה מוצג מהמתארים</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">קבצים</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">טקסט</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Title of a tab in the dock of descriptors: what models call</extracomment>
        <translation type="unfinished">כלי</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTree</name>
    <message>
        <source>Filter the files by name</source>
        <translation type="unfinished">סינון הקבצים לפי שם</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Hint in an empty field in the tree of descriptor files</extracomment>
        <translation type="unfinished">סינון</translation>
    </message>
    <message>
        <source>Descriptor files</source>
        <extracomment>Name for screen readers in the tree of descriptor files</extracomment>
        <translation type="unfinished">קובצי מתארים</translation>
    </message>
    <message>
        <source>&amp;Copy to mine</source>
        <translation type="unfinished">העתקה ל&amp;שלי</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>Text in the tree of descriptor files</extracomment>
        <translation type="unfinished">שינוי ש&amp;ם…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Text in the tree of descriptor files: a verb</extracomment>
        <translation type="unfinished">מחיק&amp;ה</translation>
    </message>
    <message>
        <source>Show in the &amp;file manager</source>
        <translation type="unfinished">הצגה במנהל ה&amp;קבצים</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTreeModel</name>
    <message>
        <source>providers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">ספקים</translation>
    </message>
    <message>
        <source>ensembles</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">ערכות כלים</translation>
    </message>
    <message>
        <source>invokers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">מפעילים</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">סוכנים</translation>
    </message>
    <message>
        <source>prompts</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">הנחיות</translation>
    </message>
    <message>
        <source>libraries</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">ספריות</translation>
    </message>
    <message>
        <source>scenarios</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">תרחישים</translation>
    </message>
    <message>
        <source>evaluations</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">הערכות</translation>
    </message>
    <message>
        <source>skills</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">מיומנויות</translation>
    </message>
    <message>
        <source>Another file of this name is used in its place.</source>
        <translation type="unfinished">קובץ אחר בשם זה בא במקומו.</translation>
    </message>
    <message>
        <source> (replaced)</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished"> (הוחלף)</translation>
    </message>
    <message>
        <source>%1, has errors</source>
        <translation type="unfinished">⁨%1⁩, יש שגיאות</translation>
    </message>
    <message>
        <source>This workspace</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">מרחב עבודה זה</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">שלך</translation>
    </message>
    <message>
        <source>Built in</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">מובנים</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorsPanel</name>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">&amp;ייבוא שרתי MCP…</translation>
    </message>
    <message>
        <source>What belongs to the tool</source>
        <translation type="unfinished">מה ששייך לכלי</translation>
    </message>
    <message>
        <source>Replace in the descriptor</source>
        <translation type="unfinished">החלפה במתאר</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation type="unfinished">מעבר לשורה…</translation>
    </message>
    <message>
        <source>Format the descriptor</source>
        <translation type="unfinished">עיצוב המתאר</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished">בקובץ ”⁨%1⁩” יש שינויים שלא נשמרו.</translation>
    </message>
    <message>
        <source>&amp;Discard the changes</source>
        <translation type="unfinished">&amp;ויתור על השינויים</translation>
    </message>
    <message>
        <source>To TOML</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">ל־TOML</translation>
    </message>
    <message>
        <source>To gram</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">ל־gram</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation type="unfinished">אין קובץ פתוח.</translation>
    </message>
</context>
<context>
    <name>gui::DiffCommand</name>
    <message>
        <source>The bodies of the responses, not those of the requests.</source>
        <translation type="unfinished">גופי התגובות, לא אלה של הבקשות.</translation>
    </message>
    <message>
        <source>An exchange, by its identifier or the beginning of it, or a file.</source>
        <translation type="unfinished">חילוף נתונים, לפי המזהה שלו או תחילתו, או קובץ.</translation>
    </message>
    <message>
        <source>What it is compared with.</source>
        <translation type="unfinished">למה הוא מושווה.</translation>
    </message>
    <message>
        <source>Which two? parlance exchanges lists them.</source>
        <translation type="unfinished">אילו שניים? parlance exchanges מפרט אותם.</translation>
    </message>
    <message>
        <source>There are more differences than these %1.</source>
        <translation type="unfinished">יש יותר הבדלים מ־⁨%1⁩ אלה.</translation>
    </message>
    <message>
        <source>They are not both JSON, so nothing more can be said.</source>
        <translation type="unfinished">לא שניהם JSON, ולכן לא ניתן לומר יותר.</translation>
    </message>
    <message>
        <source>They say the same.</source>
        <translation type="unfinished">הם אומרים אותו הדבר.</translation>
    </message>
    <message>
        <source>%1 is larger than 512 MiB.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ גדול מ־512 MiB.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">לא ניתן לקרוא את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">במקום שבו השני מסתיים</translation>
    </message>
    <message>
        <source>which is not within JSON</source>
        <translation type="unfinished">מקום שאינו בתוך JSON</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">בערך החיצוני ביותר</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Where two requests differ; %1 is a path, on the terminal</extracomment>
        <translation type="unfinished">ב־%1</translation>
    </message>
    <message>
        <source>The same up to byte %1 of %2, %3.</source>
        <translation type="unfinished">זהים עד בית ⁨%1⁩ מתוך ⁨%2⁩, ⁨%3⁩.</translation>
    </message>
    <message>
        <source>A provider&apos;s prompt cache can match no further than that.</source>
        <translation type="unfinished">מטמון ההנחיות של ספק אינו יכול להגיע מעבר לכך.</translation>
    </message>
    <message numerus="yes">
        <source>The same, byte for byte (%n byte(s)).</source>
        <translation type="unfinished">
            <numerusform>זהים, בית אחר בית (בית אחד).</numerusform>
            <numerusform>זהים, בית אחר בית (%n בתים).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It said: %n token(s).</source>
        <translation type="unfinished">
            <numerusform>דווח: אסימון אחד.</numerusform>
            <numerusform>דווח: %n אסימונים.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesModel</name>
    <message>
        <source>added: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">נוסף: </translation>
    </message>
    <message>
        <source>removed: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">הוסר: </translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">לפני</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts: the later of two</extracomment>
        <translation type="unfinished">אחרי</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesView</name>
    <message>
        <source>The difference line by line</source>
        <translation type="unfinished">ההבדל שורה אחר שורה</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">העתקת השורות שנבחרו</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceModel</name>
    <message>
        <source>%1  same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">⁨%1⁩  זהה</translation>
    </message>
    <message>
        <source>%1: moved to %2</source>
        <translation type="unfinished">⁨%1⁩: הועבר אל ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2, from %3</source>
        <translation type="unfinished">⁨%1⁩: ⁨%2⁩, מתוך ⁨%3⁩</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">זהה</translation>
    </message>
    <message>
        <source>with changes</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">עם שינויים</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">השתנה</translation>
    </message>
    <message>
        <source>added</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">נוסף</translation>
    </message>
    <message>
        <source>removed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">הוסר</translation>
    </message>
    <message>
        <source>moved</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">הועבר</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">לפני</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>State or column title in the difference of two requests: the later of two</extracomment>
        <translation type="unfinished">אחרי</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>State or column title in the difference of two requests: both of two</extracomment>
        <translation type="unfinished">שניהם</translation>
    </message>
</context>
<context>
    <name>gui::DifferencePage</name>
    <message>
        <source>%1 k</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 k</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation type="unfinished">מה מושווה</translation>
    </message>
    <message>
        <source>Requests</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">בקשות</translation>
    </message>
    <message>
        <source>Responses</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">תגובות</translation>
    </message>
    <message>
        <source>How the difference is shown</source>
        <translation type="unfinished">אופן הצגת ההבדל</translation>
    </message>
    <message>
        <source>Structure, side by side</source>
        <translation type="unfinished">מבנה, זה לצד זה</translation>
    </message>
    <message>
        <source>Structure, in one column</source>
        <translation type="unfinished">מבנה, יחד</translation>
    </message>
    <message>
        <source>Lines, side by side</source>
        <translation type="unfinished">שורות, זה לצד זה</translation>
    </message>
    <message>
        <source>Lines, in one column</source>
        <translation type="unfinished">שורות, יחד</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">יש לבחור ברשימה שני חילופי נתונים כדי להשוות אותם.</translation>
    </message>
    <message>
        <source>The difference as a tree</source>
        <translation type="unfinished">ההבדל כעץ</translation>
    </message>
    <message>
        <source>First difference</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">לראשון</translation>
    </message>
    <message>
        <source>Goes to what holds the first byte that differs</source>
        <translation type="unfinished">למה שמכיל את הבית הראשון השונה</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">העתקת מצביע ה־JSON</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">בהשוואה…</translation>
    </message>
    <message>
        <source>%1: the same, byte for byte</source>
        <translation type="unfinished">⁨%1⁩: זהים, בית אחר בית</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">במקום שבו השני מסתיים</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">בערך החיצוני ביותר</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">ב־%1</translation>
    </message>
    <message>
        <source>%1 departs at byte %2 of %3</source>
        <translation type="unfinished">⁨%1⁩ סוטה בבית ⁨%2⁩ מתוך ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1 added</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">⁨%1⁩ נוספו</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">⁨%1⁩ הוסרו</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">⁨%1⁩ השתנו</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">⁨%1⁩ הועברו</translation>
    </message>
    <message>
        <source>they say the same</source>
        <translation type="unfinished">אומרים אותו הדבר</translation>
    </message>
    <message>
        <source>and more</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">ועוד</translation>
    </message>
    <message>
        <source>A prompt cache can hold the first %1 % at most.</source>
        <translation type="unfinished">מטמון הנחיות יכול לכסות לכל היותר את ⁨%1⁩ % הראשונים.</translation>
    </message>
    <message>
        <source>The provider did not say what it had in its cache.</source>
        <translation type="unfinished">הספק לא אמר מה היה במטמון שלו.</translation>
    </message>
    <message>
        <source>The provider read %1 of %2 tokens from its cache.</source>
        <translation type="unfinished">הספק קרא מהמטמון שלו ⁨%1⁩ מתוך ⁨%2⁩ אסימונים.</translation>
    </message>
    <message>
        <source>That is less than it could have been.</source>
        <translation type="unfinished">זה פחות משהיה אפשר.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">אין שום הבדל.</translation>
    </message>
    <message>
        <source>They are not both JSON, so they have no structure to compare. Their lines can be compared.</source>
        <translation type="unfinished">לא שניהם JSON, ולכן אין להם מבנה להשוואה. את השורות שלהם ניתן להשוות.</translation>
    </message>
    <message>
        <source>They are too large to be compared line by line.</source>
        <translation type="unfinished">הם גדולים מדי להשוואה שורה אחר שורה.</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceView</name>
    <message>
        <source>Differences</source>
        <extracomment>Name for screen readers of the difference of two results in the test bench</extracomment>
        <translation type="unfinished">הבדלים</translation>
    </message>
    <message>
        <source>They do not differ.</source>
        <translation type="unfinished">אין ביניהם הבדל.</translation>
    </message>
</context>
<context>
    <name>gui::EachCommand</name>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them.</source>
        <translation type="unfinished">שיחות, לפי המזהים שלהן או תחילתם.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them; with --deleted, the deleted ones.</source>
        <translation type="unfinished">איזו שיחה? parlance conversations מפרט אותן, ואת אלה שנמחקו עם ⁦--deleted⁩.</translation>
    </message>
</context>
<context>
    <name>gui::ElementsView</name>
    <message>
        <source>Add an element</source>
        <translation type="unfinished">הוספת איבר</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation type="unfinished">הוספת מאפיין</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation type="unfinished">הוספה אל ⁨%1⁩</translation>
    </message>
    <message>
        <source>Name of the member</source>
        <translation type="unfinished">שם המאפיין</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Hint in an empty field beside an element of a list in a form: a noun</extracomment>
        <translation type="unfinished">שם</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">הזזה למעלה</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">הזזה למטה</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">הסרה</translation>
    </message>
</context>
<context>
    <name>gui::EmptyPage</name>
    <message>
        <source>What can be done here</source>
        <translation type="unfinished">מה ניתן לעשות כאן</translation>
    </message>
    <message>
        <source>Nothing has been said yet. Write below, drop files here, begin with “/” for commands and prompts, or:</source>
        <translation type="unfinished">עדיין לא נאמר דבר. ניתן לכתוב למטה, לגרור לכאן קבצים, להתחיל ב־”/” לפקודות ולהנחיות, או:</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesModel</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">
            <numerusform>כלי אחד</numerusform>
            <numerusform>%n כלים</numerusform>
        </translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation type="unfinished">עדיין לא נשאל</translation>
    </message>
    <message>
        <source>Offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">מוצעים לפי דרישה: כ־⁨%1⁩ אסימונים פחות בכל בקשה.</translation>
    </message>
    <message>
        <source>says: %1</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">מצהיר: ⁨%1⁩</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not allowed</extracomment>
        <translation type="unfinished">נדחה</translation>
    </message>
    <message>
        <source>allowed</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not asked about</extracomment>
        <translation type="unfinished">מותר</translation>
    </message>
    <message>
        <source>asks</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are asked about</extracomment>
        <translation type="unfinished">שואל</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesPanel</name>
    <message>
        <source>Ensembles and tools</source>
        <translation type="unfinished">ערכות כלים וכלים</translation>
    </message>
    <message>
        <source>Switch Tools</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">הפעלה וכיבוי של כלים</translation>
    </message>
    <message>
        <source>Show the &amp;descriptor</source>
        <translation type="unfinished">ה&amp;צגת המתאר</translation>
    </message>
    <message>
        <source>Add an MCP ser&amp;ver…</source>
        <translation type="unfinished">הו&amp;ספת שרת MCP…</translation>
    </message>
    <message>
        <source>&amp;Ask each time</source>
        <translation type="unfinished">לש&amp;אול בכל פעם</translation>
    </message>
    <message>
        <source>Allow in this &amp;conversation</source>
        <translation type="unfinished">אישור בשי&amp;חה זו</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Menu entry in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">אישור &amp;תמיד</translation>
    </message>
    <message>
        <source>In the descrip&amp;tor</source>
        <translation type="unfinished">ב&amp;מתאר</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;שאלה</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">אישו&amp;ר</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;דחייה</translation>
    </message>
    <message>
        <source>&amp;On by default</source>
        <translation type="unfinished">&amp;פעיל כברירת מחדל</translation>
    </message>
    <message>
        <source>&amp;Off by default</source>
        <translation type="unfinished">&amp;כבוי כברירת מחדל</translation>
    </message>
</context>
<context>
    <name>gui::EraseCommand</name>
    <message>
        <source>erased for good:</source>
        <translation type="unfinished">נמחקו לצמיתות:</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateBar</name>
    <message>
        <source>&amp;Run</source>
        <extracomment>Button in the bar of the window of evaluations: a verb: carry it out</extracomment>
        <translation type="unfinished">ה&amp;רצה</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the window of evaluations: a verb</extracomment>
        <translation type="unfinished">&amp;עצירה</translation>
    </message>
    <message>
        <source>&amp;Better of two…</source>
        <translation type="unfinished">ה&amp;טובה מבין השתיים…</translation>
    </message>
    <message>
        <source>R&amp;eport…</source>
        <extracomment>Button in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">&amp;דוח…</translation>
    </message>
    <message>
        <source>The suite</source>
        <extracomment>Text in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">החבילה</translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation type="unfinished">למה היא מושווית</translation>
    </message>
    <message>
        <source>How often each case runs</source>
        <translation type="unfinished">כמה פעמים רץ כל מקרה</translation>
    </message>
    <message>
        <source>How far it has got</source>
        <translation type="unfinished">ההתקדמות</translation>
    </message>
    <message>
        <source>Repeats: </source>
        <extracomment>Part of a number field in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">פעמים: </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <translation type="unfinished">⁨%1⁩ · נותרו ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateCommand</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">לא ניתן לקרוא את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Compare with this evaluation: its identifier or the beginning of it, latest, or a file that --json wrote. Exit status 0 if nothing became worse.</source>
        <translation type="unfinished">השוואה להערכה זו: המזהה שלה או תחילתו, latest, או קובץ ש־⁦--json⁩ כתב. יציאה 0 כשדבר לא הורע.</translation>
    </message>
    <message>
        <source>Write test results as build servers read them.</source>
        <translation type="unfinished">כתיבת תוצאות הבדיקה כפי ששרתי בנייה קוראים אותן.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">כתיבת דוח ב־Markdown.</translation>
    </message>
    <message>
        <source>Write a report as one page of HTML without scripts.</source>
        <translation type="unfinished">כתיבת דוח כעמוד HTML אחד ללא תסריטים.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">כתיבה לקובץ זה במקום לפלט התקני.</translation>
    </message>
    <message>
        <source>Run everything, even what was already computed from the same suite, models and tools.</source>
        <translation type="unfinished">הרצת הכול, גם מה שחושב קודם מאותה חבילה, מאותם מודלים ומאותם כלים.</translation>
    </message>
    <message>
        <source>How often each case runs, instead of what the suite says.</source>
        <translation type="unfinished">כמה פעמים רץ כל מקרה, במקום מה שהחבילה אומרת.</translation>
    </message>
    <message>
        <source>How many runs ask one provider at the same time, instead of what the suite says.</source>
        <translation type="unfinished">כמה הרצות פונות לספק אחד בו־זמנית, במקום מה שהחבילה אומרת.</translation>
    </message>
    <message>
        <source>Only this case; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">רק מקרה זה; ניתן לחזור על האפשרות. * ו־? מייצגים כל דבר.</translation>
    </message>
    <message>
        <source>Only this variant; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">רק וריאנט זה; ניתן לחזור על האפשרות. * ו־? מייצגים כל דבר.</translation>
    </message>
    <message>
        <source>Only put the runs into the store, for parlance work.</source>
        <translation type="unfinished">רק להכניס את ההרצות למאגר, עבור parlance work.</translation>
    </message>
    <message>
        <source>Show what came of the latest run of the suite, or of the one that --run names.</source>
        <translation type="unfinished">לומר מה יצא מההרצה האחרונה של החבילה, או מזו ש־⁦--run⁩ נוקב בה.</translation>
    </message>
    <message>
        <source>With --results: the evaluation, by its identifier or the beginning of it.</source>
        <translation type="unfinished">עם ⁦--results⁩: ההערכה, לפי המזהה שלה או תחילתו.</translation>
    </message>
    <message>
        <source>Show which evaluations of the suite there are.</source>
        <translation type="unfinished">לפרט אילו הערכות של החבילה יש.</translation>
    </message>
    <message>
        <source>Write this conversation as a case, a line for a file of cases, instead of running a suite.</source>
        <translation type="unfinished">כתיבת שיחה זו כמקרה, שורה לקובץ מקרים, במקום להריץ חבילה.</translation>
    </message>
    <message>
        <source>Grade a run of the latest evaluation, or of the one that --run names, from 1 to 5: CASE/VARIANT/REPEAT=GRADE. May be repeated; the report says how far judges agree.</source>
        <translation type="unfinished">מתן ציון להרצה של ההערכה האחרונה, או של זו ש־⁦--run⁩ נוקב בה, מ־1 עד 5: CASE/VARIANT/REPEAT=GRADE. ניתן לחזור על האפשרות; הדוח אומר עד כמה השופטים מסכימים.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all או שם של כלי; ניתן לחזור על האפשרות. ללא מסוף, ask פירושו refuse. מה שאף מילה אחרת אינה מכסה: hidden-files לקבצים מוסתרים או כאלה שנראים סודיים, ו־offered-calls לקריאות שתשובה מציעה בטקסט שלה.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">אורכה המרבי של תשובה אחת, ב־MiB: 1 עד 1024. ברירת מחדל: 16, או answer-limit ב־parlance.ini.</translation>
    </message>
    <message>
        <source>The suite: a file, or the name of one in evaluations.</source>
        <translation type="unfinished">החבילה: קובץ, או שם של חבילה ב־evaluations.</translation>
    </message>
    <message>
        <source>Give one of --json, --junit, --markdown and --html.</source>
        <translation type="unfinished">יש לציין אחד מאלה: ⁦--json, --junit, --markdown⁩ ו־⁦--html⁩.</translation>
    </message>
    <message>
        <source>--enqueue goes with --store.</source>
        <translation type="unfinished">האפשרות ⁦--enqueue⁩ באה עם ⁦--store⁩.</translation>
    </message>
    <message>
        <source>Give one of --enqueue, --results and --list.</source>
        <translation type="unfinished">יש לציין אחד מאלה: ⁦--enqueue, --results⁩ ו־⁦--list⁩.</translation>
    </message>
    <message>
        <source>--baseline takes an evaluation: its identifier, latest, or a file.</source>
        <translation type="unfinished">האפשרות ⁦--baseline⁩ דורשת הערכה: המזהה שלה, latest, או קובץ.</translation>
    </message>
    <message>
        <source>Which suite? Give its file.</source>
        <translation type="unfinished">איזו חבילה? יש לציין את הקובץ שלה.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">האפשרות --%1 דורשת מספר מ־1 עד ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">אין בחבילה מקרה בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">אין בחבילה וריאנט בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">אולי הכוונה ל־⁨%1⁩?</translation>
    </message>
    <message>
        <source>A grade is CASE/VARIANT/REPEAT=GRADE, from 1 to 5, not %1.</source>
        <translation type="unfinished">ציון נכתב CASE/VARIANT/REPEAT=GRADE, מ־1 עד 5, ולא ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: ⁨%1⁩ מתבצע ניסיון חוזר.</translation>
    </message>
    <message>
        <source>It is still running.</source>
        <translation type="unfinished">עדיין בהרצה.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are waiting to be done: %1</source>
        <translation type="unfinished">
            <numerusform>הרצה אחת מחכה לביצוע: ⁨%1⁩</numerusform>
            <numerusform>%n הרצות מחכות לביצוע: ⁨%1⁩</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EvaluateWindow</name>
    <message>
        <source>Evaluate – Parlance</source>
        <translation type="unfinished">הערכה – Parlance</translation>
    </message>
    <message>
        <source>Open a suite</source>
        <translation type="unfinished">פתיחת חבילה</translation>
    </message>
    <message>
        <source>No baseline</source>
        <extracomment>Choice in a list in the window of evaluations</extracomment>
        <translation type="unfinished">ללא קו בסיס</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <extracomment>What is compared with in the window of evaluations</extracomment>
        <translation type="unfinished">קו בסיס: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished">שמירת הדוח</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Use a store</source>
        <translation type="unfinished">שימוש במאגר</translation>
    </message>
    <message>
        <source>Address of the database:</source>
        <translation type="unfinished">כתובת מסד הנתונים:</translation>
    </message>
    <message>
        <source>Evaluate – %1 – Parlance</source>
        <translation type="unfinished">הערכה – ⁨%1⁩ – Parlance</translation>
    </message>
    <message>
        <source>No two answers to the same case are left to compare.</source>
        <translation type="unfinished">לא נותרו שתי תשובות לאותו מקרה להשוואה.</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationMatrix</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">גרוע יותר</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">טוב יותר</translation>
    </message>
    <message>
        <source>%1 of %2…</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩…</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation type="unfinished">⁨%1⁩ עם ⁨%2⁩: ⁨%3⁩</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">מקרה</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationSummary</name>
    <message>
        <source>%1: passed %2</source>
        <translation type="unfinished">⁨%1⁩: עברו ⁨%2⁩</translation>
    </message>
    <message>
        <source>, median %1</source>
        <translation type="unfinished">, חציון ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the report.</source>
        <translation type="unfinished">
            <numerusform>עוד אחד נמצא בדוח.</numerusform>
            <numerusform>עוד %n נמצאים בדוח.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EventsModel</name>
    <message>
        <source>thought: </source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">מחשבה: </translation>
    </message>
    <message numerus="yes">
        <source>call of %1, %n byte(s)</source>
        <translation type="unfinished">
            <numerusform>קריאה ל־⁨%1⁩, בית אחד</numerusform>
            <numerusform>קריאה ל־⁨%1⁩, %n בתים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">⁨%1⁩ מ״ש</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">שורה</translation>
    </message>
    <message>
        <source>Arrived</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">הגעה</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">בתים</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">אירוע</translation>
    </message>
    <message>
        <source>Decoded</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">מפוענח</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">נתונים</translation>
    </message>
</context>
<context>
    <name>gui::EventsPage</name>
    <message>
        <source>Events</source>
        <extracomment>Name for screen readers of the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">אירועים</translation>
    </message>
    <message>
        <source>Enter shows the bytes of an event</source>
        <translation type="unfinished">Enter מציג את הבתים של אירוע</translation>
    </message>
    <message>
        <source>What the events were decoded to</source>
        <translation type="unfinished">למה פוענחו האירועים</translation>
    </message>
    <message>
        <source>None of it is a model&apos;s answer in a dialect that is known.</source>
        <translation type="unfinished">אין כאן תשובה של מודל שהניב שלו מוכר.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeBudgetDialog</name>
    <message>
        <source>How much is kept</source>
        <translation type="unfinished">כמה נשמר</translation>
    </message>
    <message>
        <source>Size of the kept bodies in MiB</source>
        <translation type="unfinished">גודל הגופים הנשמרים ב־MiB</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept</extracomment>
        <translation type="unfinished"> MiB</translation>
    </message>
    <message>
        <source>Age of the kept exchanges in days</source>
        <translation type="unfinished">גיל חילופי הנתונים הנשמרים בימים</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept: behind a number</extracomment>
        <translation type="unfinished"> ימים</translation>
    </message>
    <message>
        <source>Bodies up to &amp;size</source>
        <translation type="unfinished">גופים עד גו&amp;דל</translation>
    </message>
    <message>
        <source>Exchanges up to &amp;age</source>
        <translation type="unfinished">חילופי נתונים עד &amp;גיל</translation>
    </message>
    <message>
        <source>%1 are kept now. </source>
        <translation type="unfinished">כעת שמורים ⁨%1⁩. </translation>
    </message>
    <message>
        <source>Anything over this is deleted, oldest first; pinned exchanges stay. What bodies share counts once.</source>
        <translation type="unfinished">מה שעודף נמחק, מהישן לחדש; חילופי נתונים מוצמדים נשארים. מה שמשותף לגופים נספר פעם אחת.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeCells</name>
    <message>
        <source>Number</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">מספר</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a noun: what was sent</extracomment>
        <translation type="unfinished">בקשה</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): the HTTP status of the answer</extracomment>
        <translation type="unfinished">מצב</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a bar that shows when it began and ended</extracomment>
        <translation type="unfinished">מפל</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): how long it took</extracomment>
        <translation type="unfinished">זמן</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): in money</extracomment>
        <translation type="unfinished">עלות</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): whether it went to a model or to a tool’s server</extracomment>
        <translation type="unfinished">סוג</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">ספק</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a language model</extracomment>
        <translation type="unfinished">מודל</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): what models call</extracomment>
        <translation type="unfinished">כלי</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">אסימוני קלט</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): tokens that came from the provider’s cache</extracomment>
        <translation type="unfinished">במטמון</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">אסימוני פלט</translation>
    </message>
    <message>
        <source>Sent</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">נשלח</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">התקבל</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">התחלה</translation>
    </message>
    <message>
        <source>Same as</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">זהה ל־</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">נעצר</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">נכשל</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">הושלם</translation>
    </message>
    <message>
        <source>same as %1 up to byte %2</source>
        <translation type="unfinished">זהה ל־⁨%1⁩ עד בית ⁨%2⁩</translation>
    </message>
    <message>
        <source>same as %1 · sent again</source>
        <translation type="unfinished">זהה ל־⁨%1⁩ · נשלח שוב</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation type="unfinished">זהה ל־⁨%1⁩</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation type="unfinished">%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>, pinned</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">, מוצמד</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeFilterLine</name>
    <message>
        <source>Filter of the exchanges</source>
        <translation type="unfinished">סינון חילופי הנתונים</translation>
    </message>
    <message>
        <source>kind:provider status:4xx longer:2s “text”</source>
        <translation type="unfinished">kind:provider status:4xx longer:2s “text”</translation>
    </message>
    <message>
        <source>Filter terms: %1. A minus before a term reverses it; text without a key is looked for in the bodies.</source>
        <translation type="unfinished">מה מוצג: ⁨%1⁩. מינוס לפני ביטוי הופך אותו; מה שאין לו מפתח מחופש בגופים.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListModel</name>
    <message>
        <source>Captured</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">נלכדו</translation>
    </message>
    <message>
        <source>Outside of turns</source>
        <translation type="unfinished">מחוץ לתורות</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">תור</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">תור ⁨%1⁩</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">הוחזר לאחור</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">נקטע</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>⁨%1⁩, חילוף נתונים אחד</numerusform>
            <numerusform>⁨%1⁩, %n חילופי נתונים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListPane</name>
    <message>
        <source>Which exchanges are listed</source>
        <translation type="unfinished">אילו חילופי נתונים מוצגים</translation>
    </message>
    <message>
        <source>This conversation</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">שיחה זו</translation>
    </message>
    <message>
        <source>All conversations</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">כל השיחות</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>Text above or below the Inspector’s list of exchanges: a noun: ways to show the list</extracomment>
        <translation type="unfinished">תצוגות</translation>
    </message>
    <message>
        <source>Columns, grouping, and named filters</source>
        <translation type="unfinished">עמודות, קיבוץ, ומסננים בעלי שם</translation>
    </message>
    <message>
        <source>B&amp;udget…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;תקציב…</translation>
    </message>
    <message>
        <source>How much of past exchanges is kept</source>
        <translation type="unfinished">כמה נשמר מחילופי הנתונים הקודמים</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation type="unfinished">הצמדה, או ביטולה</translation>
    </message>
    <message>
        <source>Group by turns, or not</source>
        <translation type="unfinished">לפי תורות, או לא</translation>
    </message>
    <message>
        <source>Go to the filter</source>
        <translation type="unfinished">למסנן</translation>
    </message>
    <message>
        <source>Messages of %1</source>
        <translation type="unfinished">הודעות של ⁨%1⁩</translation>
    </message>
    <message>
        <source>By &amp;turns	G</source>
        <translation type="unfinished">לפי תו&amp;רות	G</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;עמודות</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation type="unfinished">&amp;שמירת תצוגה זו…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">ה&amp;סרה</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation type="unfinished">שמירת תצוגה זו</translation>
    </message>
    <message>
        <source>The name under which the filter, the columns and the grouping are saved</source>
        <translation type="unfinished">המסנן, העמודות והקיבוץ תחת השם</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s)</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>חילוף נתונים אחד</numerusform>
            <numerusform>%n חילופי נתונים</numerusform>
        </translation>
    </message>
    <message>
        <source>looking further…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">בהמשך חיפוש…</translation>
    </message>
    <message numerus="yes">
        <source>the last %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>חילוף הנתונים האחרון</numerusform>
            <numerusform>%n חילופי הנתונים האחרונים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 kept</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩ שמורים</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>אחד מוצמד</numerusform>
            <numerusform>%n מוצמדים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListView</name>
    <message>
        <source>Exchanges</source>
        <extracomment>Name for screen readers of the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">חילופי נתונים</translation>
    </message>
    <message>
        <source>The &amp;usual columns</source>
        <translation type="unfinished">העמודות ה&amp;רגילות</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeText</name>
    <message>
        <source>Status %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">מצב ⁨%1⁩</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">אין תשובה</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector: what was answered</extracomment>
        <translation type="unfinished">תשובה</translation>
    </message>
    <message>
        <source>Started %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">התחיל ⁨%1⁩</translation>
    </message>
    <message>
        <source>Headers after %1 ms, end after %2 ms</source>
        <translation type="unfinished">הכותרות אחרי ⁨%1⁩ מ״ש, הסוף אחרי ⁨%2⁩ מ״ש</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">ניסיון ⁨%1⁩</translation>
    </message>
    <message>
        <source>more has arrived, and is shown when the answer has ended</source>
        <translation type="unfinished">הגיע עוד, והוא יוצג כשהתשובה תסתיים</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeView</name>
    <message>
        <source>Headers</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">כותרות</translation>
    </message>
    <message>
        <source>Steps of the tool calls</source>
        <translation type="unfinished">שלבי הקריאות לכלים</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what was sent</extracomment>
        <translation type="unfinished">בקשה</translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">תגובה</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of one exchange in the Inspector</extracomment>
        <translation type="unfinished">אירועים</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">תזמון</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what takes up the room in the request</extracomment>
        <translation type="unfinished">מילוי</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: to another exchange</extracomment>
        <translation type="unfinished">הבדל</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: the steps of a call</extracomment>
        <translation type="unfinished">שלבים</translation>
    </message>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">מה ממלא את הבקשה</translation>
    </message>
    <message>
        <source>Copy &amp;body</source>
        <extracomment>Menu entry of one exchange in the Inspector</extracomment>
        <translation type="unfinished">העתקת ה&amp;גוף</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">העתקה כ־c&amp;url</translation>
    </message>
    <message>
        <source>What can be done with the exchange</source>
        <translation type="unfinished">מה ניתן לעשות בחילוף הנתונים</translation>
    </message>
    <message>
        <source>Copying, pinning, and the way to the conversation</source>
        <translation type="unfinished">העתקה, הצמדה והדרך לשיחה</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">אין גוף.</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">יש לבחור ברשימה שני חילופי נתונים כדי להשוות אותם.</translation>
    </message>
    <message>
        <source>Nothing has arrived yet.</source>
        <translation type="unfinished">עדיין לא הגיע דבר.</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">מתבצע</translation>
    </message>
</context>
<context>
    <name>gui::ExchangesCommand</name>
    <message>
        <source>Write them with their bodies to this file, as HTTP Archive 1.2.</source>
        <translation type="unfinished">כתיבתם עם הגופים שלהם לקובץ זה, כ־HTTP Archive 1.2.</translation>
    </message>
    <message>
        <source>Write them to this file, NAME.jsonl, so that parlance rehearse can play them again.</source>
        <translation type="unfinished">כתיבתם לקובץ זה, NAME.jsonl, כך ש־parlance rehearse יוכל לנגן אותם שוב.</translation>
    </message>
    <message>
        <source>Write only structure, sizes and times, and nothing that anybody has said.</source>
        <translation type="unfinished">כתיבת מבנה, גדלים וזמנים בלבד, ולא דבר ממה שמישהו אמר.</translation>
    </message>
    <message>
        <source>Write the request&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">כתיבת גוף הבקשה של חילוף הנתונים היחיד, בית אחר בית.</translation>
    </message>
    <message>
        <source>Write the response&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">כתיבת גוף התגובה של חילוף הנתונים היחיד, בית אחר בית.</translation>
    </message>
    <message>
        <source>A conversation or an exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">שיחה או חילוף נתונים, לפי המזהה או תחילתו.</translation>
    </message>
    <message>
        <source>Give the identifier of one exchange.</source>
        <translation type="unfinished">יש לציין את המזהה של חילוף נתונים אחד.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::ExplainCommand</name>
    <message>
        <source>The tool, such as io:write_file.</source>
        <translation type="unfinished">הכלי, כגון io:write_file.</translation>
    </message>
    <message>
        <source>The arguments of the call as a JSON object.</source>
        <translation type="unfinished">הארגומנטים של הקריאה כאובייקט JSON.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</source>
        <translation type="unfinished">יש לציין כלי ואת הארגומנטים שלו כאובייקט JSON, כגון: ⁦io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;⁩</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… בהמתנה ל־⁨%1⁩</translation>
    </message>
    <message>
        <source>The file is hidden, or looks like a secret: a person is asked all the same.</source>
        <translation type="unfinished">הקובץ מוסתר, או נראה סודי: בכל מקרה תישאל שאלה.</translation>
    </message>
    <message>
        <source>it was allowed always</source>
        <translation type="unfinished">אושר תמיד</translation>
    </message>
    <message>
        <source>it was allowed always where %1</source>
        <translation type="unfinished">אושר תמיד כאשר ⁨%1⁩</translation>
    </message>
    <message>
        <source>its descriptor says so</source>
        <translation type="unfinished">כך אומר המתאר שלו</translation>
    </message>
    <message>
        <source>no rule fits, and its descriptor says so for the rest</source>
        <translation type="unfinished">אף כלל אינו מתאים, וכך אומר המתאר שלו על השאר</translation>
    </message>
    <message>
        <source>rule %1 of %2, %3 (%4)</source>
        <translation type="unfinished">כלל ⁨%1⁩ מתוך ⁨%2⁩, ⁨%3⁩ (⁨%4⁩)</translation>
    </message>
</context>
<context>
    <name>gui::ExportCommand</name>
    <message>
        <source>jsonl, which has everything, or one of %1; without it, the ending of the file&apos;s name decides.</source>
        <translation type="unfinished">jsonl, שיש בו הכול, או אחד מאלה: ⁨%1⁩; אחרת לפי סיומת הקובץ.</translation>
    </message>
    <message>
        <source>The file to write. An existing one is replaced once everything is written.</source>
        <translation type="unfinished">הקובץ שייכתב. קובץ קיים מוחלף לאחר שהכול נכתב.</translation>
    </message>
    <message>
        <source>With what went over the wire (jsonl).</source>
        <translation type="unfinished">עם התעבורה (jsonl).</translation>
    </message>
    <message>
        <source>The whole library, with the deleted conversations.</source>
        <translation type="unfinished">הספרייה כולה עם השיחות שנמחקו.</translation>
    </message>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them; without any, the whole library.</source>
        <translation type="unfinished">שיחות, לפי המזהים שלהן או תחילתם; בלי אף אחת – הספרייה כולה.</translation>
    </message>
    <message>
        <source>There is no format “%1”; there are %2.</source>
        <translation type="unfinished">אין פורמט בשם ”⁨%1⁩”; יש ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Into which file? Give --output FILE.</source>
        <translation type="unfinished">לאיזה קובץ? יש לציין ⁦--output FILE⁩.</translation>
    </message>
    <message>
        <source>%1: conversations: %2, messages: %3.</source>
        <translation type="unfinished">⁨%1⁩: שיחות: ⁨%2⁩, הודעות: ⁨%3⁩.</translation>
    </message>
    <message>
        <source>Messages that cannot be read, or only in part: %1. parlance repair saves what can be read.</source>
        <translation type="unfinished">הודעות שלא ניתן לקרוא, או רק בחלקן: ⁨%1⁩. הפקודה parlance repair מצילה את מה שניתן לקרוא.</translation>
    </message>
</context>
<context>
    <name>gui::FaultReport</name>
    <message>
        <source>Report a fault</source>
        <translation type="unfinished">דיווח על תקלה</translation>
    </message>
    <message>
        <source>Write what you did, what happened and what should have happened, and put this below it. Nothing in it is about you, and nothing is sent: a report goes to where you got Parlance. Report a security hole in private.</source>
        <translation type="unfinished">יש לכתוב מה עשית, מה קרה ומה היה צריך לקרות, ולצרף את זה מתחת. אין כאן דבר עליך, ודבר אינו נשלח: הדיווח מיועד למקום שבו הושגה Parlance. על פרצת אבטחה יש לדווח באופן פרטי.</translation>
    </message>
    <message>
        <source>About the program and this machine</source>
        <translation type="unfinished">על התוכנה ועל מחשב זה</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the dialog that prepares the report of a fault: a verb</extracomment>
        <translation type="unfinished">ה&amp;עתקה</translation>
    </message>
</context>
<context>
    <name>gui::FetchedConversation</name>
    <message>
        <source>The store has nothing of this run&apos;s conversation.</source>
        <translation type="unfinished">במאגר אין דבר מהשיחה של ההרצה הזאת.</translation>
    </message>
</context>
<context>
    <name>gui::FieldView</name>
    <message>
        <source>Value</source>
        <extracomment>Text beside a field of a form made from a schema: a noun</extracomment>
        <translation type="unfinished">ערך</translation>
    </message>
    <message>
        <source>%1, element %2</source>
        <translation type="unfinished">⁨%1⁩, איבר ⁨%2⁩</translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>Name for screen readers beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">לציין ⁨%1⁩</translation>
    </message>
    <message>
        <source>Optional: left out unless it is ticked.</source>
        <translation type="unfinished">רשות: מושמט אלא אם סומן.</translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>Box to tick beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">null</translation>
    </message>
    <message>
        <source>%1 is null</source>
        <translation type="unfinished">הערך ⁨%1⁩ הוא null</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation type="unfinished">הסוג של ⁨%1⁩</translation>
    </message>
    <message>
        <source>JSON</source>
        <extracomment>Hint in an empty field beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">JSON</translation>
    </message>
    <message>
        <source>%1, as JSON</source>
        <translation type="unfinished">⁨%1⁩, כ־JSON</translation>
    </message>
    <message>
        <source>Back to the field</source>
        <translation type="unfinished">חזרה לשדה</translation>
    </message>
    <message>
        <source>The field cannot show this value.</source>
        <translation type="unfinished">השדה אינו יכול להציג ערך זה.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Box to tick beside a field of a form made from a schema: true</extracomment>
        <translation type="unfinished">כן</translation>
    </message>
</context>
<context>
    <name>gui::Figure</name>
    <message>
        <source>Table</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">טבלה</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">מתמטיקה</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">קוד</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">העתקה כ־Markdown</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">העתקה</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished">העתקה כ־CSV</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">שמירה…</translation>
    </message>
    <message>
        <source>Do not wrap</source>
        <translation type="unfinished">ללא גלישת שורות</translation>
    </message>
    <message>
        <source>Wrap</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb: break long lines</extracomment>
        <translation type="unfinished">גלישת שורות</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">פתיחה</translation>
    </message>
    <message>
        <source>Open outside</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">פתיחה בחוץ</translation>
    </message>
</context>
<context>
    <name>gui::FigureActions</name>
    <message>
        <source>table</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">טבלה</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">נוסחה</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">קוד</translation>
    </message>
</context>
<context>
    <name>gui::FigureChart</name>
    <message>
        <source>Chart: %1 by day</source>
        <translation type="unfinished">תרשים: ⁨%1⁩ לפי יום</translation>
    </message>
    <message>
        <source>Nothing has been counted.</source>
        <translation type="unfinished">לא נספר דבר.</translation>
    </message>
    <message>
        <source>%1: %2, %3 of them failed</source>
        <translation type="unfinished">⁨%1⁩: ⁨%2⁩, מתוכם ⁨%3⁩ נכשלו</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What a bar of the chart stands for for screen readers</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
</context>
<context>
    <name>gui::FiguresCommand</name>
    <message>
        <source>tool, model, provider, server or day.</source>
        <translation type="unfinished">tool, model, provider, server או day.</translation>
    </message>
    <message>
        <source>From this day on, such as 2026-01-31.</source>
        <translation type="unfinished">מיום זה, כגון 2026-01-31.</translation>
    </message>
    <message>
        <source>Up to and including this day.</source>
        <translation type="unfinished">עד יום זה, כולל.</translation>
    </message>
    <message>
        <source>As a table for spreadsheets.</source>
        <translation type="unfinished">כטבלה לגיליונות אלקטרוניים.</translation>
    </message>
    <message>
        <source>--by is tool, model, provider, server or day, not %1.</source>
        <translation type="unfinished">הערך של ⁦--by⁩ הוא tool, model, provider, server או day, ולא ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A day is written as 2026-01-31.</source>
        <translation type="unfinished">יום נכתב כמו 2026-01-31.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation type="unfinished">עדיין לא נספר דבר.</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">שם</translation>
    </message>
    <message>
        <source>calls</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">קריאות</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">נכשל</translation>
    </message>
    <message>
        <source>median ms</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">חציון מ״ש</translation>
    </message>
    <message>
        <source>95 % ms</source>
        <translation type="unfinished">95 % מ״ש</translation>
    </message>
    <message>
        <source>tokens in</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">אסימוני קלט</translation>
    </message>
    <message>
        <source>tokens out</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">אסימוני פלט</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">עלות</translation>
    </message>
</context>
<context>
    <name>gui::FiguresModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun</extracomment>
        <translation type="unfinished">שם</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">קריאות</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many</extracomment>
        <translation type="unfinished">נכשלו</translation>
    </message>
    <message>
        <source>Median</source>
        <extracomment>Column title in the window of figures: calls, times and costs; of the times</extracomment>
        <translation type="unfinished">חציון</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">%1 %</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">אסימוני קלט</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">אסימוני פלט</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">במטמון</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">עלות</translation>
    </message>
    <message>
        <source>Retries</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many times it was tried again</extracomment>
        <translation type="unfinished">ניסיונות חוזרים</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were not allowed</extracomment>
        <translation type="unfinished">נדחו</translation>
    </message>
    <message>
        <source>Reused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many results were used again</extracomment>
        <translation type="unfinished">שימוש חוזר</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how large they were</extracomment>
        <translation type="unfinished">תוצאות</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">קריאות לכלים</translation>
    </message>
    <message>
        <source>Repaired</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were mended</extracomment>
        <translation type="unfinished">תוקנו</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls could not be read</extracomment>
        <translation type="unfinished">שגויות</translation>
    </message>
</context>
<context>
    <name>gui::FiguresWindow</name>
    <message>
        <source>Figures</source>
        <extracomment>Window title in the window of figures: calls, times and costs; numbers of calls, times and costs</extracomment>
        <translation type="unfinished">סטטיסטיקה</translation>
    </message>
    <message>
        <source>The same day by day</source>
        <translation type="unfinished">אותם נתונים יום אחר יום</translation>
    </message>
    <message>
        <source>What each line is</source>
        <translation type="unfinished">מה כל שורה מייצגת</translation>
    </message>
    <message>
        <source>By tool</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">לפי כלי</translation>
    </message>
    <message>
        <source>By model</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">לפי מודל</translation>
    </message>
    <message>
        <source>By provider</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">לפי ספק</translation>
    </message>
    <message>
        <source>By MCP server</source>
        <translation type="unfinished">לפי שרת MCP</translation>
    </message>
    <message>
        <source>By day</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">לפי יום</translation>
    </message>
    <message>
        <source>Since when</source>
        <extracomment>Name for screen readers in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">ממתי</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">היום</translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation type="unfinished">
            <numerusform>היום האחרון</numerusform>
            <numerusform>%n הימים האחרונים</numerusform>
        </translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">כל הזמן</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">&amp;רענון</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation type="unfinished">שמירה כ־&amp;CSV…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON…</source>
        <translation type="unfinished">שמירה כ־&amp;JSON…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished">מה התרשים מציג</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">קריאות</translation>
    </message>
    <message>
        <source>Failures</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">כישלונות</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">עלות</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">אסימונים</translation>
    </message>
    <message>
        <source>Time, %1 %</source>
        <translation type="unfinished">זמן, ⁨%1 %⁩</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">כ&amp;טבלה</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">מ״ש</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
    <message>
        <source>figures.jsonl</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">figures.jsonl</translation>
    </message>
    <message>
        <source>figures.csv</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">figures.csv</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation type="unfinished">שמירת הסטטיסטיקה</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ נכתב.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::FillModel</name>
    <message>
        <source>%1 per cent</source>
        <translation type="unfinished">⁨%1⁩ אחוזים</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title in the table of what fills a request: a noun</extracomment>
        <translation type="unfinished">חלק</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Column title in the table of what fills a request: a noun: of the whole</extracomment>
        <translation type="unfinished">שיעור</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Column title in the table of what fills a request: in bytes</extracomment>
        <translation type="unfinished">גודל</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title in the table of what fills a request</extracomment>
        <translation type="unfinished">אסימונים</translation>
    </message>
</context>
<context>
    <name>gui::FillPage</name>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">מה ממלא את הבקשה</translation>
    </message>
    <message>
        <source>Show it in the conversation</source>
        <translation type="unfinished">הצגה בשיחה</translation>
    </message>
    <message>
        <source>It is not a request whose parts are known.</source>
        <translation type="unfinished">זו אינה בקשה שחלקיה מוכרים.</translation>
    </message>
    <message>
        <source>%1, which the provider counted as %2 tokens; those of each part are its share by bytes. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">⁨%1⁩, שהספק ספר כ־⁨%2⁩ אסימונים; אלה של כל חלק הם חלקו היחסי בבתים. Enter מוביל לפריט שממנו נוצר חלק.</translation>
    </message>
    <message>
        <source>%1. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">⁨%1⁩. Enter מוביל לפריט שממנו נוצר חלק.</translation>
    </message>
</context>
<context>
    <name>gui::FindAgentsDialog</name>
    <message>
        <source>Asking your login shell where its programs are…</source>
        <translation type="unfinished">מעטפת הכניסה שלך נשאלת היכן התוכנות שלה…</translation>
    </message>
    <message>
        <source>Agents on this machine</source>
        <translation type="unfinished">סוכנים במחשב זה</translation>
    </message>
    <message>
        <source>Agents, and where their programs are</source>
        <translation type="unfinished">סוכנים, והיכן התוכנות שלהם</translation>
    </message>
    <message>
        <source>&amp;Speak with it</source>
        <translation type="unfinished">&amp;שיחה איתו</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ אינו במחשב זה</translation>
    </message>
    <message>
        <source>These can be chosen like models. Each runs as a program of its own, outside the sandbox, and asks before it acts.</source>
        <translation type="unfinished">ניתן לבחור באלה כמו במודלים. כל אחד רץ כתוכנה נפרדת, מחוץ לארגז החול, ושואל לפני שהוא פועל.</translation>
    </message>
    <message>
        <source>None of these is installed where your shell looks for programs. One that is elsewhere is described by a provider of its own, with dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">אף אחד מאלה אינו מותקן במקום שבו המעטפת שלך מחפשת תוכנות. סוכן שנמצא במקום אחר מתואר על ידי ספק משלו, עם ⁦dialect = &quot;acp&quot;⁩.</translation>
    </message>
</context>
<context>
    <name>gui::FindBar</name>
    <message>
        <source>Search for</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">חיפוש</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the bar that finds and replaces</extracomment>
        <translation type="unfinished">חיפוש</translation>
    </message>
    <message>
        <source>Replace with</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">החלפה ב־</translation>
    </message>
    <message>
        <source>.&amp;*</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">.&amp;*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">ביטוי רגולרי</translation>
    </message>
    <message>
        <source>&amp;W</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;W</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished">מילים שלמות בלבד</translation>
    </message>
    <message>
        <source>&amp;Aa</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>Text in the bar that finds and replaces: tell capital letters from small ones</extracomment>
        <translation type="unfinished">הבחנה בין אותיות גדולות לקטנות</translation>
    </message>
    <message>
        <source>Previous place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">המקום הקודם</translation>
    </message>
    <message>
        <source>Next place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">המקום הבא</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished">סגירת החיפוש</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">ה&amp;חלפה</translation>
    </message>
    <message>
        <source>Replace here</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">החלפה כאן</translation>
    </message>
    <message>
        <source>Replace a&amp;ll</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">החלפת ה&amp;כול</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">החלפת הכול</translation>
    </message>
    <message>
        <source>not valid</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">אינו ביטוי</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">
            <numerusform>מקום אחד</numerusform>
            <numerusform>%n מקומות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FindServersDialog</name>
    <message>
        <source>no models</source>
        <extracomment>Text in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">אין מודלים</translation>
    </message>
    <message>
        <source>Servers on this machine</source>
        <translation type="unfinished">שרתים במחשב זה</translation>
    </message>
    <message>
        <source>Servers that were found</source>
        <translation type="unfinished">שרתים שנמצאו</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <extracomment>Button in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">חיפוש &amp;חוזר</translation>
    </message>
    <message>
        <source>&amp;Keep what is marked</source>
        <translation type="unfinished">&amp;שמירת המסומנים</translation>
    </message>
    <message>
        <source>Looking at the ports %1 of this machine…</source>
        <translation type="unfinished">מתבצע חיפוש בפתחות ⁨%1⁩ של מחשב זה…</translation>
    </message>
    <message>
        <source>%1
kept already, as %2</source>
        <translation type="unfinished">⁨%1⁩
כבר שמור, בשם ⁨%2⁩</translation>
    </message>
    <message>
        <source>What is marked is kept as a descriptor, so that its models can be picked.</source>
        <translation type="unfinished">מה שמסומן נשמר כמתאר, כדי שניתן יהיה לבחור את המודלים שלו.</translation>
    </message>
    <message>
        <source>No server answered. One that runs elsewhere is described by a provider of its own.</source>
        <translation type="unfinished">אף שרת לא ענה. שרת שרץ במקום אחר מתואר על ידי ספק משלו.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRun</name>
    <message>
        <source>Roll 2d6, compute 17 * 23 and tell me the time.</source>
        <translation type="unfinished">הטל 2d6, חשב 17 * 23 ואמור לי מה השעה.</translation>
    </message>
    <message>
        <source>No rehearsal provider is described.</source>
        <translation type="unfinished">לא מתואר ספק תרגול.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRunPage</name>
    <message>
        <source>Begin a conversation</source>
        <translation type="unfinished">התחלת שיחה</translation>
    </message>
    <message>
        <source>Nothing leaves this machine until you have set it up.</source>
        <translation type="unfinished">דבר אינו יוצא ממחשב זה עד שהגדרת זאת.</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <extracomment>Text on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">תרגול</translation>
    </message>
    <message>
        <source>A built-in scenario answers and calls real tools, with no key and no network. It is not a language model.</source>
        <translation type="unfinished">תרחיש מובנה עונה וקורא לכלים אמיתיים, ללא מפתח וללא רשת. זה אינו מודל שפה.</translation>
    </message>
    <message>
        <source>&amp;Rehearse now</source>
        <extracomment>Button on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">&amp;תרגול עכשיו</translation>
    </message>
    <message>
        <source>Use a model on this machine</source>
        <translation type="unfinished">שימוש במודל במחשב זה</translation>
    </message>
    <message>
        <source>Looks for llama.cpp, Ollama, LM Studio and vLLM on their usual ports.</source>
        <translation type="unfinished">מחפש את llama.cpp, Ollama, LM Studio ו־vLLM בפתחות הרגילות שלהם.</translation>
    </message>
    <message>
        <source>&amp;Find servers</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;חיפוש שרתים</translation>
    </message>
    <message>
        <source>Enter a key</source>
        <translation type="unfinished">הזנת מפתח</translation>
    </message>
    <message>
        <source>For a provider on the network.</source>
        <translation type="unfinished">לספק ברשת.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;לא עכשיו</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">בחיפוש…</translation>
    </message>
    <message numerus="yes">
        <source>Use %1 (%n model(s))</source>
        <translation type="unfinished">
            <numerusform>שימוש ב־⁨%1⁩ (מודל אחד)</numerusform>
            <numerusform>שימוש ב־⁨%1⁩ (%n מודלים)</numerusform>
        </translation>
    </message>
    <message>
        <source>Found:</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">נמצאו:</translation>
    </message>
    <message>
        <source>No server answered. Start one and look again.</source>
        <translation type="unfinished">אף שרת לא ענה. יש להפעיל שרת ולחפש שוב.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">שפה</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Text on the pages of the first run: a language model</extracomment>
        <translation type="unfinished">מודל</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text on the pages of the first run: the folders that tools may use</extracomment>
        <translation type="unfinished">מרחב עבודה</translation>
    </message>
    <message>
        <source>What the model may use</source>
        <translation type="unfinished">במה המודל רשאי להשתמש</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">כלי קבצים אינם רואים אף תיקייה עד שתיבחר אחת.</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">הו&amp;ספת תיקייה…</translation>
    </message>
    <message>
        <source>Tick the tools that this conversation starts with. A tool that writes files, runs commands or fetches pages asks you before it does so.</source>
        <translation type="unfinished">סמנו את הכלים שאיתם מתחילה השיחה הזו. כלי שכותב קבצים, מריץ פקודות או מביא דפים שואל לפני כן.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button on the pages of the first run: to the step before</extracomment>
        <translation type="unfinished">ה&amp;קודם</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished">שלב ⁨%1⁩ מתוך ⁨%2⁩: ⁨%3⁩</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;סיום</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">ה&amp;בא</translation>
    </message>
    <message>
        <source>A key for %1 is set in the environment; its model is picked.</source>
        <translation type="unfinished">בסביבה מוגדר מפתח עבור ⁨%1⁩; המודל שלו נבחר.</translation>
    </message>
</context>
<context>
    <name>gui::FoldersButton</name>
    <message>
        <source>none</source>
        <extracomment>Text of the button that picks the folders of the workspace: there is none</extracomment>
        <translation type="unfinished">אין</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">
            <numerusform>תיקייה אחת</numerusform>
            <numerusform>%n תיקיות</numerusform>
        </translation>
    </message>
    <message>
        <source>Workspace: %1</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">מרחב עבודה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text of the button that picks the folders of the workspace: the folders that tools may use</extracomment>
        <translation type="unfinished">מרחב עבודה</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">כלי קבצים אינם רואים אף תיקייה עד שתיבחר אחת.</translation>
    </message>
    <message>
        <source>Add a workspace folder</source>
        <translation type="unfinished">הוספת תיקיית עבודה</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Menu entry of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">הסרת ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">הו&amp;ספת תיקייה…</translation>
    </message>
    <message>
        <source>Recently used</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">בשימוש לאחרונה</translation>
    </message>
    <message>
        <source>Add it anyway</source>
        <translation type="unfinished">הוספה בכל זאת</translation>
    </message>
</context>
<context>
    <name>gui::FormView</name>
    <message>
        <source>What is filled in cannot be checked: %1</source>
        <translation type="unfinished">לא ניתן לבדוק את מה שמולא: ⁨%1⁩</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Name for screen readers of a form’s values as text</extracomment>
        <translation type="unfinished">כ־JSON</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation type="unfinished">אין מה למלא.</translation>
    </message>
</context>
<context>
    <name>gui::FullContext</name>
    <message>
        <source>Where the conversation does not fit into the model&apos;s context: leave-out leaves out the oldest messages, summarise has the model sum them up, fail sends nothing.</source>
        <translation type="unfinished">כשהשיחה אינה נכנסת להקשר של המודל: leave-out משמיט את ההודעות הישנות ביותר, summarise מסכם אותן באמצעות המודל, ו־fail נכשל ואינו שולח דבר.</translation>
    </message>
    <message>
        <source>--full is leave-out, summarise or fail, not %1.</source>
        <translation type="unfinished">הערך של ⁦--full⁩ הוא leave-out, summarise או fail, ולא ⁨%1⁩.</translation>
    </message>
    <message>
        <source>This does not fit into the model&apos;s context, which has room for %1 tokens beside the answer. Nothing was sent.</source>
        <translation type="unfinished">זה אינו נכנס להקשר של המודל, שיש בו מקום ל־⁨%1⁩ אסימונים מלבד התשובה. דבר לא נשלח.</translation>
    </message>
    <message>
        <source>… %1 is writing a summary of the earlier messages</source>
        <translation type="unfinished">… ⁨%1⁩ כותב סיכום של ההודעות הקודמות</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more.</source>
        <translation type="unfinished">
            <numerusform>הודעה אחת סוכמה ואינה נשלחת עוד.</numerusform>
            <numerusform>%n הודעות סוכמו ואינן נשלחות עוד.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are those from message %1 to message %2 of the conversation. With --full summarise they are summed up instead.</source>
        <translation type="unfinished">אלה ההודעות מהודעה ⁨%1⁩ עד הודעה ⁨%2⁩ של השיחה. עם ⁦--full summarise⁩ הן מסוכמות במקום זאת.</translation>
    </message>
</context>
<context>
    <name>gui::GramCommand</name>
    <message>
        <source>Texts in gram, or folders of them; - is standard input.</source>
        <translation type="unfinished">טקסטים ב־gram, או תיקיות שלהם; - הוא הקלט התקני.</translation>
    </message>
    <message>
        <source>Say what is wrong, in agents and signatures too. This is what is done where nothing else is asked for.</source>
        <translation type="unfinished">לומר מה שגוי, גם בסוכנים ובחתימות. זה נעשה כשלא מתבקש דבר אחר.</translation>
    </message>
    <message>
        <source>Write the syntax tree.</source>
        <translation type="unfinished">כתיבת עץ התחביר.</translation>
    </message>
    <message>
        <source>Write the text anew, laid out.</source>
        <translation type="unfinished">כתיבת הטקסט מחדש, מעומד.</translation>
    </message>
    <message>
        <source>Write the patterns, at any depth, that say this of themselves: name, :Label, {key: value}, or several of these in that order, as in &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Above each is the place where it was found.</source>
        <translation type="unfinished">כתיבת התבניות, בכל עומק, שאומרות זאת על עצמן: ⁦name, :Label, {key: value}⁩, או כמה מהם בסדר זה, כמו ב־⁦&quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;⁩. מעל כל אחת כתוב היכן היא.</translation>
    </message>
    <message>
        <source>expression</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">ביטוי</translation>
    </message>
    <message>
        <source>Join the texts into one and write it, so that agents can name tools of other files. Names that are defined twice, or nowhere, are errors.</source>
        <translation type="unfinished">צירוף הטקסטים לאחד וכתיבתו, כך שסוכנים יוכלו לנקוב בכלים מקבצים אחרים. שמות שמוגדרים פעמיים, או בשום מקום, הם שגיאות.</translation>
    </message>
    <message>
        <source>Which texts in gram? Give files or folders, or - for standard input.</source>
        <translation type="unfinished">אילו טקסטים ב־gram? יש לציין קבצים או תיקיות, או - לקלט התקני.</translation>
    </message>
    <message>
        <source>--check, --tree, --format, --select and --compose exclude each other.</source>
        <translation type="unfinished">האפשרויות ⁦--check, --tree, --format, --select⁩ ו־⁦--compose⁩ אינן באות יחד.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">לא ניתן לקרוא את ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::HelpCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">כתיבת JSON Lines.</translation>
    </message>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">כתיבת תווי בקרה לקובץ או לצינור כמות שהם.</translation>
    </message>
    <message>
        <source>Accepted by all commands; a chapter is plain as it is.</source>
        <translation type="unfinished">נאמר לכל הפקודות; פרק הוא פשוט כמות שהוא.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">הצגת האפשרויות של פקודה זו.</translation>
    </message>
    <message>
        <source>A chapter, or CHAPTER#SECTION; without one, the list of chapters.</source>
        <translation type="unfinished">פרק, או CHAPTER#SECTION; בלעדיו, רשימת הפרקים.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: הפקודה ⁨%1⁩ אינה מקבלת את הארגומנט ”⁨%2⁩”. כדאי לנסות ⁨%1⁩ --help.</translation>
    </message>
    <message>
        <source>parlance help CHAPTER shows one of these, parlance COMMAND --help the options of a command.</source>
        <translation type="unfinished">הפקודה parlance help CHAPTER מציגה אחד מאלה, ו־parlance COMMAND --help את האפשרויות של פקודה.</translation>
    </message>
    <message>
        <source>parlance: %1 has no section “%2”. There are: %3.</source>
        <translation type="unfinished">parlance: בפרק ⁨%1⁩ אין סעיף ”⁨%2⁩”. יש: ⁨%3⁩.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">אולי הכוונה ל־⁨%1⁩?</translation>
    </message>
    <message>
        <source>parlance: there is no chapter “%1”.</source>
        <translation type="unfinished">parlance: אין פרק בשם ”⁨%1⁩”.</translation>
    </message>
</context>
<context>
    <name>gui::HelpWindow</name>
    <message>
        <source>Back</source>
        <extracomment>Text in the window of the manual: to the page before</extracomment>
        <translation type="unfinished">אחורה</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>Text in the window of the manual: to the next page</extracomment>
        <translation type="unfinished">קדימה</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished">חיפוש במדריך</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Name for screen readers in the window of the manual</extracomment>
        <translation type="unfinished">פרקים</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Text in the window of the manual</extracomment>
        <translation type="unfinished">לא נמצא דבר.</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation type="unfinished">⁨%1⁩ – מדריך</translation>
    </message>
</context>
<context>
    <name>gui::ImportCommand</name>
    <message>
        <source>Only say what would be imported.</source>
        <translation type="unfinished">רק לומר מה ייובא.</translation>
    </message>
    <message>
        <source>Import conversations that are here already once more, under new identifiers.</source>
        <translation type="unfinished">שיחות שכבר נמצאות כאן מיובאות שוב, במזהים חדשים.</translation>
    </message>
    <message>
        <source>Files that were exported here, by ChatGPT or Claude, chats in OpenAI&apos;s form, sessions of Claude Code or Codex, or an HTTP Archive (HAR) with requests to a provider.</source>
        <translation type="unfinished">קבצים שיוצאו מכאן, מ־ChatGPT או מ־Claude, צ׳אטים בצורה של OpenAI, הפעלות של Claude Code או Codex, או ⁦HTTP Archive (HAR)⁩ עם בקשות לספק.</translation>
    </message>
    <message>
        <source>Which files?</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">אילו קבצים?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>    it names the folder %1, which its tools do not look into</source>
        <translation type="unfinished">    נקובה בה התיקייה ⁨%1⁩, שהכלים שלה אינם מביטים בה</translation>
    </message>
    <message>
        <source>would be imported: %1, skipped: %2</source>
        <translation type="unfinished">ייובאו: ⁨%1⁩, ידולגו: ⁨%2⁩</translation>
    </message>
    <message>
        <source>imported: %1, skipped: %2</source>
        <translation type="unfinished">יובאו: ⁨%1⁩, דולגו: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersCommand</name>
    <message>
        <source>Configuration files of other clients: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json and others with “mcpServers” or “servers”.</source>
        <translation type="unfinished">קובצי תצורה של לקוחות אחרים: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json ואחרים עם ”mcpServers” או ”servers”.</translation>
    </message>
    <message>
        <source>Only the server that is called this in the file; may be given several times.</source>
        <translation type="unfinished">רק השרת שנקרא כך בקובץ; ניתן לחזור על האפשרות.</translation>
    </message>
    <message>
        <source>Write the descriptors, and put the keys of the files into the desktop&apos;s keychain. Without this, they are only shown.</source>
        <translation type="unfinished">כתיבת המתארים, והעברת המפתחות שבקבצים לצרור המפתחות של שולחן העבודה. בלעדיה הם רק מוצגים.</translation>
    </message>
    <message>
        <source>Which configuration files? Give files of other clients.</source>
        <translation type="unfinished">אילו קובצי תצורה? יש לציין קבצים של לקוחות אחרים.</translation>
    </message>
    <message>
        <source>parlance: nothing has been written; with --yes it is.</source>
        <translation type="unfinished">parlance: דבר לא נכתב; עם ⁦--yes⁩ ייכתב.</translation>
    </message>
    <message>
        <source>There is no server named %1 in the files.</source>
        <translation type="unfinished">אין בקבצים שרת בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be taken over. %2</source>
        <translation type="unfinished">לא ניתן לקלוט את ⁨%1⁩. ⁨%2⁩</translation>
    </message>
    <message>
        <source>  key %1: to be given as an environment variable, or entered in the window. %2</source>
        <translation type="unfinished">  מפתח ⁨%1⁩: יש למסור אותו כמשתנה סביבה, או להזין אותו בחלון. ⁨%2⁩</translation>
    </message>
    <message>
        <source>  key %1: from the file into the keychain. %2</source>
        <translation type="unfinished">  מפתח ⁨%1⁩: מהקובץ לצרור המפתחות. ⁨%2⁩</translation>
    </message>
    <message>
        <source>written: %1</source>
        <extracomment>Message on the terminal; %1 is a file</extracomment>
        <translation type="unfinished">נכתב: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersDialog</name>
    <message>
        <source>Import MCP servers</source>
        <translation type="unfinished">ייבוא שרתי MCP</translation>
    </message>
    <message>
        <source>The MCP servers of %1, each as an ensemble. Keys that are in the file go to the desktop&apos;s keychain and never into a descriptor.</source>
        <translation type="unfinished">שרתי ה־MCP של ⁨%1⁩, כל אחד כערכת כלים. מפתחות שבקובץ עוברים לצרור המפתחות של שולחן העבודה, ולעולם לא למתאר.</translation>
    </message>
    <message>
        <source>Servers of the file</source>
        <translation type="unfinished">השרתים שבקובץ</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Button in the dialog that imports MCP servers</extracomment>
        <translation type="unfinished">&amp;ייבוא</translation>
    </message>
    <message>
        <source>%1 (not possible)</source>
        <translation type="unfinished">⁨%1⁩ (לא אפשרי)</translation>
    </message>
</context>
<context>
    <name>gui::ImportToolsCommand</name>
    <message>
        <source>A JSON file with a list of tools, or a character&apos;s Python file with TOOLS; - is standard input.</source>
        <translation type="unfinished">קובץ JSON עם רשימת כלים, או קובץ Python של דמות עם ⁦TOOLS; -⁩ הוא הקלט התקני.</translation>
    </message>
    <message>
        <source>Write gram: the tool specifications, and with --name the agent that refers to them. Otherwise a descriptor is written.</source>
        <translation type="unfinished">כתיבת gram: מפרטי הכלים, ועם ⁦--name⁩ גם הסוכן שמפנה אליהם. אחרת נכתב מתאר.</translation>
    </message>
    <message>
        <source>What the agent is called. Without it, a descriptor is named after the character or the file.</source>
        <translation type="unfinished">איך נקרא הסוכן. סוכן של מתאר נקרא בלעדיה על שם הדמות או הקובץ.</translation>
    </message>
    <message>
        <source>The agent&apos;s model, as PROVIDER/MODEL.</source>
        <translation type="unfinished">המודל של הסוכן, בצורה PROVIDER/MODEL.</translation>
    </message>
    <message>
        <source>The agent&apos;s instruction.</source>
        <translation type="unfinished">ההוראה של הסוכן.</translation>
    </message>
    <message>
        <source>Which file has the tools?</source>
        <translation type="unfinished">באיזה קובץ נמצאים הכלים?</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">לא ניתן לקרוא את ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">השתמש בכלים שלך כשהם מועילים.</translation>
    </message>
</context>
<context>
    <name>gui::InertDocument</name>
    <message>
        <source>image: %1</source>
        <extracomment>Stands for a picture that is not loaded; %1 describes it, in a message</extracomment>
        <translation type="unfinished">תמונה: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::InspectorPanel</name>
    <message>
        <source>Rolled-back turns</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">תורות שהוחזרו לאחור</translation>
    </message>
    <message>
        <source>&amp;Send again…</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">&amp;שליחה חוזרת…</translation>
    </message>
    <message>
        <source>Edit the request that is shown, and send it again</source>
        <translation type="unfinished">עריכת הבקשה המוצגת, ושליחתה שוב</translation>
    </message>
    <message>
        <source>&amp;Pin, whatever the budget is	P</source>
        <translation type="unfinished">ה&amp;צמדה, בכל תקציב	P</translation>
    </message>
    <message>
        <source>&amp;Unpin	P</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">ב&amp;יטול ההצמדה	P</translation>
    </message>
    <message>
        <source>Show the &amp;difference	D</source>
        <translation type="unfinished">הצגת ה&amp;הבדל	D</translation>
    </message>
    <message>
        <source>Show in the con&amp;versation	V</source>
        <translation type="unfinished">הצגה בשי&amp;חה	V</translation>
    </message>
    <message>
        <source>Copy the &amp;identifier</source>
        <translation type="unfinished">העתקת ה&amp;מזהה</translation>
    </message>
    <message>
        <source>Show how the two &amp;differ	D</source>
        <translation type="unfinished">הצגת ה&amp;הבדל בין השניים	D</translation>
    </message>
    <message>
        <source>Show the &amp;difference to the one before	D</source>
        <translation type="unfinished">הצגת ה&amp;הבדל מהקודם	D</translation>
    </message>
    <message>
        <source>What came of it is not on the path of the conversation that is shown: it was rolled back, or is on another branch.</source>
        <translation type="unfinished">מה שיצא ממנו אינו בנתיב השיחה המוצג: הוא הוחזר לאחור, או נמצא בענף אחר.</translation>
    </message>
    <message>
        <source>There is no earlier one to the same address. Pick two in the list (Ctrl and a click, or Ctrl and Space) to compare them.</source>
        <translation type="unfinished">אין לפניו אחר לאותה כתובת. יש לבחור שניים ברשימה (Ctrl ולחיצה, או Ctrl ורווח) כדי להשוות אותם.</translation>
    </message>
    <message>
        <source>%1 is not kept any more.</source>
        <translation type="unfinished">⁨%1⁩ אינו שמור עוד.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Menu entry of the Inspector</extracomment>
        <translation type="unfinished">בחיפוש…</translation>
    </message>
    <message>
        <source>None in this conversation</source>
        <translation type="unfinished">אין בשיחה זו</translation>
    </message>
</context>
<context>
    <name>gui::InvokeCommand</name>
    <message>
        <source>Switch this ensemble on, if it is off by default; may be repeated.</source>
        <translation type="unfinished">הפעלת ערכה זו, כשהיא כבויה בהתחלה; ניתן לחזור על האפשרות.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all או שם של כלי; ניתן לחזור על האפשרות. ללא מסוף, ask פירושו refuse. מה שאף מילה אחרת אינה מכסה: hidden-files לקבצים מוסתרים או כאלה שנראים סודיים, ו־offered-calls לקריאות שתשובה מציעה בטקסט שלה.</translation>
    </message>
    <message>
        <source>The tool, such as io:read_file.</source>
        <translation type="unfinished">הכלי, כגון io:read_file.</translation>
    </message>
    <message>
        <source>Its arguments as a JSON object.</source>
        <translation type="unfinished">הארגומנטים שלו כאובייקט JSON.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</source>
        <translation type="unfinished">יש לציין כלי ואת הארגומנטים שלו כאובייקט JSON, כגון: ⁦io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;⁩</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… בהמתנה ל־⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">הערכה ⁨%1⁩ אינה מחוברת: ⁨%2⁩</translation>
    </message>
    <message>
        <source>parlance: %1 error: %2</source>
        <translation type="unfinished">parlance: שגיאת ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Write the call as a case of an evaluation that expects what came of it, a line for a file of cases.</source>
        <translation type="unfinished">כתיבת הקריאה כמקרה של הערכה שמצפה לתוצאה שלה, שורה לקובץ מקרים.</translation>
    </message>
</context>
<context>
    <name>gui::JsonTreeModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">שם</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">ערך</translation>
    </message>
</context>
<context>
    <name>gui::JsonValueView</name>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">כ&amp;טבלה</translation>
    </message>
    <message>
        <source>Find in the value</source>
        <translation type="unfinished">חיפוש בערך</translation>
    </message>
    <message>
        <source>Find; Enter goes to the next</source>
        <translation type="unfinished">חיפוש; Enter ממשיך</translation>
    </message>
    <message>
        <source>The value as a tree</source>
        <translation type="unfinished">הערך כעץ</translation>
    </message>
    <message>
        <source>The value as a table</source>
        <translation type="unfinished">הערך כטבלה</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Menu entry at a tree of JSON: a verb</extracomment>
        <translation type="unfinished">העתקה</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Menu entry or remark at a tree of JSON</extracomment>
        <translation type="unfinished">לא נמצא דבר</translation>
    </message>
</context>
<context>
    <name>gui::JumpButton</name>
    <message>
        <source>Jump to the end</source>
        <translation type="unfinished">מעבר לסוף</translation>
    </message>
    <message>
        <source>Jump to the end (End)</source>
        <translation type="unfinished">מעבר לסוף (End)</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">
            <numerusform>אחת חדשה</numerusform>
            <numerusform>%n חדשות</numerusform>
        </translation>
    </message>
    <message>
        <source>new text</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">טקסט חדש</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished">לסוף</translation>
    </message>
</context>
<context>
    <name>gui::KeyEntry</name>
    <message>
        <source>&amp;Keep the key</source>
        <translation type="unfinished">&amp;שמירת המפתח</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered</extracomment>
        <translation type="unfinished">ספק</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">מפתח</translation>
    </message>
    <message>
        <source>No provider that needs a key is described.</source>
        <translation type="unfinished">לא מתואר ספק שצריך מפתח.</translation>
    </message>
    <message>
        <source>A key named %1 is there already.</source>
        <translation type="unfinished">כבר יש מפתח בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>It goes to the desktop&apos;s keychain as %1, and is sent to %2. The environment variable of that name is read too.</source>
        <translation type="unfinished">הוא נשמר בצרור המפתחות של שולחן העבודה בשם ⁨%1⁩, ונשלח אל ⁨%2⁩. גם משתנה הסביבה בשם זה נקרא.</translation>
    </message>
    <message>
        <source>It is so short that it cannot be told from ordinary words: if a server repeats it, that is recorded.</source>
        <translation type="unfinished">הוא קצר כל כך שאין להבדילו ממילים רגילות: אם שרת יחזור עליו, הדבר יירשם.</translation>
    </message>
    <message>
        <source>Kept in the keychain as %1.</source>
        <translation type="unfinished">נשמר בצרור המפתחות בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 To have it next time, set the environment variable %2.</source>
        <translation type="unfinished">⁨%1⁩ כדי שיהיה גם בפעם הבאה, יש להגדיר את משתנה הסביבה ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::KeyList</name>
    <message>
        <source>Keys that providers ask for</source>
        <translation type="unfinished">מפתחות שספקים מבקשים</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title in the list of the keys of providers</extracomment>
        <translation type="unfinished">ספק</translation>
    </message>
    <message>
        <source>Name of the key</source>
        <translation type="unfinished">שם המפתח</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation type="unfinished">היכן הוא שמור</translation>
    </message>
    <message>
        <source>in the environment</source>
        <translation type="unfinished">בסביבה</translation>
    </message>
    <message>
        <source>being looked for…</source>
        <translation type="unfinished">בחיפוש…</translation>
    </message>
    <message>
        <source>no keychain answers</source>
        <translation type="unfinished">אף צרור מפתחות לא ענה</translation>
    </message>
    <message>
        <source>not there</source>
        <extracomment>Column title or state in the list of the keys of providers</extracomment>
        <translation type="unfinished">לא קיים</translation>
    </message>
    <message>
        <source>in the desktop&apos;s keychain</source>
        <translation type="unfinished">בצרור המפתחות של שולחן העבודה</translation>
    </message>
</context>
<context>
    <name>gui::LanguageChoice</name>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished">שפת התוכנה</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">כמו שולחן העבודה</translation>
    </message>
    <message>
        <source>Translated by a machine; a person has read %1 of %2 texts. Where one reads wrong, the English text is right.</source>
        <translation type="unfinished">תורגם על ידי מכונה; אדם קרא ⁨%1⁩ מתוך ⁨%2⁩ טקסטים. היכן שטקסט נראה שגוי, הנוסח האנגלי הוא הנכון.</translation>
    </message>
    <message>
        <source>It takes effect at the next start.</source>
        <translation type="unfinished">ייכנס לתוקף בהפעלה הבאה.</translation>
    </message>
    <message>
        <source>No font on this machine has its letters: install one, such as %1. Until then the program speaks English.</source>
        <translation type="unfinished">לאף גופן במחשב הזה אין האותיות שלה: יש להתקין גופן, למשל ⁨%1⁩. עד אז התוכנה מדברת אנגלית.</translation>
    </message>
    <message>
        <source>The program does not speak “%1”: it speaks English.</source>
        <translation type="unfinished">התוכנית אינה דוברת „⁨%1⁩”: היא דוברת אנגלית.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryFiles</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>is here already, among the deleted</source>
        <translation type="unfinished">כבר נמצאת כאן, בין אלה שנמחקו</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation type="unfinished">כבר נמצאת כאן</translation>
    </message>
    <message>
        <source>is here already, and differs by now; it stays as it is</source>
        <translation type="unfinished">כבר נמצאת כאן, וכעת היא שונה; היא נשארת כמות שהיא</translation>
    </message>
</context>
<context>
    <name>gui::LibraryImporter</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Message; %1 is a file</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished">אין קובץ כזה.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished">זה אינו קובץ.</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">ייבוא אחר מתבצע; יש לנסות שוב לאחר שיסתיים.</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">הייבוא נעצר.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryTransfer</name>
    <message>
        <source>and others: %1</source>
        <translation type="unfinished">ואחרים: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Export the conversation (.jsonl has everything; .md, .html, .pdf, .json the path that is shown)</source>
        <translation type="unfinished">ייצוא השיחה (ב־.jsonl יש הכול; ב־.md, .html, .pdf, .json הנתיב המוצג)</translation>
    </message>
    <message>
        <source>Export all conversations (.jsonl has everything; .md, .html, .pdf, .json the paths that are shown)</source>
        <translation type="unfinished">ייצוא כל השיחות (ב־.jsonl יש הכול; ב־.md, .html, .pdf, .json הנתיבים המוצגים)</translation>
    </message>
    <message>
        <source>Exported to %1: messages: %2.</source>
        <translation type="unfinished">ייצוא אל ⁨%1⁩ הושלם: הודעות: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <extracomment>Title of a file dialog where conversations are imported</extracomment>
        <translation type="unfinished">ייבוא שיחות</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Title or button where conversations are imported</extracomment>
        <translation type="unfinished">&amp;ייבוא</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">ייבוא אחר מתבצע; יש לנסות שוב לאחר שיסתיים.</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation type="unfinished">הקובץ נסרק…</translation>
    </message>
    <message>
        <source>Importing the conversations…</source>
        <translation type="unfinished">השיחות מיובאות…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Title or button where conversations are imported: a verb</extracomment>
        <translation type="unfinished">עצי&amp;רה</translation>
    </message>
    <message>
        <source>The import was stopped; nothing has been imported.</source>
        <translation type="unfinished">הייבוא נעצר; דבר לא יובא.</translation>
    </message>
    <message>
        <source>From %1: conversations to import: %2, already here: %3</source>
        <translation type="unfinished">מתוך ⁨%1⁩: שיחות שייובאו: ⁨%2⁩, שכבר נמצאות כאן: ⁨%3⁩</translation>
    </message>
    <message>
        <source>They name these folders, which their tools do not look into until they are picked again:</source>
        <translation type="unfinished">נקובות בהן התיקיות האלה, שהכלים שלהן אינם מביטים בהן עד שייבחרו שוב:</translation>
    </message>
    <message>
        <source>Conversations imported: %1.</source>
        <translation type="unfinished">שיחות שיובאו: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">שמירה כמקרה של הערכה</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Saved as a case in %1.</source>
        <translation type="unfinished">נשמר כמקרה ב־⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>gui::LogLines</name>
    <message>
        <source>The server has written nothing yet.</source>
        <translation type="unfinished">השרת עדיין לא כתב דבר.</translation>
    </message>
</context>
<context>
    <name>gui::MainWindow</name>
    <message>
        <source>Parlance</source>
        <extracomment>Window title of a window</extracomment>
        <translation type="unfinished">Parlance</translation>
    </message>
    <message>
        <source>A descriptor has changes that are not saved. Save them before the window is closed?</source>
        <translation type="unfinished">באחד המתארים יש שינויים שלא נשמרו. לשמור אותם לפני סגירת החלון?</translation>
    </message>
    <message>
        <source>&amp;Close and discard</source>
        <translation type="unfinished">&amp;סגירה וויתור</translation>
    </message>
    <message>
        <source>The run is a conversation now.</source>
        <translation type="unfinished">ההרצה היא כעת שיחה.</translation>
    </message>
    <message>
        <source>%1 – Parlance</source>
        <translation type="unfinished">%1 – Parlance</translation>
    </message>
    <message>
        <source>About Parlance</source>
        <extracomment>Title of a window</extracomment>
        <translation type="unfinished">אודות Parlance</translation>
    </message>
    <message>
        <source>Parlance %1
A workbench for conversations with language models.
Licence: Apache-2.0. No telemetry.</source>
        <translation type="unfinished">⁦Parlance %1⁩
שולחן עבודה לשיחות עם מודלי שפה.
רישיון: Apache-2.0. ללא טלמטריה.</translation>
    </message>
</context>
<context>
    <name>gui::ManPagesCommand</name>
    <message>
        <source>Where parlance.1 and parlance-descriptors.5 are written.</source>
        <translation type="unfinished">היכן נכתבים parlance.1 ו־parlance-descriptors.5.</translation>
    </message>
    <message>
        <source>Into which folder?</source>
        <translation type="unfinished">לאיזו תיקייה?</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::ManualView</name>
    <message>
        <source>Chapter</source>
        <extracomment>Name for screen readers of the text of the manual</extracomment>
        <translation type="unfinished">פרק</translation>
    </message>
</context>
<context>
    <name>gui::MarkdownSection</name>
    <message>
        <source>Show all</source>
        <extracomment>Link at the end of a long text in the transcript</extracomment>
        <translation type="unfinished">הצגת הכול</translation>
    </message>
</context>
<context>
    <name>gui::MatrixView</name>
    <message>
        <source>Cases and variants</source>
        <translation type="unfinished">מקרים ווריאנטים</translation>
    </message>
</context>
<context>
    <name>gui::MediansModel</name>
    <message>
        <source>%1, best</source>
        <extracomment>Cell of the best column; %1 is its value, in the table of medians of a comparison</extracomment>
        <translation type="unfinished">⁨%1⁩, הטוב ביותר</translation>
    </message>
</context>
<context>
    <name>gui::MediansView</name>
    <message>
        <source>Medians</source>
        <extracomment>Name for screen readers of the table of medians of a comparison</extracomment>
        <translation type="unfinished">חציונים</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation type="unfinished">מה נמדד</translation>
    </message>
</context>
<context>
    <name>gui::ModelListModel</name>
    <message>
        <source>has not answered yet</source>
        <translation type="unfinished">עדיין לא ענה</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">נדרש המפתח ⁨%1⁩</translation>
    </message>
    <message>
        <source>plays a scenario, no language model</source>
        <translation type="unfinished">מנגן תרחיש, לא מודל שפה</translation>
    </message>
    <message>
        <source>%1 k tokens</source>
        <translation type="unfinished">⁨%1⁩ אלף אסימונים</translation>
    </message>
</context>
<context>
    <name>gui::ModelSelector</name>
    <message>
        <source>Search models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">חיפוש מודלים</translation>
    </message>
    <message>
        <source>Search, or type provider/model</source>
        <translation type="unfinished">חיפוש, או הקלדת provider/model</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">מודלים</translation>
    </message>
    <message>
        <source>&amp;Find servers…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">&amp;חיפוש שרתים…</translation>
    </message>
    <message>
        <source>Start a &amp;model file…</source>
        <translation type="unfinished">הפעלת קובץ &amp;מודל…</translation>
    </message>
    <message>
        <source>Pick a model</source>
        <translation type="unfinished">בחירת מודל</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">מודל: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Find a&amp;gents…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">חיפוש &amp;סוכנים…</translation>
    </message>
</context>
<context>
    <name>gui::ModelServersDialog</name>
    <message>
        <source>Models on this machine</source>
        <translation type="unfinished">מודלים במחשב זה</translation>
    </message>
    <message>
        <source>Models that Parlance serves</source>
        <translation type="unfinished">מודלים ש־Parlance מפעיל</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title in the list of models on this machine: a language model</extracomment>
        <translation type="unfinished">מודל</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the list of models on this machine: a noun: of a server</extracomment>
        <translation type="unfinished">מצב</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the list of models on this machine: how much it takes</extracomment>
        <translation type="unfinished">זיכרון</translation>
    </message>
    <message>
        <source>How much of the model is loaded</source>
        <translation type="unfinished">כמה מהמודל נטען</translation>
    </message>
    <message>
        <source>What the server wrote</source>
        <translation type="unfinished">מה שהשרת כתב</translation>
    </message>
    <message>
        <source>Copy the &amp;log</source>
        <translation type="unfinished">העתקת ה&amp;יומן</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">ה&amp;פעלה</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the list of models on this machine: a verb</extracomment>
        <translation type="unfinished">&amp;עצירה</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">הפעלה &amp;מחדש</translation>
    </message>
    <message>
        <source>Start a model &amp;file…</source>
        <translation type="unfinished">הפעלת &amp;קובץ מודל…</translation>
    </message>
    <message>
        <source>No model file is served yet.</source>
        <translation type="unfinished">אף קובץ מודל אינו מופעל עדיין.</translation>
    </message>
</context>
<context>
    <name>gui::ModelsCommand</name>
    <message>
        <source>Only of this provider, whose endpoint is asked for its models.</source>
        <translation type="unfinished">רק של ספק זה, שנקודת הקצה שלו נשאלת על המודלים שלה.</translation>
    </message>
    <message>
        <source>Look for servers on the usual ports of this machine instead.</source>
        <translation type="unfinished">חיפוש שרתים בפתחות הרגילות של מחשב זה במקום זאת.</translation>
    </message>
    <message>
        <source>With --find: look at this port instead of the usual ones; may be given several times.</source>
        <translation type="unfinished">עם ⁦--find⁩: חיפוש בפתחה זו במקום ברגילות; ניתן לחזור על האפשרות.</translation>
    </message>
    <message>
        <source>With --find: keep what is found as descriptors.</source>
        <translation type="unfinished">עם ⁦--find⁩: שמירת מה שנמצא כמתארים.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">אין ספק בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Its own list could not be fetched: %1</source>
        <translation type="unfinished">לא ניתן היה לקבל את הרשימה שלו עצמו: ⁨%1⁩</translation>
    </message>
    <message>
        <source>(needs the key %1)</source>
        <translation type="unfinished">(נדרש המפתח ⁨%1⁩)</translation>
    </message>
    <message>
        <source>“%1” is not a port.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו פתחה.</translation>
    </message>
    <message>
        <source>Server on port %1</source>
        <translation type="unfinished">שרת בפתחה ⁨%1⁩</translation>
    </message>
    <message>
        <source>No server answered.</source>
        <translation type="unfinished">אף שרת לא ענה.</translation>
    </message>
    <message>
        <source>Show which agents of other programs are on this machine instead.</source>
        <translation type="unfinished">להציג במקום זאת אילו סוכנים של תוכנות אחרות נמצאים במחשב זה.</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ אינו במחשב זה</translation>
    </message>
</context>
<context>
    <name>gui::Moments</name>
    <message>
        <source>now</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">עכשיו</translation>
    </message>
    <message>
        <source>today %1</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">היום ⁨%1⁩</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">אתמול</translation>
    </message>
</context>
<context>
    <name>gui::MoveCommand</name>
    <message>
        <source>moved:</source>
        <extracomment>Message on the terminal before the conversation that was moved into a group</extracomment>
        <translation type="unfinished">הועברו:</translation>
    </message>
    <message>
        <source>The group; empty for none.</source>
        <translation type="unfinished">הקבוצה; ריק – ללא קבוצה.</translation>
    </message>
    <message>
        <source>Into which group? --group NAME; --group &quot;&quot; for none.</source>
        <translation type="unfinished">לאיזו קבוצה? ⁦--group NAME; --group &quot;&quot;⁩ – לאף אחת.</translation>
    </message>
</context>
<context>
    <name>gui::Notifier</name>
    <message>
        <source>The answer has arrived.</source>
        <translation type="unfinished">התשובה הגיעה.</translation>
    </message>
    <message>
        <source>A tool broke; the turn was undone.</source>
        <translation type="unfinished">כלי קרס; התור בוטל.</translation>
    </message>
    <message>
        <source>The answer was interrupted.</source>
        <translation type="unfinished">התשובה נקטעה.</translation>
    </message>
    <message>
        <source>You are asked something.</source>
        <translation type="unfinished">נשאלת שאלה.</translation>
    </message>
    <message>
        <source>Your answer is needed.</source>
        <translation type="unfinished">נדרש אישורך.</translation>
    </message>
</context>
<context>
    <name>gui::OpenCall</name>
    <message>
        <source>Accepted by all commands; it changes nothing here.</source>
        <translation type="unfinished">נאמר לכל הפקודות; כאן אין הבדל.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">הצגת האפשרויות של פקודה זו.</translation>
    </message>
    <message>
        <source>Descriptors, conversations, exchanges, another client&apos;s servers, or links that begin with parlance://; without any, the window. What they have is shown, and asked about; nothing is run.</source>
        <translation type="unfinished">מתארים, שיחות, חילופי נתונים, שרתים של לקוח אחר, או קישורים שמתחילים ב־⁦parlance://⁩; בלי אף אחד, החלון. תוכנם מוצג, ונשאלת שאלה עליו; דבר אינו מורץ.</translation>
    </message>
</context>
<context>
    <name>gui::OpenTarget</name>
    <message>
        <source>The link says “%1”, which links of this kind do not have.</source>
        <translation type="unfinished">הקישור אומר ”⁨%1⁩”, שאין בקישורים מסוג זה.</translation>
    </message>
    <message>
        <source>The link has more text than the %1 characters that are accepted.</source>
        <translation type="unfinished">בקישור יש יותר טקסט מ־⁨%1⁩ התווים המרביים.</translation>
    </message>
    <message>
        <source>The link has characters in “%1” that cannot be seen.</source>
        <translation type="unfinished">בקישור יש ב־”⁨%1⁩” תווים שאינם נראים.</translation>
    </message>
    <message>
        <source>The link says “%1” too often.</source>
        <translation type="unfinished">הקישור אומר ”⁨%1⁩” יותר מדי פעמים.</translation>
    </message>
    <message>
        <source>The link adds a server and has no name for it, or one that is too long.</source>
        <translation type="unfinished">הקישור מוסיף שרת ואין בו שם עבורו, או שהשם ארוך מדי.</translation>
    </message>
    <message>
        <source>The link adds a server but has neither its address nor a command, or has both.</source>
        <translation type="unfinished">הקישור מוסיף שרת ואין בו כתובת או פקודה, או שיש בו שתיהן.</translation>
    </message>
    <message>
        <source>“%1” is not an address that begins with https:// or http://.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו כתובת שמתחילה ב־⁦https://⁩ או ב־⁦http://⁩.</translation>
    </message>
    <message>
        <source>The address of the server has a password in it.</source>
        <translation type="unfinished">בכתובת השרת יש סיסמה.</translation>
    </message>
    <message>
        <source>The link is longer than is accepted.</source>
        <translation type="unfinished">הקישור ארוך מכל קישור שמתקבל.</translation>
    </message>
    <message>
        <source>“%1” is not a link: %2.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו קישור: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” is not a conversation&apos;s identifier.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו מזהה של שיחה.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a link of this kind.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו שייך לקישור מסוג זה.</translation>
    </message>
    <message>
        <source>Links of Parlance begin with parlance://conversation/, new, add-server, manual/ or quick-question, not “%1”.</source>
        <translation type="unfinished">קישורים של Parlance מתחילים ב־⁦parlance://conversation/, new, add-server, manual/⁩ או quick-question, ולא ב־”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished">אין קובץ בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">⁨%1⁩ אינו קובץ.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">לא ניתן לקרוא את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is not of a kind that is opened here: descriptors (.toml, .gram), conversations and exchanges (.jsonl, .json, .har, .md), or another client&apos;s servers (.json).</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ אינו מסוג שנפתח כאן: מתארים (⁦.toml, .gram⁩), שיחות וחילופי נתונים (⁦.jsonl, .json, .har, .md⁩), או שרתים של לקוח אחר (⁦.json⁩).</translation>
    </message>
    <message>
        <source>“%1” is not a file of this machine.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו קובץ במחשב זה.</translation>
    </message>
    <message>
        <source>“%1” is neither a file nor a link that begins with parlance://.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו קובץ ואינו קישור שמתחיל ב־⁦parlance://⁩.</translation>
    </message>
    <message>
        <source>“%1” says more than links of this kind do.</source>
        <translation type="unfinished">„⁨%1⁩” אומר יותר ממה שקישורים מסוג זה אומרים.</translation>
    </message>
</context>
<context>
    <name>gui::Opening</name>
    <message>
        <source>This text came with a link. Nothing has been sent.</source>
        <translation type="unfinished">טקסט זה הגיע עם קישור. דבר לא נשלח.</translation>
    </message>
    <message>
        <source>a link</source>
        <extracomment>What is to be opened in a question</extracomment>
        <translation type="unfinished">קישור</translation>
    </message>
    <message>
        <source>The manual has no chapter “%1”.</source>
        <translation type="unfinished">אין במדריך פרק בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>%1 is not a descriptor: none of its tables is one of a provider, an ensemble, an agent, a library, a prompt or a scenario.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ אינו מתאר: אף אחת מהטבלאות שלו אינה של ספק, ערכת כלים, סוכן, ספרייה, הנחיה או תרחיש.</translation>
    </message>
    <message>
        <source>%1 is not copied, since there is %2 already.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ לא הועתק, כי כבר יש ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 lies outside the folders of descriptors. Copy it to %2, where it is used, and open it there?
Errors in it as TOML or gram: %3.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ נמצא מחוץ לתיקיות המתארים. להעתיק אותו אל ⁨%2⁩, שם הוא תקף, ולפתוח אותו שם?
שגיאות בו כ־TOML או gram: ⁨%3⁩.</translation>
    </message>
    <message>
        <source>&amp;Copy and open</source>
        <translation type="unfinished">&amp;העתקה ופתיחה</translation>
    </message>
</context>
<context>
    <name>gui::Pages</name>
    <message>
        <source>Open conversations</source>
        <extracomment>Name for screen readers of the tabs of open conversations</extracomment>
        <translation type="unfinished">שיחות פתוחות</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">שיחה חדשה</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">ממתין לאישורך</translation>
    </message>
    <message>
        <source>A turn is under way</source>
        <translation type="unfinished">תור בתהליך</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation type="unfinished">סגירת הלשונית</translation>
    </message>
</context>
<context>
    <name>gui::PaletteSources</name>
    <message>
        <source>conversation</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">שיחה</translation>
    </message>
    <message>
        <source>Canister: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">פריט: ⁨%1⁩</translation>
    </message>
    <message>
        <source>canister</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">פריט</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">מודל</translation>
    </message>
    <message>
        <source>agent</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">סוכן</translation>
    </message>
    <message>
        <source>Preferences: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">העדפות: ⁨%1⁩</translation>
    </message>
    <message>
        <source>preferences</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">העדפות</translation>
    </message>
</context>
<context>
    <name>gui::PayloadFiles</name>
    <message>
        <source>Nothing has gone over the wire in this conversation yet.</source>
        <translation type="unfinished">עדיין לא הייתה תעבורה בשיחה זו.</translation>
    </message>
    <message>
        <source>exchanges.har</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">exchanges.har</translation>
    </message>
    <message>
        <source>exchanges.jsonl</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">exchanges.jsonl</translation>
    </message>
    <message>
        <source>Save exchanges</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">שמירת חילופי נתונים</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ נכתב.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::PayloadWindows</name>
    <message>
        <source>The cassette has been written.</source>
        <translation type="unfinished">הקלטת נכתבה.</translation>
    </message>
    <message>
        <source>Record all that goes over the wire</source>
        <translation type="unfinished">הקלטת כל התעבורה</translation>
    </message>
    <message>
        <source>recording.jsonl</source>
        <extracomment>Default file name of a recording</extracomment>
        <translation type="unfinished">recording.jsonl</translation>
    </message>
    <message>
        <source>Recording for %1; the same command ends it.</source>
        <translation type="unfinished">מתבצעת הקלטה אל ⁨%1⁩; אותה פקודה מסיימת אותה.</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">ניגון קלטת</translation>
    </message>
    <message>
        <source>No event of a cassette is waiting.</source>
        <translation type="unfinished">אין אירוע של קלטת שממתין.</translation>
    </message>
</context>
<context>
    <name>gui::PdfAttachment</name>
    <message>
        <source>It takes more than %1 MB, and so is not a PDF of Parlance&apos;s.</source>
        <translation type="unfinished">גודלו יותר מ־⁨%1⁩ MB, ולכן אינו PDF של Parlance.</translation>
    </message>
    <message>
        <source>This PDF was not exported by Parlance, or by a version that put no conversations into it. Other PDFs do not say who said what.</source>
        <translation type="unfinished">ה־PDF הזה לא יוצא על ידי Parlance, או שיוצא בגרסה שלא שמה בו שיחות. קובצי PDF אחרים אינם אומרים מי אמר מה.</translation>
    </message>
    <message>
        <source>The PDF cannot be read: %1</source>
        <translation type="unfinished">לא ניתן לקרוא את ה־PDF: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The PDF cannot be read: it asks for more memory or time than any of Parlance&apos;s.</source>
        <translation type="unfinished">לא ניתן לקרוא את ה־PDF: הוא דורש יותר זיכרון או זמן מכל PDF של Parlance.</translation>
    </message>
</context>
<context>
    <name>gui::PdfWriter</name>
    <message>
        <source>This is too much for a PDF. HTML takes conversations of any length.</source>
        <translation type="unfinished">זה יותר מדי בשביל PDF. ב־HTML ניתן לשמור שיחות בכל אורך.</translation>
    </message>
</context>
<context>
    <name>gui::PeerQuestions</name>
    <message>
        <source>another program</source>
        <extracomment>Who is asked, too, in a question</extracomment>
        <translation type="unfinished">תוכנה אחרת</translation>
    </message>
</context>
<context>
    <name>gui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>Window title in the preferences</extracomment>
        <translation type="unfinished">העדפות</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <extracomment>Text in the preferences</extracomment>
        <translation type="unfinished">&amp;כללי</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <extracomment>Text in the preferences: keys of the keyboard</extracomment>
        <translation type="unfinished">&amp;קיצורי מקשים</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>Text in the preferences: keys of providers, not those of the keyboard</extracomment>
        <translation type="unfinished">&amp;מפתחות</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">כמו שולחן העבודה</translation>
    </message>
    <message>
        <source>%1 (easy to read)</source>
        <translation type="unfinished">⁨%1⁩ (קל לקריאה)</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Choice in a list in the preferences: colours: dark on light</extracomment>
        <translation type="unfinished">בהיר</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Choice in a list in the preferences: colours: light on dark</extracomment>
        <translation type="unfinished">כהה</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter starts a new line</source>
        <translation type="unfinished">Enter שולח, Shift+Enter פותח שורה</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Ctrl+Enter שולח, Enter פותח שורה</translation>
    </message>
    <message>
        <source>Shift+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Shift+Enter שולח, Enter פותח שורה</translation>
    </message>
    <message>
        <source>Keep a cop&amp;y of each of the last seven days</source>
        <translation type="unfinished">שמירת &amp;עותק של כל אחד משבעת הימים האחרונים</translation>
    </message>
    <message>
        <source>The first line of your first message</source>
        <translation type="unfinished">השורה הראשונה של הדברים הראשונים שאמרת</translation>
    </message>
    <message>
        <source>Written by the model after the first turn</source>
        <translation type="unfinished">נכתבות בידי המודל אחרי התור הראשון</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Choice in a list in the preferences: no notifications</extracomment>
        <translation type="unfinished">אין</translation>
    </message>
    <message>
        <source>That something has arrived, without contents</source>
        <translation type="unfinished">שהגיע משהו, ללא תוכן</translation>
    </message>
    <message>
        <source>With title and text</source>
        <translation type="unfinished">עם כותרת וטקסט</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>Choice in a list in the preferences: no announcements</extracomment>
        <translation type="unfinished">שום דבר</translation>
    </message>
    <message>
        <source>Ends, questions and errors</source>
        <translation type="unfinished">סיומים, שאלות ושגיאות</translation>
    </message>
    <message>
        <source>Calls and the beginnings of answers, too</source>
        <translation type="unfinished">גם קריאות ותחילת תשובות</translation>
    </message>
    <message>
        <source>until they are erased</source>
        <translation type="unfinished">עד שיימחקו לצמיתות</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the preferences: behind a number</extracomment>
        <translation type="unfinished"> ימים</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>Part of a number field in the preferences</extracomment>
        <translation type="unfinished"> %</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">שפת הת&amp;וכנה:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;צבעים:</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;גודל הטקסטים:</translation>
    </message>
    <message>
        <source>Text &amp;font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">גו&amp;פן הטקסטים:</translation>
    </message>
    <message>
        <source>C&amp;ode font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">גופן הקו&amp;ד:</translation>
    </message>
    <message>
        <source>Se&amp;nding:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;שליחה:</translation>
    </message>
    <message>
        <source>Conversations:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">שיחות:</translation>
    </message>
    <message>
        <source>&amp;Titles:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">כו&amp;תרות:</translation>
    </message>
    <message>
        <source>Not&amp;ifications:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;התראות:</translation>
    </message>
    <message>
        <source>Screen reade&amp;r is told:</source>
        <translation type="unfinished">קו&amp;רא המסך מקריא:</translation>
    </message>
    <message>
        <source>&amp;Deleted ones are kept:</source>
        <translation type="unfinished">מה שנמ&amp;חק נשמר:</translation>
    </message>
    <message>
        <source>S&amp;pelling:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;בדיקת איות:</translation>
    </message>
    <message>
        <source>Tr&amp;aces go to:</source>
        <translation type="unfinished">&amp;יעד המעקב:</translation>
    </message>
    <message>
        <source>Where turns are traced to: the address of a collector, or a file</source>
        <translation type="unfinished">לאן נשלח המעקב אחר תורות: כתובת של אוסף, או קובץ</translation>
    </message>
    <message>
        <source>nowhere; http://127.0.0.1:4318, or a file</source>
        <translation type="unfinished">ללא; http://127.0.0.1:4318, או קובץ</translation>
    </message>
    <message>
        <source>&amp;With what is said</source>
        <translation type="unfinished">עם מה ש&amp;נאמר</translation>
    </message>
    <message>
        <source>There are no dictionaries on this machine (packages hunspell-…).</source>
        <translation type="unfinished">אין מילונים במחשב זה (חבילות hunspell-…).</translation>
    </message>
    <message>
        <source>Languages whose spelling is checked</source>
        <translation type="unfinished">שפות לבדיקת האיות</translation>
    </message>
    <message>
        <source>The desktop&apos;s session bus cannot be reached: there are no notifications, and each start of the program has windows of its own.</source>
        <translation type="unfinished">אי אפשר להגיע לאפיק ההפעלה של שולחן העבודה: אין התראות, ולכל הפעלה של התוכנית חלונות משלה.</translation>
    </message>
</context>
<context>
    <name>gui::PromptDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">&amp;שימוש בהנחיה</translation>
    </message>
</context>
<context>
    <name>gui::PromptRun</name>
    <message>
        <source>The server %1 is not connected.</source>
        <translation type="unfinished">השרת ⁨%1⁩ אינו מחובר.</translation>
    </message>
</context>
<context>
    <name>gui::PromptsCommand</name>
    <message>
        <source>has to be given</source>
        <translation type="unfinished">חובה</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation type="unfinished">ניתן להשמיט</translation>
    </message>
</context>
<context>
    <name>gui::PutAwayConversations</name>
    <message>
        <source>&amp;Restore</source>
        <extracomment>Button above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">&amp;שחזור</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">מחיקה &amp;לצמיתות…</translation>
    </message>
    <message>
        <source>What is here stays as long as you like, and is found by the search.</source>
        <translation type="unfinished">מה שכאן נשאר כל עוד תרצה, ונמצא בחיפוש.</translation>
    </message>
    <message>
        <source>What was deleted is kept here for as long as Preferences say.</source>
        <translation type="unfinished">מה שנמחק נשמר כאן לפי הנקבע בהעדפות.</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">שיחות בארכיון</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">שיחות שנמחקו</translation>
    </message>
    <message>
        <source>Back into the &amp;list</source>
        <translation type="unfinished">בחזרה ל&amp;רשימה</translation>
    </message>
    <message>
        <source>Back into the list of conversations</source>
        <translation type="unfinished">בחזרה לרשימת השיחות</translation>
    </message>
    <message>
        <source>Restore the conversation</source>
        <translation type="unfinished">שחזור השיחה</translation>
    </message>
    <message>
        <source>Erase the conversation for good</source>
        <translation type="unfinished">מחיקת השיחה לצמיתות</translation>
    </message>
    <message>
        <source>Erase for good…</source>
        <translation type="unfinished">מחיקה לצמיתות…</translation>
    </message>
    <message>
        <source>Erase “%1” for good? Its canisters, branches and recorded exchanges are overwritten. This cannot be undone.</source>
        <translation type="unfinished">למחוק את ”⁨%1⁩” לצמיתות? הפריטים, הענפים וחילופי הנתונים המוקלטים שלה יידרסו. לא ניתן לבטל זאת.</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">מחיקה ל&amp;צמיתות</translation>
    </message>
</context>
<context>
    <name>gui::QuestionBar</name>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">שאלה</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation type="unfinished">הטקסט המלא</translation>
    </message>
    <message>
        <source>&amp;Run it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">ה&amp;רצה</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;לא להריץ</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">המ&amp;שך</translation>
    </message>
    <message>
        <source>E&amp;nd the turn</source>
        <translation type="unfinished">&amp;סיום התור</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">פתי&amp;חה בדפדפן</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;אישור</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">אישור &amp;תמיד</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;דחייה</translation>
    </message>
    <message>
        <source>Si&amp;gn in</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;כניסה</translation>
    </message>
</context>
<context>
    <name>gui::QuestionCard</name>
    <message>
        <source>Edit &amp;arguments</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;עריכת הארגומנטים</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">כ־&amp;JSON</translation>
    </message>
    <message>
        <source>Also asked of %1, where it may be answered first.</source>
        <translation type="unfinished">נשאל גם אצל ⁨%1⁩, וייתכן שייענה שם קודם.</translation>
    </message>
    <message>
        <source>Allow &amp;once</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;פעם אחת</translation>
    </message>
    <message>
        <source>&amp;For this conversation</source>
        <translation type="unfinished">ל&amp;שיחה זו</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;תמיד</translation>
    </message>
    <message>
        <source>Always for calls &amp;like this</source>
        <translation type="unfinished">תמיד ל&amp;קריאות כאלה</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;דחייה</translation>
    </message>
    <message>
        <source>Send the a&amp;nswer</source>
        <translation type="unfinished">ש&amp;ליחת התשובה</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;סירוב</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;ביטול</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">פתי&amp;חה בדפדפן</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;המשך</translation>
    </message>
    <message>
        <source>Go on once you have done what is asked there.</source>
        <translation type="unfinished">יש להמשיך לאחר שבוצע שם מה שהתבקש.</translation>
    </message>
    <message>
        <source>The browser could not be opened. Open the address there by hand, then go on.</source>
        <translation type="unfinished">לא ניתן היה לפתוח את הדפדפן. יש לפתוח שם את הכתובת ידנית, ואז להמשיך.</translation>
    </message>
    <message>
        <source>A tool asks</source>
        <translation type="unfinished">כלי שואל</translation>
    </message>
    <message>
        <source>%1 asks</source>
        <extracomment>Answer that can be given on the card of a question in the transcript</extracomment>
        <translation type="unfinished">שאלה מאת ⁨%1⁩</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">ארגומנטים, כ־JSON</translation>
    </message>
    <message>
        <source>What changes in the file: − removed, + added</source>
        <translation type="unfinished">מה משתנה בקובץ: − נעלם, + נוסף</translation>
    </message>
    <message>
        <source>Calls like this one: %1.</source>
        <translation type="unfinished">קריאות כמו זו: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>What will run</source>
        <translation type="unfinished">מה ירוץ</translation>
    </message>
    <message>
        <source>As a for&amp;m</source>
        <translation type="unfinished">כ&amp;טופס</translation>
    </message>
    <message>
        <source>It must be a JSON object.</source>
        <translation type="unfinished">זה חייב להיות אובייקט JSON.</translation>
    </message>
    <message>
        <source>Look at what is marked below.</source>
        <translation type="unfinished">יש לבדוק את מה שמסומן למטה.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is.</source>
        <translation type="unfinished">לא ניתן לשלוח זאת כך.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation type="unfinished">לא ניתן לשלוח זאת כך</translation>
    </message>
</context>
<context>
    <name>gui::QueueStrip</name>
    <message>
        <source>Send now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">שליחה כעת</translation>
    </message>
    <message>
        <source>Send what waits, and go on with the next after each answer</source>
        <translation type="unfinished">שליחת מה שממתין, והמשך להודעה הבאה אחרי כל תשובה</translation>
    </message>
    <message>
        <source>Say now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">לומר כעת</translation>
    </message>
    <message>
        <source>Say it within the turn under way, after the running round (Ctrl+Enter)</source>
        <translation type="unfinished">לומר זאת בתוך התור המתבצע, אחרי הסבב הנוכחי (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button at a message that waits to be sent: a verb</extracomment>
        <translation type="unfinished">עריכה</translation>
    </message>
    <message>
        <source>Go on writing this message (Enter)</source>
        <translation type="unfinished">המשך כתיבת הודעה זו (Enter)</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>Button at a message that waits to be sent: move it up</extracomment>
        <translation type="unfinished">למעלה</translation>
    </message>
    <message>
        <source>Send it earlier (Alt+Up)</source>
        <translation type="unfinished">שליחה מוקדם יותר (Alt+Up)</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Button at a message that waits to be sent: move it down</extracomment>
        <translation type="unfinished">למטה</translation>
    </message>
    <message>
        <source>Send it later (Alt+Down)</source>
        <translation type="unfinished">שליחה מאוחר יותר (Alt+Down)</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>Button at a message that waits to be sent: a verb: take it out of the queue</extracomment>
        <translation type="unfinished">ויתור</translation>
    </message>
    <message>
        <source>Do not send it (Delete)</source>
        <translation type="unfinished">לא לשלוח אותה (Delete)</translation>
    </message>
    <message>
        <source>Messages that wait</source>
        <translation type="unfinished">הודעות ממתינות</translation>
    </message>
    <message numerus="yes">
        <source>%1 (with %n attachment(s))</source>
        <translation type="unfinished">
            <numerusform>⁨%1⁩ (עם קובץ מצורף אחד)</numerusform>
            <numerusform>⁨%1⁩ (עם %n קבצים מצורפים)</numerusform>
        </translation>
    </message>
    <message>
        <source>After this round: %1</source>
        <translation type="unfinished">אחרי סבב זה: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait for the answer.</source>
        <translation type="unfinished">
            <numerusform>הודעה אחת ממתינה לתשובה.</numerusform>
            <numerusform>%n הודעות ממתינות לתשובה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">לא עכשיו</translation>
    </message>
</context>
<context>
    <name>gui::QuickQuestion</name>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Button in the small window of a quick question</extracomment>
        <translation type="unfinished">&amp;שאלה</translation>
    </message>
    <message>
        <source>&amp;Open in the window</source>
        <translation type="unfinished">&amp;פתיחה בחלון</translation>
    </message>
    <message>
        <source>Quick question – Parlance</source>
        <translation type="unfinished">שאלה מהירה – Parlance</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <extracomment>Label in the small window of a quick question</extracomment>
        <translation type="unfinished">ש&amp;אלה:</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers in the small window of a quick question</extracomment>
        <translation type="unfinished">שאלה</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Name for screen readers in the small window of a quick question: a noun: what came back</extracomment>
        <translation type="unfinished">תשובה</translation>
    </message>
    <message>
        <source>%1, without tools. Esc closes this.</source>
        <translation type="unfinished">⁨%1⁩, ללא כלים. Esc סוגר.</translation>
    </message>
    <message>
        <source>Waiting for the answer…</source>
        <translation type="unfinished">בהמתנה לתשובה…</translation>
    </message>
    <message>
        <source>The answer has arrived; another question goes on from it.</source>
        <translation type="unfinished">התשובה הגיעה; שאלה נוספת תמשיך ממנה.</translation>
    </message>
    <message>
        <source>The question came to nothing.</source>
        <translation type="unfinished">השאלה לא הניבה דבר.</translation>
    </message>
</context>
<context>
    <name>gui::ReadingWindow</name>
    <message>
        <source>The message as text</source>
        <translation type="unfinished">ההודעה כטקסט</translation>
    </message>
</context>
<context>
    <name>gui::RedactionWindow</name>
    <message>
        <source>What is taken out of exchanges</source>
        <translation type="unfinished">מה מוסר מחילופי הנתונים</translation>
    </message>
    <message>
        <source>Patterns, one on a line</source>
        <translation type="unfinished">תבניות, אחת בשורה</translation>
    </message>
    <message>
        <source>Members of JSON, and headers, with commas between</source>
        <translation type="unfinished">מאפייני JSON וכותרות, מופרדים בפסיקים</translation>
    </message>
    <message>
        <source>email, phone</source>
        <extracomment>Hint in an empty field in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">email, phone</translation>
    </message>
    <message>
        <source>The exchanges that the rules were tried on</source>
        <translation type="unfinished">חילופי הנתונים שהכללים נוסו עליהם</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">התחלה</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window about what is taken out of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">בקשה</translation>
    </message>
    <message>
        <source>Taken out</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">הוסר</translation>
    </message>
    <message>
        <source>What would have been kept of it</source>
        <translation type="unfinished">מה שהיה נשמר ממנו</translation>
    </message>
    <message>
        <source>Keys are taken out in any case. What a pattern (a regular expression) matches, and the values of these members, become [redacted] before an exchange is kept. What has been kept already stays as it is.</source>
        <translation type="unfinished">מפתחות מוסרים בכל מקרה. מה שתואם תבנית (ביטוי רגולרי), והערכים של מאפיינים אלה, הופכים ל־⁦[redacted]⁩ לפני שחילוף נתונים נשמר. מה שכבר נשמר נשאר כמות שהוא.</translation>
    </message>
    <message>
        <source>&amp;Patterns, one on a line</source>
        <translation type="unfinished">&amp;תבניות, אחת בשורה</translation>
    </message>
    <message>
        <source>&amp;Members of JSON, and headers</source>
        <translation type="unfinished">&amp;מאפייני JSON וכותרות</translation>
    </message>
    <message>
        <source>&amp;Try out</source>
        <extracomment>Button in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">&amp;ניסוי</translation>
    </message>
    <message>
        <source>On the exchanges that were kept last; nothing is changed</source>
        <translation type="unfinished">על חילופי הנתונים שנשמרו לאחרונה; דבר אינו משתנה</translation>
    </message>
    <message>
        <source>&amp;Keep these rules</source>
        <translation type="unfinished">&amp;שמירת כללים אלה</translation>
    </message>
    <message>
        <source>They apply from now on</source>
        <translation type="unfinished">הם תקפים מעתה ואילך</translation>
    </message>
    <message>
        <source>Nothing has been kept yet that the rules could be tried on.</source>
        <translation type="unfinished">עדיין לא נשמר דבר שניתן לנסות עליו את הכללים.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) would have been taken out of the exchanges that were kept last.</source>
        <translation type="unfinished">
            <numerusform>מקום אחד היה מוסר מחילופי הנתונים שנשמרו לאחרונה.</numerusform>
            <numerusform>%n מקומות היו מוסרים מחילופי הנתונים שנשמרו לאחרונה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept. They apply to every exchange from now on.</source>
        <translation type="unfinished">נשמר. הכללים תקפים לכל חילוף נתונים מעתה ואילך.</translation>
    </message>
</context>
<context>
    <name>gui::RehearseCommand</name>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">הפתחה ב־127.0.0.1; 0 בוחר כל פתחה פנויה.</translation>
    </message>
    <message>
        <source>A scenario descriptor, or a cassette (NAME.jsonl, or an HTTP Archive, NAME.har); without one, the scenario that is shipped.</source>
        <translation type="unfinished">מתאר של תרחיש, או קלטת (NAME.jsonl, או HTTP Archive, NAME.har); בלעדיו, התרחיש המצורף לתוכנה.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו פתחה.</translation>
    </message>
</context>
<context>
    <name>gui::RemovedBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a descriptor was deleted</extracomment>
        <translation type="unfinished">&amp;ביטול</translation>
    </message>
    <message>
        <source>%1 has been deleted.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ נמחק.</translation>
    </message>
</context>
<context>
    <name>gui::RepairCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">כתיבת JSON Lines.</translation>
    </message>
    <message>
        <source>For screen readers: words instead of symbols.</source>
        <translation type="unfinished">לקוראי מסך: מילים במקום סימנים.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">הצגת האפשרויות של פקודה זו.</translation>
    </message>
    <message>
        <source>Only say what is wrong, and change nothing.</source>
        <translation type="unfinished">רק לומר מה לא תקין, בלי לשנות דבר.</translation>
    </message>
    <message>
        <source>repair takes no argument.</source>
        <translation type="unfinished">הפקודה repair אינה מקבלת ארגומנט.</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation type="unfinished">ניתן לקרוא הכול.</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">ניתן לקרוא הכול; דבר לא שונה.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">לא חסר דבר.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">הקובץ הישן נשמר בשם ⁨%1⁩.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>שיחות שניצלו: ⁨%1⁩, עם הודעה אחת.</numerusform>
            <numerusform>שיחות שניצלו: ⁨%1⁩, עם %n הודעות.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RepairDialog</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the message that the store is damaged</extracomment>
        <translation type="unfinished">&amp;תיקון…</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">ניתן לקרוא הכול; דבר לא שונה.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">לא חסר דבר.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">הקובץ הישן נשמר בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Repair the conversations</source>
        <translation type="unfinished">תיקון השיחות</translation>
    </message>
    <message>
        <source>&amp;Open the conversations</source>
        <translation type="unfinished">&amp;פתיחת השיחות</translation>
    </message>
    <message>
        <source>Every part of the file is checked.</source>
        <translation type="unfinished">כל חלק בקובץ נבדק.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>שיחות שניצלו: ⁨%1⁩, עם הודעה אחת.</numerusform>
            <numerusform>שיחות שניצלו: ⁨%1⁩, עם %n הודעות.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestEditor</name>
    <message>
        <source>Body of the request</source>
        <translation type="unfinished">גוף הבקשה</translation>
    </message>
    <message>
        <source>What is wrong with the request</source>
        <translation type="unfinished">מה שגוי בבקשה</translation>
    </message>
    <message>
        <source>The request is large, and is being read…</source>
        <translation type="unfinished">הבקשה גדולה, ונקראת כעת…</translation>
    </message>
    <message numerus="yes">
        <source>%n long string(s) are folded to a mark and sent whole.</source>
        <translation type="unfinished">
            <numerusform>מחרוזת ארוכה אחת מקופלת לסימן ונשלחת בשלמותה.</numerusform>
            <numerusform>%n מחרוזות ארוכות מקופלות לסימן ונשלחות בשלמותן.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestFill</name>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">כלים</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">הודעות</translation>
    </message>
    <message>
        <source>Instructions of the workspace</source>
        <translation type="unfinished">הוראות מרחב העבודה</translation>
    </message>
    <message>
        <source>Settings and the rest</source>
        <translation type="unfinished">הגדרות והשאר</translation>
    </message>
    <message>
        <source>System text</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">הוראות המערכת</translation>
    </message>
</context>
<context>
    <name>gui::RequestWindow</name>
    <message>
        <source>What the model will see</source>
        <translation type="unfinished">מה המודל יראה</translation>
    </message>
    <message>
        <source>Address and headers</source>
        <translation type="unfinished">כתובת וכותרות</translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;בקשה</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;כותרות</translation>
    </message>
    <message>
        <source>Find in the request</source>
        <translation type="unfinished">חיפוש בבקשה</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <extracomment>Button in the window that shows what the model would be sent now: the place before</extracomment>
        <translation type="unfinished">ה&amp;קודמת</translation>
    </message>
    <message>
        <source>The previous line that has it (Shift+F3)</source>
        <translation type="unfinished">השורה הקודמת שיש בה זאת (Shift+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">הב&amp;אה</translation>
    </message>
    <message>
        <source>The next line that has it (F3)</source>
        <translation type="unfinished">השורה הבאה שיש בה זאת (F3)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that shows what the model would be sent now: a verb</extracomment>
        <translation type="unfinished">ה&amp;עתקה</translation>
    </message>
    <message>
        <source>Copy the whole body as it would be sent</source>
        <translation type="unfinished">העתקת הגוף כולו כפי שהיה נשלח</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;רענון</translation>
    </message>
    <message>
        <source>As it would be now (F5)</source>
        <translation type="unfinished">כפי שהיה כעת (F5)</translation>
    </message>
    <message>
        <source>There is no request to show.</source>
        <translation type="unfinished">אין בקשה להציג.</translation>
    </message>
    <message>
        <source>This would be sent now, with what is in the composer. Nothing has been sent for it.</source>
        <translation type="unfinished">זה מה שהיה נשלח כעת, עם מה שבתיבת הכתיבה. דבר לא נשלח לשם כך.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) are left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>הודעה קודמת אחת מושמטת, כי אינה נכנסת להקשר של המודל.</numerusform>
            <numerusform>%n הודעות קודמות מושמטות, כי אינן נכנסות להקשר של המודל.</numerusform>
        </translation>
    </message>
    <message>
        <source>No body</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">אין גוף</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">לא נמצא</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">שורה ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::ResendCommand</name>
    <message>
        <source>Send what is in this file instead of the body that was sent, byte for byte.</source>
        <translation type="unfinished">שליחת מה שבקובץ זה במקום הגוף שנשלח, בית אחר בית.</translation>
    </message>
    <message>
        <source>How often, one after the other; at most %1.</source>
        <translation type="unfinished">כמה פעמים, בזו אחר זו; לכל היותר ⁨%1⁩.</translation>
    </message>
    <message>
        <source>To this provider, which has to speak the same language. Default: the one that it went to.</source>
        <translation type="unfinished">לספק זה, שחייב לדבר באותו ניב. ברירת מחדל: זה שאליו נשלחה.</translation>
    </message>
    <message>
        <source>The exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">חילוף הנתונים, לפי המזהה שלו או תחילתו.</translation>
    </message>
    <message>
        <source>Which exchange? parlance exchanges lists them.</source>
        <translation type="unfinished">איזה חילוף נתונים? parlance exchanges מפרט אותם.</translation>
    </message>
    <message>
        <source>--times is a number from 1 to %1.</source>
        <translation type="unfinished">הערך של ⁦--times⁩ הוא מספר מ־1 עד ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">לא ניתן לקרוא את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ גדול מ־64 MiB.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">במקום שבו היה מפתח בגוף יש סימן, שנשלח כמות שהוא.</translation>
    </message>
    <message>
        <source>%1 Say which with --provider.</source>
        <translation type="unfinished">⁨%1⁩ יש לציין איזה עם ⁦--provider⁩.</translation>
    </message>
    <message>
        <source>says the same as before</source>
        <translation type="unfinished">אומר אותו הדבר כמו קודם</translation>
    </message>
    <message>
        <source>departs from what was said before at byte %1</source>
        <translation type="unfinished">סוטה ממה שנאמר קודם בבית ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1  status %2  %3 ms (%4 before)  %5 tokens in, %6 out  %7</source>
        <translation type="unfinished">⁨%1⁩  מצב ⁨%2⁩  ⁨%3⁩ מ״ש (קודם ⁨%4⁩)  ⁨%5⁩ אסימונים בקלט, ⁨%6⁩ בפלט  ⁨%7⁩</translation>
    </message>
</context>
<context>
    <name>gui::ResourceModel</name>
    <message>
        <source>family</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">תבנית</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">השתנה</translation>
    </message>
    <message>
        <source>watched</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">במעקב</translation>
    </message>
</context>
<context>
    <name>gui::ResourcePreview</name>
    <message>
        <source>Text of the resource</source>
        <translation type="unfinished">הטקסט של המשאב</translation>
    </message>
    <message>
        <source>This is neither text nor a picture: %1</source>
        <translation type="unfinished">זה אינו טקסט ואינו תמונה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>[The rest is not shown here.]</source>
        <translation type="unfinished">[השאר אינו מוצג כאן.]</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name for screen readers of the preview of a resource that is a picture</extracomment>
        <translation type="unfinished">תמונה</translation>
    </message>
    <message>
        <source>The picture cannot be shown.</source>
        <translation type="unfinished">לא ניתן להציג את התמונה.</translation>
    </message>
</context>
<context>
    <name>gui::ResourceView</name>
    <message>
        <source>&amp;Read</source>
        <extracomment>Button of a resource of an MCP server</extracomment>
        <translation type="unfinished">&amp;קריאה</translation>
    </message>
    <message>
        <source>&amp;Watch for changes</source>
        <translation type="unfinished">&amp;מעקב אחר שינויים</translation>
    </message>
    <message>
        <source>&amp;Attach to the message</source>
        <translation type="unfinished">&amp;צירוף להודעה</translation>
    </message>
    <message>
        <source>Part of the resource</source>
        <translation type="unfinished">חלק של המשאב</translation>
    </message>
    <message>
        <source>Fill in what is in braces, then read it.</source>
        <translation type="unfinished">יש למלא את מה שבסוגריים המסולסלים, ואז לקרוא אותו.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>Message of a resource of an MCP server</extracomment>
        <translation type="unfinished">בקריאה…</translation>
    </message>
    <message>
        <source>It goes with your next message.</source>
        <translation type="unfinished">יישלח עם ההודעה הבאה שלך.</translation>
    </message>
    <message>
        <source>It has changed since it was read.</source>
        <translation type="unfinished">השתנה מאז שנקרא.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <extracomment>Button or progress of a resource of an MCP server</extracomment>
        <translation type="unfinished">&amp;קריאה חוזרת</translation>
    </message>
</context>
<context>
    <name>gui::ResourcesDialog</name>
    <message>
        <source>List a&amp;gain</source>
        <extracomment>Button in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">פירוט &amp;חוזר</translation>
    </message>
    <message>
        <source>Resources of MCP servers</source>
        <translation type="unfinished">משאבים של שרתי MCP</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">שרת</translation>
    </message>
    <message>
        <source>Search the resources</source>
        <translation type="unfinished">חיפוש במשאבים</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">חיפוש</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">משאבים</translation>
    </message>
    <message>
        <source>There is no MCP server yet.</source>
        <translation type="unfinished">אין עדיין שרת MCP.</translation>
    </message>
    <message>
        <source>This server has no resources.</source>
        <translation type="unfinished">לשרת זה אין משאבים.</translation>
    </message>
    <message>
        <source>Listing…</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">בפירוט…</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">
            <numerusform>משאב אחד</numerusform>
            <numerusform>%n משאבים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RestoreCommand</name>
    <message>
        <source>restored:</source>
        <extracomment>Message on the terminal before the conversation that was brought back</extracomment>
        <translation type="unfinished">שוחזרו:</translation>
    </message>
</context>
<context>
    <name>gui::ResultView</name>
    <message>
        <source>The turn would be rolled back; the model would get nothing.</source>
        <translation type="unfinished">התור היה מוחזר לאחור; המודל לא היה מקבל דבר.</translation>
    </message>
    <message>
        <source>The turn would go on; the model would get this as an error result.</source>
        <translation type="unfinished">התור היה נמשך; המודל היה מקבל זאת כתוצאת שגיאה.</translation>
    </message>
    <message>
        <source>%1 error: %2</source>
        <translation type="unfinished">שגיאת ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation type="unfinished">למודל</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">לך</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of a result in the test bench: an adjective: byte for byte</extracomment>
        <translation type="unfinished">גולמי</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of a result in the test bench: a noun: to another exchange</extracomment>
        <translation type="unfinished">הבדל</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation type="unfinished">עדיין לא רץ</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">
            <numerusform>בקשה אחת</numerusform>
            <numerusform>%n בקשות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RowAction</name>
    <message>
        <source>Copy</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">העתקה</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">עריכה</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: have it answered again</extracomment>
        <translation type="unfinished">יצירה מחדש</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: begin a branch here</extracomment>
        <translation type="unfinished">פיצול</translation>
    </message>
    <message>
        <source>Compare from here…</source>
        <translation type="unfinished">השוואה מכאן…</translation>
    </message>
    <message>
        <source>Compare with the other version</source>
        <translation type="unfinished">השוואה לגרסה האחרת</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; the message is sent along</extracomment>
        <translation type="unfinished">פעיל</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">הצמדה</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">העתקה כ־Markdown</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished">העתקה כטקסט</translation>
    </message>
    <message>
        <source>Edit the result…</source>
        <translation type="unfinished">עריכת התוצאה…</translation>
    </message>
    <message>
        <source>Look at arguments and result…</source>
        <translation type="unfinished">עיון בארגומנטים ובתוצאה…</translation>
    </message>
    <message>
        <source>Run this call again…</source>
        <translation type="unfinished">הרצת קריאה זו שוב…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">מחיקה</translation>
    </message>
    <message>
        <source>Move to a new conversation</source>
        <translation type="unfinished">העברה לשיחה חדשה</translation>
    </message>
    <message>
        <source>Show what the model saw here</source>
        <translation type="unfinished">הצגת מה שהמודל ראה כאן</translation>
    </message>
    <message>
        <source>Show what went over the wire</source>
        <translation type="unfinished">הצגת התעבורה</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files…</source>
        <translation type="unfinished">ביטול קובצי תור זה…</translation>
    </message>
    <message>
        <source>Previous version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">הגרסה הקודמת</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">הגרסה הבאה</translation>
    </message>
    <message>
        <source>Show thought</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">הצגת מחשבה</translation>
    </message>
    <message>
        <source>Open or fold</source>
        <translation type="unfinished">פתיחה או קיפול</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">הצגת הכול</translation>
    </message>
    <message>
        <source>Undo this turn</source>
        <translation type="unfinished">ביטול תור זה</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation type="unfinished">קריאה כטקסט</translation>
    </message>
</context>
<context>
    <name>gui::RowOffer</name>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; leave the message out of what is sent</extracomment>
        <translation type="unfinished">השבתה</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; send the message along again</extracomment>
        <translation type="unfinished">הפעלה</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">ביטול ההצמדה</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">הצמדה</translation>
    </message>
    <message>
        <source>Edit the arguments…</source>
        <translation type="unfinished">עריכת הארגומנטים…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">עריכה…</translation>
    </message>
    <message>
        <source>Undo this turn and what follows</source>
        <translation type="unfinished">ביטול תור זה וכל מה שאחריו</translation>
    </message>
</context>
<context>
    <name>gui::RunDetails</name>
    <message>
        <source>Asked</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was asked</extracomment>
        <translation type="unfinished">השאלה</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was answered</extracomment>
        <translation type="unfinished">תשובה</translation>
    </message>
    <message>
        <source>&amp;Whole conversation</source>
        <extracomment>Button beside the table of an evaluation</extracomment>
        <translation type="unfinished">השיחה ה&amp;מלאה</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Name for screen readers beside the table of an evaluation: what was expected</extracomment>
        <translation type="unfinished">הציפייה</translation>
    </message>
    <message>
        <source>Grade %1 of %2</source>
        <translation type="unfinished">ציון ⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
    <message>
        <source>Your grade</source>
        <extracomment>Label beside the table of an evaluation</extracomment>
        <translation type="unfinished">הציון שלך</translation>
    </message>
    <message>
        <source>Pick a cell to see its runs.</source>
        <translation type="unfinished">יש לבחור תא כדי לראות את ההרצות שלו.</translation>
    </message>
    <message>
        <source>%1 · %2 · run %3 of %4</source>
        <translation type="unfinished">⁨%1⁩ · ⁨%2⁩ · הרצה ⁨%3⁩ מתוך ⁨%4⁩</translation>
    </message>
    <message>
        <source>● passed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">● עבר</translation>
    </message>
    <message>
        <source>◆ broken</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">◆ תקול</translation>
    </message>
    <message>
        <source>○ failed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">○ נכשל</translation>
    </message>
</context>
<context>
    <name>gui::RunNotices</name>
    <message>
        <source>It called %1 (%2).</source>
        <translation type="unfinished">נקרא הכלי ⁨%1⁩ (⁨%2⁩).</translation>
    </message>
</context>
<context>
    <name>gui::RunningPanel</name>
    <message>
        <source>Servers, and what they are asked now</source>
        <translation type="unfinished">שרתים, ומה הם נשאלים כעת</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">שרת</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of a server</extracomment>
        <translation type="unfinished">מצב</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of tools</extracomment>
        <translation type="unfinished">קריאות</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how many calls wait</extracomment>
        <translation type="unfinished">בהמתנה</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how much it takes</extracomment>
        <translation type="unfinished">זיכרון</translation>
    </message>
    <message>
        <source>Restarts</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how often it was started again</extracomment>
        <translation type="unfinished">הפעלות חוזרות</translation>
    </message>
    <message>
        <source>Requests that are under way</source>
        <translation type="unfinished">בקשות שמתבצעות</translation>
    </message>
    <message>
        <source>Those that have no answer yet</source>
        <translation type="unfinished">אלה שעדיין אין להן תשובה</translation>
    </message>
    <message>
        <source>Of the servers that Parlance has started as programs</source>
        <translation type="unfinished">של השרתים ש־Parlance הפעיל כתוכנות</translation>
    </message>
    <message>
        <source>How often it has been restarted since Parlance was started</source>
        <translation type="unfinished">כמה פעמים הופעל מחדש מאז הפעלת Parlance</translation>
    </message>
    <message>
        <source>Nothing is running now: no MCP server is described, no model&apos;s server was started, and no provider is being asked.</source>
        <translation type="unfinished">דבר אינו רץ כעת: לא מתואר שרת MCP, לא הופעל שרת מודל, ואף ספק אינו נשאל.</translation>
    </message>
    <message>
        <source>MCP</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">MCP</translation>
    </message>
    <message>
        <source>model file</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">קובץ מודל</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked; can be used</extracomment>
        <translation type="unfinished">מוכן</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">נעצר</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">נכשל</translation>
    </message>
    <message>
        <source>restarting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">מופעל שוב</translation>
    </message>
    <message>
        <source>starting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">בהפעלה</translation>
    </message>
    <message>
        <source>provider</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">ספק</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">נשאל</translation>
    </message>
</context>
<context>
    <name>gui::RunsView</name>
    <message>
        <source>Repeat</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb: run it once more</extracomment>
        <translation type="unfinished">הרצה חוזרת</translation>
    </message>
    <message>
        <source>Runs it again with the same arguments (F5)</source>
        <translation type="unfinished">הרצה שוב עם אותם ארגומנטים (F5)</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb</extracomment>
        <translation type="unfinished">השוואה</translation>
    </message>
    <message>
        <source>Shows how two picked runs differ</source>
        <translation type="unfinished">הצגת ההבדל בין שתי ההרצות שנבחרו</translation>
    </message>
    <message>
        <source>Use as example</source>
        <translation type="unfinished">שימוש כדוגמה</translation>
    </message>
    <message>
        <source>Copies the run as an example for a description</source>
        <translation type="unfinished">העתקת ההרצה כדוגמה לתיאור</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Name for screen readers in the list of earlier runs in the test bench</extracomment>
        <translation type="unfinished">הרצות קודמות</translation>
    </message>
    <message>
        <source>Use as case</source>
        <translation type="unfinished">שימוש כמקרה</translation>
    </message>
    <message>
        <source>Copies the run as a case of an evaluation, for a file of cases</source>
        <translation type="unfinished">העתקת ההרצה כמקרה של הערכה, לקובץ מקרים</translation>
    </message>
</context>
<context>
    <name>gui::SaveExchangesDialog</name>
    <message>
        <source>&amp;Without texts: only structure, sizes and times</source>
        <translation type="unfinished">&amp;ללא טקסטים: רק מבנה, גדלים וזמנים</translation>
    </message>
    <message numerus="yes">
        <source>Save %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>שמירת חילוף נתונים אחד</numerusform>
            <numerusform>שמירת %n חילופי נתונים</numerusform>
        </translation>
    </message>
    <message>
        <source>What kind of file</source>
        <translation type="unfinished">סוג הקובץ</translation>
    </message>
    <message>
        <source>HTTP Archive (.har), which browsers and other tools read</source>
        <translation type="unfinished">⁦HTTP Archive (.har)⁩, שדפדפנים וכלים אחרים קוראים</translation>
    </message>
    <message>
        <source>Cassette (.jsonl), which can be played again</source>
        <translation type="unfinished">קלטת (⁦.jsonl⁩), שניתן לנגן שוב</translation>
    </message>
    <message>
        <source>Keys are in neither. What anybody has said is, unless it is left out.</source>
        <translation type="unfinished">אין מפתחות באף אחד מהם. מה שמישהו אמר נמצא בהם, אלא אם הושמט.</translation>
    </message>
</context>
<context>
    <name>gui::SearchCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">לכל היותר מספר זה.</translation>
    </message>
    <message>
        <source>All of them must occur; each may be the beginning of a word.</source>
        <translation type="unfinished">כולן צריכות להופיע; כל אחת יכולה להיות תחילתה של מילה.</translation>
    </message>
    <message>
        <source>Search for what?</source>
        <translation type="unfinished">מה לחפש?</translation>
    </message>
    <message>
        <source>in the title</source>
        <translation type="unfinished">בכותרת</translation>
    </message>
</context>
<context>
    <name>gui::SearchHitModel</name>
    <message>
        <source>Untitled</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">ללא כותרת</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">
            <numerusform>מופע אחד</numerusform>
            <numerusform>%n מופעים</numerusform>
        </translation>
    </message>
    <message>
        <source>in the title</source>
        <extracomment>Line in the results of a search in all conversations: the words stand in the conversation&apos;s title</extracomment>
        <translation type="unfinished">בכותרת</translation>
    </message>
</context>
<context>
    <name>gui::SendAgainWindow</name>
    <message>
        <source>Before</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came before</extracomment>
        <translation type="unfinished">לפני</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came now</extracomment>
        <translation type="unfinished">כעת</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation type="unfinished">עריכה ושליחה חוזרת</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in the request; it is sent as it stands all the same.</source>
        <translation type="unfinished">
            <numerusform>שגיאה אחת בבקשה; היא נשלחת בכל זאת כמות שהיא.</numerusform>
            <numerusform>%n שגיאות בבקשה; היא נשלחת בכל זאת כמות שהיא.</numerusform>
        </translation>
    </message>
    <message>
        <source>Headers of the request, one on a line; keys are added when it is sent</source>
        <translation type="unfinished">כותרות הבקשה, אחת בשורה; מפתחות נוספים בעת השליחה</translation>
    </message>
    <message>
        <source>Re&amp;quest</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;בקשה</translation>
    </message>
    <message>
        <source>Hea&amp;ders</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;כותרות</translation>
    </message>
    <message>
        <source>All answers, and what differs</source>
        <translation type="unfinished">כל התשובות, ומה שונה</translation>
    </message>
    <message>
        <source>The provider that it is sent to</source>
        <translation type="unfinished">הספק שאליו היא נשלחת</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <extracomment>Label in the window that sends a recorded request again: to which provider</extracomment>
        <translation type="unfinished">&amp;אל</translation>
    </message>
    <message>
        <source>How often it is sent</source>
        <translation type="unfinished">כמה פעמים היא נשלחת</translation>
    </message>
    <message>
        <source> times</source>
        <extracomment>Part of a number field in the window that sends a recorded request again: how often it is sent; behind a number</extracomment>
        <translation type="unfinished"> פעמים</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <extracomment>Button in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">&amp;שליחה</translation>
    </message>
    <message>
        <source>Sends the request as it stands (Ctrl+Enter)</source>
        <translation type="unfinished">שליחת הבקשה כמות שהיא (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>As a &amp;branch</source>
        <translation type="unfinished">כ&amp;ענף</translation>
    </message>
    <message>
        <source>Puts the answer that is shown beside the old one in the conversation, marked as made by hand</source>
        <translation type="unfinished">הוספת התשובה המוצגת לצד הישנה בשיחה, בסימון שנעשתה ידנית</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">ש&amp;מירה בשם</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">העתקה כ־c&amp;url</translation>
    </message>
    <message>
        <source>The request as it stands, as a command line without the key</source>
        <translation type="unfinished">הבקשה כמות שהיא, כשורת פקודה ללא המפתח</translation>
    </message>
    <message>
        <source>&amp;Undo all</source>
        <extracomment>Button in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">ביטו&amp;ל הכול</translation>
    </message>
    <message>
        <source>The request as it was sent</source>
        <translation type="unfinished">הבקשה כפי שנשלחה</translation>
    </message>
    <message>
        <source>&amp;Cassette…</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;קלטת…</translation>
    </message>
    <message>
        <source>&amp;Scenario of the rehearsal…</source>
        <translation type="unfinished">&amp;תרחיש תרגול…</translation>
    </message>
    <message>
        <source>&amp;Table of the answers (CSV)…</source>
        <translation type="unfinished">&amp;טבלת התשובות (CSV)…</translation>
    </message>
    <message>
        <source>%1 · sent %2</source>
        <translation type="unfinished">⁨%1⁩ · נשלח ⁨%2⁩</translation>
    </message>
    <message>
        <source>Nothing has been sent yet.</source>
        <translation type="unfinished">עדיין לא נשלח דבר.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">במקום שבו היה מפתח בגוף יש סימן, שנשלח כמות שהוא.</translation>
    </message>
    <message>
        <source>No provider is known for the address that this was sent to. Choose one.</source>
        <translation type="unfinished">לא מוכר ספק במקום שאליו נשלחה. יש לבחור אחד.</translation>
    </message>
    <message>
        <source>No provider speaks %1.</source>
        <translation type="unfinished">אף ספק אינו מדבר ⁨%1⁩.</translation>
    </message>
    <message>
        <source>“%1” is not a header that can be set.</source>
        <translation type="unfinished">”⁨%1⁩” אינה כותרת שניתן להגדיר.</translation>
    </message>
    <message>
        <source>Leave %1 out: the provider&apos;s key is added when it is sent.</source>
        <translation type="unfinished">יש להשמיט את ⁨%1⁩: המפתח של הספק נוסף בעת השליחה.</translation>
    </message>
    <message>
        <source>Now: answer %1</source>
        <translation type="unfinished">כעת: תשובה ⁨%1⁩</translation>
    </message>
    <message>
        <source>Stopped before it was answered.</source>
        <translation type="unfinished">נעצר לפני שנענה.</translation>
    </message>
    <message>
        <source>The answer is a branch of the conversation now, marked as made by hand.</source>
        <translation type="unfinished">התשובה היא כעת ענף של השיחה, בסימון שנעשתה ידנית.</translation>
    </message>
    <message>
        <source>Copied. The key is $API_KEY in it.</source>
        <translation type="unfinished">הועתק. המפתח בו הוא ⁦$API_KEY⁩.</translation>
    </message>
    <message>
        <source>Save as a cassette</source>
        <translation type="unfinished">שמירה כקלטת</translation>
    </message>
    <message>
        <source>request.cassette</source>
        <extracomment>Title of a file dialog in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">request.cassette</translation>
    </message>
    <message>
        <source>%1 has been written. It plays with --replay, or as base-url = &quot;cassette:%1&quot;.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ נכתב. הוא מתנגן עם ⁦--replay⁩, או בתור base-url = &quot;cassette:%1&quot;.</translation>
    </message>
    <message>
        <source>Save as a scenario of the rehearsal</source>
        <translation type="unfinished">שמירה כתרחיש תרגול</translation>
    </message>
    <message>
        <source>scenario.toml</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">scenario.toml</translation>
    </message>
    <message>
        <source>Save the table of the answers</source>
        <translation type="unfinished">שמירת טבלת התשובות</translation>
    </message>
    <message>
        <source>answers.csv</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">answers.csv</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ נכתב.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">לא ניתן לכתוב את ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">עצי&amp;רה</translation>
    </message>
    <message>
        <source>C&amp;ase of an evaluation…</source>
        <translation type="unfinished">מקרה של &amp;הערכה…</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">שמירה כמקרה של הערכה</translation>
    </message>
    <message>
        <source>case.jsonl</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">case.jsonl</translation>
    </message>
</context>
<context>
    <name>gui::SendingCommand</name>
    <message>
        <source>--answer-limit is a number of MiB from 1 to 1024.</source>
        <translation type="unfinished">הערך של ⁦--answer-limit⁩ הוא מספר MiB מ־1 עד 1024.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… בהמתנה ל־⁨%1⁩</translation>
    </message>
    <message>
        <source>The server of %1 would start this program again, that one its server, and so on without end.</source>
        <translation type="unfinished">השרת של ⁨%1⁩ היה מפעיל שוב את התוכנית הזאת, וזו את השרת שלה, וכן הלאה בלי סוף.</translation>
    </message>
</context>
<context>
    <name>gui::ServeDialog</name>
    <message>
        <source>Serve other programs</source>
        <translation type="unfinished">שירות לתוכנות אחרות</translation>
    </message>
    <message>
        <source>Other programs on this machine can use Parlance over MCP: its conversations, models and agents, and the tools that are picked here. What they do is kept like anything else; what asks first is asked there, or here.</source>
        <translation type="unfinished">תוכנות אחרות במחשב זה יכולות להשתמש ב־Parlance דרך MCP: בשיחות, במודלים ובסוכנים שלו, ובכלים שנבחרים כאן. מה שהן עושות נשמר כמו כל דבר אחר; מה ששואל קודם נשאל שם, או כאן.</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <extracomment>Button in the dialog about serving other programs: a verb: begin to serve other programs</extracomment>
        <translation type="unfinished">&amp;התחלת השירות</translation>
    </message>
    <message>
        <source>Ensembles whose tools are offered</source>
        <translation type="unfinished">ערכות שהכלים שלהן מוצעים</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the dialog about serving other programs: whichever is free, or any amount</extracomment>
        <translation type="unfinished">כלשהו</translation>
    </message>
    <message>
        <source>&amp;Tools of:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;כלים של:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;פתחה:</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">כתובת</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Text in the dialog about serving other programs: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">מפתח</translation>
    </message>
    <message>
        <source>Copy an &amp;entry for a client&apos;s file</source>
        <translation type="unfinished">העתקת &amp;רשומה לקובץ של לקוח</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">כתו&amp;בת:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">ה&amp;עתקה</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;מפתח:</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">ה&amp;עתקה</translation>
    </message>
    <message>
        <source>Who is served, and what is under way</source>
        <translation type="unfinished">מי מקבל שירות, ומה מתבצע</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Column title in the dialog about serving other programs: the program that is served</extracomment>
        <translation type="unfinished">לקוח</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column title in the dialog about serving other programs: what is asked of it</extracomment>
        <translation type="unfinished">מה</translation>
    </message>
    <message>
        <source>Since</source>
        <extracomment>Column title in the dialog about serving other programs: since when</extracomment>
        <translation type="unfinished">מאז</translation>
    </message>
    <message>
        <source>S&amp;top it</source>
        <extracomment>Button in the dialog about serving other programs</extracomment>
        <translation type="unfinished">ע&amp;צירה</translation>
    </message>
    <message>
        <source>Sho&amp;w the conversation</source>
        <translation type="unfinished">הצגת ה&amp;שיחה</translation>
    </message>
    <message>
        <source>&amp;End serving</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;סיום השירות</translation>
    </message>
    <message>
        <source>A program without a name</source>
        <translation type="unfinished">תוכנה ללא שם</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">
            <numerusform>קריאה אחת</numerusform>
            <numerusform>%n קריאות</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for an answer there</source>
        <translation type="unfinished">ממתין לאישור שם</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">מתבצע</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">עדיין אין איש</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation type="unfinished">⁨%1⁩, תהליך ⁨%2⁩</translation>
    </message>
    <message>
        <source>End i&amp;t</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">ס&amp;יום</translation>
    </message>
    <message>
        <source>waiting for an answer, there or here</source>
        <translation type="unfinished">ממתין לאישור, שם או כאן</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">ממתין לאישורך</translation>
    </message>
</context>
<context>
    <name>gui::ServeMcpCommand</name>
    <message>
        <source>Speak with the program that has started this one, over standard input and output.</source>
        <translation type="unfinished">דיבור עם התוכנה שהפעילה תוכנה זו, דרך הקלט והפלט התקניים.</translation>
    </message>
    <message>
        <source>Listen on 127.0.0.1; 0 takes any port that is free.</source>
        <translation type="unfinished">האזנה ב־127.0.0.1; הערך 0 בוחר כל פתחה פנויה.</translation>
    </message>
    <message>
        <source>Give --stdio, or --http with a port.</source>
        <translation type="unfinished">יש לציין ⁦--stdio⁩, או ⁦--http⁩ עם פתחה.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">הערך ⁨%1⁩ אינו פתחה.</translation>
    </message>
    <message>
        <source>Give both to the program that is to use this. Ctrl+C ends it.</source>
        <translation type="unfinished">יש למסור את שניהם לתוכנה שתשתמש בזה. Ctrl+C מסיים.</translation>
    </message>
</context>
<context>
    <name>gui::ServedTools</name>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… בהמתנה ל־⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::ServedTurn</name>
    <message numerus="yes">
        <source>%n character(s) so far</source>
        <translation type="unfinished">
            <numerusform>תו אחד עד כה</numerusform>
            <numerusform>%n תווים עד כה</numerusform>
        </translation>
    </message>
    <message>
        <source>a program</source>
        <extracomment>Who asked where no name is known</extracomment>
        <translation type="unfinished">תוכנה</translation>
    </message>
</context>
<context>
    <name>gui::ServerActions</name>
    <message>
        <source>&amp;Start the server</source>
        <translation type="unfinished">ה&amp;פעלת השרת</translation>
    </message>
    <message>
        <source>St&amp;op the server</source>
        <translation type="unfinished">&amp;עצירת השרת</translation>
    </message>
    <message>
        <source>&amp;Restart the server</source>
        <translation type="unfinished">הפעלה &amp;מחדש של השרת</translation>
    </message>
    <message>
        <source>Sign o&amp;ut</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">הת&amp;נתקות</translation>
    </message>
    <message>
        <source>R&amp;esources…</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">מ&amp;שאבים…</translation>
    </message>
    <message>
        <source>Show its &amp;log…</source>
        <translation type="unfinished">הצגת ה&amp;יומן…</translation>
    </message>
    <message>
        <source>Show its &amp;messages</source>
        <translation type="unfinished">הצגת ה&amp;הודעות</translation>
    </message>
</context>
<context>
    <name>gui::ServerImport</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">לא ניתן לקרוא את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1: %2 To have it next time, set the environment variable %1.</source>
        <translation type="unfinished">⁨%1⁩: ⁨%2⁩ כדי שיהיה גם בפעם הבאה, יש להגדיר את משתנה הסביבה ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is there already and has been left as it is.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ כבר קיים והושאר כמות שהוא.</translation>
    </message>
</context>
<context>
    <name>gui::ServerImporting</name>
    <message>
        <source>Configuration file of another client (mcpServers or servers)</source>
        <translation type="unfinished">קובץ תצורה של לקוח אחר (mcpServers או servers)</translation>
    </message>
</context>
<context>
    <name>gui::ServerLog</name>
    <message>
        <source>Log of %1</source>
        <translation type="unfinished">היומן של ⁨%1⁩</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <extracomment>Button in the log of an MCP server</extracomment>
        <translation type="unfinished">העתקת ה&amp;כול</translation>
    </message>
    <message>
        <source>The server is no longer described.</source>
        <translation type="unfinished">השרת אינו מתואר עוד.</translation>
    </message>
</context>
<context>
    <name>gui::ServerQuestions</name>
    <message>
        <source>Further questions waiting: %1</source>
        <translation type="unfinished">שאלות נוספות ממתינות: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::ServerReview</name>
    <message>
        <source>Why it cannot be taken over</source>
        <translation type="unfinished">מדוע לא ניתן לקלוט אותו</translation>
    </message>
    <message>
        <source>It cannot be taken over. %1</source>
        <translation type="unfinished">לא ניתן לקלוט אותו. ⁨%1⁩</translation>
    </message>
    <message>
        <source>What is changed or left out</source>
        <translation type="unfinished">מה שונה או הושמט</translation>
    </message>
    <message>
        <source>from the file into the keychain</source>
        <translation type="unfinished">מהקובץ לצרור המפתחות</translation>
    </message>
    <message>
        <source>Key %1</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">מפתח ⁨%1⁩</translation>
    </message>
    <message>
        <source>Its descriptor</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">המתאר שלו</translation>
    </message>
</context>
<context>
    <name>gui::ServerTour</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Message on the terminal of the tour of an MCP server</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation type="unfinished">⁨%1⁩ הושמט: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 %2: done</source>
        <translation type="unfinished">⁨%1⁩ ⁨%2⁩: הושלם</translation>
    </message>
</context>
<context>
    <name>gui::ServerTrial</name>
    <message>
        <source>The server %1 does not start: %2</source>
        <translation type="unfinished">השרת ⁨%1⁩ אינו מתחיל לפעול: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The server %1 runs, but does not list its tools: %2</source>
        <translation type="unfinished">השרת ⁨%1⁩ רץ, אך אינו מפרט את הכלים שלו: ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>The server %1 runs. It has %n tool(s).</source>
        <translation type="unfinished">
            <numerusform>השרת ⁨%1⁩ רץ. יש לו כלי אחד.</numerusform>
            <numerusform>השרת ⁨%1⁩ רץ. יש לו %n כלים.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ServingButton</name>
    <message>
        <source>Serving</source>
        <extracomment>Button that is there while other programs are served: other programs are being served now</extracomment>
        <translation type="unfinished">שירות</translation>
    </message>
    <message numerus="yes">
        <source>Serving %n program(s)</source>
        <translation type="unfinished">
            <numerusform>שירות לתוכנה אחת</numerusform>
            <numerusform>שירות ל־%n תוכנות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under way</source>
        <translation type="unfinished">
            <numerusform>אחד מתבצע</numerusform>
            <numerusform>%n מתבצעים</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">ממתין לאישורך</translation>
    </message>
</context>
<context>
    <name>gui::ServingProcesses</name>
    <message>
        <source>Another program has asked for this.</source>
        <translation type="unfinished">תוכנה אחרת ביקשה זאת.</translation>
    </message>
    <message>
        <source>%1 has asked for this.</source>
        <translation type="unfinished">בקשה זו באה מ־⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>gui::SessionStatus</name>
    <message>
        <source>Waiting for tool servers</source>
        <translation type="unfinished">בהמתנה לשרתי הכלים</translation>
    </message>
    <message>
        <source>Round %1: the model is answering</source>
        <translation type="unfinished">סבב ⁨%1⁩: המודל עונה</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">ממתין לאישורך</translation>
    </message>
    <message>
        <source>Tools are running</source>
        <translation type="unfinished">כלים רצים</translation>
    </message>
    <message>
        <source>Waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">בהמתנה למאגר: תוכנה אחרת נעלה אותו, או שהוא איטי</translation>
    </message>
    <message>
        <source>Saving the turn</source>
        <translation type="unfinished">שמירת התור</translation>
    </message>
    <message>
        <source>Another program is answered here</source>
        <translation type="unfinished">תוכנה אחרת מקבלת כאן מענה</translation>
    </message>
</context>
<context>
    <name>gui::ShortcutEditor</name>
    <message>
        <source>&amp;Set</source>
        <extracomment>Button in the list of keyboard shortcuts: a verb: use these keys</extracomment>
        <translation type="unfinished">&amp;קביעה</translation>
    </message>
    <message>
        <source>Defaul&amp;t</source>
        <extracomment>Button in the list of keyboard shortcuts: back to the standard keys</extracomment>
        <translation type="unfinished">ברירת &amp;מחדל</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation type="unfinished">פעולות וקיצורי המקשים שלהן</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Column title in the list of keyboard shortcuts: a noun</extracomment>
        <translation type="unfinished">פעולה</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>Column title in the list of keyboard shortcuts: keys of the keyboard</extracomment>
        <translation type="unfinished">קיצור מקשים</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <extracomment>Name for screen readers in the list of keyboard shortcuts</extracomment>
        <translation type="unfinished">קיצור מקשים חדש</translation>
    </message>
    <message>
        <source>“%1” has this shortcut already.</source>
        <translation type="unfinished">לפעולה ”⁨%1⁩” כבר יש קיצור זה.</translation>
    </message>
    <message>
        <source>A letter alone is for writing. Press it with Ctrl or Alt, or take a function key.</source>
        <translation type="unfinished">אות לבדה משמשת לכתיבה. הקישו אותה עם Ctrl או Alt, או בחרו במקש פונקציה.</translation>
    </message>
</context>
<context>
    <name>gui::ShowCommand</name>
    <message>
        <source>JSON without identifiers, times, durations and usage, so that two runs can be compared.</source>
        <translation type="unfinished">JSON ללא מזהים, זמנים, משכים ושימוש, כך שניתן להשוות שתי הרצות.</translation>
    </message>
    <message>
        <source>The conversation&apos;s identifier, or the beginning of it.</source>
        <translation type="unfinished">המזהה של השיחה, או תחילתו.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them.</source>
        <translation type="unfinished">איזו שיחה? parlance conversations מפרט אותן.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part. parlance repair saves what can be read.</source>
        <translation type="unfinished">
            <numerusform>הודעה אחת אינה ניתנת לקריאה, או רק בחלקה. parlance repair מציל את מה שניתן לקרוא.</numerusform>
            <numerusform>%n הודעות אינן ניתנות לקריאה, או רק בחלקן. parlance repair מציל את מה שניתן לקרוא.</numerusform>
        </translation>
    </message>
    <message>
        <source> (interrupted)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (נקטע)</translation>
    </message>
    <message>
        <source> (written by hand)</source>
        <translation type="unfinished"> (נכתב ידנית)</translation>
    </message>
    <message>
        <source> (damaged: %1)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (פגום: ⁨%1⁩)</translation>
    </message>
</context>
<context>
    <name>gui::SkillsCommand</name>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished">לא ניתן להשתמש</translation>
    </message>
</context>
<context>
    <name>gui::SpellHighlighter</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation type="unfinished">בחיפוש הצעות…</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation type="unfinished">המילה ”⁨%1⁩” נכונה</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>Menu entry at a word that may be misspelt</extracomment>
        <translation type="unfinished">אין הצעות</translation>
    </message>
</context>
<context>
    <name>gui::StartModelDialog</name>
    <message>
        <source>Start a model file</source>
        <translation type="unfinished">הפעלת קובץ מודל</translation>
    </message>
    <message>
        <source>&amp;Reset the model&apos;s state before each answer</source>
        <translation type="unfinished">&amp;איפוס מצב המודל לפני כל תשובה</translation>
    </message>
    <message>
        <source>&amp;Start the model</source>
        <translation type="unfinished">ה&amp;פעלת המודל</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <extracomment>Button in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;עיון…</translation>
    </message>
    <message>
        <source>as many as the model was made for</source>
        <translation type="unfinished">כמספר שהמודל נוצר עבורו</translation>
    </message>
    <message>
        <source> tokens</source>
        <extracomment>Part of a number field in the dialog that starts a model file: behind a number</extracomment>
        <translation type="unfinished"> אסימונים</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Part of a number field in the dialog that starts a model file: all layers</extracomment>
        <translation type="unfinished">הכול</translation>
    </message>
    <message>
        <source>Off, the server keeps what it has read of the conversation: faster, but wrong with some models that have a state.</source>
        <translation type="unfinished">כשכבוי, השרת שומר את מה שקרא מהשיחה: מהיר יותר, אך שגוי במודלים מסוימים שיש להם מצב.</translation>
    </message>
    <message>
        <source>&amp;Model file:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;קובץ מודל:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">ש&amp;ם:</translation>
    </message>
    <message>
        <source>Conte&amp;xt:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">הק&amp;שר:</translation>
    </message>
    <message>
        <source>Layers on the &amp;graphics card:</source>
        <translation type="unfinished">שכבות ב&amp;כרטיס הגרפי:</translation>
    </message>
    <message>
        <source>&amp;Further arguments:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">ארגומנטים &amp;נוספים:</translation>
    </message>
    <message>
        <source>&amp;Program:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;תוכנה:</translation>
    </message>
    <message>
        <source>Choose a model file (GGUF)</source>
        <translation type="unfinished">בחירת קובץ מודל (GGUF)</translation>
    </message>
    <message>
        <source>Choose the model&apos;s file: one that can be read, with its full path.</source>
        <translation type="unfinished">יש לבחור את קובץ המודל: קובץ שניתן לקרוא, לפי הנתיב המלא שלו.</translation>
    </message>
    <message>
        <source>The model needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">למודל נדרש שם של אותיות, ספרות, - ו־_.</translation>
    </message>
    <message>
        <source>There is already a provider %1.</source>
        <translation type="unfinished">כבר יש ספק בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>“%1” is set above, or chosen by Parlance.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” נאמר למעלה, או נבחר על ידי Parlance.</translation>
    </message>
    <message>
        <source>Name the server&apos;s program.</source>
        <translation type="unfinished">יש לנקוב בתוכנה של השרת.</translation>
    </message>
</context>
<context>
    <name>gui::StepsModel</name>
    <message>
        <source>tool found</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">הכלי נמצא</translation>
    </message>
    <message>
        <source>arguments read</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">הארגומנטים נקראו</translation>
    </message>
    <message>
        <source>defaults filled in</source>
        <translation type="unfinished">ברירות המחדל מולאו</translation>
    </message>
    <message>
        <source>arguments checked</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">הארגומנטים נבדקו</translation>
    </message>
    <message>
        <source>duplicates looked for</source>
        <translation type="unfinished">כפילויות חופשו</translation>
    </message>
    <message>
        <source>approval</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">אישור</translation>
    </message>
    <message>
        <source>confined</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">הוגבל</translation>
    </message>
    <message>
        <source>executed</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">בוצע</translation>
    </message>
    <message>
        <source>result formatted</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">התוצאה עוצבה</translation>
    </message>
    <message>
        <source>%1 (here it failed)</source>
        <translation type="unfinished">⁨%1⁩ (כאן נכשל)</translation>
    </message>
</context>
<context>
    <name>gui::StepsView</name>
    <message>
        <source>Steps of the run with their times</source>
        <translation type="unfinished">שלבי ההרצה עם הזמנים שלהם</translation>
    </message>
</context>
<context>
    <name>gui::StoreActions</name>
    <message>
        <source>Back up all conversations</source>
        <translation type="unfinished">גיבוי כל השיחות</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">כל השיחות נמצאות ב־⁨%1⁩.</translation>
    </message>
    <message>
        <source>Repair closes all windows, checks every part of the file in which the conversations are kept, and saves what can be read of a damaged one to a new file. The old one is kept beside it.</source>
        <translation type="unfinished">התיקון סוגר את כל החלונות, בודק כל חלק בקובץ שבו נשמרות השיחות, ושומר לקובץ חדש את מה שניתן לקרוא מקובץ פגום. הישן נשמר לצדו.</translation>
    </message>
    <message>
        <source>&amp;Close and repair</source>
        <translation type="unfinished">&amp;סגירה ותיקון</translation>
    </message>
</context>
<context>
    <name>gui::StoreBar</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the bar that says that the store is damaged</extracomment>
        <translation type="unfinished">&amp;תיקון…</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. What can be read is shown; Repair saves it to a new file.</source>
        <translation type="unfinished">קובץ השיחות פגום. מה שניתן לקרוא מוצג; התיקון שומר אותו לקובץ חדש.</translation>
    </message>
    <message>
        <source>The conversations can only be read: their file, or the medium that it is on, is write-protected.</source>
        <translation type="unfinished">את השיחות ניתן רק לקרוא: הקובץ שלהן, או המדיה שהוא נמצא בה, מוגנים מפני כתיבה.</translation>
    </message>
</context>
<context>
    <name>gui::StoreCommand</name>
    <message>
        <source>Make the tables and roles, or bring them to this version.</source>
        <translation type="unfinished">יצירת הטבלאות והתפקידים, או עדכונם לגרסה זו.</translation>
    </message>
    <message>
        <source>Only print the SQL of the roles: parlance_reader, parlance_worker, parlance_owner.</source>
        <translation type="unfinished">רק לומר את ה־SQL של התפקידים: parlance_reader, parlance_worker, parlance_owner.</translation>
    </message>
    <message>
        <source>The store, instead of --store.</source>
        <translation type="unfinished">המאגר, במקום ⁦--store⁩.</translation>
    </message>
    <message>
        <source>What is to be done with the store? Give --create, or --roles.</source>
        <translation type="unfinished">מה לעשות במאגר? יש לציין ⁦--create⁩, או ⁦--roles⁩.</translation>
    </message>
    <message>
        <source>Evaluations can be kept in %1.</source>
        <translation type="unfinished">ניתן לשמור הערכות ב־⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>gui::StoreConversationLibrary</name>
    <message>
        <source>Rename</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">שינוי שם</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">תוויות</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">העברה לקבוצה</translation>
    </message>
    <message>
        <source>Rename Group</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">שינוי שם קבוצה</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Name of an edit that can be undone: a verb: put it into the archive</extracomment>
        <translation type="unfinished">העברה לארכיון</translation>
    </message>
    <message>
        <source>Take out of the Archive</source>
        <translation type="unfinished">הוצאה מהארכיון</translation>
    </message>
    <message>
        <source>Delete Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">מחיקת שיחה</translation>
    </message>
    <message>
        <source>Restore Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">שחזור שיחה</translation>
    </message>
</context>
<context>
    <name>gui::SuitePicker</name>
    <message>
        <source>%1 (in the store)</source>
        <translation type="unfinished">⁨%1⁩ (במאגר)</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished">פתיחת קובץ…</translation>
    </message>
    <message>
        <source>Use a store…</source>
        <translation type="unfinished">שימוש במאגר…</translation>
    </message>
</context>
<context>
    <name>gui::SystemTextButton</name>
    <message>
        <source>System text</source>
        <extracomment>Name for screen readers of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">הוראות המערכת</translation>
    </message>
    <message>
        <source>What the model is told before everything else, for example how to answer.</source>
        <translation type="unfinished">מה שנאמר למודל לפני כל דבר אחר, למשל כיצד לענות.</translation>
    </message>
    <message>
        <source>Sent with every request of this conversation, from the next turn on.</source>
        <translation type="unfinished">נשלח עם כל בקשה של שיחה זו, מהתור הבא ואילך.</translation>
    </message>
    <message>
        <source>System text •</source>
        <translation type="unfinished">הוראות המערכת •</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Text of the button above the transcript that opens the system text: the system text</extracomment>
        <translation type="unfinished">מערכת</translation>
    </message>
    <message>
        <source>System •</source>
        <extracomment>Text of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">מערכת •</translation>
    </message>
    <message>
        <source>System text: none</source>
        <translation type="unfinished">הוראות המערכת: אין</translation>
    </message>
    <message>
        <source>No system text</source>
        <translation type="unfinished">ללא הוראות מערכת</translation>
    </message>
</context>
<context>
    <name>gui::TableWindow</name>
    <message>
        <source>Table</source>
        <extracomment>Window title in the window that shows a table of the transcript</extracomment>
        <translation type="unfinished">טבלה</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">העתקה</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">סגירה</translation>
    </message>
</context>
<context>
    <name>gui::TestBench</name>
    <message>
        <source>Run</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb: carry it out</extracomment>
        <translation type="unfinished">הרצה</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb</extracomment>
        <translation type="unfinished">עצירה</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Button in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">כ־JSON</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Title of a tab in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">הרצות קודמות</translation>
    </message>
    <message>
        <source>Runs the tool (Ctrl+Enter)</source>
        <translation type="unfinished">הרצת הכלי (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Stops the tool (Ctrl+.)</source>
        <translation type="unfinished">עצירת הכלי (⁦Ctrl+⁩.)</translation>
    </message>
    <message>
        <source>Form or JSON (Ctrl+Shift+J)</source>
        <translation type="unfinished">טופס או ⁦JSON (Ctrl+Shift+J)⁩</translation>
    </message>
    <message>
        <source>As a form</source>
        <translation type="unfinished">כטופס</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Text in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">%1 %</translation>
    </message>
    <message>
        <source>%1 · %2 s</source>
        <translation type="unfinished">⁨%1⁩ · ⁨%2⁩ שנ׳</translation>
    </message>
    <message>
        <source>Earlier runs (%1)</source>
        <translation type="unfinished">הרצות קודמות (⁨%1⁩)</translation>
    </message>
</context>
<context>
    <name>gui::TimingModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">שם</translation>
    </message>
    <message>
        <source>Connection and TLS</source>
        <translation type="unfinished">חיבור ו־TLS</translation>
    </message>
    <message>
        <source>Connection, sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">חיבור, שליחה</translation>
    </message>
    <message>
        <source>Sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">שליחה</translation>
    </message>
    <message>
        <source>Sending, on an open connection</source>
        <translation type="unfinished">שליחה, בחיבור קיים</translation>
    </message>
    <message>
        <source>Until the head of the answer</source>
        <translation type="unfinished">עד ראש התשובה</translation>
    </message>
    <message>
        <source>Waiting for the first byte</source>
        <translation type="unfinished">המתנה לבית הראשון</translation>
    </message>
    <message>
        <source>Until the first token</source>
        <translation type="unfinished">עד האסימון הראשון</translation>
    </message>
    <message>
        <source>Until the last token</source>
        <translation type="unfinished">עד האסימון האחרון</translation>
    </message>
    <message>
        <source>Until the end</source>
        <translation type="unfinished">עד הסוף</translation>
    </message>
    <message>
        <source>The answer</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">התשובה</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">חלק</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: from when on</extracomment>
        <translation type="unfinished">התחלה</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: how long it took</extracomment>
        <translation type="unfinished">משך</translation>
    </message>
</context>
<context>
    <name>gui::TimingPage</name>
    <message>
        <source>Where the time went</source>
        <translation type="unfinished">לאן הלך הזמן</translation>
    </message>
    <message>
        <source>%1 read from the cache</source>
        <translation type="unfinished">⁨%1⁩ נקראו מהמטמון</translation>
    </message>
    <message>
        <source>%1 written to it</source>
        <translation type="unfinished">⁨%1⁩ נכתבו אליו</translation>
    </message>
    <message>
        <source>%1 out</source>
        <extracomment>Tokens that the model wrote in the Inspector</extracomment>
        <translation type="unfinished">⁨%1⁩ בפלט</translation>
    </message>
    <message>
        <source>%1 tokens a second</source>
        <translation type="unfinished">⁨%1⁩ אסימונים בשנייה</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in</source>
        <translation type="unfinished">
            <numerusform>אסימון אחד בקלט</numerusform>
            <numerusform>%Ln אסימונים בקלט</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Titles</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">עדיין לא נאמר דבר שניתן ליצור ממנו כותרת.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Heading of what a model is asked to write</extracomment>
        <translation type="unfinished">כותרת</translation>
    </message>
</context>
<context>
    <name>gui::ToolPreviews</name>
    <message>
        <source>Contract</source>
        <extracomment>Title of a tab that shows a tool as models without tool calls are told of it</extracomment>
        <translation type="unfinished">חוזה</translation>
    </message>
    <message>
        <source>What %1 would be sent</source>
        <translation type="unfinished">מה שהיה נשלח אל ⁨%1⁩</translation>
    </message>
    <message>
        <source>There is no tool here that could be sent.</source>
        <translation type="unfinished">אין כאן כלי שניתן לשלוח.</translation>
    </message>
</context>
<context>
    <name>gui::ToolsCommand</name>
    <message>
        <source>also %1</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">גם ⁨%1⁩</translation>
    </message>
    <message>
        <source>Write the tools as JSON for this dialect: %1.</source>
        <translation type="unfinished">כתיבת הכלים כ־JSON לניב זה: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">אין ניב בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… בהמתנה ל־⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">הערכה ⁨%1⁩ אינה מחוברת: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">לא ניתן לקרוא לכלי ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">פועל</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">כבוי</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">
            <numerusform>כלי אחד מוצע לפי דרישה: כ־⁨%1⁩ אסימונים פחות בכל בקשה.</numerusform>
            <numerusform>%n כלים מוצעים לפי דרישה: כ־⁨%1⁩ אסימונים פחות בכל בקשה.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Tour</name>
    <message>
        <source>&amp;Previous</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">ה&amp;קודמת</translation>
    </message>
    <message>
        <source>&amp;End the tour</source>
        <translation type="unfinished">סיום הס&amp;יור</translation>
    </message>
    <message>
        <source>Tour of the window</source>
        <translation type="unfinished">סיור בחלון</translation>
    </message>
    <message>
        <source>Your conversations are listed here, and searched from the line above them.</source>
        <translation type="unfinished">השיחות מפורטות כאן, והשורה שמעליהן מחפשת בהן.</translation>
    </message>
    <message>
        <source>Here you pick who answers: an agent, a model, its instructions and the workspace.</source>
        <translation type="unfinished">כאן בוחרים מי עונה: סוכן, מודל, ההוראות שלו ומרחב העבודה.</translation>
    </message>
    <message>
        <source>What is said appears here. Each message has a menu: edit it, branch from it, have it answered again.</source>
        <translation type="unfinished">כאן מופיע מה שנאמר. לכל הודעה תפריט: לערוך אותה, להסתעף ממנה, לבקש תשובה אחרת.</translation>
    </message>
    <message>
        <source>You write here. A slash begins a command, and files can be dropped.</source>
        <translation type="unfinished">כאן כותבים. לוכסן פותח פקודה, ואפשר לגרור לכאן קבצים.</translation>
    </message>
    <message>
        <source>These are the tools that the model may call. Tick what it gets.</source>
        <translation type="unfinished">אלה הכלים שהמודל רשאי לקרוא להם. סמנו מה הוא מקבל.</translation>
    </message>
    <message>
        <source>The Inspector shows each request and each answer, byte for byte.</source>
        <translation type="unfinished">הבודק מציג כל בקשה וכל תשובה, בית אחר בית.</translation>
    </message>
    <message>
        <source>Everything else is in these menus. %1 finds it by name, and F1 opens the manual.</source>
        <translation type="unfinished">כל השאר נמצא בתפריטים האלה. ⁨%1⁩ מוצא לפי שם, ו־F1 פותח את המדריך.</translation>
    </message>
    <message>
        <source>Station %1 of %2</source>
        <translation type="unfinished">תחנה ⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;סיום</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">ה&amp;בא</translation>
    </message>
</context>
<context>
    <name>gui::Transcript</name>
    <message>
        <source>superseded by a later call</source>
        <translation type="unfinished">הוחלף בקריאה מאוחרת יותר</translation>
    </message>
    <message>
        <source>not sent to the model</source>
        <translation type="unfinished">לא נשלח למודל</translation>
    </message>
    <message>
        <source>written by hand</source>
        <translation type="unfinished">נכתב ידנית</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation type="unfinished">לא ניתן לקרוא הודעה זו.</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">נמחק</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">מוצמד</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">בחשיבה…</translation>
    </message>
    <message>
        <source>thought</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">מחשבה</translation>
    </message>
    <message>
        <source>thought for %1 s</source>
        <translation type="unfinished">מחשבה של ⁨%1⁩ שנ׳</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">ארגומנטים</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">שגיאה</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what a tool gave back</extracomment>
        <translation type="unfinished">תוצאה</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">שלבים</translation>
    </message>
    <message>
        <source>Life cycle</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">מחזור חיים</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">הושלם</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">קובץ</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">תמונה</translation>
    </message>
    <message numerus="yes">
        <source>%n elements</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>איבר אחד</numerusform>
            <numerusform>%n איברים</numerusform>
        </translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">נקטע</translation>
    </message>
    <message>
        <source>cut at the length limit</source>
        <translation type="unfinished">נקטע במגבלת האורך</translation>
    </message>
    <message>
        <source>filtered by the provider</source>
        <translation type="unfinished">סונן על ידי הספק</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation type="unfinished">הזרם נקטע</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what the model is told before all else</extracomment>
        <translation type="unfinished">הוראות</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; the person who uses the program</extracomment>
        <translation type="unfinished">את/ה</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">עוזר</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a noun: an attached text</extracomment>
        <translation type="unfinished">מסמך</translation>
    </message>
    <message>
        <source>Tool call</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">קריאה לכלי</translation>
    </message>
    <message>
        <source>Reused the result of the same call, %1 ago</source>
        <translation type="unfinished">שימוש חוזר בתוצאה של אותה קריאה, לפני ⁨%1⁩</translation>
    </message>
    <message>
        <source>find</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: find the tool</extracomment>
        <translation type="unfinished">מציאה</translation>
    </message>
    <message>
        <source>parse</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: read the arguments</extracomment>
        <translation type="unfinished">פענוח</translation>
    </message>
    <message>
        <source>defaults</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: fill in what was left out</extracomment>
        <translation type="unfinished">ברירות מחדל</translation>
    </message>
    <message>
        <source>validate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: check the arguments</extracomment>
        <translation type="unfinished">אימות</translation>
    </message>
    <message>
        <source>deduplicate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: look whether it was called before</extracomment>
        <translation type="unfinished">הסרת כפילויות</translation>
    </message>
    <message>
        <source>approve</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">אישור</translation>
    </message>
    <message>
        <source>execute</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">ביצוע</translation>
    </message>
    <message>
        <source>confinement</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: keep it in the sandbox</extracomment>
        <translation type="unfinished">הגבלה</translation>
    </message>
    <message>
        <source>wait to try again</source>
        <translation type="unfinished">המתנה לניסיון חוזר</translation>
    </message>
    <message>
        <source>format</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: write the result for the model</extracomment>
        <translation type="unfinished">עיצוב</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>אסימון אחד</numerusform>
            <numerusform>%Ln אסימונים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">טבלה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Code:</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">קוד:</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptInput</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">הכתובת מובילה אל ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Open in the browser</source>
        <translation type="unfinished">&amp;פתיחה בדפדפן</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation type="unfinished">העתקת ה&amp;כתובת</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s) marked</source>
        <translation type="unfinished">
            <numerusform>פריט אחד מסומן</numerusform>
            <numerusform>%n פריטים מסומנים</numerusform>
        </translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; leave the message out of what is sent</extracomment>
        <translation type="unfinished">השבתה</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; send the message along again</extracomment>
        <translation type="unfinished">הפעלה</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">ביטול ההצמדה</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">הצמדה</translation>
    </message>
    <message>
        <source>Copy the &amp;selection</source>
        <translation type="unfinished">העתקת ה&amp;בחירה</translation>
    </message>
    <message>
        <source>Copy the formula %1</source>
        <translation type="unfinished">העתקת הנוסחה ⁨%1⁩</translation>
    </message>
    <message>
        <source>Open %1…</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu</extracomment>
        <translation type="unfinished">פתיחת ⁨%1⁩…</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptNotices</name>
    <message>
        <source>The turn was undone.</source>
        <translation type="unfinished">התור בוטל.</translation>
    </message>
    <message>
        <source>A tool broke, and the turn was undone.</source>
        <translation type="unfinished">כלי קרס, והתור בוטל.</translation>
    </message>
    <message>
        <source>The tool %1 broke, and the turn was undone.</source>
        <translation type="unfinished">הכלי ⁨%1⁩ קרס, והתור בוטל.</translation>
    </message>
    <message>
        <source>The conversation is as it was before your message.</source>
        <translation type="unfinished">השיחה חזרה למצבה לפני ההודעה שלך.</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1.</source>
        <translation type="unfinished">כבר בוצע, ולא בוטל מחוץ לתוכנה: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Begun outside, and not undone as far as it got: %1.</source>
        <translation type="unfinished">התחיל, ומה שהספיק להתבצע לא בוטל מחוץ לתוכנה: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;ניסיון חוזר</translation>
    </message>
    <message>
        <source>Send the err&amp;or to the model instead</source>
        <translation type="unfinished">שליחת ה&amp;שגיאה למודל במקום זאת</translation>
    </message>
    <message>
        <source>Restore as a &amp;branch</source>
        <translation type="unfinished">שחזור כ&amp;ענף</translation>
    </message>
    <message>
        <source>Undo its &amp;files…</source>
        <translation type="unfinished">ביטול ה&amp;קבצים שלו…</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;התעלמות</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">ה&amp;משך</translation>
    </message>
    <message>
        <source>This answer was interrupted. What came of it is kept.</source>
        <translation type="unfinished">תשובה זו נקטעה. מה שהגיע ממנה נשמר.</translation>
    </message>
    <message>
        <source>This message has no answer yet.</source>
        <translation type="unfinished">להודעה זו אין עדיין תשובה.</translation>
    </message>
    <message>
        <source>The model has not gone on from here.</source>
        <translation type="unfinished">המודל לא המשיך מכאן.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptPanel</name>
    <message>
        <source>Activate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">הפעלת פריטים</translation>
    </message>
    <message>
        <source>Deactivate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">השבתת פריטים</translation>
    </message>
    <message>
        <source>Pin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">הצמדת פריטים</translation>
    </message>
    <message>
        <source>Unpin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">ביטול הצמדת פריטים</translation>
    </message>
    <message>
        <source>The conversation has changed meanwhile: this is not on its path any more.</source>
        <translation type="unfinished">השיחה השתנתה בינתיים: זה אינו עוד בנתיב שלה.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptView</name>
    <message>
        <source>Transcript</source>
        <extracomment>Name for screen readers of the transcript</extracomment>
        <translation type="unfinished">תמליל</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapModel</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>הודעה אחת</numerusform>
            <numerusform>%n הודעות</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn was rolled back</source>
        <translation type="unfinished">תור הוחזר לאחור</translation>
    </message>
    <message>
        <source>A turn was rolled back: %1</source>
        <translation type="unfinished">תור הוחזר לאחור: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Forked from a conversation</source>
        <translation type="unfinished">פוצלה משיחה</translation>
    </message>
    <message>
        <source>Forked from “%1”</source>
        <translation type="unfinished">פוצלה מ־”⁨%1⁩”</translation>
    </message>
    <message>
        <source>Forked to a conversation</source>
        <translation type="unfinished">פוצלה לשיחה</translation>
    </message>
    <message>
        <source>Forked to “%1”</source>
        <translation type="unfinished">פוצלה ל־”⁨%1⁩”</translation>
    </message>
    <message>
        <source>There are more branches than are shown here</source>
        <translation type="unfinished">יש יותר ענפים ממה שמוצג כאן</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the system text</extracomment>
        <translation type="unfinished">מערכת</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the person who uses the program</extracomment>
        <translation type="unfinished">את/ה</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a language model</extracomment>
        <translation type="unfinished">מודל</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: an attached text</extracomment>
        <translation type="unfinished">מסמך</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: of a tool</extracomment>
        <translation type="unfinished">קריאה</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: what a tool gave back</extracomment>
        <translation type="unfinished">תוצאה</translation>
    </message>
    <message>
        <source>shown</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">מוצג</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">נמחק</translation>
    </message>
    <message>
        <source>deactivated</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">מושבת</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">מוצמד</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapPanel</name>
    <message>
        <source>Com&amp;pare the branches</source>
        <translation type="unfinished">השוואת ה&amp;ענפים</translation>
    </message>
    <message>
        <source>Mark two canisters of different branches with Ctrl+click or Ctrl+Space</source>
        <translation type="unfinished">סימון שני פריטים מענפים שונים ב־⁦Ctrl+⁩לחיצה, או ב־⁦Ctrl+⁩רווח</translation>
    </message>
    <message>
        <source>Nothing has been said here yet.</source>
        <translation type="unfinished">עדיין לא נאמר כאן דבר.</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Text of the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>ענף אחד</numerusform>
            <numerusform>%n ענפים</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">פ&amp;ריסה</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">&amp;מעבר לשם</translation>
    </message>
    <message>
        <source>Compare with the branch that is &amp;shown</source>
        <translation type="unfinished">השוואה לענף המ&amp;וצג</translation>
    </message>
    <message>
        <source>&amp;Compare the two that are marked</source>
        <translation type="unfinished">השוואת &amp;שני המסומנים</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapView</name>
    <message>
        <source>Map of the conversation</source>
        <translation type="unfinished">מפת השיחה</translation>
    </message>
</context>
<context>
    <name>gui::TurnFilesDialog</name>
    <message>
        <source>This is not text.</source>
        <translation type="unfinished">זה אינו טקסט.</translation>
    </message>
    <message>
        <source>It is too large to be compared here.</source>
        <translation type="unfinished">גדול מכדי להשוות כאן.</translation>
    </message>
    <message>
        <source>There is no difference in the text.</source>
        <translation type="unfinished">אין הבדל בטקסט.</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">כמו לפני התור</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">הוחזר</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">הושאר: ⁨%1⁩</translation>
    </message>
    <message>
        <source>as the turn left it</source>
        <translation type="unfinished">כפי שהתור השאיר אותו</translation>
    </message>
    <message>
        <source>made by the turn; it would be deleted</source>
        <translation type="unfinished">נוצר על ידי התור; היה נעלם</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files</source>
        <translation type="unfinished">ביטול קובצי תור זה</translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation type="unfinished">בבדיקת הקבצים…</translation>
    </message>
    <message>
        <source>What bringing it back changes: − removed, + added</source>
        <translation type="unfinished">מה שההחזרה משנה: − נעלם, + נוסף</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <extracomment>Button in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">ה&amp;חזרה</translation>
    </message>
    <message>
        <source>&amp;Take this back</source>
        <translation type="unfinished">&amp;ביטול החזרה זו</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">לא נשמר דבר מקבצים שתור זה כתב.</translation>
    </message>
    <message>
        <source>Files brought back: %1.</source>
        <translation type="unfinished">קבצים שהוחזרו: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Files that tools have written in this turn, and their pieces</source>
        <translation type="unfinished">קבצים שכלים כתבו בתור זה, והחלקים שלהם</translation>
    </message>
    <message>
        <source>Tools have written these files in this turn. What is ticked comes back as it was.</source>
        <translation type="unfinished">כלים כתבו קבצים אלה בתור זה. מה שמסומן חוזר לקדמותו.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">לא כלול מה שאלה עשויים היו לכתוב: ⁨%1⁩</translation>
    </message>
    <message>
        <source>−%1 +%2</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">−%1 +%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">שורה ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::TurnPrinter</name>
    <message>
        <source>The answer was cut at the length limit.</source>
        <translation type="unfinished">התשובה נקטעה במגבלת האורך.</translation>
    </message>
    <message>
        <source>The answer was filtered by the provider.</source>
        <translation type="unfinished">התשובה סוננה על ידי הספק.</translation>
    </message>
    <message>
        <source>✗ %1: %2</source>
        <translation type="unfinished">✗ %1: %2</translation>
    </message>
    <message>
        <source>● %1 (%2 ms)</source>
        <translation type="unfinished">● ⁨%1⁩ (⁨%2⁩ מ״ש)</translation>
    </message>
    <message>
        <source>… waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">… בהמתנה למאגר: תוכנה אחרת נעלה אותו, או שהוא איטי</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… בהמתנה ל־⁨%1⁩</translation>
    </message>
    <message>
        <source>… trying again in %1 s: %2</source>
        <translation type="unfinished">… ניסיון חוזר בעוד ⁨%1⁩ שנ׳: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before your message.</source>
        <translation type="unfinished">התור בוטל; השיחה חזרה למצבה לפני ההודעה שלך.</translation>
    </message>
    <message>
        <source>The answer was interrupted; what there is of it is kept.</source>
        <translation type="unfinished">התשובה נקטעה; מה שיש ממנה נשמר.</translation>
    </message>
    <message>
        <source>End of the answer.</source>
        <translation type="unfinished">סוף התשובה.</translation>
    </message>
</context>
<context>
    <name>gui::UnarchiveCommand</name>
    <message>
        <source>in the list again:</source>
        <translation type="unfinished">חזרו לרשימה:</translation>
    </message>
</context>
<context>
    <name>gui::UndoBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a conversation was deleted</extracomment>
        <translation type="unfinished">&amp;ביטול</translation>
    </message>
</context>
<context>
    <name>gui::UndoCommand</name>
    <message>
        <source>Only say what would be done.</source>
        <translation type="unfinished">רק לומר מה ייעשה.</translation>
    </message>
    <message>
        <source>The turn, by its identifier or the beginning of it, as converse --json gives it; or what an earlier undo has named to take it back.</source>
        <translation type="unfinished">התור, לפי המזהה שלו או תחילתו, כפי ש־converse --json אומר אותו; או מה שביטול קודם נקב בו כדי להשיבו.</translation>
    </message>
    <message>
        <source>Which turn? parlance converse --json gives it.</source>
        <translation type="unfinished">איזה תור? parlance converse --json אומר אותו.</translation>
    </message>
    <message>
        <source>What is replaced could not be kept, since the store can only be read. Nothing was done.</source>
        <translation type="unfinished">לא ניתן היה לשמור את מה שמוחלף, כי המאגר ניתן רק לקריאה. דבר לא נעשה.</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">הוחזר</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">כמו לפני התור</translation>
    </message>
    <message>
        <source>would be brought back</source>
        <translation type="unfinished">יוחזר</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">הושאר: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">לא נשמר דבר מקבצים שתור זה כתב.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">לא כלול מה שאלה עשויים היו לכתוב: ⁨%1⁩</translation>
    </message>
    <message>
        <source>To take this back: parlance undo %1 --files</source>
        <translation type="unfinished">כדי להשיב זאת: parlance undo ⁨%1⁩ --files</translation>
    </message>
    <message>
        <source>Bring the files back that tools have written in this turn; its messages stay.</source>
        <translation type="unfinished">להחזיר את הקבצים שכלים כתבו בתור הזה; ההודעות שלו נשארות.</translation>
    </message>
    <message>
        <source>Show the messages of a turn again that was undone.</source>
        <translation type="unfinished">להציג שוב את ההודעות של תור שבוטל.</translation>
    </message>
    <message>
        <source>Give --files or --redo, not both: what has undone files names what takes that back.</source>
        <translation type="unfinished">יש לציין ⁦--files⁩ או ⁦--redo⁩, לא את שניהם: מה שביטל קבצים אומר כיצד להחזיר זאת.</translation>
    </message>
    <message>
        <source>No message has come of this turn. To bring files back, give --files.</source>
        <translation type="unfinished">מהתור הזה לא נוצרה הודעה. כדי להחזיר קבצים יש לציין ⁦--files⁩.</translation>
    </message>
    <message>
        <source>The conversation does not show this turn, so there is nothing to undo. To show it: parlance undo %1 --redo</source>
        <translation type="unfinished">השיחה אינה מציגה את התור הזה, ולכן אין מה לבטל. כדי להציג אותו: parlance undo ⁨%1⁩ --redo</translation>
    </message>
    <message>
        <source>The conversation shows this turn; there is nothing to bring back.</source>
        <translation type="unfinished">השיחה מציגה את התור הזה; אין מה להחזיר.</translation>
    </message>
    <message>
        <source>The turn would be shown again.</source>
        <translation type="unfinished">התור היה מוצג שוב.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) would be shown no more.</source>
        <translation type="unfinished">
            <numerusform>הודעה אחת לא הייתה מוצגת עוד.</numerusform>
            <numerusform>%n הודעות לא היו מוצגות עוד.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is shown again.</source>
        <translation type="unfinished">התור מוצג שוב.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are shown no more.</source>
        <translation type="unfinished">
            <numerusform>הודעה אחת אינה מוצגת עוד.</numerusform>
            <numerusform>%n הודעות אינן מוצגות עוד.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had said: %1</source>
        <translation type="unfinished">אמרת: ⁨%1⁩</translation>
    </message>
    <message>
        <source>To show them again: parlance undo %1 --redo</source>
        <translation type="unfinished">כדי להציג אותן שוב: parlance undo ⁨%1⁩ --redo</translation>
    </message>
    <message>
        <source>Files stay as they are. To bring back what was written to them: parlance undo %1 --files</source>
        <translation type="unfinished">הקבצים נשארים כפי שהם. כדי להחזיר את תוכנם הקודם: parlance undo ⁨%1⁩ --files</translation>
    </message>
</context>
<context>
    <name>gui::Undoing</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;ביטול</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;ביטול ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">ביצוע &amp;חוזר</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">ביצוע &amp;חוזר של ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::WholeText</name>
    <message numerus="yes">
        <source>%n character(s) in all: scroll to read what is not seen here.</source>
        <translation type="unfinished">
            <numerusform>תו אחד בסך הכול: ניתן לגלול כדי לקרוא את מה שאינו נראה כאן.</numerusform>
            <numerusform>%n תווים בסך הכול: ניתן לגלול כדי לקרוא את מה שאינו נראה כאן.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::WindowCommand</name>
    <message>
        <source>New &amp;window</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">חלון &amp;חדש</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation type="unfinished">&amp;סגירת החלון</translation>
    </message>
    <message>
        <source>&amp;Back up all conversations…</source>
        <translation type="unfinished">&amp;גיבוי כל השיחות…</translation>
    </message>
    <message>
        <source>&amp;Export all conversations…</source>
        <translation type="unfinished">&amp;ייצוא כל השיחות…</translation>
    </message>
    <message>
        <source>&amp;Import conversations…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">יי&amp;בוא שיחות…</translation>
    </message>
    <message>
        <source>&amp;Repair the conversations…</source>
        <translation type="unfinished">&amp;תיקון השיחות…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ה&amp;עדפות…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">י&amp;ציאה</translation>
    </message>
    <message>
        <source>&amp;New conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">שיחה &amp;חדשה</translation>
    </message>
    <message>
        <source>a new conversation</source>
        <translation type="unfinished">שיחה חדשה</translation>
    </message>
    <message>
        <source>New ta&amp;b</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ל&amp;שונית חדשה</translation>
    </message>
    <message>
        <source>a new conversation in a tab</source>
        <translation type="unfinished">שיחה חדשה בלשונית</translation>
    </message>
    <message>
        <source>Close the t&amp;ab</source>
        <translation type="unfinished">ס&amp;גירת הלשונית</translation>
    </message>
    <message>
        <source>&amp;Search all conversations</source>
        <translation type="unfinished">חי&amp;פוש בכל השיחות</translation>
    </message>
    <message>
        <source>Pick a &amp;model…</source>
        <translation type="unfinished">בחירת &amp;מודל…</translation>
    </message>
    <message>
        <source>choose the model</source>
        <translation type="unfinished">בחירת המודל</translation>
    </message>
    <message>
        <source>Pick t&amp;ools</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">בחירת &amp;כלים</translation>
    </message>
    <message>
        <source>choose the tools</source>
        <translation type="unfinished">בחירת הכלים</translation>
    </message>
    <message>
        <source>System &amp;text…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ה&amp;וראות המערכת…</translation>
    </message>
    <message>
        <source>write the instructions</source>
        <translation type="unfinished">כתיבת ההוראות</translation>
    </message>
    <message>
        <source>Add a workspace &amp;folder…</source>
        <translation type="unfinished">הוספת תי&amp;קיית עבודה…</translation>
    </message>
    <message>
        <source>add a workspace folder</source>
        <translation type="unfinished">הוספת תיקייה למרחב העבודה</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;צירוף קבצים…</translation>
    </message>
    <message>
        <source>What the next re&amp;quest holds</source>
        <translation type="unfinished">תוכן ה&amp;בקשה הבאה</translation>
    </message>
    <message>
        <source>what the next request holds</source>
        <translation type="unfinished">תוכן הבקשה הבאה</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">מה המו&amp;דל יראה…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">&amp;סיכום והשבתה</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">עצי&amp;רה</translation>
    </message>
    <message>
        <source>end the turn under way</source>
        <translation type="unfinished">סיום התור המתבצע</translation>
    </message>
    <message>
        <source>Answer a&amp;gain</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">תשובה &amp;נוספת</translation>
    </message>
    <message>
        <source>another answer to the last message</source>
        <translation type="unfinished">תשובה אחרת להודעה האחרונה</translation>
    </message>
    <message>
        <source>&amp;Compare from here…</source>
        <translation type="unfinished">השוו&amp;אה מכאן…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">שינוי ש&amp;ם</translation>
    </message>
    <message>
        <source>A title b&amp;y the model</source>
        <translation type="unfinished">כותרת או&amp;טומטית מהמודל</translation>
    </message>
    <message>
        <source>have the model write a title</source>
        <translation type="unfinished">המודל יכתוב כותרת</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;תוויות…</translation>
    </message>
    <message>
        <source>Put &amp;into a group…</source>
        <translation type="unfinished">ה&amp;עברה לקבוצה…</translation>
    </message>
    <message>
        <source>Archi&amp;ve, or take out of the archive</source>
        <translation type="unfinished">העברה לארכיו&amp;ן, או הוצאה ממנו</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;ייצוא…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">מחיק&amp;ה</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">מחיקה &amp;לצמיתות…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;ביטול</translation>
    </message>
    <message>
        <source>take back what was done last</source>
        <translation type="unfinished">ביטול הפעולה האחרונה</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ביצוע &amp;חוזר</translation>
    </message>
    <message>
        <source>do again what was taken back</source>
        <translation type="unfinished">ביצוע חוזר של מה שבוטל</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;גזירה</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">ה&amp;עתקה</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ה&amp;דבקה</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">בחירת ה&amp;כול</translation>
    </message>
    <message>
        <source>&amp;Find here…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">חי&amp;פוש כאן…</translation>
    </message>
    <message>
        <source>find in this conversation</source>
        <translation type="unfinished">חיפוש בשיחה זו</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">חיפוש הב&amp;א</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">חיפוש ה&amp;קודם</translation>
    </message>
    <message>
        <source>&amp;Pick an agent…</source>
        <translation type="unfinished">&amp;בחירת סוכן…</translation>
    </message>
    <message>
        <source>choose the agent that plays</source>
        <translation type="unfinished">בחירת הסוכן שיפעל</translation>
    </message>
    <message>
        <source>&amp;Stop using the agent</source>
        <translation type="unfinished">הפסקת ה&amp;שימוש בסוכן</translation>
    </message>
    <message>
        <source>New agent in &amp;TOML…</source>
        <translation type="unfinished">סוכן חדש ב־&amp;TOML…</translation>
    </message>
    <message>
        <source>New agent in &amp;gram…</source>
        <translation type="unfinished">סוכן חדש ב־&amp;gram…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;ייבוא כלים…</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation type="unfinished">זה ל&amp;צד זה…</translation>
    </message>
    <message>
        <source>&amp;Evaluate…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;הערכה…</translation>
    </message>
    <message>
        <source>Do an&amp;ything…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ביצוע כל &amp;פעולה…</translation>
    </message>
    <message>
        <source>what can be written here</source>
        <translation type="unfinished">מה ניתן לכתוב כאן</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <extracomment>Menu entry, or what it does, in the main menus: go to the field where messages are written</extracomment>
        <translation type="unfinished">&amp;כתיבה</translation>
    </message>
    <message>
        <source>&amp;Conversations</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;שיחות</translation>
    </message>
    <message>
        <source>&amp;Ensembles</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;ערכות כלים</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ב&amp;ודק</translation>
    </message>
    <message>
        <source>&amp;Descriptors</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;מתארים</translation>
    </message>
    <message>
        <source>&amp;Agents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;סוכנים</translation>
    </message>
    <message>
        <source>&amp;Map of the conversation</source>
        <translation type="unfinished">מפ&amp;ת השיחה</translation>
    </message>
    <message>
        <source>all branches</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">כל הענפים</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">הלשונית הב&amp;אה</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">הלשונ&amp;ית הקודמת</translation>
    </message>
    <message>
        <source>A conversation &amp;beside</source>
        <translation type="unfinished">שיחה ל&amp;צד</translation>
    </message>
    <message>
        <source>two conversations next to each other</source>
        <translation type="unfinished">שתי שיחות זו לצד זו</translation>
    </message>
    <message>
        <source>Descriptors in a window of t&amp;heir own</source>
        <translation type="unfinished">מתארים ב&amp;חלון נפרד</translation>
    </message>
    <message>
        <source>Inspec&amp;tor in a window of its own</source>
        <translation type="unfinished">בודק בחלון &amp;נפרד</translation>
    </message>
    <message>
        <source>Inspector as a whole c&amp;olumn</source>
        <translation type="unfinished">בודק כ&amp;טור שלם</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ה&amp;גדלה</translation>
    </message>
    <message>
        <source>larger texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">טקסטים גדולים יותר</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">הקטנ&amp;ה</translation>
    </message>
    <message>
        <source>smaller texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">טקסטים קטנים יותר</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">גו&amp;דל רגיל</translation>
    </message>
    <message>
        <source>texts in their usual size</source>
        <translation type="unfinished">טקסטים בגודלם הרגיל</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">מסך מ&amp;לא</translation>
    </message>
    <message>
        <source>&amp;Try out a tool</source>
        <translation type="unfinished">&amp;ניסוי כלי</translation>
    </message>
    <message>
        <source>Reso&amp;urces of MCP servers…</source>
        <translation type="unfinished">&amp;משאבים של שרתי MCP…</translation>
    </message>
    <message>
        <source>Add an &amp;MCP server…</source>
        <translation type="unfinished">הוספת &amp;שרת MCP…</translation>
    </message>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">&amp;ייבוא שרתי MCP…</translation>
    </message>
    <message>
        <source>&amp;Find servers on this machine…</source>
        <translation type="unfinished">&amp;חיפוש שרתים במחשב זה…</translation>
    </message>
    <message>
        <source>Start a m&amp;odel file…</source>
        <translation type="unfinished">הפעלת &amp;קובץ מודל…</translation>
    </message>
    <message>
        <source>Mo&amp;dels on this machine…</source>
        <translation type="unfinished">מו&amp;דלים במחשב זה…</translation>
    </message>
    <message>
        <source>Ser&amp;ve other programs…</source>
        <translation type="unfinished">שי&amp;רות לתוכנות אחרות…</translation>
    </message>
    <message>
        <source>let other programs use Parlance</source>
        <translation type="unfinished">לאפשר לתוכנות אחרות להשתמש ב־Parlance</translation>
    </message>
    <message>
        <source>&amp;Capture…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;לכידה…</translation>
    </message>
    <message>
        <source>see what other programs say to a provider</source>
        <translation type="unfinished">מה תוכנות אחרות אומרות לספק</translation>
    </message>
    <message>
        <source>Record a cassette, or &amp;end it</source>
        <translation type="unfinished">הקל&amp;טת קלטת, או סיומה</translation>
    </message>
    <message>
        <source>all that goes over the wire, to be played again</source>
        <translation type="unfinished">כל התעבורה, לניגון חוזר</translation>
    </message>
    <message>
        <source>Save what went over the &amp;wire…</source>
        <translation type="unfinished">שמירת ה&amp;תעבורה…</translation>
    </message>
    <message>
        <source>Fi&amp;gures…</source>
        <extracomment>Menu entry, or what it does, in the main menus: numbers of calls, times and costs</extracomment>
        <translation type="unfinished">&amp;סטטיסטיקה…</translation>
    </message>
    <message>
        <source>how many calls, how long, what they cost</source>
        <translation type="unfinished">כמה קריאות, כמה זמן, כמה עלו</translation>
    </message>
    <message>
        <source>What is taken out of e&amp;xchanges…</source>
        <translation type="unfinished">מ&amp;ה מוסר מחילופי הנתונים…</translation>
    </message>
    <message>
        <source>&amp;Save the descriptor</source>
        <translation type="unfinished">שמירת המת&amp;אר</translation>
    </message>
    <message>
        <source>&amp;Read all descriptors again</source>
        <translation type="unfinished">קריאה מחדש של כל המתארי&amp;ם</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;מדריך</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;קיצורי מקשים…</translation>
    </message>
    <message>
        <source>which keys do what</source>
        <translation type="unfinished">מה עושה כל מקש</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation type="unfinished">מה &amp;חדש</translation>
    </message>
    <message>
        <source>&amp;Report a fault…</source>
        <translation type="unfinished">&amp;דיווח על תקלה…</translation>
    </message>
    <message>
        <source>&amp;About Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;אודות Parlance</translation>
    </message>
    <message>
        <source>&amp;Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Parlance</translation>
    </message>
    <message>
        <source>&amp;Conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;שיחה</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: a noun or a verb, as your desktop has it</extracomment>
        <translation type="unfinished">&amp;עריכה</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: what is seen</extracomment>
        <translation type="unfinished">&amp;תצוגה</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu</extracomment>
        <translation type="unfinished">&amp;כלים</translation>
    </message>
    <message>
        <source>A&amp;gents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;סוכנים</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ע&amp;זרה</translation>
    </message>
    <message>
        <source>What is &amp;running now</source>
        <translation type="unfinished">מה &amp;רץ כעת</translation>
    </message>
    <message>
        <source>servers, and what they are asked now</source>
        <translation type="unfinished">שרתים, ומה הם נשאלים כעת</translation>
    </message>
    <message>
        <source>Find &amp;agents of other programs…</source>
        <translation type="unfinished">חיפוש סו&amp;כנים של תוכנות אחרות…</translation>
    </message>
    <message>
        <source>&amp;Play a cassette…</source>
        <translation type="unfinished">ני&amp;גון קלטת…</translation>
    </message>
    <message>
        <source>answer from a recording instead of the network</source>
        <translation type="unfinished">מענה מהקלטה במקום מהרשת</translation>
    </message>
    <message>
        <source>Let the cassette&apos;s &amp;next event come</source>
        <translation type="unfinished">הבאת האירוע ה&amp;בא בקלטת</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation type="unfinished">החלק ה&amp;בא של החלון</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation type="unfinished">החלק ה&amp;קודם של החלון</translation>
    </message>
    <message>
        <source>Ma&amp;ke a case of it…</source>
        <translation type="unfinished">הפו&amp;ך למקרה…</translation>
    </message>
    <message>
        <source>a case of an evaluation</source>
        <translation type="unfinished">מקרה של הערכה</translation>
    </message>
    <message>
        <source>A &amp;tour of the window</source>
        <translation type="unfinished">&amp;סיור בחלון</translation>
    </message>
</context>
<context>
    <name>gui::WindowDocks</name>
    <message>
        <source>Conversations</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">שיחות</translation>
    </message>
    <message>
        <source>Ensembles</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">ערכות כלים</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">בודק</translation>
    </message>
    <message>
        <source>Descriptors</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">מתארים</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">סוכנים</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>Title of a dock: a noun, beside the transcript; a noun: the drawing of all branches</extracomment>
        <translation type="unfinished">מפה</translation>
    </message>
    <message>
        <source>The default is written in %1 now.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ אומר זאת כעת.</translation>
    </message>
    <message>
        <source>Test bench</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">שולחן ניסויים</translation>
    </message>
    <message>
        <source>There is no tool %1 any more.</source>
        <translation type="unfinished">אין עוד כלי בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Nothing is kept of what went over the wire for this message.</source>
        <translation type="unfinished">לא נשמרה תעבורה של הודעה זו.</translation>
    </message>
    <message>
        <source>There is no other version of this message.</source>
        <translation type="unfinished">אין גרסה אחרת להודעה זו.</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Title of a dock: a noun, beside the transcript; what is running now</extracomment>
        <translation type="unfinished">רץ כעת</translation>
    </message>
</context>
<context>
    <name>gui::WorkCommand</name>
    <message>
        <source>End when no run is left, including those that others are doing.</source>
        <translation type="unfinished">סיום כשלא נשארו הרצות, כולל אלה שאחרים מבצעים.</translation>
    </message>
    <message>
        <source>How many runs it does at the same time.</source>
        <translation type="unfinished">כמה הרצות הוא מבצע בו־זמנית.</translation>
    </message>
    <message>
        <source>Seconds after which others take over its runs if it is killed.</source>
        <translation type="unfinished">אחרי כמה שניות אחרים לוקחים על עצמם את מה שלקח, אם יופסק.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse.</source>
        <translation type="unfinished">ask, refuse, all או שם של כלי; ניתן לחזור על האפשרות. ללא מסוף, ask פירושו refuse.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024.</source>
        <translation type="unfinished">אורכה המרבי של תשובה אחת, ב־MiB: 1 עד 1024.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) done, none is left.</source>
        <translation type="unfinished">
            <numerusform>הרצה אחת בוצעה, לא נשארו עוד.</numerusform>
            <numerusform>%n הרצות בוצעו, לא נשארו עוד.</numerusform>
        </translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: ⁨%1⁩ מתבצע ניסיון חוזר.</translation>
    </message>
</context>
<context>
    <name>gui::Workbench</name>
    <message>
        <source>The path of the profile, %1, is not UTF-8.</source>
        <translation type="unfinished">נתיב הפרופיל, ⁨%1⁩, אינו UTF-8.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation type="unfinished">לא ניתן לכתוב לתיקייה ⁨%1⁩.</translation>
    </message>
    <message>
        <source>No provider is known at %1.</source>
        <translation type="unfinished">לא מוכר ספק ב־⁨%1⁩.</translation>
    </message>
    <message>
        <source>There is no home folder for the profile: set HOME, or give a folder with --profile.</source>
        <translation type="unfinished">אין תיקיית בית לפרופיל: יש להגדיר את HOME, או לתת תיקייה עם ⁨--profile⁩.</translation>
    </message>
</context>
<context>
    <name>invocables::AgentWrites</name>
    <message>
        <source>What was in it before the agent wrote it is not known.</source>
        <translation type="unfinished">מה שהיה בו לפני שהסוכן כתב אותו אינו ידוע.</translation>
    </message>
</context>
<context>
    <name>invocables::ApprovalStep</name>
    <message>
        <source>%1 is not allowed here: its descriptor refuses it.</source>
        <translation type="unfinished">הכלי ⁨%1⁩ אינו מותר כאן: המתאר שלו אוסר זאת.</translation>
    </message>
    <message>
        <source>This call of %1 is not allowed here: its descriptor refuses it where %2.</source>
        <translation type="unfinished">קריאה זו של ⁨%1⁩ אינה מותרת כאן: המתאר שלו אוסר זאת כאשר ⁨%2⁩.</translation>
    </message>
    <message>
        <source>allowed by its descriptor</source>
        <translation type="unfinished">מותר לפי המתאר שלו</translation>
    </message>
    <message>
        <source>allowed by its descriptor: %1</source>
        <translation type="unfinished">מותר לפי המתאר שלו: ⁨%1⁩</translation>
    </message>
    <message>
        <source>allowed before</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">אושר קודם לכן</translation>
    </message>
    <message>
        <source>allowed before: %1</source>
        <translation type="unfinished">אושר קודם לכן: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 needs to be allowed, and there is nobody to ask.</source>
        <translation type="unfinished">נדרש אישור עבור ⁨%1⁩, ואין את מי לשאול.</translation>
    </message>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">לאשר את ⁨%1⁩?</translation>
    </message>
    <message>
        <source>Nobody allowed this call of %1.</source>
        <translation type="unfinished">איש לא אישר קריאה זו של ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The file has changed meanwhile; this is what would become of it now.</source>
        <translation type="unfinished">הקובץ השתנה בינתיים; כעת זה מה שיצא ממנו.</translation>
    </message>
    <message>
        <source>It would be another file; this is what would become of it.</source>
        <translation type="unfinished">זה יהיה קובץ אחר; זה מה שיצא ממנו.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandDecision</name>
    <message>
        <source>The folder of the suite is not on this machine, so no command can decide.</source>
        <translation type="unfinished">התיקייה של החבילה אינה במחשב זה, ולכן אף פקודה אינה יכולה להכריע.</translation>
    </message>
    <message>
        <source>The command did not decide within a minute.</source>
        <translation type="unfinished">הפקודה לא הכריעה בתוך דקה.</translation>
    </message>
    <message>
        <source>The command was killed by signal %1.</source>
        <translation type="unfinished">הפקודה הופסקה על ידי האות ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandJob</name>
    <message>
        <source>It made repositories, whose settings your own programs follow: %1</source>
        <translation type="unfinished">נוצרו מאגרי קוד, שהתוכנות שלך פועלות לפי ההגדרות שלהם: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The workspace has more folders than are looked through for repositories.</source>
        <translation type="unfinished">במרחב העבודה יש יותר תיקיות מכדי לחפש בהן מאגרי קוד.</translation>
    </message>
    <message>
        <source>“%1” did not end within %2 s, the time that the call gives it.</source>
        <translation type="unfinished">הפקודה ”⁨%1⁩” לא הסתיימה בתוך ⁨%2⁩ שנ׳, הזמן שהקריאה הקצתה לה.</translation>
    </message>
</context>
<context>
    <name>invocables::Execution</name>
    <message>
        <source>%1 did not end in time.</source>
        <translation type="unfinished">הכלי ⁨%1⁩ לא הסתיים בזמן.</translation>
    </message>
</context>
<context>
    <name>invocables::FileJob</name>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs, and there is nobody to ask.</source>
        <translation type="unfinished">הקובץ ”⁨%1⁩” מוסתר, נראה סודי או מורץ על ידי תוכנות אחרות, ואין את מי לשאול.</translation>
    </message>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs. Allow this, once?</source>
        <translation type="unfinished">הקובץ ”⁨%1⁩” מוסתר, נראה סודי או מורץ על ידי תוכנות אחרות. לאשר זאת, פעם אחת?</translation>
    </message>
    <message>
        <source>The person refused access to “%1”.</source>
        <translation type="unfinished">המשתמש דחה את הגישה אל ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>Nobody allowed access to “%1”, which is hidden, looks like a secret or is run by other programs: only a person can.</source>
        <translation type="unfinished">איש לא אישר גישה אל ”⁨%1⁩”, שהוא מוסתר, נראה סודי או מורץ על ידי תוכנות אחרות: רק אדם יכול לאשר.</translation>
    </message>
</context>
<context>
    <name>invocables::FindToolsJob</name>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">מתבצעת התחברות אל ⁨%1⁩</translation>
    </message>
    <message>
        <source>“%1” is not a tool that can be loaded, so none was. Look for it with words first.</source>
        <translation type="unfinished">”⁨%1⁩” אינו כלי שניתן לטעון, ולכן אף כלי לא נטען. יש לחפש אותו קודם במילים.</translation>
    </message>
</context>
<context>
    <name>invocables::HttpToolJob</name>
    <message>
        <source>The tool needs the environment variable %1, which is not set.</source>
        <translation type="unfinished">לכלי נדרש משתנה הסביבה ⁨%1⁩, שאינו מוגדר.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationRun</name>
    <message>
        <source>allowed by the person</source>
        <translation type="unfinished">אושר על ידי המשתמש</translation>
    </message>
    <message>
        <source>allowed beforehand, nobody was asked</source>
        <translation type="unfinished">אושר מראש, איש לא נשאל</translation>
    </message>
    <message>
        <source>allowed by the program that Parlance works for</source>
        <translation type="unfinished">אושר על ידי התוכנה ש־Parlance פועל עבורה</translation>
    </message>
    <message>
        <source>%1 is switched off in this conversation.</source>
        <translation type="unfinished">הכלי ⁨%1⁩ כבוי בשיחה זו.</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">לא ניתן לקרוא לכלי ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">תוקן: ⁨%1⁩</translation>
    </message>
    <message>
        <source>filled in</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">הושלם</translation>
    </message>
    <message>
        <source>no earlier call is the same</source>
        <translation type="unfinished">אין קריאה קודמת זהה</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation type="unfinished">לא התבקש</translation>
    </message>
    <message>
        <source>by its meaning</source>
        <translation type="unfinished">לפי המשמעות</translation>
    </message>
    <message>
        <source>no earlier call means the same</source>
        <translation type="unfinished">אין קריאה קודמת באותה משמעות</translation>
    </message>
    <message>
        <source>the result of %1, %2 s ago</source>
        <translation type="unfinished">התוצאה של ⁨%1⁩, לפני ⁨%2⁩ שנ׳</translation>
    </message>
    <message>
        <source>allowed with other arguments</source>
        <translation type="unfinished">אושר עם ארגומנטים אחרים</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">ניסיון ⁨%1⁩</translation>
    </message>
    <message>
        <source>near its time limit</source>
        <translation type="unfinished">קרוב למגבלת הזמן שלו</translation>
    </message>
    <message>
        <source>the first part, within %1 bytes</source>
        <translation type="unfinished">החלק הראשון, בתוך ⁨%1⁩ בתים</translation>
    </message>
    <message>
        <source>It was stopped before it ended.</source>
        <translation type="unfinished">נעצר לפני שהסתיים.</translation>
    </message>
    <message>
        <source>The server has changed or withdrawn this tool since the turn began.</source>
        <translation type="unfinished">השרת שינה את הכלי הזה או הסיר אותו מאז שהתור התחיל.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationsJob</name>
    <message>
        <source>It was stopped, since another tool broke.</source>
        <translation type="unfinished">נעצר, כי כלי אחר קרס.</translation>
    </message>
    <message>
        <source>It was stopped by the person.</source>
        <translation type="unfinished">נעצר על ידי המשתמש.</translation>
    </message>
</context>
<context>
    <name>invocables::McpCallJob</name>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">השרת של ⁨%1⁩ אינו קיים עוד.</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">מתבצעת התחברות אל ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 is not connected. %2</source>
        <translation type="unfinished">הערכה ⁨%1⁩ אינה מחוברת. ⁨%2⁩</translation>
    </message>
    <message>
        <source>The server runs %1 as a task only, and offers none.</source>
        <translation type="unfinished">השרת מריץ את ⁨%1⁩ רק כמשימה, ואינו מציע משימות.</translation>
    </message>
</context>
<context>
    <name>invocables::McpElicitationRun</name>
    <message>
        <source>The server %1 asks: %2</source>
        <translation type="unfinished">השרת ⁨%1⁩ שואל: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The server %1 asks you to open an address: %2</source>
        <translation type="unfinished">השרת ⁨%1⁩ מבקש שתיפתח כתובת: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>invocables::McpPromptJob</name>
    <message>
        <source>The prompt says nothing.</source>
        <translation type="unfinished">ההנחיה אינה אומרת דבר.</translation>
    </message>
</context>
<context>
    <name>invocables::McpReadJob</name>
    <message>
        <source>There is nothing to read at %1.</source>
        <translation type="unfinished">אין מה לקרוא ב־⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>invocables::ReadingJob</name>
    <message>
        <source>There is no model here that could be asked.</source>
        <translation type="unfinished">אין כאן מודל שניתן לשאול.</translation>
    </message>
    <message>
        <source>There is no text to read: give text or path.</source>
        <translation type="unfinished">אין טקסט לקריאה: יש לציין text או path.</translation>
    </message>
    <message>
        <source>The text has %1 characters; at most %2 can be read.</source>
        <translation type="unfinished">בטקסט יש ⁨%1⁩ תווים; ניתן לקרוא לכל היותר ⁨%2⁩.</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation type="unfinished">חלק ⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
    <message>
        <source>The model did not answer: %1</source>
        <translation type="unfinished">המודל לא ענה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">התשובה של המודל ריקה.</translation>
    </message>
</context>
<context>
    <name>invocables::SlowJob</name>
    <message>
        <source>%1 of %2 s</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩ שנ׳</translation>
    </message>
</context>
<context>
    <name>invocables::UndoJob</name>
    <message>
        <source>Somebody else has just changed it.</source>
        <translation type="unfinished">מישהו אחר שינה אותו זה עתה.</translation>
    </message>
</context>
<context>
    <name>invocables::WebJob</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">אין כאן רשת.</translation>
    </message>
</context>
<context>
    <name>invocables::WorkspaceSnapshot</name>
    <message>
        <source>What a command has made of it cannot be determined exactly.</source>
        <translation type="unfinished">לא ניתן לקבוע במדויק מה פקודה עשתה בו.</translation>
    </message>
</context>
<context>
    <name>model::AgentCatalog</name>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ אינו יכול לפעול: ⁨%2⁩</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">אין סוכן בקובץ זה</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">אין סוכן בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>There is no agent “%1”. Did you mean %2?</source>
        <translation type="unfinished">אין סוכן בשם ”⁨%1⁩”. אולי הכוונה: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The agent cannot be read: %1</source>
        <translation type="unfinished">לא ניתן לקרוא את הסוכן: ⁨%1⁩</translation>
    </message>
    <message>
        <source>A character has more than a pattern can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">דמות מכילה יותר ממה שתבנית יכולה לומר על סוכן; היא נשארת מתאר.</translation>
    </message>
    <message>
        <source>There is no agent in %1.</source>
        <translation type="unfinished">אין סוכן ב־⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 has several agents. Say which one: %2.</source>
        <translation type="unfinished">יש כמה סוכנים ב־⁨%1⁩. יש לציין איזה: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in %2, but there is: %3.</source>
        <translation type="unfinished">אין סוכן בשם ”⁨%1⁩” ב־⁨%2⁩, אך יש: ⁨%3⁩.</translation>
    </message>
</context>
<context>
    <name>model::Amounts</name>
    <message>
        <source>%1 s</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">⁨%1⁩ שנ׳</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">⁨%1⁩ דק׳</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">⁨%1⁩ מ״ש</translation>
    </message>
</context>
<context>
    <name>model::CaseFile</name>
    <message>
        <source>there are more than %1 cases</source>
        <translation type="unfinished">יש יותר מ־⁨%1⁩ מקרים</translation>
    </message>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">לא ניתן לשפוט את ”⁨%1⁩”: ⁨%2⁩</translation>
    </message>
    <message>
        <source>this is not UTF-8; save the table in that encoding</source>
        <translation type="unfinished">זה אינו UTF-8; יש לשמור את הטבלה בקידוד הזה</translation>
    </message>
    <message>
        <source>the row has %1 cells, the table %2 columns</source>
        <translation type="unfinished">בשורה יש ⁨%1⁩ תאים, ובטבלה ⁨%2⁩ עמודות</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">למקרה אין קלט</translation>
    </message>
    <message>
        <source>a quotation mark that begins here does not end</source>
        <translation type="unfinished">מירכאה שנפתחת כאן אינה נסגרת</translation>
    </message>
    <message>
        <source>it is larger than 16 MiB; write many cases as lines of JSON</source>
        <translation type="unfinished">גדול מ־16 MiB; מקרים רבים יש לכתוב כשורות JSON</translation>
    </message>
    <message>
        <source>there is no list of tests</source>
        <translation type="unfinished">אין רשימה של בדיקות</translation>
    </message>
    <message>
        <source>it is not a table; no other file is read for it</source>
        <translation type="unfinished">זו אינה טבלה; שום קובץ אחר לא ייקרא עבורה</translation>
    </message>
    <message>
        <source>test %1: %2</source>
        <translation type="unfinished">בדיקה ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">אין קובץ כזה</translation>
    </message>
    <message>
        <source>it is larger than 256 MiB, the most that is read as cases</source>
        <translation type="unfinished">גדול מ־256 MiB, יותר ממה שנקרא ממקרים</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation type="unfinished">לא ניתן לקרוא אותו: ⁨%1⁩</translation>
    </message>
    <message>
        <source>cases are in a .jsonl, .json, .csv or .yaml file</source>
        <translation type="unfinished">מקרים נמצאים בקובץ ⁦.jsonl, .json, .csv⁩ או ⁦.yaml⁩</translation>
    </message>
    <message>
        <source>the column “%1” is there twice</source>
        <translation type="unfinished">העמודה ”⁨%1⁩” מופיעה פעמיים</translation>
    </message>
    <message>
        <source>__threshold is a number from 0 to 1, as 0.5, not “%1”</source>
        <translation type="unfinished">⁨__threshold⁩ הוא מספר מ־0 עד 1, כגון ⁨0.5⁩, ולא ”⁨%1⁩”</translation>
    </message>
</context>
<context>
    <name>model::ColumnQuestions</name>
    <message>
        <source>%1: %2</source>
        <comment>a column&apos;s name and what is asked there</comment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Question; %1 is a column, in the comparison side by side</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
</context>
<context>
    <name>model::Comparison</name>
    <message>
        <source>There is no temporary folder for the runs: %1</source>
        <translation type="unfinished">אין תיקייה זמנית להרצות: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Nothing of this run can be kept: it was not committed.</source>
        <translation type="unfinished">אין מה לשמור מהרצה זו: היא לא הושלמה.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a conversation&apos;s title and a column&apos;s name</comment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 committed</source>
        <translation type="unfinished">הושלמו ⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <translation type="unfinished">⁨%1⁩ חרגו מהזמן</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">⁨%1⁩ נכשלו</translation>
    </message>
    <message>
        <source>%1 stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">⁨%1⁩ נעצרו</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">ממתין</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">רץ</translation>
    </message>
    <message>
        <source>committed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">הושלם</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">נקטע</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">הוחזר לאחור</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">חריגה מהזמן</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">נכשל</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">נעצר</translation>
    </message>
    <message>
        <source>One run</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">הרצה אחת</translation>
    </message>
    <message>
        <source>Median of %1</source>
        <translation type="unfinished">חציון של ⁨%1⁩</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">סבבים</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>State, line or column title, in the comparison side by side: a noun: of tools</extracomment>
        <translation type="unfinished">קריאות</translation>
    </message>
    <message>
        <source>Same arguments</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">אותם ארגומנטים</translation>
    </message>
    <message>
        <source>Tool time</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">זמן הכלים</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">התור כולו</translation>
    </message>
    <message>
        <source>Tokens in / out</source>
        <translation type="unfinished">אסימונים קלט / פלט</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>State, line or column title, in the comparison side by side: in money</extracomment>
        <translation type="unfinished">עלות</translation>
    </message>
    <message>
        <source>Texts agree</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">התאמת טקסטים</translation>
    </message>
    <message>
        <source>Of the runs that were committed.</source>
        <translation type="unfinished">מההרצות שהושלמו.</translation>
    </message>
    <message>
        <source>Runs that call the same tools with the same arguments as the first column mostly does.</source>
        <translation type="unfinished">הרצות שקוראות לאותם כלים עם אותם ארגומנטים כמו ברוב העמודה הראשונה.</translation>
    </message>
    <message>
        <source>Of all calls of a run together.</source>
        <translation type="unfinished">של כל הקריאות של הרצה יחד.</translation>
    </message>
    <message>
        <source>Without the time that a run spent waiting for you.</source>
        <translation type="unfinished">ללא הזמן שבו הרצה חיכתה לאישורך.</translation>
    </message>
    <message>
        <source>Input with what came from the provider&apos;s cache.</source>
        <translation type="unfinished">קלט כולל מה שהגיע מהמטמון של הספק.</translation>
    </message>
    <message>
        <source>By the prices in the provider&apos;s descriptor; — where it has none.</source>
        <translation type="unfinished">לפי המחירים שבמתאר של הספק; — כשאין לו.</translation>
    </message>
    <message>
        <source>How many words the final texts of a column have in common.</source>
        <translation type="unfinished">כמה מילים משותפות לטקסטים הסופיים של עמודה.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
</context>
<context>
    <name>model::ComparisonPlan</name>
    <message>
        <source>What is to be asked? A comparison needs a prompt.</source>
        <translation type="unfinished">מה לשאול? להשוואה נדרשת הנחיה.</translation>
    </message>
    <message>
        <source>A comparison needs at least two columns: libraries, models, agents or instructions that differ.</source>
        <translation type="unfinished">להשוואה נדרשות לפחות שתי עמודות: ספריות, מודלים, סוכנים או הוראות שונים.</translation>
    </message>
    <message>
        <source>A comparison has at most %1 columns.</source>
        <translation type="unfinished">בהשוואה יש לכל היותר ⁨%1⁩ עמודות.</translation>
    </message>
    <message>
        <source>A comparison runs 1 to %1 times.</source>
        <translation type="unfinished">השוואה רצה 1 עד ⁨%1⁩ פעמים.</translation>
    </message>
    <message>
        <source>%1 has no model.</source>
        <translation type="unfinished">לסוכן ⁨%1⁩ אין מודל.</translation>
    </message>
</context>
<context>
    <name>model::ComparisonReport</name>
    <message>
        <source>reused</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">נמסר מקודם</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">זה לצד זה</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">סוכן: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">מספר פעמים: ⁨%1⁩</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">מתי: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Asked in every column:</source>
        <translation type="unfinished">השאלה בכל העמודות:</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation type="unfinished">הרצה ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Answered by: %1</source>
        <translation type="unfinished">נענה על ידי: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Heading or column title in the report of a comparison: a noun: of a tool</extracomment>
        <translation type="unfinished">קריאה</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">ארגומנטים</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or column title in the report of a comparison: what a tool gave back</extracomment>
        <translation type="unfinished">תוצאה</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Heading or column title in the report of a comparison: how long it took</extracomment>
        <translation type="unfinished">זמן</translation>
    </message>
</context>
<context>
    <name>model::ConversationEdits</name>
    <message>
        <source>Show Version</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">הצגת גרסה</translation>
    </message>
    <message>
        <source>Delete Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">מחיקת פריט</translation>
    </message>
    <message>
        <source>Delete Canisters</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">מחיקת פריטים</translation>
    </message>
    <message>
        <source>There is nothing to edit here.</source>
        <translation type="unfinished">אין כאן מה לערוך.</translation>
    </message>
    <message>
        <source>Edit Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">עריכת פריט</translation>
    </message>
    <message>
        <source>Answer by Hand</source>
        <translation type="unfinished">תשובה ידנית</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <translation type="unfinished">חלק מתוך ⁨%1⁩</translation>
    </message>
    <message>
        <source>Move to a New Conversation</source>
        <translation type="unfinished">העברה לשיחה חדשה</translation>
    </message>
    <message>
        <source>Summarise</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">סיכום</translation>
    </message>
    <message>
        <source>Restore as a Branch</source>
        <translation type="unfinished">שחזור כענף</translation>
    </message>
    <message>
        <source>There is nothing to fork here.</source>
        <translation type="unfinished">אין כאן ממה לפצל.</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation type="unfinished">פיצול של ⁨%1⁩</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”: a verb: begin a branch here</extracomment>
        <translation type="unfinished">פיצול</translation>
    </message>
    <message>
        <source>Undo Turn</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">ביטול תור</translation>
    </message>
</context>
<context>
    <name>model::DescriptorCatalog</name>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">לא ניתן היה לשמור את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">השם ”⁨%1⁩” כבר שייך ל־⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>model::EditableBody</name>
    <message>
        <source>The body is not text: it can only be sent as it is.</source>
        <translation type="unfinished">הגוף אינו טקסט: ניתן לשלוח אותו רק כמות שהוא.</translation>
    </message>
    <message>
        <source>The body is too large to be edited (%1): it can only be sent as it is.</source>
        <translation type="unfinished">הגוף גדול מכדי לערוך אותו (⁨%1⁩): ניתן לשלוח אותו רק כמות שהוא.</translation>
    </message>
</context>
<context>
    <name>model::Evaluation</name>
    <message>
        <source>The time that the budget gives is up.</source>
        <translation type="unfinished">הזמן שהתקציב מקצה תם.</translation>
    </message>
    <message>
        <source>The tokens that the budget gives are used up: %1.</source>
        <translation type="unfinished">האסימונים שהתקציב מקצה נוצלו: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>What the budget gives is spent: %1.</source>
        <translation type="unfinished">מה שהתקציב מקצה הוצא: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation type="unfinished">נעצר.</translation>
    </message>
    <message>
        <source>The budget of cost does not bound %1: it has no price.</source>
        <translation type="unfinished">תקציב העלות אינו מגביל את ⁨%1⁩: אין לו מחיר.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationCase</name>
    <message>
        <source>a message is of system, user or assistant, not of “%1”</source>
        <translation type="unfinished">הודעה היא של system, user או assistant, ולא של ”⁨%1⁩”</translation>
    </message>
    <message>
        <source>the last message is the user&apos;s</source>
        <translation type="unfinished">ההודעה האחרונה היא של המשתמש</translation>
    </message>
    <message>
        <source>a call has a tool, and arguments that are an object</source>
        <translation type="unfinished">בקריאה יש כלי, וארגומנטים שהם אובייקט</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">למקרה אין קלט</translation>
    </message>
    <message>
        <source>Nothing was asked in the conversation %1.</source>
        <translation type="unfinished">לא נשאל דבר בשיחה ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationChanges</name>
    <message>
        <source>broken</source>
        <extracomment>What a case has become since the baseline in the report of an evaluation</extracomment>
        <translation type="unfinished">תקול</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ מתוך ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 with %2: %3, now %4 (p %5)</source>
        <translation type="unfinished">⁨%1⁩ עם ⁨%2⁩: ⁨%3⁩, כעת ⁨%4⁩ (p ⁨%5⁩)</translation>
    </message>
    <message numerus="yes">
        <source>With %n run(s) of a case, a change cannot be told from chance; only a case that went from all to none is named.</source>
        <translation type="unfinished">
            <numerusform>הרצה אחת של מקרה אינה יכולה להבחין בין שינוי למקריות; רק מקרה שעבר מהכול ללא כלום מצוין.</numerusform>
            <numerusform>%n הרצות של מקרה אינן יכולות להבחין בין שינוי למקריות; רק מקרה שעבר מהכול ללא כלום מצוין.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of a case cannot show a change of less than %1 points.</source>
        <translation type="unfinished">
            <numerusform>הרצה אחת של מקרה אינה מגלה דבר מתחת ל־⁨%1⁩ נקודות.</numerusform>
            <numerusform>%n הרצות של מקרה אינן מגלות דבר מתחת ל־⁨%1⁩ נקודות.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationOutcome</name>
    <message>
        <source>The run did not finish.</source>
        <translation type="unfinished">ההרצה לא הגיעה לסופה.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationPage</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">גרוע יותר</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">טוב יותר</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun: of an evaluation</extracomment>
        <translation type="unfinished">מקרה</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: how many</extracomment>
        <translation type="unfinished">עברו</translation>
    </message>
    <message>
        <source>The share that passed, with its interval at 95 %</source>
        <translation type="unfinished">החלק שעבר, עם רווח הסמך שלו ב־95 %</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun</extracomment>
        <translation type="unfinished">וריאנט</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">התור כולו, חציון</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">אסימונים</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">עלות החבילה</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation type="unfinished"> (⁨%1⁩ עד ⁨%2⁩)</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">לפני</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">כעת</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>עוד אחד אינו מוצג כאן.</numerusform>
            <numerusform>עוד %n אינם מוצגים כאן.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs to look at</source>
        <translation type="unfinished">הרצות שכדאי לראות</translation>
    </message>
    <message>
        <source>%1 · %2 passed, %3 failed, %4 broken · evaluation %5</source>
        <translation type="unfinished">⁨%1⁩ · ⁨%2⁩ עברו, ⁨%3⁩ נכשלו, ⁨%4⁩ תקולים · הערכה ⁨%5⁩</translation>
    </message>
    <message>
        <source>Times and cost</source>
        <translation type="unfinished">זמנים ועלות</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished">מה נמצא</translation>
    </message>
</context>
<context>
    <name>model::EvaluationReport</name>
    <message>
        <source>broken</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">תקול</translation>
    </message>
    <message>
        <source>%1, %2 broken</source>
        <translation type="unfinished">⁨%1⁩, ⁨%2⁩ תקולים</translation>
    </message>
    <message>
        <source>%1 unstable</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">⁨%1⁩ לא יציבים</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">מקרה</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: how many</extracomment>
        <translation type="unfinished">עברו</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">התור כולו, חציון</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">עלות החבילה</translation>
    </message>
    <message>
        <source>unstable: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">לא יציב: ⁨%1⁩</translation>
    </message>
    <message>
        <source>worse: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">גרוע יותר: ⁨%1⁩</translation>
    </message>
    <message>
        <source>better: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">טוב יותר: ⁨%1⁩</translation>
    </message>
    <message>
        <source>too close to say: %1</source>
        <translation type="unfinished">קרוב מכדי לקבוע: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 is worse over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">הווריאנט ⁨%1⁩ גרוע יותר בכל המקרים יחד: ⁨%2⁩ ירדו, ⁨%3⁩ עלו (p ⁨%4⁩)</translation>
    </message>
    <message>
        <source>%1 is better over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">הווריאנט ⁨%1⁩ טוב יותר בכל המקרים יחד: ⁨%2⁩ ירדו, ⁨%3⁩ עלו (p ⁨%4⁩)</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 broken; %4 from before</source>
        <translation type="unfinished">⁨%1⁩ עברו, ⁨%2⁩ נכשלו, ⁨%3⁩ תקולים; ⁨%4⁩ מקודם</translation>
    </message>
    <message>
        <source>This evaluation: %1</source>
        <translation type="unfinished">הערכה זו: ⁨%1⁩</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">מתי: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">הערכה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Preferred blind</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">הועדפה בעיוור</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation type="unfinished">⁨%1⁩ (הרצות: ⁨%2⁩ מתוך ⁨%3⁩)</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are not done.</source>
        <translation type="unfinished">
            <numerusform>הרצה אחת לא בוצעה.</numerusform>
            <numerusform>%n הרצות לא בוצעו.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationSuite</name>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">לא ניתן לשפוט את ”⁨%1⁩”: ⁨%2⁩</translation>
    </message>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">מודל נכתב PROVIDER/MODEL, ולא ”⁨%1⁩”</translation>
    </message>
    <message>
        <source>a variant has a prompt or a template, not both</source>
        <translation type="unfinished">לווריאנט יש prompt או template, לא שניהם</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Name of the variant that a suite has without any</extracomment>
        <translation type="unfinished">רגיל</translation>
    </message>
    <message>
        <source>there are no cases: write [[cases]], or name their file with cases-from</source>
        <translation type="unfinished">אין מקרים: יש לכתוב ⁦[[cases]]⁩, או לנקוב בקובץ שלהם עם cases-from</translation>
    </message>
    <message>
        <source>%1: the case “%2” has no input. Give it one, or give all cases one with input under [suite].</source>
        <translation type="unfinished">⁨%1⁩: למקרה ”⁨%2⁩” אין קלט. יש לתת לו קלט, או לתת קלט לכל המקרים עם input תחת ⁦[suite]⁩.</translation>
    </message>
    <message>
        <source>%1: there are no cases.</source>
        <translation type="unfinished">⁨%1⁩: אין מקרים.</translation>
    </message>
    <message>
        <source>%1: %2 cases with %3 variants, %4 times, are more than %5 runs.</source>
        <translation type="unfinished">⁨%1⁩: ⁨%2⁩ מקרים עם ⁨%3⁩ וריאנטים, ⁨%4⁩ פעמים, הם יותר מ־⁨%5⁩ הרצות.</translation>
    </message>
    <message>
        <source>The suite that is kept cannot be read.</source>
        <translation type="unfinished">לא ניתן לקרוא את החבילה השמורה.</translation>
    </message>
    <message>
        <source>A case that is kept cannot be read: %1</source>
        <translation type="unfinished">לא ניתן לקרוא מקרה שמור: ⁨%1⁩</translation>
    </message>
    <message>
        <source>“%1” is a variable; did you mean “input”?</source>
        <translation type="unfinished">”⁨%1⁩” הוא משתנה; האם התכוונת ל־”⁨input⁩”?</translation>
    </message>
    <message>
        <source>there is no variable “%1” for “%2”; it stays as it is written</source>
        <translation type="unfinished">אין משתנה ”⁨%1⁩” עבור ”⁨%2⁩”; הוא נשאר כפי שנכתב</translation>
    </message>
    <message>
        <source>“%1” expects nothing, so that any answer passes</source>
        <translation type="unfinished">”⁨%1⁩” אינו מצפה לדבר, ולכן כל תשובה עוברת</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>עוד אחד אינו מוצג כאן.</numerusform>
            <numerusform>עוד %n אינם מוצגים כאן.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationTable</name>
    <message numerus="yes">
        <source>The judge agrees with you on %1 of %n graded run(s).</source>
        <translation type="unfinished">
            <numerusform>השופט מסכים איתך ב־⁨%1⁩ מתוך הרצה אחת שקיבלה ציון.</numerusform>
            <numerusform>השופט מסכים איתך ב־⁨%1⁩ מתוך %n הרצות שקיבלו ציון.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: %3 of %4</source>
        <translation type="unfinished">⁨%1⁩ עם ⁨%2⁩: ⁨%3⁩ מתוך ⁨%4⁩</translation>
    </message>
</context>
<context>
    <name>model::ExchangeFilter</name>
    <message>
        <source>%1:%2 is not understood: %3</source>
        <translation type="unfinished">הביטוי %1:%2 אינו מובן: ⁨%3⁩</translation>
    </message>
    <message>
        <source>a status such as 404, or 4xx, or %1</source>
        <translation type="unfinished">מצב כגון 404, או 4xx, או ⁨%1⁩</translation>
    </message>
    <message>
        <source>a time such as 2s, 300ms or 1min</source>
        <translation type="unfinished">זמן כגון 2s, 300ms או 1min</translation>
    </message>
    <message>
        <source>a size such as 500KB or 2MB</source>
        <translation type="unfinished">גודל כגון 500KB או 2MB</translation>
    </message>
    <message>
        <source>an amount such as 0.01</source>
        <translation type="unfinished">סכום כגון 0.01</translation>
    </message>
    <message>
        <source>%1: of what?</source>
        <translation type="unfinished">⁨%1⁩: של מה?</translation>
    </message>
</context>
<context>
    <name>model::Expectation</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3</source>
        <translation type="unfinished">הביטוי ”⁨%1⁩” אינו תבנית: ⁨%2⁩ ב־⁨%3⁩</translation>
    </message>
    <message>
        <source>the value is not a JSON Schema: %1</source>
        <translation type="unfinished">הערך אינו JSON Schema: ⁨%1⁩</translation>
    </message>
    <message>
        <source>the value is a table with name, and args or schema</source>
        <translation type="unfinished">הערך הוא טבלה עם name, ועם args או schema</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation type="unfinished">חסר ערך</translation>
    </message>
    <message>
        <source>the value is a text</source>
        <translation type="unfinished">הערך הוא טקסט</translation>
    </message>
    <message>
        <source>the value is a text or a list of texts</source>
        <translation type="unfinished">הערך הוא טקסט או רשימה של טקסטים</translation>
    </message>
    <message>
        <source>the value is a pattern</source>
        <translation type="unfinished">הערך הוא תבנית</translation>
    </message>
    <message>
        <source>the value is a tool&apos;s name, a list of names, or a table with name or pattern, and min and max</source>
        <translation type="unfinished">הערך הוא שם של כלי, רשימת שמות, או טבלה עם name או pattern, ועם min ו־max</translation>
    </message>
    <message>
        <source>the value is a list of tools, or a table with steps and mode</source>
        <translation type="unfinished">הערך הוא רשימת כלים, או טבלה עם steps ו־mode</translation>
    </message>
    <message>
        <source>the value is a table with min or max</source>
        <translation type="unfinished">הערך הוא טבלה עם min או max</translation>
    </message>
    <message>
        <source>the value is a program, or a list of it and its arguments</source>
        <translation type="unfinished">הערך הוא תוכנה, או רשימה שלה ושל הארגומנטים שלה</translation>
    </message>
    <message>
        <source>“%1” is code or reaches out, and is never run; a command may decide instead</source>
        <translation type="unfinished">הציפייה ”⁨%1⁩” היא קוד או פונה החוצה, ולעולם אינה רצה; במקומה פקודה יכולה להכריע</translation>
    </message>
    <message>
        <source>it has no type</source>
        <translation type="unfinished">אין לה סוג</translation>
    </message>
    <message>
        <source>there is no expectation “%1”</source>
        <translation type="unfinished">אין ציפייה בשם ”⁨%1⁩”</translation>
    </message>
    <message>
        <source>there is no expectation “%1”; did you mean %2?</source>
        <translation type="unfinished">אין ציפייה בשם ”⁨%1⁩”; אולי הכוונה: ⁨%2⁩</translation>
    </message>
    <message>
        <source>a set needs other expectations under assert</source>
        <translation type="unfinished">קבוצה מכילה ציפיות אחרות תחת assert</translation>
    </message>
    <message>
        <source>it needs a threshold</source>
        <translation type="unfinished">נדרש לה סף</translation>
    </message>
    <message>
        <source>its threshold is from 0 to 1, not %1</source>
        <translation type="unfinished">הסף שלה הוא מ־0 עד 1, ולא ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>model::Har</name>
    <message>
        <source>This is not an HTTP Archive: %1</source>
        <translation type="unfinished">זה אינו HTTP Archive: ⁨%1⁩</translation>
    </message>
    <message>
        <source>This is not an HTTP Archive: it has no log with entries.</source>
        <translation type="unfinished">זה אינו HTTP Archive: אין בו log עם רשומות.</translation>
    </message>
    <message>
        <source>Entry %1 of the HTTP Archive is not one: it has no request with an address, or no response.</source>
        <translation type="unfinished">רשומה ⁨%1⁩ של ה־HTTP Archive אינה תקפה: אין בה בקשה עם כתובת, או תגובה.</translation>
    </message>
</context>
<context>
    <name>model::Invocation</name>
    <message>
        <source>being written</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">נכתב</translation>
    </message>
    <message>
        <source>being checked</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">נבדק</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">ממתין לאישורך</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">רץ</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">הושלם</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">נכשל</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">נדחה</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">חריגה מהזמן</translation>
    </message>
    <message>
        <source>result used again</source>
        <translation type="unfinished">שימוש חוזר בתוצאה</translation>
    </message>
    <message>
        <source>not known whether it ran</source>
        <translation type="unfinished">לא ידוע אם רץ</translation>
    </message>
</context>
<context>
    <name>model::JsonPath</name>
    <message>
        <source>The path cannot be read from character %1 on.</source>
        <translation type="unfinished">לא ניתן לקרוא את הנתיב מתו ⁨%1⁩ ואילך.</translation>
    </message>
    <message>
        <source>A path begins with $, a pointer with a slash.</source>
        <translation type="unfinished">נתיב מתחיל ב־$, מצביע מתחיל בלוכסן.</translation>
    </message>
</context>
<context>
    <name>model::Judgement</name>
    <message>
        <source>The answer is what was expected.</source>
        <translation type="unfinished">התשובה היא מה שציפו לו.</translation>
    </message>
    <message>
        <source>The answer is %1, not %2.</source>
        <translation type="unfinished">התשובה היא ⁨%1⁩, ולא ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The answer contains %1.</source>
        <translation type="unfinished">התשובה מכילה את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The answer does not contain %1.</source>
        <translation type="unfinished">התשובה אינה מכילה את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The answer begins with %1.</source>
        <translation type="unfinished">התשובה מתחילה ב־⁨%1⁩.</translation>
    </message>
    <message>
        <source>The answer does not begin with %1.</source>
        <translation type="unfinished">התשובה אינה מתחילה ב־⁨%1⁩.</translation>
    </message>
    <message>
        <source>The pattern takes too long on this answer.</source>
        <translation type="unfinished">התבנית אורכת זמן רב מדי על תשובה זו.</translation>
    </message>
    <message>
        <source>The pattern matches %1.</source>
        <translation type="unfinished">התבנית תואמת את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The pattern matches nothing in the answer.</source>
        <translation type="unfinished">התבנית אינה תואמת דבר בתשובה.</translation>
    </message>
    <message>
        <source>The texts are too long to be measured.</source>
        <translation type="unfinished">הטקסטים ארוכים מכדי למדוד אותם.</translation>
    </message>
    <message>
        <source>The answer is %1 changes away, %2 are allowed.</source>
        <translation type="unfinished">התשובה רחוקה ⁨%1⁩ שינויים, מותרים ⁨%2⁩.</translation>
    </message>
    <message>
        <source>By words, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">לפי המילים הדמיון של התשובה הוא ⁨%1⁩, נדרש ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The answer is not JSON: %1</source>
        <translation type="unfinished">התשובה אינה JSON: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The answer is JSON as expected.</source>
        <translation type="unfinished">התשובה היא JSON כמצופה.</translation>
    </message>
    <message>
        <source>The answer is JSON, but does not fit: %1</source>
        <translation type="unfinished">התשובה היא JSON, אך אינה מתאימה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>There is no JSON in the answer.</source>
        <translation type="unfinished">אין JSON בתשובה.</translation>
    </message>
    <message>
        <source>There is JSON in the answer as expected.</source>
        <translation type="unfinished">בתשובה יש JSON כמצופה.</translation>
    </message>
    <message>
        <source>The answer&apos;s stop reason is “%1”.</source>
        <translation type="unfinished">התשובה הסתיימה בגלל ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>This is not known for the model.</source>
        <translation type="unfinished">הדבר אינו ידוע על המודל.</translation>
    </message>
    <message>
        <source>%1; %2 at most.</source>
        <translation type="unfinished">⁨%1⁩; ⁨%2⁩ לכל היותר.</translation>
    </message>
    <message>
        <source>This cannot be judged: %1.</source>
        <translation type="unfinished">לא ניתן לשפוט זאת: ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>model::Judging</name>
    <message>
        <source>There is no judge: %1</source>
        <translation type="unfinished">אין שופט: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The judge did not answer: %1</source>
        <translation type="unfinished">השופט לא ענה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>No command can be run here.</source>
        <translation type="unfinished">לא ניתן להריץ כאן פקודה.</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation type="unfinished">הפקודה הסתיימה במצב ⁨%1⁩.</translation>
    </message>
    <message>
        <source>By meaning, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">לפי המשמעות הדמיון של התשובה הוא ⁨%1⁩, נדרש ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>model::LibraryCatalog</name>
    <message>
        <source>The tool library %1 cannot be used: %2</source>
        <translation type="unfinished">לא ניתן להשתמש בספריית הכלים ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>There is no tool library “%1”.</source>
        <translation type="unfinished">אין ספריית כלים בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>There is no tool library “%1”. Did you mean %2?</source>
        <translation type="unfinished">אין ספריית כלים בשם ”⁨%1⁩”. אולי הכוונה: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>model::MessageQueue</name>
    <message>
        <source>%1 messages are already waiting. Drop one first.</source>
        <translation type="unfinished">כבר ממתינות ⁨%1⁩ הודעות. יש לוותר קודם על אחת.</translation>
    </message>
</context>
<context>
    <name>model::PlannedVariant</name>
    <message>
        <source>A prompt of an evaluation reads no file: %1</source>
        <translation type="unfinished">הנחיה של הערכה אינה קוראת קובץ: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>model::PostgresRuns</name>
    <message>
        <source>The database %1 has no room left: this could not be saved.</source>
        <translation type="unfinished">במסד הנתונים ⁨%1⁩ לא נשאר מקום: לא ניתן היה לשמור.</translation>
    </message>
    <message>
        <source>The database %1 can only be read at present.</source>
        <translation type="unfinished">ממסד הנתונים ⁨%1⁩ ניתן כרגע רק לקרוא.</translation>
    </message>
    <message>
        <source>The database %1 does not let this user in. Its password comes from PGPASSWORD or ~/.pgpass.</source>
        <translation type="unfinished">מסד הנתונים ⁨%1⁩ אינו מאפשר כניסה למשתמש זה. הסיסמה שלו מגיעה מ־PGPASSWORD או מ־⁦~/.pgpass⁩.</translation>
    </message>
    <message>
        <source>There is no such database: %1.</source>
        <translation type="unfinished">אין מסד נתונים כזה: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>This user does not have the right to do that in %1.</source>
        <translation type="unfinished">למשתמש זה אין הרשאה לעשות זאת ב־⁨%1⁩.</translation>
    </message>
    <message>
        <source>The database %1 has no evaluations yet. Make it ready for them with parlance store --create.</source>
        <translation type="unfinished">במסד הנתונים ⁨%1⁩ אין עדיין הערכות. יש להכין להן מקום עם parlance store --create.</translation>
    </message>
    <message>
        <source>The database %1 is out of connections or memory.</source>
        <translation type="unfinished">למסד הנתונים ⁨%1⁩ אזלו החיבורים או הזיכרון.</translation>
    </message>
    <message>
        <source>The database %1 does not answer.</source>
        <translation type="unfinished">מסד הנתונים ⁨%1⁩ אינו עונה.</translation>
    </message>
    <message>
        <source>The database %1 could not be read or written.</source>
        <translation type="unfinished">לא ניתן היה לקרוא ממסד הנתונים ⁨%1⁩ או לכתוב אליו.</translation>
    </message>
    <message>
        <source>PostgreSQL cannot be reached: Qt&apos;s driver for it is not installed (libqt6sql6-psql).</source>
        <translation type="unfinished">לא ניתן לדבר עם PostgreSQL: מנהל ההתקן של Qt עבורו אינו מותקן (libqt6sql6-psql).</translation>
    </message>
    <message>
        <source>The evaluations in %1 are of version %2. Bring them to %3 with parlance store --create.</source>
        <translation type="unfinished">ההערכות ב־⁨%1⁩ הן בגרסה ⁨%2⁩. יש לעדכן אותן ל־⁨%3⁩ עם parlance store --create.</translation>
    </message>
    <message>
        <source>The tables are there, the roles are not: %1 (%2)</source>
        <translation type="unfinished">הטבלאות קיימות, התפקידים לא: ⁨%1⁩ (⁨%2⁩)</translation>
    </message>
</context>
<context>
    <name>model::Preferences</name>
    <message>
        <source>preferred blind: %1: %2 of %3, %4; undecided: %5</source>
        <translation type="unfinished">הועדפה בעיוור: ⁨%1⁩: ⁨%2⁩ מתוך ⁨%3⁩, ⁨%4⁩; ללא הכרעה: ⁨%5⁩</translation>
    </message>
    <message numerus="yes">
        <source>The judge&apos;s scores agree with you on %1 of %n compared pair(s).</source>
        <translation type="unfinished">
            <numerusform>הניקוד של השופט מסכים איתך ב־⁨%1⁩ מתוך זוג אחד שהושווה.</numerusform>
            <numerusform>הניקוד של השופט מסכים איתך ב־⁨%1⁩ מתוך %n זוגות שהושוו.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation type="unfinished">⁨%1⁩ % (⁨%2⁩ עד ⁨%3⁩)</translation>
    </message>
</context>
<context>
    <name>model::PromptCatalog</name>
    <message>
        <source>The prompt %1 cannot be used: %2</source>
        <translation type="unfinished">לא ניתן להשתמש בהנחיה ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>There is no prompt “%1”.</source>
        <translation type="unfinished">אין הנחיה בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>There is no prompt “%1”. Did you mean %2?</source>
        <translation type="unfinished">אין הנחיה בשם ”⁨%1⁩”. אולי הכוונה: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>model::RedactionRules</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3.</source>
        <translation type="unfinished">הביטוי ”⁨%1⁩” אינו תבנית: ⁨%2⁩ ב־⁨%3⁩.</translation>
    </message>
    <message>
        <source>“%1” also matches nothing at all, and so matches everywhere.</source>
        <translation type="unfinished">הביטוי ”⁨%1⁩” תואם גם כלום, ולכן תואם בכל מקום.</translation>
    </message>
</context>
<context>
    <name>model::RequestSchema</name>
    <message>
        <source>The dialect knows no member “%1” here.</source>
        <translation type="unfinished">הניב אינו מכיר כאן מאפיין ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>The dialect knows no member “%1” here. Did you mean “%2”?</source>
        <translation type="unfinished">הניב אינו מכיר כאן מאפיין ”⁨%1⁩”. אולי הכוונה ל־”⁨%2⁩”?</translation>
    </message>
    <message>
        <source>From here on it is not JSON.</source>
        <translation type="unfinished">מכאן ואילך זה אינו JSON.</translation>
    </message>
</context>
<context>
    <name>model::Rubric</name>
    <message>
        <source>What the judge said is not a judgement: “%1”</source>
        <translation type="unfinished">מה שהשופט אמר אינו שיפוט: ”⁨%1⁩”</translation>
    </message>
</context>
<context>
    <name>model::RunSchema</name>
    <message>
        <source>The evaluations are of version %1, which is newer than this program knows (%2). They have been left as they are.</source>
        <translation type="unfinished">ההערכות הן בגרסה ⁨%1⁩, החדשה מזו שתוכנה זו מכירה (⁨%2⁩). המאגר הושאר כמות שהוא.</translation>
    </message>
</context>
<context>
    <name>model::RunStore</name>
    <message>
        <source>There is no evaluation “%1”.</source>
        <translation type="unfinished">אין הערכה בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>There is no evaluation of “%1” yet.</source>
        <translation type="unfinished">אין עדיין הערכה של ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>Several evaluations begin with “%1”.</source>
        <translation type="unfinished">כמה הערכות מתחילות ב־”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>The evaluation has no run %1/%2/%3 that is done.</source>
        <translation type="unfinished">בהערכה אין הרצה %1/%2/%3 שהושלמה.</translation>
    </message>
</context>
<context>
    <name>model::RunWorker</name>
    <message>
        <source>Evaluation</source>
        <extracomment>Title of a conversation that an evaluation makes</extracomment>
        <translation type="unfinished">הערכה</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">אין בחבילה וריאנט בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">אין בחבילה מקרה בשם ”⁨%1⁩”.</translation>
    </message>
</context>
<context>
    <name>model::Session</name>
    <message>
        <source>The last message of this conversation cannot be read.</source>
        <translation type="unfinished">לא ניתן לקרוא את ההודעה האחרונה של שיחה זו.</translation>
    </message>
    <message>
        <source>This was waiting when the program ended.</source>
        <translation type="unfinished">זה המתין כשהתוכנה נסגרה.</translation>
    </message>
    <message>
        <source>Only a message of yours can be edited and sent again.</source>
        <translation type="unfinished">רק הודעה שלך ניתן לערוך ולשלוח שוב.</translation>
    </message>
    <message>
        <source>There is no message before this that could be answered.</source>
        <translation type="unfinished">אין לפני כן הודעה שניתן לענות עליה.</translation>
    </message>
    <message>
        <source>There is nothing to continue.</source>
        <translation type="unfinished">אין מה להמשיך.</translation>
    </message>
    <message>
        <source>Continue exactly where you stopped.</source>
        <translation type="unfinished">המשך בדיוק מהמקום שבו עצרת.</translation>
    </message>
    <message>
        <source>There is no turn to retry.</source>
        <translation type="unfinished">אין תור לנסות שוב.</translation>
    </message>
    <message>
        <source>There is no turn to go on from.</source>
        <translation type="unfinished">אין תור להמשיך ממנו.</translation>
    </message>
    <message>
        <source>There is no turn to restore.</source>
        <translation type="unfinished">אין תור לשחזר.</translation>
    </message>
    <message>
        <source>An answer is under way in this conversation. Stop it first.</source>
        <translation type="unfinished">יש תשובה בתהליך בשיחה זו. יש לעצור אותה קודם.</translation>
    </message>
    <message>
        <source>The conversation cannot be written to: %1.</source>
        <translation type="unfinished">לא ניתן לכתוב לשיחה: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">יש לבחור קודם מודל.</translation>
    </message>
    <message>
        <source>The turn before could not begin, so this waits for your go-ahead.</source>
        <translation type="unfinished">התור הקודם לא יכול היה להתחיל, ולכן זה ממתין לאישורך.</translation>
    </message>
    <message>
        <source>The turn was ended early, so this waits for your go-ahead.</source>
        <translation type="unfinished">התור הסתיים לפני הזמן, ולכן זה ממתין לאישורך.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation type="unfinished">דבר אינו ממתין לשליחה.</translation>
    </message>
    <message>
        <source>The turn was rolled back, so this waits for your go-ahead.</source>
        <translation type="unfinished">התור הוחזר לאחור, ולכן זה ממתין לאישורך.</translation>
    </message>
    <message>
        <source>The turn failed, so this waits for your go-ahead.</source>
        <translation type="unfinished">התור נכשל, ולכן זה ממתין לאישורך.</translation>
    </message>
    <message>
        <source>With all that was said before, this does not fit into the model&apos;s context. If it is sent now, it goes without the oldest messages.</source>
        <translation type="unfinished">עם כל מה שנאמר קודם, זה אינו נכנס להקשר של המודל. שליחה כעת תהיה ללא ההודעות הישנות ביותר.</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Name of an edit that can be undone: a verb: keep it from being left out</extracomment>
        <translation type="unfinished">הצמדה</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Name of an edit that can be undone: a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">ביטול ההצמדה</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Name of an edit that can be undone: send the message along again</extracomment>
        <translation type="unfinished">הפעלה</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Name of an edit that can be undone: leave the message out of what is sent</extracomment>
        <translation type="unfinished">השבתה</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">אין סוכן בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>The agent %1 asks for the model %2. %3</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ מבקש את המודל ⁨%2⁩. ⁨%3⁩</translation>
    </message>
    <message>
        <source>Change Agent</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">החלפת הסוכן</translation>
    </message>
    <message>
        <source>Another Parlance is writing to this conversation: %1.</source>
        <translation type="unfinished">מופע אחר של Parlance כותב בשיחה זו: ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>model::StoreAddress</name>
    <message>
        <source>A store is postgresql://[USER@]HOST[:PORT]/DATABASE, not “%1”.</source>
        <translation type="unfinished">מאגר נכתב postgresql://[USER@]HOST[:PORT]/DATABASE, ולא ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD, or keep it in ~/.pgpass or the keychain.</source>
        <translation type="unfinished">סיסמה אינה שייכת לשורת הפקודה, שאחרים יכולים לראות. יש להגדיר PGPASSWORD, או לשמור אותה ב־⁦~/.pgpass⁩ או בצרור המפתחות.</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD.</source>
        <translation type="unfinished">סיסמה אינה שייכת לשורת הפקודה, שאחרים יכולים לראות. יש להגדיר PGPASSWORD.</translation>
    </message>
    <message>
        <source>Which database? Write it after the host: postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">איזה מסד נתונים? יש לכתוב אותו אחרי המארח: postgresql://HOST/DATABASE.</translation>
    </message>
    <message>
        <source>Over a network a store is used with sslmode=verify-full only, not with %1: what models and tools said goes there, and comes from there.</source>
        <translation type="unfinished">ברשת משתמשים במאגר רק עם sslmode=verify-full, ולא עם ⁨%1⁩: מה שמודלים וכלים אמרו נשלח לשם, ומגיע משם.</translation>
    </message>
</context>
<context>
    <name>model::Summarising</name>
    <message>
        <source>There is nothing before the last message and its answer that could be summed up.</source>
        <translation type="unfinished">אין לפני ההודעה האחרונה והתשובה לה דבר שניתן לסכם.</translation>
    </message>
    <message>
        <source>There is no summary: %1</source>
        <translation type="unfinished">אין סיכום: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The model wrote no summary. Nothing has been changed.</source>
        <translation type="unfinished">המודל לא כתב סיכום. דבר לא שונה.</translation>
    </message>
    <message>
        <source>Summary of messages %1 to %2</source>
        <translation type="unfinished">סיכום הודעות ⁨%1⁩ עד ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>model::Titling</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">עדיין לא נאמר דבר שניתן ליצור ממנו כותרת.</translation>
    </message>
    <message>
        <source>The model wrote no title.</source>
        <translation type="unfinished">המודל לא כתב כותרת.</translation>
    </message>
    <message>
        <source>There is no title: %1</source>
        <translation type="unfinished">אין כותרת: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>model::ToolJudgement</name>
    <message>
        <source>no tool was called</source>
        <translation type="unfinished">לא נקרא אף כלי</translation>
    </message>
    <message>
        <source>called: %1</source>
        <extracomment>What was found; %1 lists tools, in the verdict on a run of an evaluation</extracomment>
        <translation type="unfinished">נקראו: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s); %1.</source>
        <translation type="unfinished">
            <numerusform>פעם אחת; ⁨%1⁩.</numerusform>
            <numerusform>%n פעמים; ⁨%1⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>All were called; %1.</source>
        <translation type="unfinished">כולם נקראו; ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Never called: %1; %2.</source>
        <translation type="unfinished">מעולם לא נקראו: ⁨%1⁩; ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” was not called; %2.</source>
        <translation type="unfinished">הכלי ”⁨%1⁩” לא נקרא; ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Called with %1.</source>
        <translation type="unfinished">נקרא עם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Wanted in order: %1; %2.</source>
        <translation type="unfinished">נדרש לפי הסדר: ⁨%1⁩; ⁨%2⁩.</translation>
    </message>
    <message>
        <source>There are steps of the types tool and round, not “%1”.</source>
        <translation type="unfinished">יש שלבים מהסוגים tool ו־round, ולא ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>F1 is %1, %2 is wanted; %3.</source>
        <translation type="unfinished">F1 הוא ⁨%1⁩, נדרש ⁨%2⁩; ⁨%3⁩.</translation>
    </message>
    <message>
        <source>This cannot be judged here.</source>
        <translation type="unfinished">איש אינו שופט זאת כאן.</translation>
    </message>
</context>
<context>
    <name>model::Turn</name>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">התשובה של המודל ריקה.</translation>
    </message>
    <message>
        <source>The agent %1 answered with nothing.</source>
        <translation type="unfinished">התשובה של הסוכן ⁨%1⁩ ריקה.</translation>
    </message>
    <message>
        <source>%1 broke.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">הכלי ⁨%1⁩ קרס.</translation>
    </message>
    <message>
        <source>The answer has a call in it that may be an example only. Run it?
%1</source>
        <translation type="unfinished">בתשובה יש קריאה שייתכן שהיא רק דוגמה. להריץ אותה?
⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>model::TurnRun</name>
    <message>
        <source>It was stopped after %1 s.</source>
        <translation type="unfinished">נעצר אחרי ⁨%1⁩ שנ׳.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceInstructions</name>
    <message>
        <source>it cannot be read</source>
        <translation type="unfinished">לא ניתן לקרוא אותו</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation type="unfinished">הוא אינו קובץ</translation>
    </message>
    <message>
        <source>it has more than %1 KiB</source>
        <translation type="unfinished">הוא גדול מ־⁨%1⁩ KiB</translation>
    </message>
    <message>
        <source>it leads out of the workspace</source>
        <translation type="unfinished">הוא מוביל אל מחוץ למרחב העבודה</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation type="unfinished">הוא אינו UTF-8</translation>
    </message>
    <message>
        <source>The workspace %1 has instructions for models, in %2. Give them to the model in conversations that work there?</source>
        <translation type="unfinished">במרחב העבודה ⁨%1⁩ יש הוראות למודלים, ב־⁨%2⁩. לתת אותן למודל בשיחות שפועלות שם?</translation>
    </message>
    <message>
        <source>%1 is not given to the model: %2.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ אינו ניתן למודל: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is not given to the model: nobody has allowed it.</source>
        <translation type="unfinished">הקובץ ⁨%1⁩ אינו ניתן למודל: איש לא אישר אותו.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceTrust</name>
    <message>
        <source>The workspace %1 brings descriptors of its own: %2. They can start programs and reach servers. Use them?</source>
        <translation type="unfinished">מרחב העבודה ⁨%1⁩ מביא מתארים משלו: ⁨%2⁩. הם יכולים להפעיל תוכנות ולהגיע לשרתים. להשתמש בהם?</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a workspace is trusted</extracomment>
        <translation type="unfinished">
            <numerusform>עוד אחד</numerusform>
            <numerusform>עוד %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpConnection</name>
    <message>
        <source>%1 did not accept the greeting: %2</source>
        <translation type="unfinished">לחיצת היד עם ⁨%1⁩ לא התקבלה: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 speaks version %2 of the Agent Client Protocol, and this program speaks version %3.</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ משתמש בגרסה ⁨%2⁩ של Agent Client Protocol, ותוכנה זו בגרסה ⁨%3⁩.</translation>
    </message>
    <message>
        <source>%1 asked for more than %2 things in a minute and was stopped.</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ שלח יותר מ־⁨%2⁩ בקשות בדקה אחת, ופעולתו הופסקה.</translation>
    </message>
    <message>
        <source>%1 did not answer “%2” in time and was stopped.</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ לא ענה בזמן על ”⁨%2⁩”, ופעולתו הופסקה.</translation>
    </message>
</context>
<context>
    <name>network::AcpConverseJob</name>
    <message>
        <source>%1 is an agent: it can be asked only within a conversation.</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ ניתן לתשאול רק בתוך שיחה.</translation>
    </message>
    <message>
        <source>%1 refused to go on, and has undone the turn.</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ סירב להמשיך וביטל את התור.</translation>
    </message>
    <message>
        <source>%1 broke off.</source>
        <translation type="unfinished">פעולת ⁨%1⁩ נקטעה.</translation>
    </message>
    <message>
        <source>%1 said more than is accepted in one answer.</source>
        <translation type="unfinished">הפלט של ⁨%1⁩ חורג מהמותר לתשובה אחת.</translation>
    </message>
    <message>
        <source>%1 was lost while one of its calls was running: %2</source>
        <translation type="unfinished">הקשר עם ⁨%1⁩ אבד בזמן שפעלה קריאה שלו: ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%1 has said nothing for %n second(s).</source>
        <translation type="unfinished">
            <numerusform>אין פלט מ־⁨%1⁩ זה שנייה.</numerusform>
            <numerusform>אין פלט מ־⁨%1⁩ זה %n שניות.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpOpening</name>
    <message>
        <source>%1 gave its session no name.</source>
        <translation type="unfinished">לא התקבל מאת ⁨%1⁩ שם להפעלה.</translation>
    </message>
    <message>
        <source>There is no workspace folder: %1 works in an empty one, %2.</source>
        <translation type="unfinished">אין תיקיית עבודה: ⁨%1⁩ עובד בתיקייה ריקה, ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 has not seen what was said so far: it is given that as text.</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ לא נכח במה שנאמר עד כה: הדברים נמסרים לו כטקסט.</translation>
    </message>
    <message>
        <source>%1 lost its session.</source>
        <translation type="unfinished">ההפעלה של ⁨%1⁩ אבדה.</translation>
    </message>
    <message>
        <source>%1 did not accept %2: %3</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ לא קיבל את ⁨%2⁩: ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. It does that itself, and may open a browser.</source>
        <translation type="unfinished">נדרשת כניסה אל ⁨%1⁩: ⁨%2⁩. הוא מבצע זאת בעצמו, וייתכן שיפתח דפדפן.</translation>
    </message>
    <message>
        <source>Waiting until you have signed in with %1…</source>
        <translation type="unfinished">בהמתנה לכניסה שלך אל ⁨%1⁩…</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. Its own program does that: run this in a terminal, then go on.</source>
        <translation type="unfinished">נדרשת כניסה אל ⁨%1⁩: ⁨%2⁩. התוכנה שלו מבצעת זאת: יש להריץ את הפקודה הזו במסוף ואז להמשיך.</translation>
    </message>
</context>
<context>
    <name>network::AcpPermissions</name>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question; %1 is a deed of another program’s agent</extracomment>
        <translation type="unfinished">לאשר את ⁨%1⁩?</translation>
    </message>
    <message>
        <source>%1 does it itself, outside the sandbox.</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ מבצע זאת בעצמו, מחוץ לארגז החול.</translation>
    </message>
    <message>
        <source>%1 was refused: what an agent is about to do can be allowed or refused, not changed.</source>
        <translation type="unfinished">הבקשה של ⁨%1⁩ נדחתה: את מה שסוכן עומד לעשות ניתן לאשר או לדחות, לא לשנות.</translation>
    </message>
</context>
<context>
    <name>network::AcpTerminals</name>
    <message>
        <source>%1 wants to run this in the sandbox, where it can write in the workspace and has no network.</source>
        <translation type="unfinished">הסוכן ⁨%1⁩ מבקש להריץ זאת בארגז החול, שם הוא יכול לכתוב במרחב העבודה ואין לו רשת.</translation>
    </message>
</context>
<context>
    <name>network::AcpThread</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>%1 wants you to sign in first.</source>
        <translation type="unfinished">נדרשת קודם כניסה אל ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 wants you to sign in first (%2).</source>
        <translation type="unfinished">נדרשת קודם כניסה אל ⁨%1⁩ (⁨%2⁩).</translation>
    </message>
    <message>
        <source>Its own program does that, in a terminal: %1</source>
        <translation type="unfinished">יש להיכנס באמצעות התוכנה שלו, במסוף: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>network::Authorization</name>
    <message>
        <source>The sign-in server gave no client id.</source>
        <translation type="unfinished">שרת הכניסה לא מסר מזהה לקוח.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not belong to it and was not used.</source>
        <translation type="unfinished">התשובה לכניסה אינה שייכת לכניסה זו ולא נעשה בה שימוש.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not come from %1 and was not used.</source>
        <translation type="unfinished">התשובה לכניסה אינה מגיעה מ־⁨%1⁩ ולא נעשה בה שימוש.</translation>
    </message>
    <message>
        <source>The answer to the sign-in brings no code.</source>
        <translation type="unfinished">בתשובה לכניסה אין קוד.</translation>
    </message>
    <message>
        <source>The sign-in server grants no token (%1).</source>
        <translation type="unfinished">שרת הכניסה אינו מנפיק אסימון (⁨%1⁩).</translation>
    </message>
    <message>
        <source>The sign-in server grants no token: %1</source>
        <translation type="unfinished">שרת הכניסה אינו מנפיק אסימון: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The sign-in server granted no token that could be used.</source>
        <translation type="unfinished">שרת הכניסה לא הנפיק אסימון שניתן להשתמש בו.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">הכתובת ”⁨%1⁩” אינה כתובת שניתן להיכנס בה.</translation>
    </message>
    <message>
        <source>The server wants the sign-in to go through this machine (%1). That is refused.</source>
        <translation type="unfinished">השרת רוצה שהכניסה תעבור דרך מחשב זה (⁨%1⁩). הדבר נדחה.</translation>
    </message>
    <message>
        <source>The sign-in would go to %1, which is not encrypted. That is refused.</source>
        <translation type="unfinished">הכניסה תעבור אל ⁨%1⁩, שאינו מוצפן. הדבר נדחה.</translation>
    </message>
    <message>
        <source>The server describes a server other than the one that was asked (“%1” instead of “%2”), so it gets no token.</source>
        <translation type="unfinished">השרת מתאר שרת אחר מזה שהתבקש (”⁨%1⁩” במקום ”⁨%2⁩”), ולכן לא יקבל אסימון.</translation>
    </message>
    <message>
        <source>The server asks for a token but names nobody who grants one.</source>
        <translation type="unfinished">השרת דורש אסימון אך אינו מציין מי מנפיק אותו.</translation>
    </message>
    <message>
        <source>The sign-in server does not say where it grants tokens.</source>
        <translation type="unfinished">שרת הכניסה אינו מציין היכן הוא מנפיק אסימונים.</translation>
    </message>
    <message>
        <source>“%1” does not say that it protects sign-ins against theft (PKCE with S256). Without that, no token may be asked for.</source>
        <translation type="unfinished">השרת ”⁨%1⁩” אינו מצהיר שהוא מגן על כניסות מפני גניבה (PKCE עם S256). בלי זה אין לבקש אסימון.</translation>
    </message>
    <message>
        <source>The answer of the sign-in server is not a JSON object.</source>
        <translation type="unfinished">התשובה של שרת הכניסה אינה אובייקט JSON.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">הכניסה נדחתה.</translation>
    </message>
    <message>
        <source>The sign-in failed: %1</source>
        <translation type="unfinished">הכניסה נכשלה: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>network::AuthorizationGate</name>
    <message>
        <source>The sign-in was broken off.</source>
        <translation type="unfinished">הכניסה הופסקה.</translation>
    </message>
</context>
<context>
    <name>network::BubblewrapProbe</name>
    <message>
        <source>It did not end in time.</source>
        <translation type="unfinished">לא הסתיים בזמן.</translation>
    </message>
</context>
<context>
    <name>network::CaptureConnection</name>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">לא ניתן היה להגיע אל ⁨%1⁩ בזמן.</translation>
    </message>
    <message>
        <source>A request&apos;s body is not framed as HTTP requires.</source>
        <translation type="unfinished">גוף הבקשה אינו ממוסגר כנדרש ב־HTTP.</translation>
    </message>
    <message>
        <source>The request&apos;s head is too large.</source>
        <translation type="unfinished">ראש הבקשה גדול מדי.</translation>
    </message>
    <message>
        <source>This is not a request that can be passed on.</source>
        <translation type="unfinished">זו אינה בקשה שניתן להעביר הלאה.</translation>
    </message>
    <message>
        <source>A request for “%1” was refused: capture is for programs of this machine, under its own names.</source>
        <translation type="unfinished">בקשה עבור ”⁨%1⁩” נדחתה: הלכידה מיועדת לתוכנות של מחשב זה, תחת שמותיו שלו.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">בקשה של דף אינטרנט נדחתה (⁨%1⁩).</translation>
    </message>
    <message>
        <source>A request was refused: its path does not begin with the key of this capture.</source>
        <translation type="unfinished">נדחתה בקשה שהנתיב שלה אינו מתחיל במפתח של לכידה זו.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">התשובה של ⁨%1⁩ אינה HTTP.</translation>
    </message>
    <message>
        <source>From here on it is another protocol, which is passed on and not kept.</source>
        <translation type="unfinished">מכאן ואילך זה פרוטוקול אחר, שמועבר הלאה ואינו נשמר.</translation>
    </message>
    <message>
        <source>%1 could not be reached: %2</source>
        <translation type="unfinished">לא ניתן היה להגיע אל ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">השרת ⁨%1⁩ סגר את החיבור ללא תשובה.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">השרת ⁨%1⁩ סגר את החיבור לפני שתשובתו הושלמה, אחרי ⁨%2⁩ בתים ממנה.</translation>
    </message>
    <message>
        <source>The program closed the connection before the answer was complete.</source>
        <translation type="unfinished">התוכנה סגרה את החיבור לפני שהתשובה הושלמה.</translation>
    </message>
</context>
<context>
    <name>network::CaptureServer</name>
    <message>
        <source>The address to capture for has no query, fragment or password: %1</source>
        <translation type="unfinished">בכתובת שעבורה לוכדים אין שאילתה, מקטע או סיסמה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Capture cannot listen on port %1: %2.</source>
        <translation type="unfinished">הלכידה אינה יכולה להאזין בפתחה ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>More than %1 connections at once: one was closed.</source>
        <translation type="unfinished">יותר מ־⁨%1⁩ חיבורים בו־זמנית: אחד נסגר.</translation>
    </message>
</context>
<context>
    <name>network::CapturedExchange</name>
    <message>
        <source>Of the request&apos;s body the first %1 are kept; all of it was passed on.</source>
        <translation type="unfinished">מגוף הבקשה נשמרו ⁨%1⁩ הראשונים; כולו הועבר הלאה.</translation>
    </message>
</context>
<context>
    <name>network::CassetteRecorder</name>
    <message>
        <source>%1 has the beginning only: more than %2 MiB were recorded.</source>
        <translation type="unfinished">בקובץ ⁨%1⁩ יש רק ההתחלה: הוקלטו יותר מ־⁨%2⁩ MiB.</translation>
    </message>
</context>
<context>
    <name>network::CassetteTransport</name>
    <message>
        <source>The recorded server gave no answer to this.</source>
        <translation type="unfinished">השרת המוקלט לא ענה על כך.</translation>
    </message>
</context>
<context>
    <name>network::ConsentRun</name>
    <message>
        <source>Nothing on this machine could wait for the answer to a sign-in.</source>
        <translation type="unfinished">דבר במחשב זה לא יכול היה לחכות לתשובה לכניסה.</translation>
    </message>
    <message>
        <source>“%1” takes only clients that it knows, and none can register itself. Register one there with the redirect address %2, and put its client id into the server&apos;s descriptor.</source>
        <translation type="unfinished">השרת ”⁨%1⁩” מקבל רק לקוחות שהוא מכיר, ואף לקוח אינו יכול לרשום את עצמו. יש לרשום שם לקוח עם כתובת ההפניה ⁨%2⁩, ולהוסיף את מזהה הלקוח שלו למתאר של השרת.</translation>
    </message>
</context>
<context>
    <name>network::DiscoveryJob</name>
    <message>
        <source>%1 is not working (HTTP %2).</source>
        <translation type="unfinished">השרת ⁨%1⁩ אינו תקין (HTTP ⁨%2⁩).</translation>
    </message>
    <message>
        <source>The server asks for a token, but there is nothing at the address where it says more about that.</source>
        <translation type="unfinished">השרת דורש אסימון, אך במקום שאליו הוא מפנה לפרטים אין דבר.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">הכתובת ”⁨%1⁩” אינה כתובת שניתן להיכנס בה.</translation>
    </message>
    <message>
        <source>The server names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there.</source>
        <translation type="unfinished">השרת נוקב ב־”⁨%1⁩” כמקום הכניסה, אך הלקוח שלו נרשם ב־”⁨%2⁩”. לא נשלח לשם דבר.</translation>
    </message>
    <message>
        <source>What is found at “%1” is about another server (“%2”) and was not used.</source>
        <translation type="unfinished">מה שנמצא ב־”⁨%1⁩” עוסק בשרת אחר (”⁨%2⁩”) ולא נעשה בו שימוש.</translation>
    </message>
    <message>
        <source>“%1”, where one should sign in, says nothing about how.</source>
        <translation type="unfinished">השרת ”⁨%1⁩”, שבו יש להיכנס, אינו אומר כיצד.</translation>
    </message>
</context>
<context>
    <name>network::EmbeddingWire</name>
    <message>
        <source>The answer has no vectors for the texts.</source>
        <translation type="unfinished">בתשובה אין וקטורים לטקסטים.</translation>
    </message>
</context>
<context>
    <name>network::EventStreamTransport</name>
    <message>
        <source>The server opened a stream, but did not say where messages go.</source>
        <translation type="unfinished">השרת פתח זרם, אך לא אמר לאן לשלוח הודעות.</translation>
    </message>
    <message>
        <source>The server does not answer with a stream of events: this is not an MCP server, or not its address.</source>
        <translation type="unfinished">השרת אינו עונה בזרם אירועים: זה אינו שרת MCP, או שזו אינה הכתובת שלו.</translation>
    </message>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">השרת שלח הודעה שגדולה מכדי לקרוא אותה.</translation>
    </message>
    <message>
        <source>The server wants messages sent to another place, %1. They are not sent there.</source>
        <translation type="unfinished">השרת רוצה שהודעות יישלחו למקום אחר, ⁨%1⁩. הן לא נשלחות.</translation>
    </message>
    <message>
        <source>The server ended the connection.</source>
        <translation type="unfinished">השרת סיים את החיבור.</translation>
    </message>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">השרת שואל מהר יותר מקצב קבלת התשובות; אחת לא נשלחה.</translation>
    </message>
</context>
<context>
    <name>network::FetchJob</name>
    <message>
        <source>An address with a name or a password in it is not used.</source>
        <translation type="unfinished">אין שימוש בכתובת שיש בה שם או סיסמה.</translation>
    </message>
    <message>
        <source>The server redirected the request more than %1 times.</source>
        <translation type="unfinished">השרת הפנה את הבקשה הלאה יותר מ־⁨%1⁩ פעמים.</translation>
    </message>
    <message>
        <source>%1 redirects the request to an address that is not encrypted.</source>
        <translation type="unfinished">השרת ⁨%1⁩ מפנה את הבקשה לכתובת שאינה מוצפנת.</translation>
    </message>
    <message>
        <source>The answer of %1 is longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">התשובה של ⁨%1⁩ ארוכה מ־⁨%2⁩ הבתים המרביים.</translation>
    </message>
</context>
<context>
    <name>network::GatheredRecords</name>
    <message numerus="yes">
        <source>%n further message(s) of this kind came, more than are kept.</source>
        <translation type="unfinished">
            <numerusform>הגיעה עוד הודעה אחת מסוג זה, מעבר למה שנשמר.</numerusform>
            <numerusform>הגיעו עוד %n הודעות מסוג זה, מעבר למה שנשמר.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::HeadlessConsentJob</name>
    <message>
        <source>The sign-in server asks for a person&apos;s consent (HTTP %1).</source>
        <translation type="unfinished">שרת הכניסה דורש את אישורו של אדם (HTTP ⁨%1⁩).</translation>
    </message>
</context>
<context>
    <name>network::HttpConverseJob</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">הספק ⁨%1⁩ נוקב בניב שאינו קיים: ”⁨%2⁩”.</translation>
    </message>
    <message>
        <source>%1 ended its answer for a reason that is not known here: “%2”.</source>
        <translation type="unfinished">התשובה של ⁨%1⁩ הסתיימה מסיבה שאינה מוכרת כאן: ”⁨%2⁩”.</translation>
    </message>
    <message>
        <source>%1 writes its tool calls as text. They are read, and from now on it is told of its tools in that way, by contract.</source>
        <translation type="unfinished">המודל ⁨%1⁩ כותב את הקריאות שלו לכלים כטקסט. הן נקראות, ומעתה ואילך הכלים נמסרים לו באותה דרך, לפי חוזה.</translation>
    </message>
</context>
<context>
    <name>network::HttpJob</name>
    <message>
        <source>The server wants the request sent to another address, %1. Requests are not sent on; if the address is right, put it in the descriptor.</source>
        <translation type="unfinished">השרת רוצה שהבקשה תישלח לכתובת אחרת, ⁨%1⁩. בקשות אינן מועברות הלאה; אם הכתובת נכונה, יש לכתוב אותה במתאר.</translation>
    </message>
    <message>
        <source>The server compressed its answer although it was asked not to.</source>
        <translation type="unfinished">השרת דחס את התשובה שלו אף שהתבקש לא לדחוס.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">התשובה של השרת ארוכה מדי: היא נקטעה אחרי ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The answer of %1 is not compressed in the way that it says.</source>
        <translation type="unfinished">התשובה של ⁨%1⁩ אינה דחוסה כפי שנאמר בה.</translation>
    </message>
    <message>
        <source>The answer of %1 is compressed, and longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">התשובה של ⁨%1⁩ דחוסה, וארוכה מ־⁨%2⁩ הבתים המרביים.</translation>
    </message>
    <message>
        <source>The compressed answer of %1 breaks off.</source>
        <translation type="unfinished">התשובה הדחוסה של ⁨%1⁩ נקטעת.</translation>
    </message>
    <message>
        <source>Nothing came from %1 for %2 seconds.</source>
        <translation type="unfinished">לא הגיע דבר מ־⁨%1⁩ במשך ⁨%2⁩ שניות.</translation>
    </message>
    <message>
        <source>The answer of %1 had not ended after %2 seconds.</source>
        <translation type="unfinished">התשובה של ⁨%1⁩ לא הסתיימה אחרי ⁨%2⁩ שניות.</translation>
    </message>
    <message>
        <source>The head of the server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">ראש התשובה של השרת ארוך מדי: הוא נקטע אחרי ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is framed by lines that are too long: it was cut off.</source>
        <translation type="unfinished">התשובה של השרת ממוסגרת בשורות ארוכות מדי: היא נקטעה.</translation>
    </message>
</context>
<context>
    <name>network::HttpRequest</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו כתובת HTTP.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext in the provider&apos;s descriptor.</source>
        <translation type="unfinished">הכתובת http://%1 אינה מוצפנת, ורק בכתובות של מחשב זה ניתן להשתמש כך. יש להשתמש ב־https, או להגדיר allow-cleartext במתאר של הספק.</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent as it is.</source>
        <translation type="unfinished">לא ניתן לשלוח את הכותרת ”⁨%1⁩” כמות שהיא.</translation>
    </message>
</context>
<context>
    <name>network::KeyCommand</name>
    <message>
        <source>%1, which is to give the key, cannot be started: %2.</source>
        <translation type="unfinished">לא ניתן להפעיל את ⁨%1⁩, שאמור לתת את המפתח: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has not ended.</source>
        <translation type="unfinished">התוכנה ⁨%1⁩, שאמורה לתת את המפתח, לא הסתיימה.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, writes too much for one.</source>
        <translation type="unfinished">התוכנה ⁨%1⁩, שאמורה לתת את המפתח, כותבת יותר מדי בשביל מפתח.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has failed. %2</source>
        <translation type="unfinished">התוכנה ⁨%1⁩, שאמורה לתת את המפתח, נכשלה. ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written nothing.</source>
        <translation type="unfinished">התוכנה ⁨%1⁩, שאמורה לתת את המפתח, לא כתבה דבר.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written a key of several lines; it has to be a single one.</source>
        <translation type="unfinished">⁨%1⁩, שאמור לתת את המפתח, כתב מפתח של כמה שורות; הוא חייב להיות בשורה אחת.</translation>
    </message>
</context>
<context>
    <name>network::Keychain</name>
    <message>
        <source>The key could not be kept in the desktop&apos;s keychain; it is used until the program ends.</source>
        <translation type="unfinished">לא ניתן היה לשמור את המפתח בצרור המפתחות של שולחן העבודה; נעשה בו שימוש עד סגירת התוכנה.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain could not be used. Keys can also be given as environment variables.</source>
        <translation type="unfinished">לא ניתן היה להשתמש בצרור המפתחות של שולחן העבודה. ניתן למסור מפתחות גם כמשתני סביבה.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain is asked for the key “%1”; it may be locked and waiting for its password.</source>
        <translation type="unfinished">צרור המפתחות של שולחן העבודה נשאל על המפתח „⁨%1⁩”; ייתכן שהוא נעול וממתין לסיסמה שלו.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain does not answer; it may be locked. Unlock it, or give the key as an environment variable.</source>
        <translation type="unfinished">צרור המפתחות של שולחן העבודה אינו עונה; ייתכן שהוא נעול. יש לפתוח אותו, או לתת את המפתח כמשתנה סביבה.</translation>
    </message>
</context>
<context>
    <name>network::KeysJob</name>
    <message>
        <source>The key “%1” is needed. %2</source>
        <translation type="unfinished">נדרש המפתח ”⁨%1⁩”. ⁨%2⁩</translation>
    </message>
    <message>
        <source>There is no key named “%1” in the keychain or the environment.</source>
        <translation type="unfinished">אין מפתח בשם ”⁨%1⁩” בצרור המפתחות או בסביבה.</translation>
    </message>
</context>
<context>
    <name>network::LimitExpression</name>
    <message>
        <source>“%1” is not a limit: %2</source>
        <translation type="unfinished">הביטוי ”⁨%1⁩” אינו מגבלה: ⁨%2⁩</translation>
    </message>
    <message>
        <source>A limit has at most %1 characters.</source>
        <translation type="unfinished">במגבלה יש לכל היותר ⁨%1⁩ תווים.</translation>
    </message>
    <message>
        <source>“%1” cannot be used in one: numbers, attributes in braces, + - * / and brackets can.</source>
        <translation type="unfinished">”⁨%1⁩” אינו יכול להופיע בה: מספרים, מאפיינים בסוגריים מסולסלים, + - * / וסוגריים יכולים.</translation>
    </message>
    <message>
        <source>a brace is not closed.</source>
        <translation type="unfinished">סוגר מסולסל אינו נסגר.</translation>
    </message>
    <message>
        <source>there is no attribute “%1”.</source>
        <translation type="unfinished">אין מאפיין בשם ”⁨%1⁩”.</translation>
    </message>
</context>
<context>
    <name>network::LinePipe</name>
    <message>
        <source>The client sent a message of more than %1 MiB.</source>
        <translation type="unfinished">הלקוח שלח הודעה של יותר מ־⁨%1⁩ MiB.</translation>
    </message>
    <message>
        <source>The client reads nothing of what it is sent.</source>
        <translation type="unfinished">הלקוח אינו קולט דבר ממה שנאמר לו.</translation>
    </message>
    <message>
        <source>The client cannot be written to: %1</source>
        <translation type="unfinished">לא ניתן לכתוב ללקוח: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>network::LlamaServer</name>
    <message>
        <source>There is no model file %1.</source>
        <translation type="unfinished">אין קובץ מודל בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The model file %1 cannot be read.</source>
        <translation type="unfinished">לא ניתן לקרוא את קובץ המודל ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The program “%1” was not found. Install llama.cpp, or name the program in the descriptor of %2.</source>
        <translation type="unfinished">התוכנה ”⁨%1⁩” לא נמצאה. יש להתקין את llama.cpp, או לנקוב בתוכנה במתאר של ⁨%2⁩.</translation>
    </message>
    <message>
        <source>It was looked for in %1</source>
        <translation type="unfinished">החיפוש נעשה ב־⁨%1⁩</translation>
    </message>
    <message>
        <source>There is no free port on this machine.</source>
        <translation type="unfinished">אין פתחה פנויה במחשב זה.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">לא ניתן להפעיל את ”⁨%1⁩”: ⁨%2⁩</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">התוכנה ”⁨%1⁩” הסתיימה במצב ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">התוכנה ”⁨%1⁩” הופסקה על ידי האות ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Port %1 was taken; another one is tried.</source>
        <translation type="unfinished">הפתחה ⁨%1⁩ הייתה תפוסה; מתבצע ניסיון באחרת.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">לפי הפלט שלו: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The model&apos;s server ended: %1</source>
        <translation type="unfinished">שרת המודל הסתיים: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Every port that the model&apos;s server was given was taken: %1</source>
        <translation type="unfinished">כל פתחה שניתנה לשרת המודל הייתה תפוסה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The model&apos;s server ended while it was loading the model: %1</source>
        <translation type="unfinished">שרת המודל הסתיים בזמן טעינת המודל: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The model&apos;s server is stopped.</source>
        <translation type="unfinished">שרת המודל עצור.</translation>
    </message>
    <message>
        <source>The model&apos;s server is being started.</source>
        <translation type="unfinished">שרת המודל מופעל.</translation>
    </message>
    <message>
        <source>The model&apos;s server is ready.</source>
        <translation type="unfinished">שרת המודל מוכן.</translation>
    </message>
    <message>
        <source>%1 It is started again in %2 s.</source>
        <translation type="unfinished">⁨%1⁩ הוא יופעל שוב בעוד ⁨%2⁩ שנ׳.</translation>
    </message>
    <message>
        <source>The model&apos;s server is making room for the context.</source>
        <translation type="unfinished">שרת המודל מפנה מקום להקשר.</translation>
    </message>
    <message>
        <source>The model&apos;s server is warming up.</source>
        <translation type="unfinished">שרת המודל מתחמם.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model.</source>
        <translation type="unfinished">שרת המודל טוען את המודל.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model: %1 %.</source>
        <translation type="unfinished">שרת המודל טוען את המודל: ⁨%1⁩ %.</translation>
    </message>
</context>
<context>
    <name>network::LoginPath</name>
    <message>
        <source>There is no login shell that could give its PATH.</source>
        <translation type="unfinished">אין מעטפת כניסה שיכולה לומר את ה־PATH שלה.</translation>
    </message>
    <message>
        <source>The login shell %1 cannot be asked for its PATH.</source>
        <translation type="unfinished">לא ניתן לשאול את מעטפת הכניסה ⁨%1⁩ על ה־PATH שלה.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH.</source>
        <translation type="unfinished">מעטפת הכניסה ⁨%1⁩ לא אמרה את ה־PATH שלה.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH within %2 s, and was left to itself.</source>
        <translation type="unfinished">מעטפת הכניסה ⁨%1⁩ לא אמרה את ה־PATH שלה בתוך ⁨%2⁩ שנ׳, וההמתנה לה הופסקה.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackConsentJob</name>
    <message>
        <source>No answer came from the browser in which you were to sign in.</source>
        <translation type="unfinished">לא הגיעה תשובה מהדפדפן שבו היה צריך להיכנס.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackRedirect</name>
    <message>
        <source>This request is too long.</source>
        <translation type="unfinished">בקשה זו ארוכה מדי.</translation>
    </message>
    <message>
        <source>This request is not understood.</source>
        <translation type="unfinished">בקשה זו אינה מובנת.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation type="unfinished">אין כאן דבר.</translation>
    </message>
    <message>
        <source>This answer does not belong to a sign-in that Parlance has begun.</source>
        <translation type="unfinished">תשובה זו אינה שייכת לכניסה ש־Parlance התחיל.</translation>
    </message>
    <message>
        <source>Parlance has received the answer. You can close this page.</source>
        <translation type="unfinished">התשובה הגיעה אל Parlance. ניתן לסגור דף זה.</translation>
    </message>
</context>
<context>
    <name>network::McpClient</name>
    <message>
        <source>The connection to the server was closed.</source>
        <translation type="unfinished">החיבור לשרת נסגר.</translation>
    </message>
    <message>
        <source>The server does not answer any more, not even when it is asked whether it is there.</source>
        <translation type="unfinished">השרת אינו עונה עוד, גם לא כשהוא נשאל אם הוא שם.</translation>
    </message>
    <message>
        <source>There is no connection to the server.</source>
        <translation type="unfinished">אין חיבור לשרת.</translation>
    </message>
    <message>
        <source>The server ended it.</source>
        <translation type="unfinished">השרת סיים אותו.</translation>
    </message>
    <message>
        <source>The server has forgotten the session; a new one is begun.</source>
        <translation type="unfinished">השרת שכח את ההפעלה; מתחילה חדשה.</translation>
    </message>
    <message>
        <source>The server answered a request that was never made, with the id %1.</source>
        <translation type="unfinished">השרת ענה על בקשה שמעולם לא נשלחה, עם המזהה ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The server&apos;s answer with the id %1 has neither a result nor an error.</source>
        <translation type="unfinished">בתשובת השרת עם המזהה ⁨%1⁩ אין תוצאה ואין שגיאה.</translation>
    </message>
</context>
<context>
    <name>network::McpConnection</name>
    <message numerus="yes">
        <source>%n line(s) that came too fast are left out.</source>
        <translation type="unfinished">
            <numerusform>שורה אחת שהגיעה מהר מדי הושמטה.</numerusform>
            <numerusform>%n שורות שהגיעו מהר מדי הושמטו.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::McpHandshake</name>
    <message>
        <source>The server did not answer within %1 seconds.</source>
        <translation type="unfinished">השרת לא ענה בתוך ⁨%1⁩ שניות.</translation>
    </message>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">השרת משתמש בגרסה של הפרוטוקול שאינה מוכרת כאן.</translation>
    </message>
    <message>
        <source>The server refused the connection and does not say why.</source>
        <translation type="unfinished">השרת סירב לחיבור ואינו אומר מדוע.</translation>
    </message>
    <message>
        <source>The server refused the connection: %1</source>
        <translation type="unfinished">השרת סירב לחיבור: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>network::McpHttpConnection</name>
    <message>
        <source>A request for “%1” was refused: this is for programs of this machine, under its own names.</source>
        <translation type="unfinished">בקשה עבור ”⁨%1⁩” נדחתה: זה מיועד לתוכנות של מחשב זה, תחת שמותיו שלו.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">בקשה של דף אינטרנט נדחתה (⁨%1⁩).</translation>
    </message>
    <message>
        <source>A request for another path than /mcp was refused.</source>
        <translation type="unfinished">בקשה לנתיב אחר מ־⁦/mcp⁩ נדחתה.</translation>
    </message>
    <message>
        <source>A request without the key was refused.</source>
        <translation type="unfinished">בקשה ללא המפתח נדחתה.</translation>
    </message>
</context>
<context>
    <name>network::McpHttpService</name>
    <message>
        <source>Parlance cannot listen on port %1: %2</source>
        <translation type="unfinished">לא ניתן להאזין בפתחה ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>network::McpListing</name>
    <message>
        <source>What the server lists cannot be understood.</source>
        <translation type="unfinished">לא ניתן להבין את מה שהשרת מפרט.</translation>
    </message>
</context>
<context>
    <name>network::McpRequest</name>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">לא ניתן להבין את התוצאה של השרת.</translation>
    </message>
    <message>
        <source>The server asked for something that is not offered: %1</source>
        <translation type="unfinished">השרת ביקש דבר שאינו מוצע: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The server answered with error %1.</source>
        <translation type="unfinished">השרת ענה בשגיאה ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The server asked %1 times for more and never gave a result.</source>
        <translation type="unfinished">השרת ביקש עוד ⁨%1⁩ פעמים ולא נתן אף תוצאה.</translation>
    </message>
    <message>
        <source>The server wanted an address to be visited first, which was refused.</source>
        <translation type="unfinished">השרת רצה שקודם תיפתח כתובת, והדבר נדחה.</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation type="unfinished">השרת לא ענה בזמן.</translation>
    </message>
    <message>
        <source>The server does not know the session that it has just given.</source>
        <translation type="unfinished">השרת אינו מכיר את ההפעלה שזה עתה נתן.</translation>
    </message>
</context>
<context>
    <name>network::McpTask</name>
    <message>
        <source>The server is gone.</source>
        <translation type="unfinished">השרת נעלם.</translation>
    </message>
    <message>
        <source>The server&apos;s task cannot be understood.</source>
        <translation type="unfinished">לא ניתן להבין את המשימה של השרת.</translation>
    </message>
    <message>
        <source>The server has ended the task.</source>
        <translation type="unfinished">השרת סיים את המשימה.</translation>
    </message>
</context>
<context>
    <name>network::MessageStream</name>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">השרת שלח הודעה שגדולה מכדי לקרוא אותה.</translation>
    </message>
</context>
<context>
    <name>network::ModelControl</name>
    <message>
        <source>“%1” is true or false, not %2.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” הוא true או false, ולא ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” is one of %2, not %3.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” הוא אחד מאלה: ⁨%2⁩, ולא ⁨%3⁩.</translation>
    </message>
    <message>
        <source>“%1” is a number, not %2.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” הוא מספר, ולא ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” is a whole number, not %2.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” הוא מספר שלם, ולא ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” is at least %2, not %3.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” הוא לפחות ⁨%2⁩, ולא ⁨%3⁩.</translation>
    </message>
    <message>
        <source>“%1” is at most %2, not %3.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” הוא לכל היותר ⁨%2⁩, ולא ⁨%3⁩.</translation>
    </message>
    <message>
        <source>The largest value is smaller than the smallest.</source>
        <translation type="unfinished">הערך הגדול ביותר קטן מהקטן ביותר.</translation>
    </message>
    <message>
        <source>A control of this kind needs options.</source>
        <translation type="unfinished">לבקרה מסוג זה נדרשות אפשרויות.</translation>
    </message>
</context>
<context>
    <name>network::ModelLister</name>
    <message>
        <source>%1 is an agent, which names its models only once it is talked with.</source>
        <translation type="unfinished">הספק ⁨%1⁩ הוא סוכן, שמספר על המודלים שלו כשמדברים איתו.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”.</source>
        <translation type="unfinished">אין ניב בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>The answer is not a list of models.</source>
        <translation type="unfinished">התשובה אינה רשימה של מודלים.</translation>
    </message>
</context>
<context>
    <name>network::OAuthAuthorizer</name>
    <message>
        <source>The server asks for a kind of sign-in that Parlance does not know.</source>
        <translation type="unfinished">השרת דורש סוג כניסה ש־Parlance אינו מכיר.</translation>
    </message>
    <message>
        <source>The server refuses the request, and no other token would change that.</source>
        <translation type="unfinished">השרת מסרב לבקשה, ואף אסימון אחר לא ישנה זאת.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <extracomment>Message after signing out of an MCP server</extracomment>
        <translation type="unfinished">בוצעה התנתקות.</translation>
    </message>
</context>
<context>
    <name>network::ProcessGroup</name>
    <message>
        <source>Parlance is incomplete: %1 is missing.</source>
        <translation type="unfinished">Parlance אינו שלם: חסר ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>network::ProcessJob</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">לא ניתן להפעיל את ”⁨%1⁩”: ⁨%2⁩</translation>
    </message>
    <message>
        <source>“%1” had more than %2 processes at once and was stopped.</source>
        <translation type="unfinished">לפקודה ”⁨%1⁩” היו יותר מ־⁨%2⁩ תהליכים בו־זמנית, והיא הופסקה.</translation>
    </message>
    <message>
        <source>“%1” wrote more than %2 bytes and was stopped.</source>
        <translation type="unfinished">הפקודה ”⁨%1⁩” כתבה יותר מ־⁨%2⁩ בתים, והיא הופסקה.</translation>
    </message>
</context>
<context>
    <name>network::ProgramCapture</name>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">התוכנה ”⁨%1⁩” הסתיימה במצב ⁨%2⁩.</translation>
    </message>
    <message>
        <source>A message of more than %1 MiB was passed on and is not kept.</source>
        <translation type="unfinished">הודעה של יותר מ־⁨%1⁩ MiB הועברה הלאה ואינה נשמרת.</translation>
    </message>
</context>
<context>
    <name>network::PromptCounter</name>
    <message>
        <source>The server does not count tokens.</source>
        <translation type="unfinished">השרת אינו סופר אסימונים.</translation>
    </message>
</context>
<context>
    <name>network::Provider</name>
    <message>
        <source>key is the name of a keychain entry or environment variable; this looks like the key itself, which does not belong in a file.</source>
        <translation type="unfinished">הערך key הוא שם של רשומה בצרור המפתחות או של משתנה סביבה; זה נראה כמו המפתח עצמו, שאינו שייך לקובץ.</translation>
    </message>
    <message>
        <source>A workspace&apos;s descriptor cannot get a key from a command; it can name a key.</source>
        <translation type="unfinished">למתאר של מרחב עבודה אין מפתח באמצעות פקודה; שם של מפתח רשאי להיות בו.</translation>
    </message>
    <message>
        <source>key names no command.</source>
        <translation type="unfinished">הערך key אינו נוקב בפקודה.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”; there are: %2.</source>
        <translation type="unfinished">אין ניב בשם ”⁨%1⁩”; יש: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is for agents, which have dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">המפתח ⁨%1⁩ מיועד לסוכנים, שיש להם ⁦dialect = &quot;acp&quot;⁩.</translation>
    </message>
    <message>
        <source>%1 is not for agents: they are started by a command.</source>
        <translation type="unfinished">המפתח ⁨%1⁩ אינו מיועד לסוכנים: הם מופעלים באמצעות פקודה.</translation>
    </message>
    <message>
        <source>“base-url” is missing</source>
        <translation type="unfinished">חסר ”base-url”</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from base-url.</source>
        <translation type="unfinished">המארח שב־allow-cleartext שונה מזה שב־base-url.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו כתובת HTTP.</translation>
    </message>
    <message>
        <source>The control “%1” has no kind.</source>
        <translation type="unfinished">לבקרה ”⁨%1⁩” אין סוג.</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression: %2.</source>
        <translation type="unfinished">הערך ”⁨%1⁩” אינו ביטוי רגולרי: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>A provider at &quot;server:&quot; needs a [server], which says what is started.</source>
        <translation type="unfinished">לספק שכתובתו ⁦&quot;server:&quot;⁩ נדרש ⁦[server]⁩, שאומר מה מופעל.</translation>
    </message>
    <message>
        <source>[server] is for a provider with base-url = &quot;server:&quot;.</source>
        <translation type="unfinished">⁦[server]⁩ מיועד לספק עם ⁦base-url = &quot;server:&quot;⁩.</translation>
    </message>
</context>
<context>
    <name>network::ProviderConversers</name>
    <message>
        <source>No model has been chosen.</source>
        <translation type="unfinished">לא נבחר מודל.</translation>
    </message>
    <message>
        <source>There is no provider “%1”.</source>
        <translation type="unfinished">אין ספק בשם ”⁨%1⁩”.</translation>
    </message>
    <message>
        <source>%1 speaks %2; the request is in %3.</source>
        <translation type="unfinished">הספק ⁨%1⁩ מדבר ⁨%2⁩; הבקשה כתובה ב־⁨%3⁩.</translation>
    </message>
    <message>
        <source>%1 has no address that something could be sent to again.</source>
        <translation type="unfinished">לספק ⁨%1⁩ אין כתובת שניתן לשלוח אליה שוב.</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Did you mean %2?</source>
        <translation type="unfinished">אין ספק בשם ”⁨%1⁩”. אולי הכוונה: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>network::ProviderError</name>
    <message>
        <source>%1 needs a key: give it in the environment variable %2.</source>
        <translation type="unfinished">הספק ⁨%1⁩ דורש מפתח: יש למסור אותו במשתנה הסביבה ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 needs a key, and its descriptor names none.</source>
        <translation type="unfinished">הספק ⁨%1⁩ דורש מפתח, והמתאר שלו אינו נוקב באחד.</translation>
    </message>
    <message>
        <source>%1 refused the key %2.</source>
        <translation type="unfinished">הספק ⁨%1⁩ דחה את המפתח ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 wants to be paid first.</source>
        <translation type="unfinished">הספק ⁨%1⁩ דורש קודם תשלום.</translation>
    </message>
    <message>
        <source>%1 does not permit this with the key that is used.</source>
        <translation type="unfinished">הספק ⁨%1⁩ אינו מתיר זאת למפתח שבשימוש.</translation>
    </message>
    <message>
        <source>%1 does not know the model “%2”, or the address is wrong.</source>
        <translation type="unfinished">הספק ⁨%1⁩ אינו מכיר את המודל ”⁨%2⁩”, או שהכתובת שגויה.</translation>
    </message>
    <message>
        <source>The conversation is too large for %1.</source>
        <translation type="unfinished">השיחה גדולה מדי עבור ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 has been asked too often, or its quota is used up.</source>
        <translation type="unfinished">הספק ⁨%1⁩ נשאל לעתים קרובות מדי, או שהמכסה שלו נוצלה.</translation>
    </message>
    <message>
        <source>%1 is overloaded at the moment.</source>
        <translation type="unfinished">הספק ⁨%1⁩ עמוס כרגע.</translation>
    </message>
    <message>
        <source>%1 had an error of its own (status %2).</source>
        <translation type="unfinished">אצל הספק ⁨%1⁩ אירעה שגיאה (מצב ⁨%2⁩).</translation>
    </message>
    <message>
        <source>%1 refused the request (status %2).</source>
        <translation type="unfinished">הספק ⁨%1⁩ דחה את הבקשה (מצב ⁨%2⁩).</translation>
    </message>
    <message>
        <source>It answered with a web page.</source>
        <translation type="unfinished">התקבל דף אינטרנט כתשובה.</translation>
    </message>
    <message>
        <source>%1 answered with a web page. Is the base URL right?</source>
        <translation type="unfinished">הספק ⁨%1⁩ ענה בדף אינטרנט. האם כתובת הבסיס נכונה?</translation>
    </message>
    <message>
        <source>%1 broke off with an error.</source>
        <translation type="unfinished">התשובה של ⁨%1⁩ נקטעה עם שגיאה.</translation>
    </message>
    <message>
        <source>%1 broke off with an error: %2</source>
        <translation type="unfinished">התשובה של ⁨%1⁩ נקטעה עם שגיאה: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>network::RegistrationJob</name>
    <message>
        <source>“%1” does not let Parlance register itself (HTTP %2). %3 A client that was registered there by hand can be named in the server&apos;s descriptor.</source>
        <translation type="unfinished">השרת ”⁨%1⁩” אינו מאפשר ל־Parlance לרשום את עצמו (HTTP ⁨%2⁩). ⁨%3⁩ ניתן לנקוב במתאר של השרת בלקוח שנרשם שם ידנית.</translation>
    </message>
</context>
<context>
    <name>network::RehearsalServer</name>
    <message>
        <source>The rehearsal cannot listen on port %1: %2.</source>
        <translation type="unfinished">התרגול אינו יכול להאזין בפתחה ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>network::ReplyReader</name>
    <message>
        <source>The provider&apos;s answer is too large to be read.</source>
        <translation type="unfinished">התשובה של הספק גדולה מכדי לקרוא אותה.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end, after %1 bytes.</source>
        <translation type="unfinished">התשובה של הספק נקטעה לפני סופה, אחרי ⁨%1⁩ בתים.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer cannot be read.</source>
        <translation type="unfinished">לא ניתן לקרוא את התשובה של הספק.</translation>
    </message>
</context>
<context>
    <name>network::RequestPreparation</name>
    <message>
        <source>%1 needs the key %2. Enter it in the settings, or set the environment variable of that name.</source>
        <translation type="unfinished">לספק ⁨%1⁩ נדרש המפתח ⁨%2⁩. יש להזין אותו בהגדרות, או להגדיר את משתנה הסביבה בשם זה.</translation>
    </message>
</context>
<context>
    <name>network::RequestStream</name>
    <message>
        <source>The server named a session that cannot be named in a header.</source>
        <translation type="unfinished">השרת נקב בהפעלה שלא ניתן לנקוב בה בכותרת.</translation>
    </message>
    <message>
        <source>The server could not read the request: %1</source>
        <translation type="unfinished">השרת לא יכול היה לקרוא את הבקשה: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>network::Resending</name>
    <message>
        <source>%1 needs the key %2.</source>
        <translation type="unfinished">לספק ⁨%1⁩ נדרש המפתח ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 answered with status %2.</source>
        <translation type="unfinished">הספק ⁨%1⁩ ענה במצב ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 answered with an error: %2</source>
        <translation type="unfinished">הספק ⁨%1⁩ ענה בשגיאה: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>network::Resolver</name>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">לא ניתן היה למצוא את השם ⁨%1⁩. האם הכתובת נכונה, והאם מחשב זה מחובר לרשת?</translation>
    </message>
</context>
<context>
    <name>network::ScenarioWriter</name>
    <message>
        <source>This is not a call of a model that could be played.</source>
        <translation type="unfinished">זו אינה קריאה למודל שניתן לנגן.</translation>
    </message>
    <message>
        <source>Played from a recorded answer</source>
        <translation type="unfinished">מנוגן מתשובה מוקלטת</translation>
    </message>
    <message>
        <source>Only one question is known here: {{help}}</source>
        <translation type="unfinished">כאן מוכרת רק שאלה אחת: ⁦{{help}}⁩</translation>
    </message>
</context>
<context>
    <name>network::ServedConverseJob</name>
    <message>
        <source>The server of %1 is no longer described.</source>
        <translation type="unfinished">השרת של ⁨%1⁩ אינו מתואר עוד.</translation>
    </message>
    <message>
        <source>The model&apos;s server has not loaded its model in %1 minutes. It goes on loading.</source>
        <translation type="unfinished">שרת המודל לא טען את המודל שלו ב־⁨%1⁩ דקות. הטעינה נמשכת.</translation>
    </message>
    <message>
        <source>The model&apos;s server was stopped.</source>
        <translation type="unfinished">שרת המודל נעצר.</translation>
    </message>
</context>
<context>
    <name>network::ServerInquiry</name>
    <message>
        <source>The server says nothing about itself.</source>
        <translation type="unfinished">השרת אינו אומר דבר על עצמו.</translation>
    </message>
</context>
<context>
    <name>network::SignInRun</name>
    <message>
        <source>The server now names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there. If the change is right, put the issuer into the server&apos;s descriptor.</source>
        <translation type="unfinished">השרת נוקב כעת ב־”⁨%1⁩” כמקום הכניסה, אך הלקוח שלו נרשם ב־”⁨%2⁩”. לא נשלח לשם דבר. אם השינוי נכון, יש להוסיף את המנפיק למתאר של השרת.</translation>
    </message>
    <message>
        <source>The server refuses the request for want of a permission that has been granted (%1).</source>
        <translation type="unfinished">השרת מסרב לבקשה בטענה לחוסר בהרשאה שכבר ניתנה (⁨%1⁩).</translation>
    </message>
    <message>
        <source>The server refused one token after the other. No further one is asked for.</source>
        <translation type="unfinished">השרת סירב לאסימון אחר אסימון. אין מבקשים עוד.</translation>
    </message>
</context>
<context>
    <name>network::StdioTransport</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">לא ניתן להפעיל את ”⁨%1⁩”: ⁨%2⁩</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">התוכנה ”⁨%1⁩” הסתיימה במצב ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">התוכנה ”⁨%1⁩” הופסקה על ידי האות ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” does not read the answers to what it asks; they are not sent any more.</source>
        <translation type="unfinished">השרת ”⁨%1⁩” אינו קורא את התשובות למה שהוא שואל; הן אינן נשלחות עוד.</translation>
    </message>
    <message>
        <source>“%1” sent a message of more than %2 MB and was stopped.</source>
        <translation type="unfinished">השרת ”⁨%1⁩” שלח הודעה של יותר מ־⁨%2⁩ MB, והוא הופסק.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">לפי הפלט שלו: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>network::StreamDecoder</name>
    <message>
        <source>The provider began its answer a second time.</source>
        <translation type="unfinished">הספק התחיל את תשובתו פעם שנייה.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a message.</source>
        <translation type="unfinished">התשובה של הספק אינה הודעה.</translation>
    </message>
    <message>
        <source>The provider sent a piece of a call that it had not begun.</source>
        <translation type="unfinished">הספק שלח חלק של קריאה שלא התחיל.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has no message.</source>
        <translation type="unfinished">בתשובה של הספק אין הודעה.</translation>
    </message>
    <message>
        <source>The provider sends the arguments of a call in pieces (streamFunctionCallArguments), which cannot be read. Leave that out of what its descriptor adds to the request.</source>
        <translation type="unfinished">הספק שולח את הארגומנטים של קריאה בחלקים (streamFunctionCallArguments), ולא ניתן לקרוא אותם. יש להשמיט זאת ממה שהמתאר שלו מוסיף לבקשה.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not ready yet: it is being made in the background.</source>
        <translation type="unfinished">התשובה של הספק עדיין לא הגיעה: היא נוצרת ברקע.</translation>
    </message>
    <message>
        <source>The provider sent an event that is not JSON.</source>
        <translation type="unfinished">הספק שלח אירוע שאינו JSON.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a whole JSON object.</source>
        <translation type="unfinished">התשובה של הספק אינה אובייקט JSON שלם.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is empty.</source>
        <translation type="unfinished">התשובה של הספק ריקה.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end.</source>
        <translation type="unfinished">התשובה של הספק נקטעה לפני סופה.</translation>
    </message>
    <message>
        <source>The answer became longer than %1 and was cut off there.</source>
        <translation type="unfinished">התשובה התארכה מעבר ל־⁨%1⁩ ונקטעה שם.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has too many parts to be read.</source>
        <translation type="unfinished">בתשובה של הספק יש יותר מדי חלקים מכדי לקרוא אותה.</translation>
    </message>
</context>
<context>
    <name>network::StreamableHttpTransport</name>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">השרת שואל מהר יותר מקצב קבלת התשובות; אחת לא נשלחה.</translation>
    </message>
</context>
<context>
    <name>network::TokenCounter</name>
    <message>
        <source>%1 did not count the tokens.</source>
        <translation type="unfinished">הספק ⁨%1⁩ לא ספר את האסימונים.</translation>
    </message>
</context>
<context>
    <name>network::ToolCallBook</name>
    <message>
        <source>calls by contract: %1 valid, %2 repaired, %3 failed</source>
        <translation type="unfinished">קריאות לפי חוזה: ⁨%1⁩ תקפות, ⁨%2⁩ תוקנו, ⁨%3⁩ נכשלו</translation>
    </message>
</context>
<context>
    <name>network::TraceSender</name>
    <message>
        <source>More traces come than can be sent; some are left out.</source>
        <translation type="unfinished">מגיעים יותר נתוני מעקב ממה שניתן לשלוח; חלקם מושמטים.</translation>
    </message>
    <message>
        <source>%1 cannot be written to: %2</source>
        <translation type="unfinished">לא ניתן לכתוב אל ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>the collector answered with %1</source>
        <translation type="unfinished">האוסף ענה ב־⁨%1⁩</translation>
    </message>
    <message>
        <source>Traces could not be sent to %1: %2</source>
        <translation type="unfinished">לא ניתן היה לשלוח נתוני מעקב אל ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>the collector has not answered</source>
        <translation type="unfinished">האוסף לא ענה</translation>
    </message>
</context>
<context>
    <name>network::TransportError</name>
    <message>
        <source>Nothing answers at %1: the connection was refused. Is the server running?</source>
        <translation type="unfinished">אין מענה ב־⁨%1⁩: החיבור נדחה. האם השרת פועל?</translation>
    </message>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">לא ניתן היה למצוא את השם ⁨%1⁩. האם הכתובת נכונה, והאם מחשב זה מחובר לרשת?</translation>
    </message>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">לא ניתן היה להגיע אל ⁨%1⁩ בזמן.</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made: its certificate or its encryption was not accepted.</source>
        <translation type="unfinished">לא ניתן היה ליצור חיבור מאובטח אל ⁨%1⁩: האישור שלו או ההצפנה שלו לא התקבלו.</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 does not let the connection through.</source>
        <translation type="unfinished">השרת המתווך בדרך אל ⁨%1⁩ אינו מעביר את החיבור.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">התשובה של ⁨%1⁩ אינה HTTP.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">השרת ⁨%1⁩ סגר את החיבור לפני שתשובתו הושלמה, אחרי ⁨%2⁩ בתים ממנה.</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">השרת ⁨%1⁩ סגר את החיבור ללא תשובה.</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation type="unfinished">החיבור אל ⁨%1⁩ נכשל.</translation>
    </message>
    <message>
        <source>The connection to %1 failed: %2</source>
        <translation type="unfinished">החיבור אל ⁨%1⁩ נכשל: ⁨%2⁩</translation>
    </message>
</context>
</TS>
