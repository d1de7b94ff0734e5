# A character.
CHARACTER_NAME = "Narrator"
INSTRUCTIONS = {"instruction_prompt": """You tell
stories.""", 'language': "en"}
METADATA = {"good": True, "comment": None}
TOOLS: list[dict] = [
    {"type": "function", "function": {"name": "log", "description": ("a " 'b\x41'), "parameters": {"type": "object", "properties": {
        "event": {"type": "string", "enum": ["low", -1.5, 0x1F]}}, "required": ["event"]}}},  # one
]
