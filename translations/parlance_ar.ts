<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>AcpCall</name>
    <message>
        <source>The difference is too large to be shown.</source>
        <translation type="unfinished">الفرق أكبر من أن يُعرض.</translation>
    </message>
    <message numerus="yes">
        <source>It changes %n further file(s).</source>
        <translation type="unfinished">
            <numerusform>لا يغيّر أي ملف آخر.</numerusform>
            <numerusform>يغيّر ملفًا آخر.</numerusform>
            <numerusform>يغيّر ملفين آخرين.</numerusform>
            <numerusform>يغيّر %Ln ملفات أخرى.</numerusform>
            <numerusform>يغيّر %Ln ملفًا آخر.</numerusform>
            <numerusform>يغيّر %Ln ملف آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>This call was refused, but %1 says that it was done anyway.</source>
        <translation type="unfinished">رُفض هذا الاستدعاء، لكن ⁨%1⁩ يفيد بأنه نُفّذ رغم ذلك.</translation>
    </message>
    <message>
        <source>This call of %1 was refused.</source>
        <translation type="unfinished">رُفض هذا الاستدعاء من ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 says that it failed.</source>
        <translation type="unfinished">أفاد ⁨%1⁩ بأنه فشل.</translation>
    </message>
    <message>
        <source>%1 did not say how it ended.</source>
        <translation type="unfinished">لم يوضّح ⁨%1⁩ كيف انتهى الأمر.</translation>
    </message>
</context>
<context>
    <name>AcpOptions</name>
    <message>
        <source>Mode</source>
        <extracomment>Choice among the settings that an agent of another program offers</extracomment>
        <translation type="unfinished">الوضع</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Choice among the settings that an agent of another program offers: a language model</extracomment>
        <translation type="unfinished">النموذج</translation>
    </message>
    <message>
        <source>As the agent chooses</source>
        <translation type="unfinished">حسب اختيار الوكيل</translation>
    </message>
</context>
<context>
    <name>AcpPrompt</name>
    <message>
        <source>The agent is not given “%1”: it takes no such files.</source>
        <translation type="unfinished">لم يُعطَ الوكيل «⁨%1⁩» لأنه لا يقبل ملفات كهذه.</translation>
    </message>
    <message>
        <source>The agent is not shown the picture: it takes none.</source>
        <translation type="unfinished">لم تُعرض الصورة على الوكيل لأنه لا يقبل الصور.</translation>
    </message>
</context>
<context>
    <name>AddressGuard</name>
    <message>
        <source>“%1” is neither an address nor a range such as 192.168.1.0/24 nor the name of a host.</source>
        <translation type="unfinished">«⁨%1⁩» ليس عنوانًا، ولا نطاقًا مثل 192.168.1.0/24، ولا اسم مضيف.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted. Use https, or name the host under allow-cleartext in the tool&apos;s descriptor.</source>
        <translation type="unfinished">العنوان http://%1 غير مشفّر. استخدم https، أو اذكر المضيف في allow-cleartext في واصف الأداة.</translation>
    </message>
    <message>
        <source>%1 is on this machine or in a private network (%2), which tools do not reach unless allow-addresses in their descriptor names it.</source>
        <translation type="unfinished">يقع ⁨%1⁩ على هذا الجهاز أو في شبكة خاصة (⁨%2⁩)، ولا تصل إليه الأدوات ما لم يُذكر في allow-addresses في واصفها.</translation>
    </message>
</context>
<context>
    <name>AgentChanges</name>
    <message>
        <source>An agent&apos;s name, title, description, model and instruction can be set, but not “%1”.</source>
        <translation type="unfinished">يمكن في الوكيل تعيين name وtitle وdescription وmodel وinstruction، ولا يمكن تعيين «⁨%1⁩».</translation>
    </message>
    <message>
        <source>There is no agent in the text.</source>
        <translation type="unfinished">لا يوجد وكيل في النص.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in the text.</source>
        <translation type="unfinished">لا يوجد وكيل «⁨%1⁩» في النص.</translation>
    </message>
    <message>
        <source>The text has %1 agents. Say which one.</source>
        <translation type="unfinished">في النص ⁨%1⁩ من الوكلاء. حدّد أيهم.</translation>
    </message>
    <message>
        <source>The agent %1 has no tool “%2”.</source>
        <translation type="unfinished">ليس للوكيل ⁨%1⁩ أداة «⁨%2⁩».</translation>
    </message>
    <message>
        <source>The agent %1 would be wrong: %2</source>
        <translation type="unfinished">سيصبح الوكيل ⁨%1⁩ غير صحيح: ⁨%2⁩</translation>
    </message>
    <message>
        <source>the agent has another type “%1”</source>
        <translation type="unfinished">للوكيل نوع آخر باسم «⁨%1⁩»</translation>
    </message>
</context>
<context>
    <name>AgentConversion</name>
    <message>
        <source>comments</source>
        <extracomment>What is lost when an agent is converted to TOML</extracomment>
        <translation type="unfinished">تعليقات</translation>
    </message>
</context>
<context>
    <name>AgentPart</name>
    <message>
        <source>a tool has no name</source>
        <translation type="unfinished">توجد أداة بلا اسم</translation>
    </message>
    <message>
        <source>the signature cannot be read</source>
        <translation type="unfinished">تعذّرت قراءة التوقيع</translation>
    </message>
    <message>
        <source>the agent has no name</source>
        <translation type="unfinished">الوكيل بلا اسم</translation>
    </message>
    <message>
        <source>the model “%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">النموذج «⁨%1⁩» غير مكتوب بالصيغة PROVIDER/MODEL</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">للوكيل أداتان باسم «⁨%1⁩»</translation>
    </message>
</context>
<context>
    <name>AgentPattern</name>
    <message>
        <source>&apos;limits&apos; is written as {rounds: 10}</source>
        <translation type="unfinished">تُكتب ⁦&apos;limits&apos;⁩ هكذا: ⁦{rounds: 10}⁩</translation>
    </message>
    <message>
        <source>&apos;limits&apos; has whole numbers from 0 to %1, under these names: %2</source>
        <translation type="unfinished">قيم ⁦&apos;limits&apos;⁩ أعداد صحيحة من 0 إلى ⁨%1⁩، وأسماؤها من هذه: ⁨%2⁩</translation>
    </message>
    <message>
        <source>several tool specifications are named “%1” (at %2); one that is referred to needs a name of its own</source>
        <translation type="unfinished">توجد عدة مواصفات أدوات باسم «⁨%1⁩» (في ⁨%2⁩)؛ المواصفة التي يُشار إليها لها اسم خاص بها</translation>
    </message>
    <message>
        <source>Pattern must have Agent label</source>
        <translation type="unfinished">يجب أن يحمل النمط الوسم Agent</translation>
    </message>
    <message>
        <source>Agent must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">يجب أن يكون للوكيل (Agent) معرّف نمط (اسم) غير فارغ</translation>
    </message>
    <message>
        <source>Agent must have &apos;instruction&apos; property</source>
        <translation type="unfinished">يجب أن تكون للوكيل (Agent) الخاصية ⁦&apos;instruction&apos;⁩</translation>
    </message>
    <message>
        <source>&apos;instruction&apos; must be a text</source>
        <translation type="unfinished">يجب أن تكون ⁦&apos;instruction&apos;⁩ نصًا</translation>
    </message>
    <message>
        <source>Agent must have &apos;model&apos; property</source>
        <translation type="unfinished">يجب أن تكون للوكيل (Agent) الخاصية ⁦&apos;model&apos;⁩</translation>
    </message>
    <message>
        <source>&apos;model&apos; must be a text</source>
        <translation type="unfinished">يجب أن تكون ⁦&apos;model&apos;⁩ نصًا</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">يجب أن تكون ⁦&apos;description&apos;⁩ نصًا</translation>
    </message>
    <message>
        <source>&apos;model&apos; is written as PROVIDER/MODEL</source>
        <translation type="unfinished">تُكتب ⁦&apos;model&apos;⁩ بالصيغة PROVIDER/MODEL</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">للوكيل أداتان باسم «⁨%1⁩»</translation>
    </message>
    <message>
        <source>no tool specification is named “%1”</source>
        <translation type="unfinished">لا توجد مواصفة أداة باسم «⁨%1⁩»</translation>
    </message>
</context>
<context>
    <name>AgentPorts</name>
    <message>
        <source>It is about a file outside of the workspace.</source>
        <translation type="unfinished">يتعلق بملف خارج مساحة العمل.</translation>
    </message>
    <message>
        <source>It is about a file that is hidden, looks like a secret or is run by other programs.</source>
        <translation type="unfinished">يتعلق بملف مخفي أو يشبه سرًّا أو تشغّله برامج أخرى.</translation>
    </message>
</context>
<context>
    <name>AgentReader</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished">السطر ⁨%1⁩، العمود ⁨%2⁩: ⁨%3⁩</translation>
    </message>
    <message>
        <source>“%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">«⁨%1⁩» غير مكتوب بالصيغة PROVIDER/MODEL</translation>
    </message>
    <message>
        <source>An agent needs an instruction: what the model is told before everything else.</source>
        <translation type="unfinished">يحتاج الوكيل إلى تعليمات: ما يُقال للنموذج قبل كل شيء.</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>not loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">غير محمّل</translation>
    </message>
    <message>
        <source>loading</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">جارٍ التحميل</translation>
    </message>
    <message>
        <source>its tools are being checked</source>
        <translation type="unfinished">جارٍ فحص أدواته</translation>
    </message>
    <message>
        <source>loaded, without tools</source>
        <translation type="unfinished">محمّل، بلا أدوات</translation>
    </message>
    <message>
        <source>loaded, with tools</source>
        <translation type="unfinished">محمّل، مع أدوات</translation>
    </message>
    <message>
        <source>cannot play</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">يتعذّر تشغيله</translation>
    </message>
    <message>
        <source>the file has errors; its last good text is in use</source>
        <translation type="unfinished">في الملف أخطاء، ويُستخدم آخر نص سليم له</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation type="unfinished">⁨%1⁩ (و⁨%2⁩ غيرها)</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an agent with rules of its own</extracomment>
        <translation type="unfinished">شخصية</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">يعمل بـ⁨%1⁩</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: the implementation is the very one that was asked for</extracomment>
        <translation type="unfinished">مطابق تمامًا</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">كل مجموعات الأدوات، بالاسم</translation>
    </message>
    <message>
        <source>A tool&apos;s work is done by the tool of the same name, in whichever ensemble that is.</source>
        <translation type="unfinished">تُنفَّذ الأداة بالأداة التي تحمل اسمها، أيًّا كانت مجموعتها.</translation>
    </message>
    <message>
        <source>bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an implementation was found for it</extracomment>
        <translation type="unfinished">مرتبط</translation>
    </message>
    <message>
        <source>loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">محمّل</translation>
    </message>
    <message>
        <source>not bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">غير مرتبط</translation>
    </message>
    <message>
        <source>has errors</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">فيه أخطاء</translation>
    </message>
</context>
<context>
    <name>AgentToml</name>
    <message>
        <source>A descriptor has no place for the annotations of an agent.</source>
        <translation type="unfinished">لا مكان في الواصف لتعليقات الوكيل التوضيحية.</translation>
    </message>
    <message>
        <source>A descriptor holds one agent; the text has %1.</source>
        <translation type="unfinished">يحوي الواصف وكيلًا واحدًا، وفي النص ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A descriptor has no place for “%1”.</source>
        <translation type="unfinished">لا مكان في الواصف لـ«⁨%1⁩».</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">في الشخصية ما يزيد على ما يقوله gram عن وكيل، لذا تبقى واصفًا.</translation>
    </message>
    <message>
        <source>In a descriptor an agent&apos;s name has up to 64 letters, digits, _, . and -, the first a letter or a digit: “%1”.</source>
        <translation type="unfinished">في الواصف يتكون اسم الوكيل من ٦٤ من الأحرف اللاتينية والأرقام و_ و. و- على الأكثر، أولها حرف أو رقم: «⁨%1⁩».</translation>
    </message>
    <message>
        <source>In a descriptor a tool&apos;s name has up to 64 letters, digits, _ and -: “%1”.</source>
        <translation type="unfinished">في الواصف يتكون اسم الأداة من ٦٤ من الأحرف اللاتينية والأرقام و_ و- على الأكثر: «⁨%1⁩».</translation>
    </message>
</context>
<context>
    <name>ApprovalRule</name>
    <message>
        <source> or </source>
        <extracomment>Word between alternatives in a sentence about which calls a rule stands for</extracomment>
        <translation type="unfinished"> أو </translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation type="unfinished">⁨%1⁩ يؤدي إلى ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 is an address at %2</source>
        <translation type="unfinished">⁨%1⁩ عنوان في ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 is a command like %2</source>
        <translation type="unfinished">⁨%1⁩ أمر مثل ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 is like %2</source>
        <translation type="unfinished">⁨%1⁩ مثل ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>ApprovalStep</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a call is allowed</extracomment>
        <translation type="unfinished">
            <numerusform>لا غيرها</numerusform>
            <numerusform>وواحد غيرها</numerusform>
            <numerusform>واثنان غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">يؤدي إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>It runs as %1</source>
        <translation type="unfinished">يُشغَّل بصفة ⁨%1⁩</translation>
    </message>
    <message>
        <source>It runs as %1, for work in %2</source>
        <translation type="unfinished">يُشغَّل بصفة ⁨%1⁩، للعمل في ⁨%2⁩</translation>
    </message>
    <message>
        <source>The person refused this call of %1.</source>
        <translation type="unfinished">رفض المستخدم هذا الاستدعاء لـ⁨%1⁩.</translation>
    </message>
    <message>
        <source>This call of %1 was not allowed beforehand, and nobody was asked.</source>
        <translation type="unfinished">لم يُسمح مسبقًا بهذا الاستدعاء لـ⁨%1⁩، ولم يُسأل أحد.</translation>
    </message>
    <message>
        <source>The program that Parlance works for refused this call of %1.</source>
        <translation type="unfinished">رفض البرنامج الذي يعمل له Parlance هذا الاستدعاء لـ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>ArchiveReader</name>
    <message>
        <source>This is not a file that can be imported. parlance help export says which can.</source>
        <translation type="unfinished">ليس هذا من الملفات التي يمكن استيرادها. يوضّح parlance help export أيها يمكن استيراده.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">الملف فارغ.</translation>
    </message>
    <message>
        <source>This is a ZIP archive. Unpack it first: the conversations.json in it can be imported.</source>
        <translation type="unfinished">هذا أرشيف ZIP. يجب فك ضغط محتواه أولًا: يمكن استيراد conversations.json.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">السطر ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>This web page was not exported by Parlance, or by a version that put no conversations into it. Pages of other programs do not say who said what: take their data export.</source>
        <translation type="unfinished">لم يصدّر Parlance صفحة الويب هذه، أو صدّرها إصدار لا يضع فيها محادثات. صفحات البرامج الأخرى لا تبيّن من قال ماذا: يُستخدم تصدير البيانات الخاص بها.</translation>
    </message>
</context>
<context>
    <name>ArgumentsCheck</name>
    <message>
        <source>The arguments of %1 are not JSON: %2</source>
        <translation type="unfinished">وسيطات ⁨%1⁩ ليست JSON: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The arguments of %1 do not fit: %2</source>
        <translation type="unfinished">وسيطات ⁨%1⁩ غير ملائمة: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 was called with nothing for %2, which it needs. What is not known must be asked of the user, not left empty.</source>
        <translation type="unfinished">استُدعي ⁨%1⁩ دون شيء في ⁨%2⁩ وهو يحتاج إليه. ما ليس معروفًا يجب سؤال المستخدم عنه، لا تركه فارغًا.</translation>
    </message>
    <message>
        <source>The call of %1 was cut off and did not run: the answer reached the limit of its length</source>
        <translation type="unfinished">قُطع استدعاء ⁨%1⁩ ولم يُنفّذ: بلغ الرد حد طوله</translation>
    </message>
    <message>
        <source>%1, %2 tokens. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">⁨%1⁩، ⁨%2⁩ من الرموز. يكفي استدعاء أقصر أو حد أعلى.</translation>
    </message>
    <message>
        <source>%1. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">⁨%1⁩. يكفي استدعاء أقصر أو حد أعلى.</translation>
    </message>
</context>
<context>
    <name>ArgumentsReader</name>
    <message>
        <source>The arguments are an object: type = &quot;object&quot; is missing.</source>
        <translation type="unfinished">الوسيطات كائن: ينقص ⁦type = &quot;object&quot;⁩.</translation>
    </message>
    <message>
        <source>%1 is not checked.</source>
        <translation type="unfinished">لا يُفحص ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 has no argument “%2”.</source>
        <translation type="unfinished">ليس لـ⁨%1⁩ وسيطة «⁨%2⁩».</translation>
    </message>
    <message>
        <source>“%1” is of the type %2.</source>
        <translation type="unfinished">نوع «⁨%1⁩» هو ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>Arithmetic</name>
    <message>
        <source>The expression is too long or too deep.</source>
        <translation type="unfinished">التعبير أطول أو أعمق من اللازم.</translation>
    </message>
    <message>
        <source>One expression is wanted, not several.</source>
        <translation type="unfinished">المطلوب تعبير واحد، لا عدة تعابير.</translation>
    </message>
    <message>
        <source>“%1” cannot be worked out: %2</source>
        <translation type="unfinished">تعذّر حساب «⁨%1⁩»: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The calculator broke.</source>
        <translation type="unfinished">تعطّلت الآلة الحاسبة.</translation>
    </message>
</context>
<context>
    <name>BenchRun</name>
    <message>
        <source>[%1, %2]</source>
        <extracomment>Range of numbers in the test bench</extracomment>
        <translation type="unfinished">[⁨%1⁩، ⁨%2⁩]</translation>
    </message>
    <message>
        <source>Example: %1 gives: %2</source>
        <translation type="unfinished">مثال: ⁨%1⁩ يعطي: ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>[%n character(s) more]</source>
        <translation type="unfinished">
            <numerusform>[لا أحرف إضافية]</numerusform>
            <numerusform>[حرف إضافي واحد]</numerusform>
            <numerusform>[حرفان إضافيان]</numerusform>
            <numerusform>[%Ln أحرف إضافية]</numerusform>
            <numerusform>[%Ln حرفًا إضافيًا]</numerusform>
            <numerusform>[%Ln حرف إضافي]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchComparison</name>
    <message>
        <source>… The rest of this text is not shown.</source>
        <translation type="unfinished">… بقية هذا النص غير معروضة.</translation>
    </message>
</context>
<context>
    <name>Break</name>
    <message>
        <source>This tool was asked to break.</source>
        <translation type="unfinished">طُلب من هذه الأداة أن تتعطّل.</translation>
    </message>
</context>
<context>
    <name>BrokenEnsembles</name>
    <message>
        <source>There is no ensemble named %1.</source>
        <translation type="unfinished">لا توجد مجموعة أدوات باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The ensemble %1 is broken: %2</source>
        <translation type="unfinished">مجموعة الأدوات ⁨%1⁩ معطوبة: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The ensemble %1 is not connected: %2</source>
        <translation type="unfinished">مجموعة الأدوات ⁨%1⁩ غير متصلة: ⁨%2⁩</translation>
    </message>
    <message>
        <source>its server did not answer in time.</source>
        <translation type="unfinished">لم يُجب خادمها في الوقت المحدد.</translation>
    </message>
</context>
<context>
    <name>BuiltinInvocables</name>
    <message>
        <source>What is in it now is not shown: it may be a secret.</source>
        <translation type="unfinished">لا يُعرض ما فيه الآن، فقد يكون سرًّا.</translation>
    </message>
    <message>
        <source>It stays as it is.</source>
        <translation type="unfinished">يبقى كما هو.</translation>
    </message>
    <message>
        <source>It will be empty.</source>
        <translation type="unfinished">سيكون فارغًا.</translation>
    </message>
</context>
<context>
    <name>Calculate</name>
    <message>
        <source>“%1” has no finite value.</source>
        <translation type="unfinished">ليس لـ«⁨%1⁩» قيمة منتهية.</translation>
    </message>
</context>
<context>
    <name>CanisterJson</name>
    <message>
        <source>This is not a canister: %1.</source>
        <translation type="unfinished">ليس هذا بندًا: ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>CarriedReader</name>
    <message>
        <source>Parlance&apos;s PDF</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">PDF من Parlance</translation>
    </message>
    <message>
        <source>Parlance&apos;s HTML</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">HTML من Parlance</translation>
    </message>
    <message>
        <source>HTML and PDF have the path that was shown, without branches, settings and what a page does not show.</source>
        <translation type="unfinished">في HTML وPDF المسار المعروض، دون الفروع والإعدادات وما لا تعرضه الصفحة.</translation>
    </message>
</context>
<context>
    <name>Cassette</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">تعذّرت قراءة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MiB.</source>
        <translation type="unfinished">⁨%1⁩ أكبر من ⁨٢٥٦ MiB⁩.</translation>
    </message>
    <message>
        <source>%1: this line is not a recorded exchange</source>
        <translation type="unfinished">⁨%1⁩: هذا السطر ليس تبادلًا مسجّلًا</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">تعذّر حفظ ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>CassetteMatch</name>
    <message>
        <source>This request is not on the cassette: nothing was recorded for %1.</source>
        <translation type="unfinished">هذا الطلب ليس على الشريط: لم يُسجَّل شيء لـ⁨%1⁩.</translation>
    </message>
    <message>
        <source>This request is not on the cassette. For %1 its body departs at byte %2 from what was recorded: there “%3”, here “%4”.</source>
        <translation type="unfinished">هذا الطلب ليس على الشريط. يختلف متنه لـ⁨%1⁩ عن المسجّل عند البايت ⁨%2⁩: هناك «⁨%3⁩»، وهنا «⁨%4⁩».</translation>
    </message>
</context>
<context>
    <name>CassetteOptions</name>
    <message>
        <source>Write all that goes over the wire to this cassette, without keys.</source>
        <translation type="unfinished">كتابة كل ما يمر عبر الشبكة على هذا الشريط، دون المفاتيح.</translation>
    </message>
    <message>
        <source>Play this cassette instead of using the network and starting MCP servers. A request that is not on it is an error that says from which byte on it differs.</source>
        <translation type="unfinished">تشغيل هذا الشريط بدلًا من استخدام الشبكة وتشغيل خوادم MCP. ويُعد الطلب غير الموجود عليه خطأً، مع بيان البايت الذي يبدأ عنده الاختلاف.</translation>
    </message>
    <message>
        <source>With --replay: dates, times and identifiers in a request may differ.</source>
        <translation type="unfinished">مع ⁦--replay⁩: يجوز أن تختلف التواريخ والأوقات والمعرّفات في الطلب.</translation>
    </message>
    <message>
        <source>--lenient and --pace go with --replay.</source>
        <translation type="unfinished">يُستخدم ⁦--lenient⁩ و⁦--pace⁩ مع ⁦--replay⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>With --replay: at-once, recorded for the pauses that there were, or step, where Enter lets the next event come.</source>
        <translation type="unfinished">مع ⁦--replay: at-once⁩، أو recorded للتوقفات التي كانت، أو step حيث يأتي Enter بالحدث التالي.</translation>
    </message>
    <message>
        <source>--pace is at-once, recorded or step, not %1.</source>
        <translation type="unfinished">قيمة ⁦--pace⁩ هي at-once أو recorded أو step، وليست ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>CharacterReader</name>
    <message>
        <source>(nothing does the work of %1)</source>
        <translation type="unfinished">(لا شيء ينفّذ عمل ⁨%1⁩)</translation>
    </message>
</context>
<context>
    <name>ChatGptReader</name>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">نتيجة أداة</translation>
    </message>
    <message>
        <source>ChatGPT&apos;s data export</source>
        <translation type="unfinished">تصدير بيانات ChatGPT</translation>
    </message>
    <message>
        <source>A conversation has no messages (“mapping”).</source>
        <translation type="unfinished">محادثة بلا رسائل («mapping»).</translation>
    </message>
    <message>
        <source>messages that follow no other</source>
        <translation type="unfinished">رسائل لا تتبع غيرها</translation>
    </message>
    <message>
        <source>pictures and sounds, which the export keeps in other files</source>
        <translation type="unfinished">صور وأصوات يضعها التصدير في ملفات أخرى</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">محادثات بلا رسائل</translation>
    </message>
</context>
<context>
    <name>CheckpointStore</name>
    <message>
        <source>There is no room left for what was in it.</source>
        <translation type="unfinished">لا مكان متبقيًا لما كان فيه.</translation>
    </message>
    <message>
        <source>There is no turn “%1”.</source>
        <translation type="unfinished">لا يوجد دور «⁨%1⁩».</translation>
    </message>
    <message>
        <source>Several turns begin with “%1”.</source>
        <translation type="unfinished">تبدأ عدة أدوار بـ«⁨%1⁩».</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeReader</name>
    <message>
        <source>a session of Claude Code</source>
        <translation type="unfinished">جلسة Claude Code</translation>
    </message>
    <message>
        <source>messages among agents of the session</source>
        <translation type="unfinished">رسائل بين وكلاء الجلسة</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">ما قاله البرنامج للنموذج</translation>
    </message>
    <message>
        <source>Summary of what came before</source>
        <translation type="unfinished">ملخّص ما سبق</translation>
    </message>
</context>
<context>
    <name>ClaudeReader</name>
    <message>
        <source>Claude&apos;s data export</source>
        <translation type="unfinished">تصدير بيانات Claude</translation>
    </message>
    <message>
        <source>A conversation has no messages (“chat_messages”).</source>
        <translation type="unfinished">محادثة بلا رسائل («chat_messages»).</translation>
    </message>
    <message>
        <source>files, which the export does not hold</source>
        <translation type="unfinished">ملفات لا يحويها التصدير</translation>
    </message>
    <message>
        <source>parts of messages that are neither text, thought nor tool call</source>
        <translation type="unfinished">أجزاء رسائل ليست نصًا ولا تفكيرًا ولا استدعاء أداة</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">محادثات بلا رسائل</translation>
    </message>
</context>
<context>
    <name>CodexReader</name>
    <message>
        <source>a session of Codex</source>
        <translation type="unfinished">جلسة Codex</translation>
    </message>
    <message>
        <source>entries that are neither messages nor tool calls</source>
        <translation type="unfinished">مدخلات ليست رسائل ولا استدعاءات أدوات</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">ما قاله البرنامج للنموذج</translation>
    </message>
</context>
<context>
    <name>CommandAssembly</name>
    <message>
        <source>It would work in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">سيعمل في مجلد خاص بـ Parlance لا تصل إليه أي أداة.</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation type="unfinished">لا يوجد برنامج «⁨%1⁩».</translation>
    </message>
    <message>
        <source>PATH is %1</source>
        <translation type="unfinished">PATH هو ⁨%1⁩</translation>
    </message>
    <message>
        <source>It works in a folder of the workspace, and there is no workspace folder.</source>
        <translation type="unfinished">يعمل في مجلد من مساحة العمل، ولا يوجد مجلد لمساحة العمل.</translation>
    </message>
    <message>
        <source>There is no folder “%1” in the workspace.</source>
        <translation type="unfinished">لا يوجد مجلد «⁨%1⁩» في مساحة العمل.</translation>
    </message>
</context>
<context>
    <name>CommandImport</name>
    <message>
        <source>It names no program.</source>
        <translation type="unfinished">لا يذكر أي برنامج.</translation>
    </message>
    <message>
        <source>“%1 %2” belongs to Windows and is left out.</source>
        <translation type="unfinished">«⁨%1⁩ ⁨%2⁩» خاص بـ Windows ويُستبعد.</translation>
    </message>
    <message>
        <source>“%1” is a Windows path, which is not found here.</source>
        <translation type="unfinished">«⁨%1⁩» مسار في Windows ولا يوجد هنا.</translation>
    </message>
    <message>
        <source>The program %1 is below a folder that is not known here.</source>
        <translation type="unfinished">البرنامج ⁨%1⁩ تحت مجلد غير معروف هنا.</translation>
    </message>
    <message>
        <source>What %1 stands for is not known here.</source>
        <translation type="unfinished">ما يعنيه ⁨%1⁩ غير معروف هنا.</translation>
    </message>
    <message>
        <source>An argument of the program.</source>
        <translation type="unfinished">وسيطة للبرنامج.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">قيمة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Its arguments hold keys or variables; sh puts these in when the server is started.</source>
        <translation type="unfinished">في وسيطاته مفاتيح أو متغيرات، ويضعها sh عند تشغيل الخادم.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">كتابة محارف التحكم إلى ملف أو أنبوب كما هي.</translation>
    </message>
    <message>
        <source>For screen readers: whole lines, words instead of symbols, choices by number.</source>
        <translation type="unfinished">لقارئات الشاشة: أسطر كاملة، وكلمات بدل الرموز، واختيار بالأرقام.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">عرض خيارات هذا الأمر.</translation>
    </message>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">الكتابة بصيغة JSON Lines.</translation>
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
        <translation type="unfinished">Parlance: منضدة عمل للمحادثات مع النماذج اللغوية.

  parlance                               يفتح النافذة
  parlance open [FILE|LINK…]             يعرضه في النافذة، ويسأل قبل أن يترتب عليه شيء
  ⁦parlance converse [OPTIONS] PROMPT|-⁩   دور واحد
  parlance agents                        الوكلاء والشخصيات، وما ترتبط به أدواتها
  parlance prompts                       الموجّهات التي يمكن استخدامها ومتغيراتها
  parlance skills                        المهارات التي يمكن للنماذج قراءتها
  ⁦parlance compare [OPTIONS] PROMPT|-⁩    موجّه واحد مع عدة نماذج أو مكتبات أو وكلاء أو تعليمات
  parlance evaluate SUITE                حالات لها توقعات، مع نماذج ووكلاء ومكتبات وموجّهات
  parlance work --store URL              ينفّذ تشغيلات تقييم موجودة في PostgreSQL
  parlance store --create --store URL    يجهّز PostgreSQL للتقييمات
  parlance check PATH…                   أخطاء الواصفات
  ⁦parlance tools [--for DIALECT]⁩         الأدوات كجدول، أو كما تُذكر لمزوّد
  parlance invoke ENSEMBLE:TOOL JSON     استدعاء أداة واحد
  parlance explain TOOL JSON             هل يُسأل عن استدعاء كهذا، وأي قاعدة تقرّر ذلك
  parlance conversations                 المحادثات، الأحدث أولًا
  ⁦parlance show ID [--canonical]⁩         محادثة واحدة
  parlance delete|restore|erase ID…      يضع المحادثات بين المحذوفات، أو يعيدها، أو يمحوها
  parlance archive|unarchive ID…         يضع المحادثات في الأرشيف، أو يعيدها إلى القائمة
  parlance move ID… ⁦--group NAME⁩         يضع المحادثات في مجموعة
  parlance search WORDS                  يبحث في كل المحادثات
  parlance export --output FILE [ID…]    محادثات، أو كلها، في ملف يمكن لغيره قراءته
  parlance import FILE…                  محادثات من ملفات هذا البرنامج وغيره
  parlance backup FILE                   المخزن بكل ما فيه، في ملف واحد
  ⁦parlance repair [--check]⁩              ينقذ ما تمكن قراءته من مخزن تالف
  ⁦parlance exchanges [ID]⁩                البيانات المتبادلة عبر الشبكة
  parlance diff A B                      فيم يختلف طلب عن آخر، ومن أي بايت
  ⁦parlance figures [--by WHAT]⁩           الاستدعاءات والإخفاقات والأوقات والرموز والكلفة حسب الأداة أو النموذج أو اليوم
  parlance resend EXCHANGE               طلب مرة أخرى، كما هو أو بمتن آخر
  parlance undo TURN --files             يعيد الملفات إلى ما كانت عليه قبل أن يكتبها دور
  ⁦parlance rehearse SCENARIO [--port N]⁩  خادم المحاكاة وحده
  parlance capture --to URL|PROVIDER     يمرّر ما تقوله برامج أخرى ويحتفظ به
  parlance serve-mcp --stdio|--http PORT يقدّم المحادثات والنماذج والأدوات لبرامج أخرى
  parlance serve-acp                     وكيل للمحرّر الذي شغّله (Agent Client Protocol)
  parlance models                        النماذج المعروفة
  parlance gram FILE…                    أخطاء الوكلاء المكتوبين بترميز gram
  parlance import-servers FILE…          خوادم MCP من ملفات إعدادات عملاء آخرين
  parlance import-tools FILE             قائمة أدوات كواصف لوكيل، أو بصيغة gram
  parlance conformance URL               يمر على كل ما يقدّمه خادم MCP
  ⁦parlance help [CHAPTER]⁩                الدليل

  ⁦--profile DIR⁩   حفظ كل شيء في هذا المجلد (أو تعيين PARLANCE_PROFILE)
  ⁦--store URL⁩     فتح نافذة التقييمات على PostgreSQL هذه
  ⁦--json⁩          صيغة JSON Lines بدلًا من النص، لكل الأوامر
  ⁦--raw⁩           محارف التحكم كما هي، إلى ملف أو أنبوب
  ⁦--plain⁩         لقارئات الشاشة: أسطر كاملة وكلمات بدل الرموز (أو تعيين ACCESSIBLE=1)
  ⁦--help⁩          بعد الأمر: خياراته
  ⁦--version⁩       إصدار البرنامج

حالة الخروج: 0 تم، 1 فشل أو تُراجع عنه أو انقطع، 2 استخدام خاطئ، 130 أُلغي.</translation>
    </message>
</context>
<context>
    <name>CommandOutcome</name>
    <message>
        <source>“%1” used all the processor time that it may use.</source>
        <translation type="unfinished">استنفد «⁨%1⁩» وقت المعالج المسموح له.</translation>
    </message>
    <message>
        <source>“%1” wrote a file larger than it may write.</source>
        <translation type="unfinished">كتب «⁨%1⁩» ملفًا أكبر مما يُسمح له.</translation>
    </message>
    <message>
        <source>“%1” was killed (signal 9), as the system does when memory runs out.</source>
        <translation type="unfinished">أُنهي «⁨%1⁩» قسرًا (الإشارة ٩)، كما يفعل النظام عند نفاد الذاكرة.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">أُنهي «⁨%1⁩» قسرًا بالإشارة ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">انتهى «⁨%1⁩» بالحالة ⁨%2⁩.</translation>
    </message>
    <message>
        <source>It had written:</source>
        <translation type="unfinished">وكان قد كتب:</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not UTF-8 text.</source>
        <translation type="unfinished">كتب «⁨%1⁩» ما ليس نص UTF-8.</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not JSON.</source>
        <translation type="unfinished">كتب «⁨%1⁩» ما ليس JSON.</translation>
    </message>
</context>
<context>
    <name>CommandReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command قائمة نصوص: البرنامج ووسيطاته.</translation>
    </message>
    <message>
        <source>dashes is true or false.</source>
        <translation type="unfinished">dashes هي true أو false.</translation>
    </message>
    <message>
        <source>input is &quot;json&quot;, &quot;none&quot; or a text with placeholders.</source>
        <translation type="unfinished">input هي ⁦&quot;json&quot;⁩ أو ⁦&quot;none&quot;⁩ أو نص فيه عناصر نائبة.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output هي ⁦&quot;text&quot;⁩ أو ⁦&quot;json&quot;⁩ أو ⁦&quot;auto&quot;⁩.</translation>
    </message>
    <message>
        <source>time-limit is one placeholder, such as &quot;{timeout}&quot;; timeout is for a fixed time.</source>
        <translation type="unfinished">time-limit عنصر نائب واحد مثل ⁦&quot;{timeout}&quot;⁩؛ أما timeout فلمدة ثابتة.</translation>
    </message>
    <message>
        <source>folder is a path within the workspace folder.</source>
        <translation type="unfinished">folder مسار داخل مجلد مساحة العمل.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment قائمة أسماء متغيرات.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">«⁨%1⁩» ليس اسم متغير.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">المتغير نص، أو { keychain = &quot;اسم مفتاح&quot; }.</translation>
    </message>
    <message>
        <source>An exit status is a whole number from 0 to 255.</source>
        <translation type="unfinished">حالة الخروج عدد صحيح من 0 إلى 255.</translation>
    </message>
    <message>
        <source>accepted-statuses is a list of exit statuses.</source>
        <translation type="unfinished">accepted-statuses قائمة حالات خروج.</translation>
    </message>
</context>
<context>
    <name>CommandVector</name>
    <message>
        <source>“%1” has half of a character in it.</source>
        <translation type="unfinished">في «⁨%1⁩» نصف محرف.</translation>
    </message>
    <message>
        <source>One argument of a command cannot hold two lists.</source>
        <translation type="unfinished">لا يمكن وضع قائمتين في وسيطة أمر واحدة.</translation>
    </message>
    <message>
        <source>An argument of a command cannot contain a NUL character.</source>
        <translation type="unfinished">لا يمكن أن تحوي وسيطة الأمر المحرف صفر.</translation>
    </message>
    <message>
        <source>“%1…” is longer than the %2 bytes that an argument of a command may have.</source>
        <translation type="unfinished">«⁨%1⁩…» أطول من ⁨%2⁩ بايت، وهو أقصى طول لوسيطة أمر.</translation>
    </message>
    <message>
        <source>“%1” begins with a dash, so the command could take it for an option.</source>
        <translation type="unfinished">يبدأ «⁨%1⁩» بشرطة، فقد يظنه الأمر خيارًا.</translation>
    </message>
</context>
<context>
    <name>CommandVectorReader</name>
    <message>
        <source>A command begins with the name of its program.</source>
        <translation type="unfinished">يبدأ الأمر باسم برنامجه.</translation>
    </message>
    <message>
        <source>The program of a command cannot be an argument of the call.</source>
        <translation type="unfinished">لا يمكن أن يكون برنامج الأمر وسيطة للاستدعاء.</translation>
    </message>
    <message>
        <source>A value must not become part of a script, where it would be code: give it as an argument of its own, as in [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</source>
        <translation type="unfinished">يجب ألا تصبح القيمة جزءًا من نص برمجي فتكون شيفرة: أعطها كوسيطة مستقلة، كما في [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{⁨%1⁩}&quot;].</translation>
    </message>
    <message>
        <source>An element of a command is a text.</source>
        <translation type="unfinished">عنصر الأمر نص.</translation>
    </message>
    <message>
        <source>The arguments have no property “%1”; {{ stands for a brace.</source>
        <translation type="unfinished">ليس للوسيطات خاصية «⁨%1⁩»؛ تُكتب القوس المعقوفة {{.</translation>
    </message>
</context>
<context>
    <name>CompareOptions</name>
    <message>
        <source>What the model is told before everything else; may be repeated, like --agent, --library and --model; each gives a column.</source>
        <translation type="unfinished">ما يُقال للنموذج قبل كل شيء؛ يمكن تكراره، وكذلك ⁦--agent⁩ و⁦--library⁩ و⁦--model⁩، ولكل منها عمود.</translation>
    </message>
    <message>
        <source>How often each column runs.</source>
        <translation type="unfinished">عدد مرات تشغيل كل عمود.</translation>
    </message>
    <message>
        <source>Stop a run after this many seconds; it counts as timed out.</source>
        <translation type="unfinished">إيقاف التشغيل بعد هذا العدد من الثواني، ويُعد منتهي المهلة.</translation>
    </message>
    <message>
        <source>Write a line of CSV for each run.</source>
        <translation type="unfinished">كتابة سطر CSV لكل تشغيل.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">كتابة تقرير بصيغة Markdown.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">الكتابة في هذا الملف بدلًا من الخرج القياسي.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">يتطلب --%1 عددًا من 1 إلى ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>CompareSetup</name>
    <message>
        <source>libraries</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">المكتبات</translation>
    </message>
    <message>
        <source>models</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">النماذج</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">الوكلاء</translation>
    </message>
    <message>
        <source>instructions</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">التعليمات</translation>
    </message>
    <message>
        <source>It cannot play.</source>
        <translation type="unfinished">يتعذّر تشغيله.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation type="unfinished">⁨%1⁩ وغيرها</translation>
    </message>
    <message>
        <source>does not bind %1</source>
        <translation type="unfinished">لا يربط ⁨%1⁩</translation>
    </message>
    <message>
        <source>A tool library says what does the work of an agent&apos;s tools. Pick an agent above to compare libraries.</source>
        <translation type="unfinished">تحدّد مكتبة الأدوات ما ينفّذ عمل أدوات الوكيل. اختر وكيلًا أعلاه لمقارنة المكتبات.</translation>
    </message>
    <message>
        <source>%1 asks for no tools, so a library changes nothing.</source>
        <translation type="unfinished">لا يطلب ⁨%1⁩ أدوات، فلا تغيّر المكتبة شيئًا.</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">شخصية</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">كل مجموعات الأدوات، بالاسم</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">يحتاج إلى المفتاح ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>Confinement</name>
    <message>
        <source>bubblewrap is not installed</source>
        <translation type="unfinished">bubblewrap غير مثبّت</translation>
    </message>
    <message>
        <source>bubblewrap cannot make namespaces here</source>
        <translation type="unfinished">لا يستطيع bubblewrap إنشاء فضاءات أسماء هنا</translation>
    </message>
    <message>
        <source>It runs in a sandbox only, and there is none: %1.</source>
        <translation type="unfinished">يعمل في بيئة معزولة فقط، ولا توجد: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>cannot run: it needs a sandbox, and %1</source>
        <translation type="unfinished">تعذّر التشغيل: يحتاج إلى بيئة معزولة، و⁨%1⁩</translation>
    </message>
    <message>
        <source>not sandboxed: its descriptor says so</source>
        <translation type="unfinished">غير معزول: هكذا يقول واصفه</translation>
    </message>
    <message>
        <source>not sandboxed: %1</source>
        <translation type="unfinished">غير معزول: ⁨%1⁩</translation>
    </message>
    <message>
        <source>workspace writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">مساحة العمل قابلة للكتابة</translation>
    </message>
    <message>
        <source>%1 writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">⁨%1⁩ قابل للكتابة</translation>
    </message>
    <message>
        <source>%1 writable, which your own programs run things from</source>
        <translation type="unfinished">⁨%1⁩ قابل للكتابة، وتشغّل برامجك أشياء منه</translation>
    </message>
    <message>
        <source>network open</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">الشبكة متاحة</translation>
    </message>
    <message>
        <source>no network</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">بلا شبكة</translation>
    </message>
    <message>
        <source>sandboxed: %1</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">معزول: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>ConfinementReader</name>
    <message>
        <source>network is true or false.</source>
        <translation type="unfinished">network هي true أو false.</translation>
    </message>
    <message>
        <source>output is at most %1 MiB.</source>
        <translation type="unfinished">output لا تتجاوز ⁨%1⁩ MiB.</translation>
    </message>
    <message>
        <source>sandbox is &quot;required&quot;, &quot;preferred&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">sandbox هي ⁦&quot;required&quot;⁩ أو ⁦&quot;preferred&quot;⁩ أو ⁦&quot;none&quot;⁩.</translation>
    </message>
    <message>
        <source>This is a list of paths.</source>
        <translation type="unfinished">هذه قائمة مسارات.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here, or is .git.</source>
        <translation type="unfinished">يبدأ المسار هنا بـ / أو ~/، أو يكون ⁦.git⁩.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here.</source>
        <translation type="unfinished">يبدأ المسار هنا بـ / أو ~/.</translation>
    </message>
    <message>
        <source>%1 is a whole number from 1 to %2.</source>
        <translation type="unfinished">⁨%1⁩ عدد صحيح من 1 إلى ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>ConnectionReader</name>
    <message>
        <source>transport is &quot;stdio&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">transport هي ⁦&quot;stdio&quot;⁩ أو ⁦&quot;http&quot;⁩.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;http&quot;.</source>
        <translation type="unfinished">«⁨%1⁩» للخوادم التي لها ⁦transport = &quot;http&quot;⁩.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;stdio&quot;.</source>
        <translation type="unfinished">«⁨%1⁩» للخوادم التي لها ⁦transport = &quot;stdio&quot;⁩.</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from url.</source>
        <translation type="unfinished">يذكر allow-cleartext مضيفًا غير الذي في url.</translation>
    </message>
    <message>
        <source>A server with transport = &quot;http&quot; needs a url.</source>
        <translation type="unfinished">يحتاج خادم ⁦transport = &quot;http&quot;⁩ إلى url.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">«⁨%1⁩» ليس عنوان HTTP.</translation>
    </message>
    <message>
        <source>A name and password do not belong in a url: headers can name a key.</source>
        <translation type="unfinished">لا مكان لاسم وكلمة سر في url: يمكن أن تذكر headers مفتاحًا.</translation>
    </message>
    <message>
        <source>The address %1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext.</source>
        <translation type="unfinished">العنوان ⁨%1⁩ غير مشفّر، ولا يجوز استخدام غير عناوين هذا الجهاز هكذا. استخدم https، أو عيّن allow-cleartext.</translation>
    </message>
    <message>
        <source>A client-secret goes with a client-id.</source>
        <translation type="unfinished">يُستخدم client-secret مع client-id.</translation>
    </message>
    <message>
        <source>client-metadata-url is an https address.</source>
        <translation type="unfinished">client-metadata-url عنوان https.</translation>
    </message>
    <message>
        <source>There is a client-id already, which says who the client is.</source>
        <translation type="unfinished">يوجد client-id بالفعل يحدّد هوية العميل.</translation>
    </message>
    <message>
        <source>A header is a text, or { keychain = &quot;the name of a key&quot;, prefix = &quot;Bearer &quot; }.</source>
        <translation type="unfinished">الترويسة نص، أو { keychain = &quot;اسم مفتاح&quot;, prefix = &quot;Bearer &quot; }.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">لا يمكن تعيين الترويسة ⁨%1⁩ هكذا.</translation>
    </message>
</context>
<context>
    <name>ContextReading</name>
    <message>
        <source>System text</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">نص النظام</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: a noun</extracomment>
        <translation type="unfinished">الوكيل</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: the folders that tools may use</extracomment>
        <translation type="unfinished">مساحة العمل</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">الأدوات</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">السجل</translation>
    </message>
    <message>
        <source>Documents</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">المستندات</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">الصور</translation>
    </message>
    <message>
        <source>counting…</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">جارٍ العد…</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">نحو ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation type="unfinished">⁨%1⁩ من ⁨%2⁩ رمز</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">⁨%1⁩ رمز</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out</source>
        <translation type="unfinished">
            <numerusform>لم تُستبعد رسائل سابقة</numerusform>
            <numerusform>استُبعدت رسالة سابقة</numerusform>
            <numerusform>استُبعدت رسالتان سابقتان</numerusform>
            <numerusform>استُبعدت %Ln رسائل سابقة</numerusform>
            <numerusform>استُبعدت %Ln رسالة سابقة</numerusform>
            <numerusform>استُبعدت %Ln رسالة سابقة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % full</source>
        <translation type="unfinished">ممتلئ بنسبة ⁨%1⁩ %</translation>
    </message>
    <message numerus="yes">
        <source>The next request leaves out the %n oldest message(s), so that the rest fits into the model&apos;s context. What is pinned always goes.</source>
        <translation type="unfinished">
            <numerusform>لا يستبعد الطلب التالي أي رسالة.</numerusform>
            <numerusform>يستبعد الطلب التالي أقدم رسالة ليتسع سياق النموذج للبقية. ما ثُبّت يُرسل دائمًا.</numerusform>
            <numerusform>يستبعد الطلب التالي أقدم رسالتين ليتسع سياق النموذج للبقية. ما ثُبّت يُرسل دائمًا.</numerusform>
            <numerusform>يستبعد الطلب التالي أقدم %Ln رسائل ليتسع سياق النموذج للبقية. ما ثُبّت يُرسل دائمًا.</numerusform>
            <numerusform>يستبعد الطلب التالي أقدم %Ln رسالة ليتسع سياق النموذج للبقية. ما ثُبّت يُرسل دائمًا.</numerusform>
            <numerusform>يستبعد الطلب التالي أقدم %Ln رسالة ليتسع سياق النموذج للبقية. ما ثُبّت يُرسل دائمًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is more than the model&apos;s context has room for, and nothing of it can be left out.</source>
        <translation type="unfinished">هذا أكثر مما يتسع له سياق النموذج، ولا يمكن استبعاد شيء منه.</translation>
    </message>
    <message>
        <source>The context is %1 % full. Once it is full, you are asked what is to be done.</source>
        <translation type="unfinished">السياق ممتلئ بنسبة ⁨%1⁩ %. عندما يمتلئ تُسأل عما يجب فعله.</translation>
    </message>
    <message>
        <source>What exceeds its part is sent all the same; earlier messages have that much less room.</source>
        <translation type="unfinished">ما زاد على حصته يُرسل رغم ذلك، وتقل مساحة الرسائل السابقة بقدره.</translation>
    </message>
    <message>
        <source>The conversation is still being counted.</source>
        <translation type="unfinished">ما زال عد رموز المحادثة جاريًا.</translation>
    </message>
    <message>
        <source>By the provider&apos;s count of the last request; what is new since is estimated.</source>
        <translation type="unfinished">حسب عد المزوّد في آخر طلب؛ وما استجد بعده مقدّر.</translation>
    </message>
    <message>
        <source>Estimated: the provider has counted nothing yet.</source>
        <translation type="unfinished">مقدّر: لم يعدّ المزوّد شيئًا بعد.</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>There is no conversation %1.</source>
        <translation type="unfinished">لا توجد محادثة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">لا يوجد بند كهذا في المحادثة.</translation>
    </message>
    <message>
        <source>The order of this conversation&apos;s messages is damaged in the store.</source>
        <translation type="unfinished">ترتيب رسائل هذه المحادثة تالف في المخزن.</translation>
    </message>
    <message>
        <source>Several conversations begin with %1; give more of the identifier.</source>
        <translation type="unfinished">تبدأ عدة محادثات بـ⁨%1⁩؛ اذكر جزءًا أطول من المعرّف.</translation>
    </message>
    <message>
        <source>The list of conversations is damaged; some may be missing from it.</source>
        <translation type="unfinished">قائمة المحادثات تالفة؛ قد تنقص بعضها.</translation>
    </message>
</context>
<context>
    <name>ConverseOptions</name>
    <message>
        <source>--library and --compile go with --agent.</source>
        <translation type="unfinished">يُستخدم ⁦--library⁩ و⁦--compile⁩ مع ⁦--agent⁩.</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB.</source>
        <translation type="unfinished">⁨%1⁩ أكبر من 16 MiB.</translation>
    </message>
    <message>
        <source>The provider.</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">المزوّد.</translation>
    </message>
    <message>
        <source>The model, or provider/model.</source>
        <translation type="unfinished">النموذج، أو provider/model.</translation>
    </message>
    <message>
        <source>Switch on this ensemble and no other; may be repeated. `none`: no tools.</source>
        <translation type="unfinished">تفعيل مجموعة الأدوات هذه دون غيرها؛ يمكن تكراره. `none`: بلا أدوات.</translation>
    </message>
    <message>
        <source>The supervisor&apos;s text, or @FILE.</source>
        <translation type="unfinished">نص النظام، أو ⁦@FILE⁩ يحتويه.</translation>
    </message>
    <message>
        <source>A control of the model, such as temperature=0.2; may be repeated.</source>
        <translation type="unfinished">ما يمكن تعيينه للنموذج، مثل temperature=0.2؛ يمكن تكراره.</translation>
    </message>
    <message>
        <source>After how much the turn asks whether to go on, 0 for never; may be repeated. NAME is one of %1.</source>
        <translation type="unfinished">المقدار الذي يسأل الدور بعده هل يتابع، و0 لعدم السؤال؛ يمكن تكراره. NAME واحد من ⁨%1⁩.</translation>
    </message>
    <message>
        <source>An endpoint without a descriptor. Its key, where it wants one, is in PARLANCE_ENDPOINT_KEY.</source>
        <translation type="unfinished">نقطة نهاية بلا واصف. يوضع مفتاحها، إن احتاجت إليه، في PARLANCE_ENDPOINT_KEY.</translation>
    </message>
    <message>
        <source>The dialect of that endpoint, or the beginning of it: %1.</source>
        <translation type="unfinished">لهجة نقطة النهاية تلك، أو بدايتها: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A workspace folder; may be repeated. Default: the folder it is started in.</source>
        <translation type="unfinished">مجلد لمساحة العمل؛ يمكن تكراره. المبدئي: المجلد الذي شُغّل فيه.</translation>
    </message>
    <message>
        <source>Go on with this conversation (its identifier, or the beginning of it).</source>
        <translation type="unfinished">متابعة هذه المحادثة (معرّفها أو بدايته).</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask أو refuse أو all أو اسم أداة؛ يمكن تكراره. بدون طرفية تعني ask الرفض. وما لا تشمله كلمة أخرى: hidden-files للملفات المخفية أو التي تشبه الأسرار، وoffered-calls للاستدعاءات التي يعرضها رد في نصه.</translation>
    </message>
    <message>
        <source>This agent plays: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">تشغيل هذا الوكيل: اسمه، أو FILE، أو FILE#NAME.</translation>
    </message>
    <message>
        <source>Bind the agent&apos;s tools from this tool library: its name, or FILE.</source>
        <translation type="unfinished">ربط أدوات الوكيل من مكتبة الأدوات هذه: اسمها أو FILE.</translation>
    </message>
    <message>
        <source>Compile the agent&apos;s pattern; where that cannot be done, the agent does not play. Without this, the pattern is then interpreted.</source>
        <translation type="unfinished">تصريف نمط الوكيل؛ وحيث يتعذّر ذلك لا يعمل. بدون هذا الخيار يُفسَّر حينها.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">أقصى طول لرد واحد بوحدة MiB: من 1 إلى 1024. المبدئي: 16، أو answer-limit في parlance.ini.</translation>
    </message>
    <message>
        <source>What to say; - reads it from standard input.</source>
        <translation type="unfinished">ما يُقال؛ وتقرؤه - من الدخل القياسي.</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation type="unfinished">تعذّرت قراءة الدخل القياسي.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">الدخل القياسي</translation>
    </message>
    <message>
        <source>What is to be said? Give a prompt, or - to read it from standard input.</source>
        <translation type="unfinished">ماذا يُقال؟ اكتب موجّهًا، أو - لقراءته من الدخل القياسي.</translation>
    </message>
    <message>
        <source>--dialect goes with --base-url.</source>
        <translation type="unfinished">يُستخدم ⁦--dialect⁩ مع ⁦--base-url⁩.</translation>
    </message>
    <message>
        <source>Give --provider or --base-url, not both.</source>
        <translation type="unfinished">استخدم ⁦--provider⁩ أو ⁦--base-url⁩، لا كليهما.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">لا توجد لهجة باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">⁨%1⁩ ليس عنوانًا.</translation>
    </message>
    <message>
        <source>Give --gram or --json, not both.</source>
        <translation type="unfinished">استخدم ⁦--gram⁩ أو ⁦--json⁩، لا كليهما.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">لا يوجد مزوّد باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>There is no provider named %1. If it is a model of %2, give --provider %2 too.</source>
        <translation type="unfinished">لا يوجد مزوّد باسم ⁨%1⁩. إن كان نموذجًا لدى ⁨%2⁩ فأضف ⁦--provider %2⁩ أيضًا.</translation>
    </message>
    <message>
        <source>Which model of %1? Say so with --model.</source>
        <translation type="unfinished">أي نموذج لدى ⁨%1⁩؟ حدّده بـ ⁦--model⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">تعذّرت قراءة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>A control is name=value, not %1.</source>
        <translation type="unfinished">يُكتب الضابط name=value، وليس ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A limit is NAME=NUMBER, the number from 0 to %1 and the name one of %2; it is not %3.</source>
        <translation type="unfinished">يُكتب الحد NAME=NUMBER، والعدد من 0 إلى ⁨%1⁩ والاسم واحد من ⁨%2⁩؛ وليس ⁨%3⁩.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has no controls.</source>
        <translation type="unfinished">لا يُرسل ⁨%1⁩: ليس لـ⁨%2⁩ ضوابط.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has only the controls %3.</source>
        <translation type="unfinished">لا يُرسل ⁨%1⁩: ليس لـ⁨%2⁩ إلا الضوابط ⁨%3⁩.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">لا يوجد مجلد ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">⁨%1⁩ ليس نصًّا بترميز UTF-8.</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>A message is missing from the store.</source>
        <translation type="unfinished">تنقص رسالة في المخزن.</translation>
    </message>
    <message>
        <source>A message is damaged in the store: its checksum does not match.</source>
        <translation type="unfinished">رسالة تالفة في المخزن: مجموعها الاختباري مختلف.</translation>
    </message>
    <message>
        <source>A part of the conversation is missing from the store.</source>
        <translation type="unfinished">ينقص جزء من المحادثة في المخزن.</translation>
    </message>
    <message>
        <source>A part of the conversation is damaged in the store.</source>
        <translation type="unfinished">جزء من المحادثة تالف في المخزن.</translation>
    </message>
    <message>
        <source>%1 is there already. Nothing is overwritten.</source>
        <translation type="unfinished">⁨%1⁩ موجود بالفعل. لا يُكتب فوق شيء.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The copy %1 is not whole.</source>
        <translation type="unfinished">النسخة ⁨%1⁩ غير كاملة.</translation>
    </message>
    <message>
        <source>This could not be read or saved: too many files are open.</source>
        <translation type="unfinished">تعذّرت القراءة أو الحفظ: عدد الملفات المفتوحة أكثر من اللازم.</translation>
    </message>
    <message>
        <source>There is not enough memory to read or save the conversations.</source>
        <translation type="unfinished">الذاكرة لا تكفي لقراءة المحادثات أو حفظها.</translation>
    </message>
    <message>
        <source>Another Parlance is writing to the conversations and does not finish.</source>
        <translation type="unfinished">نسخة أخرى من Parlance تكتب في المحادثات ولا تنتهي.</translation>
    </message>
    <message>
        <source>The conversations cannot be saved: their file is write-protected.</source>
        <translation type="unfinished">تعذّر حفظ المحادثات: ملفها محمي من الكتابة.</translation>
    </message>
    <message>
        <source>The disk reported an error while the conversations were being read or saved.</source>
        <translation type="unfinished">أبلغ القرص عن خطأ أثناء قراءة المحادثات أو حفظها.</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. It has been left as it is.</source>
        <translation type="unfinished">ملف المحادثات تالف. تُرك كما هو.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation type="unfinished">القرص ممتلئ: تعذّر الحفظ.</translation>
    </message>
    <message>
        <source>The file of the conversations cannot be opened.</source>
        <translation type="unfinished">تعذّر فتح ملف المحادثات.</translation>
    </message>
    <message>
        <source>The conversations could not be read or saved.</source>
        <translation type="unfinished">تعذّرت قراءة المحادثات أو حفظها.</translation>
    </message>
    <message>
        <source>“Repair the conversations…” in the Parlance menu, or parlance repair, saves what can be read.</source>
        <translation type="unfinished">ينقذ «إصلاح المحادثات…» في قائمة Parlance، أو parlance repair، ما تمكن قراءته.</translation>
    </message>
    <message>
        <source>A part of the change could not be saved.</source>
        <translation type="unfinished">تعذّر حفظ جزء من التغيير.</translation>
    </message>
    <message>
        <source>The conversation is gone, but traces of it may be left in the file. %1</source>
        <translation type="unfinished">زالت المحادثة، وقد تبقى آثار منها في الملف. ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Another Parlance is bringing %1 to a new version.</source>
        <translation type="unfinished">نسخة أخرى من Parlance ترقّي ⁨%1⁩ إلى إصدار جديد.</translation>
    </message>
    <message>
        <source>%1 is not a file of Parlance. It has been left as it is.</source>
        <translation type="unfinished">⁨%1⁩ ليس من ملفات Parlance. تُرك كما هو.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Parlance. It has been left as it is.</source>
        <translation type="unfinished">كُتب ⁨%1⁩ بإصدار أحدث من Parlance. تُرك كما هو.</translation>
    </message>
    <message>
        <source>The file system of %1 cannot hold conversations safely.</source>
        <translation type="unfinished">نظام الملفات الذي فيه ⁨%1⁩ لا يحفظ المحادثات بأمان.</translation>
    </message>
    <message>
        <source>A copy of %1 could not be made, so it was not changed.</source>
        <translation type="unfinished">تعذّر إنشاء نسخة من ⁨%1⁩، فلم يُغيَّر.</translation>
    </message>
    <message>
        <source>The place of a message is damaged in the store.</source>
        <translation type="unfinished">موضع رسالة تالف في المخزن.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">لا يوجد بند كهذا في المحادثة.</translation>
    </message>
    <message>
        <source>The system gives this program no thread, which it needs to save anything.</source>
        <translation type="unfinished">لا يعطي النظام هذا البرنامج خيطًا يحتاج إليه لحفظ أي شيء.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the disk is full, or write-protected.</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: القرص ممتلئ أو محمي من الكتابة.</translation>
    </message>
    <message>
        <source>%1 is empty, though conversations were kept in it. It has been left as it is. Put a copy in its place (the folder copies beside it may have one), or take it away to begin anew.</source>
        <translation type="unfinished">⁨%1⁩ فارغ مع أن محادثات كانت محفوظة فيه. تُرك كما هو. ضع نسخة مكانه (قد تجد واحدة في المجلد copies بجانبه)، أو أبعده لتبدأ من جديد.</translation>
    </message>
    <message>
        <source>%1 cannot be given another name, so it was not replaced.</source>
        <translation type="unfinished">تعذّرت إعادة تسمية ⁨%1⁩، فلم يُستبدل.</translation>
    </message>
    <message>
        <source>%1 cannot be written to, and there is no room for a copy to read from.</source>
        <translation type="unfinished">تعذّرت الكتابة في ⁨%1⁩، ولا مساحة لنسخة يُقرأ منها.</translation>
    </message>
    <message>
        <source>The turn is not in the store.</source>
        <translation type="unfinished">الدور ليس في المخزن.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">لا يوجد مجلد ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>DatabaseQuery</name>
    <message>
        <source>“%1” is not a file, so the database beside it is not opened.</source>
        <translation type="unfinished">«⁨%1⁩» ليس ملفًا، لذا لا تُفتح قاعدة البيانات التي بجانبه.</translation>
    </message>
    <message>
        <source>The statement reaches beyond the file, which is not allowed.</source>
        <translation type="unfinished">تتجاوز العبارة الملف، وهذا غير مسموح.</translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation type="unfinished">رسالة SQLite: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The query was stopped.</source>
        <translation type="unfinished">أُوقف الاستعلام.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <translation type="unfinished">تعذّر فتح «⁨%1⁩»: ⁨%2⁩</translation>
    </message>
    <message>
        <source>“%1” was replaced while it was being opened.</source>
        <translation type="unfinished">استُبدل «⁨%1⁩» أثناء فتحه.</translation>
    </message>
    <message>
        <source>The statement needs more than the %1 of memory that it may use.</source>
        <translation type="unfinished">تحتاج العبارة إلى أكثر من ⁨%1⁩ من الذاكرة المسموح بها.</translation>
    </message>
    <message>
        <source>The database cannot be confined on this system, so it is not opened.</source>
        <translation type="unfinished">لا يمكن عزل قاعدة البيانات على هذا النظام، لذا لا تُفتح.</translation>
    </message>
    <message>
        <source>Only one statement is run at a time.</source>
        <translation type="unfinished">تُنفَّذ عبارة واحدة فقط في كل مرة.</translation>
    </message>
    <message>
        <source>There is no statement.</source>
        <translation type="unfinished">لا توجد عبارة.</translation>
    </message>
    <message>
        <source>The statement has places for %1 values, and %2 are given.</source>
        <translation type="unfinished">عدد مواضع القيم في العبارة: ⁨%1⁩، وعدد القيم المعطاة: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>DeduplicationReader</name>
    <message>
        <source>cached is true or false.</source>
        <translation type="unfinished">cached هي true أو false.</translation>
    </message>
    <message>
        <source>A deduplicator is &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; or &quot;semantic&quot;.</source>
        <translation type="unfinished">طريقة منع التكرار هي ⁦&quot;none&quot;⁩ أو ⁦&quot;exact&quot;⁩ أو ⁦&quot;normalised&quot;⁩ أو ⁦&quot;semantic&quot;⁩.</translation>
    </message>
    <message>
        <source>A window is a time or a number of canisters, such as &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; or &quot;10 canisters&quot;.</source>
        <translation type="unfinished">النافذة وقت أو عدد بنود، مثل ⁦&quot;60s&quot;⁩ أو ⁦&quot;5min&quot;⁩ أو ⁦&quot;1h&quot;⁩ أو ⁦&quot;10 canisters&quot;⁩.</translation>
    </message>
    <message>
        <source>This is a list of names.</source>
        <translation type="unfinished">هذه قائمة أسماء.</translation>
    </message>
</context>
<context>
    <name>DescriptorCache</name>
    <message>
        <source>%1; the last version without an error is in use</source>
        <translation type="unfinished">⁨%1⁩؛ تُستخدم آخر نسخة بلا أخطاء</translation>
    </message>
</context>
<context>
    <name>DescriptorCheck</name>
    <message>
        <source>the name “%1” is already that of line %2</source>
        <translation type="unfinished">الاسم «⁨%1⁩» مستخدم بالفعل في السطر ⁨%2⁩</translation>
    </message>
    <message>
        <source>only agents are written in gram</source>
        <translation type="unfinished">لا يُكتب بـ gram إلا الوكلاء</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">لا يوجد وكيل في هذا الملف</translation>
    </message>
</context>
<context>
    <name>DescriptorFile</name>
    <message>
        <source>this is not UTF-8 text</source>
        <translation type="unfinished">ليس هذا نص UTF-8</translation>
    </message>
    <message>
        <source>a skill begins with a line ---, its name and description as YAML, and another line ---</source>
        <translation type="unfinished">تبدأ المهارة بسطر ---، ثم اسمها ووصفها بصيغة YAML، ثم سطر --- آخر</translation>
    </message>
    <message>
        <source>the head of a skill is a mapping with name and description</source>
        <translation type="unfinished">رأس المهارة خريطة فيها name وdescription</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">لا يوجد ملف كهذا</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">تعذّرت قراءته: ⁨%1⁩</translation>
    </message>
    <message>
        <source>is larger than 1 MiB</source>
        <translation type="unfinished">أكبر من ⁨١ MiB⁩</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">التداخل أعمق من اللازم</translation>
    </message>
    <message>
        <source>a character beyond ASCII may occur only in strings and comments; a key that has one must be quoted</source>
        <translation type="unfinished">المحارف خارج ASCII تجوز في السلاسل النصية والتعليقات فقط؛ والمفتاح الذي فيه منها يوضع بين علامتي اقتباس</translation>
    </message>
    <message>
        <source>this key has too many parts</source>
        <translation type="unfinished">أجزاء هذا المفتاح أكثر من اللازم</translation>
    </message>
    <message>
        <source>unknown escape sequence</source>
        <translation type="unfinished">تسلسل هروب غير معروف</translation>
    </message>
</context>
<context>
    <name>DescriptorSchema</name>
    <message>
        <source>a text</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">نص</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished">true أو false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished">عدد صحيح</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">عدد</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">قائمة</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">جدول</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <translation type="unfinished">عدد كسري</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation type="unfinished">يجب أن يكون ⁨%1⁩ ⁨%2⁩، لا ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation type="unfinished">يجب أن يكون ⁨%1⁩ واحدًا من ⁨%2⁩</translation>
    </message>
    <message>
        <source>a table with %1</source>
        <translation type="unfinished">جدول فيه ⁨%1⁩</translation>
    </message>
    <message>
        <source>a table of %1</source>
        <translation type="unfinished">جدول من ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 must be one of these: %2</source>
        <translation type="unfinished">يجب أن يكون ⁨%1⁩ واحدًا من هذه: ⁨%2⁩</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation type="unfinished">مفتاح غير معروف ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation type="unfinished">⁨%1⁩؛ هل تقصد ⁨%2⁩؟</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished">ينقص ⁨%1⁩</translation>
    </message>
    <message>
        <source>a date or a time</source>
        <translation type="unfinished">تاريخ أو وقت</translation>
    </message>
    <message>
        <source>%1 must be a finite number</source>
        <translation type="unfinished">يجب أن يكون ⁨%1⁩ عددًا منتهيًا</translation>
    </message>
</context>
<context>
    <name>DescriptorTemplates</name>
    <message>
        <source>Tool that runs a &amp;command…</source>
        <translation type="unfinished">أداة تشغّل أم&amp;رًا…</translation>
    </message>
    <message>
        <source>Tool that asks the &amp;web…</source>
        <translation type="unfinished">أداة تسأل ال&amp;ويب…</translation>
    </message>
    <message>
        <source>Tools of an &amp;MCP server…</source>
        <translation type="unfinished">أدوات خادم &amp;MCP…</translation>
    </message>
    <message>
        <source>&amp;Built-in tool in your own words…</source>
        <translation type="unfinished">أداة &amp;مدمجة بكلماتك…</translation>
    </message>
    <message>
        <source>Tool in a file of its &amp;own…</source>
        <translation type="unfinished">أداة في ملف م&amp;ستقل…</translation>
    </message>
    <message>
        <source>&amp;Provider…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">م&amp;زوّد…</translation>
    </message>
    <message>
        <source>Provider that starts a model &amp;file…</source>
        <translation type="unfinished">مزوّد يشغّل مل&amp;ف نموذج…</translation>
    </message>
    <message>
        <source>&amp;Agent…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">وكي&amp;ل…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">وكيل بصيغة &amp;gram…</translation>
    </message>
    <message>
        <source>P&amp;rompt…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">مو&amp;جّه…</translation>
    </message>
    <message>
        <source>S&amp;kill…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">م&amp;هارة…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">م&amp;كتبة أدوات…</translation>
    </message>
    <message>
        <source>Rehearsal &amp;scenario…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">س&amp;يناريو محاكاة…</translation>
    </message>
    <message>
        <source>E&amp;valuation…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">ت&amp;قييم…</translation>
    </message>
</context>
<context>
    <name>DescriptorVersions</name>
    <message>
        <source>The earlier text of %1 could not be kept.</source>
        <translation type="unfinished">تعذّر الاحتفاظ بالنص السابق لـ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>Descriptors</name>
    <message>
        <source>Calculator</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">الآلة الحاسبة</translation>
    </message>
    <message>
        <source>Works out arithmetic</source>
        <translation type="unfinished">تُجري العمليات الحسابية</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">الساعة</translation>
    </message>
    <message>
        <source>Tells the time</source>
        <translation type="unfinished">تخبر بالوقت</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">شيفرة</translation>
    </message>
    <message>
        <source>Runs Python and shell commands that the model writes, in a sandbox</source>
        <translation type="unfinished">تشغّل ما يكتبه النموذج من أوامر Python والصدفة في بيئة معزولة</translation>
    </message>
    <message>
        <source>Greetings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">التحيات</translation>
    </message>
    <message>
        <source>Greets by name</source>
        <translation type="unfinished">تحيّي بالاسم</translation>
    </message>
    <message>
        <source>Files and addresses</source>
        <translation type="unfinished">الملفات والعناوين</translation>
    </message>
    <message>
        <source>Reads, writes and searches the files of the workspace folders, fetches what is at an address</source>
        <translation type="unfinished">تقرأ ملفات مجلدات مساحة العمل وتكتبها وتبحث فيها، وتجلب ما في عنوان ما</translation>
    </message>
    <message>
        <source>Notebook</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">المفكرة</translation>
    </message>
    <message>
        <source>Notes, things to do and reminders, kept over all conversations</source>
        <translation type="unfinished">ملاحظات ومهام وتذكيرات، تُحفظ عبر كل المحادثات</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">الاحتمالات</translation>
    </message>
    <message>
        <source>Dice, samples, random numbers, and what data is like</source>
        <translation type="unfinished">النرد والعيّنات والأعداد العشوائية وخصائص البيانات</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">المحاكاة</translation>
    </message>
    <message>
        <source>Tools that fail on purpose</source>
        <translation type="unfinished">أدوات تفشل عمدًا</translation>
    </message>
    <message>
        <source>Summarization</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">التلخيص</translation>
    </message>
    <message>
        <source>Has the conversation&apos;s model read a text in a conversation of its own; each call costs what the model costs</source>
        <translation type="unfinished">تجعل نموذج المحادثة يقرأ نصًا في محادثة مستقلة؛ كل استدعاء يكلّف ما يكلّفه النموذج</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">نص</translation>
    </message>
    <message>
        <source>Identifiers, digests, Base64 and JSON</source>
        <translation type="unfinished">المعرّفات والبصمات وBase64 وJSON</translation>
    </message>
    <message>
        <source>Web</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">الويب</translation>
    </message>
    <message>
        <source>Asks public services on the web: weather, an encyclopedia, a dictionary, exchange rates</source>
        <translation type="unfinished">تسأل خدمات عامة على الويب: الطقس وموسوعة وقاموس وأسعار الصرف</translation>
    </message>
    <message>
        <source>Contract: tags, as Hermes and Qwen learned them</source>
        <translation type="unfinished">الاتفاقية: وسوم كما تعلّمها Hermes وQwen</translation>
    </message>
    <message>
        <source>For models that were trained on &lt;tool_call&gt; tags</source>
        <translation type="unfinished">للنماذج المدرَّبة على وسوم ⁦&lt;tool_call&gt;⁩</translation>
    </message>
    <message>
        <source>Contract: as short as it can be</source>
        <translation type="unfinished">الاتفاقية: أقصر ما يمكن</translation>
    </message>
    <message>
        <source>Only names, arguments and a line about each tool: for small models and small contexts</source>
        <translation type="unfinished">الأسماء والوسائط وسطر عن كل أداة فقط: للنماذج الصغيرة والسياقات الصغيرة</translation>
    </message>
    <message>
        <source>Contract: one JSON object and nothing else</source>
        <translation type="unfinished">الاتفاقية: كائن JSON واحد ولا شيء غيره</translation>
    </message>
    <message>
        <source>For models that tend to write around their JSON</source>
        <translation type="unfinished">للنماذج التي تميل إلى الكتابة حول JSON الخاص بها</translation>
    </message>
    <message>
        <source>Contract: JSON for calls only</source>
        <translation type="unfinished">الاتفاقية: JSON للاستدعاءات فقط</translation>
    </message>
    <message>
        <source>Calls are JSON, answers plain text: for models that write badly in JSON strings</source>
        <translation type="unfinished">الاستدعاءات JSON والردود نص عادي: للنماذج التي لا تحسن الكتابة في سلاسل JSON</translation>
    </message>
    <message>
        <source>Contract: JSON for calls and for answers</source>
        <translation type="unfinished">الاتفاقية: JSON للاستدعاءات والردود</translation>
    </message>
    <message>
        <source>The contract as it was first laid down</source>
        <translation type="unfinished">الاتفاقية كما وُضعت أول مرة</translation>
    </message>
    <message>
        <source>Pair programmer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">شريك البرمجة</translation>
    </message>
    <message>
        <source>Has the model work on code with you; sets the system text and switches file tools on</source>
        <translation type="unfinished">يجعل النموذج يعمل معك على الشيفرة؛ يضبط نص النظام ويفعّل أدوات الملفات</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">اللغات</translation>
    </message>
    <message>
        <source>Persona</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">الشخصية</translation>
    </message>
    <message>
        <source>Recapitulate</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">تلخيص ما سبق</translation>
    </message>
    <message>
        <source>Sums up the conversation so far, so that it can go on from there</source>
        <translation type="unfinished">يلخّص المحادثة حتى الآن لتمكن المتابعة من هناك</translation>
    </message>
    <message>
        <source>Subject and aims</source>
        <translation type="unfinished">الموضوع والأهداف</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation type="unfinished">ما ينبغي فعله</translation>
    </message>
    <message>
        <source>Lists and tables</source>
        <translation type="unfinished">القوائم والجداول</translation>
    </message>
    <message>
        <source>Review a file</source>
        <translation type="unfinished">مراجعة ملف</translation>
    </message>
    <message>
        <source>Looks for what is wrong with a file of the workspace</source>
        <translation type="unfinished">يبحث عن العيوب في ملف من مساحة العمل</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">ملف</translation>
    </message>
    <message>
        <source>A text file of the workspace, by its path</source>
        <translation type="unfinished">ملف نصي في مساحة العمل، بمساره</translation>
    </message>
    <message>
        <source>Look at</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">موضع النظر</translation>
    </message>
    <message>
        <source>Such as: for what is slow</source>
        <translation type="unfinished">مثلًا: ما هو بطيء</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">الملاحظات</translation>
    </message>
    <message>
        <source>Tone</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">الأسلوب</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">الأسئلة</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">أطول رد</translation>
    </message>
    <message>
        <source>Tokens, thoughts included.</source>
        <translation type="unfinished">بالرموز، بما فيها التفكير.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">درجة الحرارة</translation>
    </message>
    <message>
        <source>How freely it chooses among likely words.</source>
        <translation type="unfinished">مدى حرية الاختيار بين الكلمات المحتملة.</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">التفكير</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers; they require a temperature of 1.</source>
        <translation type="unfinished">الرموز التي يمكن إنفاقها على التفكير قبل الرد؛ يتطلب ذلك درجة حرارة 1.</translation>
    </message>
    <message>
        <source>Effort</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">الجهد</translation>
    </message>
    <message>
        <source>How much it thinks before it answers.</source>
        <translation type="unfinished">مقدار التفكير قبل الرد.</translation>
    </message>
    <message>
        <source>Top p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top p</translation>
    </message>
    <message>
        <source>How much of the likely words it chooses among.</source>
        <translation type="unfinished">النسبة التي يُختار منها من الكلمات المحتملة.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">التفكير</translation>
    </message>
    <message>
        <source>Whether it thinks before it answers.</source>
        <translation type="unfinished">هل يفكر قبل الرد.</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers.</source>
        <translation type="unfinished">الرموز التي يمكن إنفاقها على التفكير قبل الرد.</translation>
    </message>
    <message>
        <source>Top k</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top k</translation>
    </message>
    <message>
        <source>How many of the likely words it chooses among; 0 for all.</source>
        <translation type="unfinished">عدد الكلمات المحتملة التي يُختار منها؛ 0 للكل.</translation>
    </message>
    <message>
        <source>Min p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Min p</translation>
    </message>
    <message>
        <source>How likely a word must be, measured by the likeliest.</source>
        <translation type="unfinished">الحد الأدنى لاحتمال الكلمة قياسًا بأكثر الكلمات احتمالًا.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">البذرة</translation>
    </message>
    <message>
        <source>The same number gives the same answer again, as far as the server goes.</source>
        <translation type="unfinished">العدد نفسه يعطي الرد نفسه مجددًا، بقدر ما يتيح الخادم.</translation>
    </message>
    <message>
        <source>For models whose template knows the switch.</source>
        <translation type="unfinished">للنماذج التي يعرف قالبها هذا المفتاح.</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">السياق</translation>
    </message>
    <message>
        <source>Tokens of request and answer together; what does not fit, Ollama forgets. More takes more memory.</source>
        <translation type="unfinished">رموز الطلب والرد معًا؛ وما لا يتسع له ينساه Ollama. الزيادة تستهلك ذاكرة أكثر.</translation>
    </message>
    <message>
        <source>For models that can think before they answer.</source>
        <translation type="unfinished">للنماذج التي يمكنها التفكير قبل الرد.</translation>
    </message>
    <message>
        <source>How much a model that thinks does so before it answers.</source>
        <translation type="unfinished">مقدار تفكير النموذج المفكِّر قبل الرد.</translation>
    </message>
    <message>
        <source>Sent as to a model; the scenario plays on as it is written.</source>
        <translation type="unfinished">يُرسل كما إلى نموذج؛ ويستمر السيناريو كما هو مكتوب.</translation>
    </message>
    <message>
        <source>Sent as to a model that thinks.</source>
        <translation type="unfinished">يُرسل كما إلى نموذج يفكر.</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">سريع</translation>
    </message>
    <message>
        <source>A switch for trying out.</source>
        <translation type="unfinished">مفتاح للتجربة.</translation>
    </message>
    <message>
        <source>no language model</source>
        <translation type="unfinished">ليس نموذجًا لغويًّا</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>“%1” is not dice. It is wanted as NdS, NdS+K or NdS-K: up to 1000 dice, an even number of sides from 4 on, N + K at least 1.</source>
        <translation type="unfinished">«⁨%1⁩» ليس رمي نرد. المطلوب NdS أو NdS+K أو NdS-K: حتى 1000 نرد، وعدد أوجه زوجي من 4 فأكثر، وN + K لا يقل عن 1.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>There is no such canister in the conversation any more.</source>
        <translation type="unfinished">لم يعد في المحادثة بند كهذا.</translation>
    </message>
    <message>
        <source>The answer of this request is not in the conversation: its turn came to nothing.</source>
        <translation type="unfinished">رد هذا الطلب ليس في المحادثة: لم يكتمل دوره.</translation>
    </message>
    <message>
        <source>The conversation has gone on meanwhile, so nothing has been changed in it.</source>
        <translation type="unfinished">تقدّمت المحادثة في هذه الأثناء، فلم يتغيّر فيها شيء.</translation>
    </message>
    <message>
        <source>There is no turn here that could be undone.</source>
        <translation type="unfinished">لا يوجد هنا دور يمكن التراجع عنه.</translation>
    </message>
</context>
<context>
    <name>EditFile</name>
    <message>
        <source>The text to replace is not in “%1”.</source>
        <translation type="unfinished">النص المراد استبداله ليس في «⁨%1⁩».</translation>
    </message>
    <message>
        <source>Its lines end with carriage return and line feed.</source>
        <translation type="unfinished">تنتهي أسطره بمحرفي CR وLF.</translation>
    </message>
    <message>
        <source>The text to replace is %1 times in “%2”. Give more of its surroundings, or set replace_all.</source>
        <translation type="unfinished">النص المراد استبداله موجود ⁨%1⁩ مرات في «⁨%2⁩». اذكر المزيد مما حوله، أو عيّن replace_all.</translation>
    </message>
</context>
<context>
    <name>EnsembleReader</name>
    <message>
        <source>An ensemble needs [ensemble] with a name.</source>
        <translation type="unfinished">تحتاج مجموعة الأدوات إلى ⁦[ensemble]⁩ له اسم.</translation>
    </message>
    <message>
        <source>There is no source “%1”.</source>
        <translation type="unfinished">لا يوجد مصدر «⁨%1⁩».</translation>
    </message>
    <message>
        <source>“%1” is already a name or an alias of the tool %2, at %3.</source>
        <translation type="unfinished">«⁨%1⁩» اسم أو اسم بديل بالفعل للأداة ⁨%2⁩، في ⁨%3⁩.</translation>
    </message>
    <message>
        <source>There is no tool “%1” in this ensemble.</source>
        <translation type="unfinished">لا توجد أداة «⁨%1⁩» في مجموعة الأدوات هذه.</translation>
    </message>
    <message>
        <source>The tool has no argument “%1”.</source>
        <translation type="unfinished">ليس للأداة وسيطة «⁨%1⁩».</translation>
    </message>
</context>
<context>
    <name>EvaluationGround</name>
    <message>
        <source>There is no temporary folder for the runs: %1</source>
        <translation type="unfinished">لا يوجد مجلد مؤقت للتشغيلات: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>ExchangeStore</name>
    <message>
        <source>There is no exchange %1.</source>
        <translation type="unfinished">لا يوجد تبادل ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Several exchanges begin with %1; give more of the identifier.</source>
        <translation type="unfinished">تبدأ عدة تبادلات بـ⁨%1⁩؛ اذكر جزءًا أطول من المعرّف.</translation>
    </message>
    <message>
        <source>The exchanges are damaged in the store.</source>
        <translation type="unfinished">التبادلات تالفة في المخزن.</translation>
    </message>
</context>
<context>
    <name>Fail</name>
    <message>
        <source>This tool was asked to fail.</source>
        <translation type="unfinished">طُلب من هذه الأداة أن تفشل.</translation>
    </message>
</context>
<context>
    <name>FetchUrl</name>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">الطلب بالطريقة ⁨%1⁩ ليس له متن.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">لا يمكن تعيين الترويسة ⁨%1⁩ هكذا.</translation>
    </message>
</context>
<context>
    <name>FileBytes</name>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">«⁨%1⁩» أكبر من ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” has changed since this call was shown and allowed, so nothing was written. Read it again.</source>
        <translation type="unfinished">تغيّر «⁨%1⁩» منذ عُرض هذا الاستدعاء وسُمح به، فلم يُكتب شيء. اقرأه مجددًا.</translation>
    </message>
    <message>
        <source>The encoding “%1” is not known.</source>
        <translation type="unfinished">الترميز «⁨%1⁩» غير معروف.</translation>
    </message>
    <message>
        <source>“%1” is not text in the encoding %2; it may be a binary file.</source>
        <translation type="unfinished">«⁨%1⁩» ليس نصًا بترميز ⁨%2⁩؛ ربما كان ملفًا ثنائيًا.</translation>
    </message>
</context>
<context>
    <name>FileChange</name>
    <message>
        <source>Replaces %1</source>
        <extracomment>What a call does to a file; %1 is the file, on the card that asks whether it may</extracomment>
        <translation type="unfinished">يستبدل ⁨%1⁩</translation>
    </message>
    <message>
        <source>Makes %1, which is not there yet</source>
        <translation type="unfinished">ينشئ ⁨%1⁩ وهو غير موجود بعد</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) are not shown here.</source>
        <translation type="unfinished">
            <numerusform>كل الأسطر معروضة هنا.</numerusform>
            <numerusform>سطر آخر غير معروض هنا.</numerusform>
            <numerusform>سطران آخران غير معروضين هنا.</numerusform>
            <numerusform>%Ln أسطر أخرى غير معروضة هنا.</numerusform>
            <numerusform>%Ln سطرًا آخر غير معروض هنا.</numerusform>
            <numerusform>%Ln سطر آخر غير معروض هنا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>There is no “%1”.</source>
        <translation type="unfinished">لا يوجد «⁨%1⁩».</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation type="unfinished">«⁨%1⁩» مجلد وليس ملفًا.</translation>
    </message>
    <message>
        <source>“%1” is not a folder, or a part of it is not.</source>
        <translation type="unfinished">«⁨%1⁩» ليس مجلدًا، أو جزء منه ليس كذلك.</translation>
    </message>
    <message>
        <source>There is a “%1” already.</source>
        <translation type="unfinished">يوجد «⁨%1⁩» بالفعل.</translation>
    </message>
    <message>
        <source>“%1” became a link while it was being opened.</source>
        <translation type="unfinished">أصبح «⁨%1⁩» رابطًا أثناء فتحه.</translation>
    </message>
    <message>
        <source>The system refuses access to “%1”.</source>
        <translation type="unfinished">يرفض النظام الوصول إلى «⁨%1⁩».</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">«%1»: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a regular file but a device, a socket or a pipe.</source>
        <translation type="unfinished">«⁨%1⁩» ليس ملفًا عاديًا بل جهاز أو مقبس أو أنبوب.</translation>
    </message>
</context>
<context>
    <name>FileLook</name>
    <message>
        <source>It was stopped before “%1” was read.</source>
        <translation type="unfinished">أُوقف قبل قراءة «⁨%1⁩».</translation>
    </message>
    <message>
        <source>“%1” is a database that another program has open.</source>
        <translation type="unfinished">«⁨%1⁩» قاعدة بيانات يفتحها برنامج آخر.</translation>
    </message>
</context>
<context>
    <name>FileUndo</name>
    <message>
        <source>“%1” leads elsewhere by now, to “%2”.</source>
        <translation type="unfinished">يؤدي «⁨%1⁩» الآن إلى مكان آخر، إلى «⁨%2⁩».</translation>
    </message>
    <message>
        <source>Somebody else has changed it while the turn ran.</source>
        <translation type="unfinished">غيّره طرف آخر أثناء تنفيذ الدور.</translation>
    </message>
    <message>
        <source>It is not known whether the turn or somebody else left it like this.</source>
        <translation type="unfinished">لا يُعرف هل تركه الدور هكذا أم طرف آخر.</translation>
    </message>
    <message>
        <source>Somebody else has changed it since.</source>
        <translation type="unfinished">غيّره طرف آخر منذ ذلك.</translation>
    </message>
    <message>
        <source>Somebody else has removed it since.</source>
        <translation type="unfinished">أزاله طرف آخر منذ ذلك.</translation>
    </message>
</context>
<context>
    <name>FindTool</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">هل تقصد ⁨%1⁩؟</translation>
    </message>
    <message>
        <source>The server of %1 cannot be asked for its tools: %2</source>
        <translation type="unfinished">تعذّر سؤال خادم ⁨%1⁩ عن أدواته: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The server of %1 has not listed its tools.</source>
        <translation type="unfinished">لم يذكر خادم ⁨%1⁩ أدواته.</translation>
    </message>
    <message>
        <source>There is no tool “%1”.</source>
        <translation type="unfinished">لا توجد أداة «⁨%1⁩».</translation>
    </message>
    <message>
        <source>“%1” is the name of several tools.</source>
        <translation type="unfinished">«⁨%1⁩» اسم لعدة أدوات.</translation>
    </message>
    <message>
        <source>%1 is off, so its server has not been asked for its tools.</source>
        <translation type="unfinished">⁨%1⁩ معطّلة، فلم يُسأل خادمها عن أدواته.</translation>
    </message>
</context>
<context>
    <name>ForeignConversation</name>
    <message>
        <source>The file has no result of this call.</source>
        <translation type="unfinished">ليس في الملف نتيجة لهذا الاستدعاء.</translation>
    </message>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">نتيجة أداة</translation>
    </message>
</context>
<context>
    <name>ForeignText</name>
    <message>
        <source>${%1} is its value by default here.</source>
        <translation type="unfinished">قيمة ${⁨%1⁩} هنا هي قيمته المبدئية.</translation>
    </message>
    <message>
        <source>${%1} is “%2” here, which is its value by default.</source>
        <translation type="unfinished">قيمة ${⁨%1⁩} هنا «⁨%2⁩»، وهي قيمته المبدئية.</translation>
    </message>
    <message>
        <source>%1 is the folder %2 here, whichever folder is worked in.</source>
        <translation type="unfinished">يعني ⁨%1⁩ هنا المجلد ⁨%2⁩، أيًّا كان المجلد الذي يُعمل فيه.</translation>
    </message>
</context>
<context>
    <name>ForeignValue</name>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">⁨%1⁩ ليس كائنًا.</translation>
    </message>
    <message>
        <source>%1 has more than %2 members.</source>
        <translation type="unfinished">في ⁨%1⁩ أكثر من ⁨%2⁩ عضو.</translation>
    </message>
    <message>
        <source>%1 is not text.</source>
        <translation type="unfinished">⁨%1⁩ ليس نصًا.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <translation type="unfinished">⁨%1⁩ أطول من ⁨%2⁩ محرف.</translation>
    </message>
    <message>
        <source>%1 holds the character U+0000.</source>
        <translation type="unfinished">في ⁨%1⁩ المحرف U+0000.</translation>
    </message>
    <message>
        <source>%1 is not a list.</source>
        <translation type="unfinished">⁨%1⁩ ليس قائمة.</translation>
    </message>
    <message>
        <source>%1 has more than %2 elements.</source>
        <translation type="unfinished">في ⁨%1⁩ أكثر من ⁨%2⁩ عنصر.</translation>
    </message>
</context>
<context>
    <name>FormHints</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">من ⁨%1⁩ إلى ⁨%2⁩</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished">⁨%1⁩ على الأقل</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation type="unfinished">أكثر من ⁨%1⁩</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished">⁨%1⁩ على الأكثر</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation type="unfinished">أقل من ⁨%1⁩</translation>
    </message>
    <message>
        <source>format %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">الصيغة ⁨%1⁩</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation type="unfinished">مثل ⁨%1⁩</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation type="unfinished">من مضاعفات ⁨%1⁩</translation>
    </message>
    <message>
        <source>matching %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">يطابق ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln محرف</numerusform>
            <numerusform>محرف واحد</numerusform>
            <numerusform>محرفان</numerusform>
            <numerusform>%Ln محارف</numerusform>
            <numerusform>%Ln محرفًا</numerusform>
            <numerusform>%Ln محرف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln عنصر</numerusform>
            <numerusform>عنصر واحد</numerusform>
            <numerusform>عنصران</numerusform>
            <numerusform>%Ln عناصر</numerusform>
            <numerusform>%Ln عنصرًا</numerusform>
            <numerusform>%Ln عنصر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormNode</name>
    <message>
        <source>Other members</source>
        <extracomment>Part of a form made from a schema</extracomment>
        <translation type="unfinished">أعضاء آخرون</translation>
    </message>
    <message>
        <source>Pick one.</source>
        <extracomment>Message of a form made from a schema</extracomment>
        <translation type="unfinished">اختر واحدًا.</translation>
    </message>
    <message>
        <source>JSON is needed here.</source>
        <translation type="unfinished">المطلوب هنا JSON.</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation type="unfinished">المطلوب هنا عدد.</translation>
    </message>
    <message>
        <source>“%1” is not a number as JSON has it, such as 3, -0.5 or 1e6.</source>
        <translation type="unfinished">«⁨%1⁩» ليس عددًا بصيغة JSON، مثل 3 أو -0.5 أو 1e6.</translation>
    </message>
    <message>
        <source>This is required.</source>
        <translation type="unfinished">هذا مطلوب.</translation>
    </message>
    <message>
        <source>This must be a JSON object.</source>
        <translation type="unfinished">يجب أن يكون هذا كائن JSON.</translation>
    </message>
    <message>
        <source>The name “%1” is there twice.</source>
        <translation type="unfinished">الاسم «⁨%1⁩» موجود مرتين.</translation>
    </message>
</context>
<context>
    <name>FormSchema</name>
    <message>
        <source>Text</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">نص</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">عدد</translation>
    </message>
    <message>
        <source>Whole number</source>
        <extracomment>Kind of value in a form made from a schema: a JSON number without a fraction</extracomment>
        <translation type="unfinished">عدد صحيح</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation type="unfinished">نعم أو لا</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">قائمة</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">كائن</translation>
    </message>
</context>
<context>
    <name>FoundServers</name>
    <message>
        <source>There is already a descriptor %1.</source>
        <translation type="unfinished">يوجد واصف ⁨%1⁩ بالفعل.</translation>
    </message>
</context>
<context>
    <name>GetWeather</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">أجاب ⁨%1⁩ بما ليس JSON.</translation>
    </message>
    <message>
        <source>There is no place “%1”.</source>
        <translation type="unfinished">لا يوجد مكان «⁨%1⁩».</translation>
    </message>
    <message>
        <source>The answer says nothing about the weather.</source>
        <translation type="unfinished">لا يذكر الرد شيئًا عن الطقس.</translation>
    </message>
</context>
<context>
    <name>GramCheck</name>
    <message>
        <source>“%1” is defined twice here</source>
        <translation type="unfinished">«⁨%1⁩» معرّف مرتين هنا</translation>
    </message>
    <message>
        <source>“%1” contains itself</source>
        <translation type="unfinished">«⁨%1⁩» يحوي نفسه</translation>
    </message>
    <message>
        <source>“%1” is defined nowhere</source>
        <translation type="unfinished">«⁨%1⁩» غير معرّف في أي مكان</translation>
    </message>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">المفتاح «⁨%1⁩» موجود هنا مرتين</translation>
    </message>
    <message>
        <source>“%1” is already the name of another relationship</source>
        <translation type="unfinished">«⁨%1⁩» اسم علاقة أخرى بالفعل</translation>
    </message>
</context>
<context>
    <name>GramCompose</name>
    <message>
        <source>“%1” says something else in another file</source>
        <translation type="unfinished">يقول «⁨%1⁩» شيئًا آخر في ملف آخر</translation>
    </message>
    <message>
        <source>“%1” is already defined at %2:%3:%4</source>
        <translation type="unfinished">«⁨%1⁩» معرّف بالفعل في %2:%3:%4</translation>
    </message>
    <message>
        <source>“%1” is referred to, and defined at %2</source>
        <translation type="unfinished">يُشار إلى «⁨%1⁩» وهو معرّف في ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>GramFormat</name>
    <message>
        <source>What is not gram cannot be formatted.</source>
        <translation type="unfinished">ما ليس gram لا يمكن تنسيقه.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without losing a comment.</source>
        <translation type="unfinished">لا يمكن تنسيق هذا النص دون فقدان تعليق.</translation>
    </message>
</context>
<context>
    <name>GramJson</name>
    <message>
        <source>A pattern is an object with a “subject” and “elements”; this is not one.</source>
        <translation type="unfinished">النمط كائن فيه «subject» و«elements»، وهذا ليس كذلك.</translation>
    </message>
    <message>
        <source>The patterns are nested too deeply.</source>
        <translation type="unfinished">تداخل الأنماط أعمق من اللازم.</translation>
    </message>
</context>
<context>
    <name>GramParser</name>
    <message>
        <source>the text is too large: at most 8 million characters can be read</source>
        <translation type="unfinished">النص أكبر من اللازم: لا يُقرأ أكثر من ٨ ملايين محرف</translation>
    </message>
    <message>
        <source>there is a NUL character here</source>
        <translation type="unfinished">هنا محرف NUL</translation>
    </message>
    <message>
        <source>a name</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">اسم</translation>
    </message>
    <message numerus="yes">
        <source>patterns are nested too deeply here: at most %n deep</source>
        <translation type="unfinished">
            <numerusform>تداخل الأنماط هنا أعمق من اللازم</numerusform>
            <numerusform>تداخل الأنماط هنا أعمق من اللازم: مستوى واحد على الأكثر</numerusform>
            <numerusform>تداخل الأنماط هنا أعمق من اللازم: مستويان على الأكثر</numerusform>
            <numerusform>تداخل الأنماط هنا أعمق من اللازم: %Ln مستويات على الأكثر</numerusform>
            <numerusform>تداخل الأنماط هنا أعمق من اللازم: %Ln مستوى على الأكثر</numerusform>
            <numerusform>تداخل الأنماط هنا أعمق من اللازم: %Ln مستوى على الأكثر</numerusform>
        </translation>
    </message>
    <message>
        <source>“(”, “[” or an identifier</source>
        <translation type="unfinished">«(» أو «[» أو معرّف</translation>
    </message>
    <message>
        <source>“)” or what belongs to a node</source>
        <translation type="unfinished">«)» أو ما يخص العقدة</translation>
    </message>
    <message>
        <source>this is not an arrow: they are written --, --&gt;, &lt;--, &lt;--&gt; or with -[…]-, and alike with = and ~</source>
        <translation type="unfinished">ليس هذا سهمًا: تُكتب الأسهم -- أو --&gt; أو &lt;-- أو &lt;--&gt; أو مع -[…]-، وكذلك مع = و~</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished">المتوقّع ⁨%1⁩، والموجود ⁨%2⁩</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation type="unfinished">نهاية النص</translation>
    </message>
    <message>
        <source>an identifier</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">معرّف</translation>
    </message>
    <message>
        <source>a label</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">وسم</translation>
    </message>
    <message>
        <source>a key</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">مفتاح</translation>
    </message>
    <message>
        <source>lists and maps cannot hold further lists or maps</source>
        <translation type="unfinished">لا يمكن للقوائم والخرائط أن تحوي قوائم أو خرائط أخرى</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">قيمة</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">عدد</translation>
    </message>
    <message>
        <source>after ``` and a tag, the line must end</source>
        <translation type="unfinished">بعد ``` ووسم يجب أن ينتهي السطر</translation>
    </message>
    <message>
        <source>this text is never closed by ```</source>
        <translation type="unfinished">لم يُغلق هذا النص بـ ```</translation>
    </message>
    <message>
        <source>the text may not end with a backtick directly before ```</source>
        <translation type="unfinished">لا يجوز أن ينتهي النص بعلامة ` قبل ``` مباشرة</translation>
    </message>
    <message>
        <source>this text is not closed by %1 on its line</source>
        <translation type="unfinished">لم يُغلق هذا النص بـ⁨%1⁩ على سطره</translation>
    </message>
    <message>
        <source>there is no such escape; between %1 there are \%1 \\ \/ \b \f \n \r \t</source>
        <translation type="unfinished">لا يوجد هروب كهذا؛ بين ⁨%1⁩ يجوز بعد \ واحد من ⁨%1⁩ \ / b f n r t</translation>
    </message>
</context>
<context>
    <name>GramReader</name>
    <message>
        <source>the text is larger than 32 MiB</source>
        <translation type="unfinished">النص أكبر من ⁨٣٢ MiB⁩</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation type="unfinished">ليس هذا UTF-8</translation>
    </message>
    <message>
        <source>the annotation “%1” is repeated; the last one counts</source>
        <translation type="unfinished">التعليق التوضيحي «⁨%1⁩» مكرر، ويُعتد بالأخير</translation>
    </message>
</context>
<context>
    <name>GramSelect</name>
    <message>
        <source>“%1” asks for nothing that a pattern says. Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">لا يطلب «⁨%1⁩» شيئًا مما يقوله نمط. اكتب name أو :Label أو ⁦{key: value}⁩ أو عدة منها.</translation>
    </message>
    <message>
        <source>Which patterns? Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">أي أنماط؟ اكتب name أو :Label أو ⁦{key: value}⁩ أو عدة منها.</translation>
    </message>
</context>
<context>
    <name>GramWriter</name>
    <message>
        <source>a NUL character</source>
        <translation type="unfinished">محرف NUL</translation>
    </message>
    <message>
        <source>This cannot be said in gram: %1.</source>
        <translation type="unfinished">لا يمكن قول هذا بـ gram: ⁨%1⁩.</translation>
    </message>
    <message numerus="yes">
        <source>patterns nested more than %n deep</source>
        <translation type="unfinished">
            <numerusform>أنماط متداخلة</numerusform>
            <numerusform>أنماط متداخلة أعمق من مستوى واحد</numerusform>
            <numerusform>أنماط متداخلة أعمق من مستويين</numerusform>
            <numerusform>أنماط متداخلة أعمق من %Ln مستويات</numerusform>
            <numerusform>أنماط متداخلة أعمق من %Ln مستوى</numerusform>
            <numerusform>أنماط متداخلة أعمق من %Ln مستوى</numerusform>
        </translation>
    </message>
    <message>
        <source>a list within a list or a map</source>
        <translation type="unfinished">قائمة داخل قائمة أو خريطة</translation>
    </message>
    <message>
        <source>a map within a list or a map</source>
        <translation type="unfinished">خريطة داخل قائمة أو خريطة</translation>
    </message>
    <message>
        <source>the number “%1”</source>
        <translation type="unfinished">العدد «⁨%1⁩»</translation>
    </message>
    <message>
        <source>a range without ends</source>
        <translation type="unfinished">نطاق بلا طرفين</translation>
    </message>
    <message>
        <source>the symbol “%1”</source>
        <translation type="unfinished">الرمز «⁨%1⁩»</translation>
    </message>
    <message>
        <source>the tag “%1”</source>
        <translation type="unfinished">الوسم «⁨%1⁩»</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation type="unfinished">قائمة فارغة</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message numerus="yes">
        <source>The model has called tools wrongly in %n round(s), although it was told what was wrong. Go on?</source>
        <translation type="unfinished">
            <numerusform>استدعى النموذج الأدوات خطأً في %Ln جولة مع أنه أُخبر بالخطأ. هل تريد المتابعة؟</numerusform>
            <numerusform>استدعى النموذج الأدوات خطأً في جولة واحدة مع أنه أُخبر بالخطأ. هل تريد المتابعة؟</numerusform>
            <numerusform>استدعى النموذج الأدوات خطأً في جولتين مع أنه أُخبر بالخطأ. هل تريد المتابعة؟</numerusform>
            <numerusform>استدعى النموذج الأدوات خطأً في %Ln جولات مع أنه أُخبر بالخطأ. هل تريد المتابعة؟</numerusform>
            <numerusform>استدعى النموذج الأدوات خطأً في %Ln جولة مع أنه أُخبر بالخطأ. هل تريد المتابعة؟</numerusform>
            <numerusform>استدعى النموذج الأدوات خطأً في %Ln جولة مع أنه أُخبر بالخطأ. هل تريد المتابعة؟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn has gone to the model %n time(s). Go on?</source>
        <translation type="unfinished">
            <numerusform>لجأ هذا الدور إلى النموذج %Ln مرة. هل تريد المتابعة؟</numerusform>
            <numerusform>لجأ هذا الدور إلى النموذج مرة واحدة. هل تريد المتابعة؟</numerusform>
            <numerusform>لجأ هذا الدور إلى النموذج مرتين. هل تريد المتابعة؟</numerusform>
            <numerusform>لجأ هذا الدور إلى النموذج %Ln مرات. هل تريد المتابعة؟</numerusform>
            <numerusform>لجأ هذا الدور إلى النموذج %Ln مرة. هل تريد المتابعة؟</numerusform>
            <numerusform>لجأ هذا الدور إلى النموذج %Ln مرة. هل تريد المتابعة؟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model asks for %n call(s) at once. Run them?</source>
        <translation type="unfinished">
            <numerusform>يطلب النموذج %Ln استدعاء دفعة واحدة. هل تريد تشغيلها؟</numerusform>
            <numerusform>يطلب النموذج استدعاء واحدًا دفعة واحدة. هل تريد تشغيله؟</numerusform>
            <numerusform>يطلب النموذج استدعاءين دفعة واحدة. هل تريد تشغيلهما؟</numerusform>
            <numerusform>يطلب النموذج %Ln استدعاءات دفعة واحدة. هل تريد تشغيلها؟</numerusform>
            <numerusform>يطلب النموذج %Ln استدعاء دفعة واحدة. هل تريد تشغيلها؟</numerusform>
            <numerusform>يطلب النموذج %Ln استدعاء دفعة واحدة. هل تريد تشغيلها؟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was called %n time(s) among the last %2 calls. Go on?</source>
        <translation type="unfinished">
            <numerusform>استُدعيت الأداة ⁨%1⁩ %Ln مرة ضمن آخر استدعاءات عددها ⁨%2⁩. هل تريد المتابعة؟</numerusform>
            <numerusform>استُدعيت الأداة ⁨%1⁩ مرة واحدة ضمن آخر استدعاءات عددها ⁨%2⁩. هل تريد المتابعة؟</numerusform>
            <numerusform>استُدعيت الأداة ⁨%1⁩ مرتين ضمن آخر استدعاءات عددها ⁨%2⁩. هل تريد المتابعة؟</numerusform>
            <numerusform>استُدعيت الأداة ⁨%1⁩ %Ln مرات ضمن آخر استدعاءات عددها ⁨%2⁩. هل تريد المتابعة؟</numerusform>
            <numerusform>استُدعيت الأداة ⁨%1⁩ %Ln مرة ضمن آخر استدعاءات عددها ⁨%2⁩. هل تريد المتابعة؟</numerusform>
            <numerusform>استُدعيت الأداة ⁨%1⁩ %Ln مرة ضمن آخر استدعاءات عددها ⁨%2⁩. هل تريد المتابعة؟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HarChatReader</name>
    <message>
        <source>chats in an HTTP Archive</source>
        <translation type="unfinished">دردشات في HTTP Archive</translation>
    </message>
    <message>
        <source>requests that are not of a chat whose dialect is known</source>
        <translation type="unfinished">طلبات ليست لدردشة تُعرف لهجتها</translation>
    </message>
</context>
<context>
    <name>HtmlWriter</name>
    <message>
        <source>Instructions</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what the model is told before all else</extracomment>
        <translation type="unfinished">التعليمات</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: the person who uses the program</extracomment>
        <translation type="unfinished">أنت</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">المساعد</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: a noun: an attached text</extracomment>
        <translation type="unfinished">مستند</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">استدعاء أداة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what a tool gave back</extracomment>
        <translation type="unfinished">النتيجة</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">التفكير</translation>
    </message>
    <message>
        <source>(interrupted)</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">(انقطع)</translation>
    </message>
</context>
<context>
    <name>HttpInvocable</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">لا توجد شبكة هنا.</translation>
    </message>
    <message>
        <source>asks %1</source>
        <extracomment>Progress of a tool; %1 is a host, on the card of a call</extracomment>
        <translation type="unfinished">يسأل ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>HttpReader</name>
    <message>
        <source>“%1” does not apply to a tool of the kind &quot;http&quot;.</source>
        <translation type="unfinished">لا معنى لـ«⁨%1⁩» في أداة من النوع ⁦&quot;http&quot;⁩.</translation>
    </message>
    <message>
        <source>method is one of %1.</source>
        <translation type="unfinished">method واحدة من ⁨%1⁩.</translation>
    </message>
    <message>
        <source>placeholders-in-host is true or false.</source>
        <translation type="unfinished">placeholders-in-host هي true أو false.</translation>
    </message>
    <message>
        <source>A tool of the kind &quot;http&quot; needs a url.</source>
        <translation type="unfinished">تحتاج الأداة من النوع ⁦&quot;http&quot;⁩ إلى url.</translation>
    </message>
    <message>
        <source>body is &quot;json&quot;, &quot;form&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">body هي ⁦&quot;json&quot;⁩ أو ⁦&quot;form&quot;⁩ أو ⁦&quot;none&quot;⁩.</translation>
    </message>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">الطلب بالطريقة ⁨%1⁩ ليس له متن.</translation>
    </message>
    <message>
        <source>The body is of another kind.</source>
        <translation type="unfinished">المتن من نوع آخر.</translation>
    </message>
    <message>
        <source>json is a table: the members of the body.</source>
        <translation type="unfinished">json جدول: أعضاء المتن.</translation>
    </message>
    <message>
        <source>response is a JSON pointer such as /current/temperature.</source>
        <translation type="unfinished">response مؤشر JSON مثل ⁦/current/temperature⁩.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output هي ⁦&quot;text&quot;⁩ أو ⁦&quot;json&quot;⁩ أو ⁦&quot;auto&quot;⁩.</translation>
    </message>
    <message>
        <source>size-limit is a whole number of bytes from 1 to %1.</source>
        <translation type="unfinished">size-limit عدد صحيح من البايتات من 1 إلى ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A table of names and values is expected here.</source>
        <translation type="unfinished">المقصود هنا جدول أسماء وقيم.</translation>
    </message>
    <message>
        <source>The value of %1 is a text.</source>
        <translation type="unfinished">قيمة ⁨%1⁩ نص.</translation>
    </message>
    <message>
        <source>A secret is { keychain = &quot;NAME&quot; } or { environment = &quot;NAME&quot; }, with prefix = &quot;…&quot; for what comes before it.</source>
        <translation type="unfinished">السر هو ⁦{ keychain = &quot;NAME&quot; }⁩ أو ⁦{ environment = &quot;NAME&quot; }⁩، مع prefix = &quot;…&quot; لما يسبقه.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">لا يمكن تعيين الترويسة ⁨%1⁩ هكذا.</translation>
    </message>
    <message>
        <source>“{%1}” is none of the arguments.</source>
        <translation type="unfinished">«{⁨%1⁩}» ليس من الوسيطات.</translation>
    </message>
    <message>
        <source>The url needs “%1”, which is neither required nor has a default.</source>
        <translation type="unfinished">يحتاج url إلى «⁨%1⁩»، وهو ليس مطلوبًا وليست له قيمة مبدئية.</translation>
    </message>
</context>
<context>
    <name>HttpToolRequest</name>
    <message>
        <source>The value of the header %1 cannot be sent: it has a line end or another control character in it.</source>
        <translation type="unfinished">لا يمكن إرسال قيمة الترويسة ⁨%1⁩: فيها نهاية سطر أو محرف تحكم آخر.</translation>
    </message>
</context>
<context>
    <name>HttpToolResponse</name>
    <message>
        <source>%1 answered with something that is not JSON: %2</source>
        <translation type="unfinished">أجاب ⁨%1⁩ بما ليس JSON: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The answer of %1 has nothing at %2: %3</source>
        <translation type="unfinished">لا شيء في رد ⁨%1⁩ عند ⁨%2⁩: ⁨%3⁩</translation>
    </message>
</context>
<context>
    <name>InvokerReader</name>
    <message>
        <source>A tool needs a name of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">تحتاج الأداة إلى اسم من ١ إلى ٦٤ من الأحرف اللاتينية والأرقام و_ و-.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">يتكون الاسم البديل من ١ إلى ٦٤ من الأحرف اللاتينية والأرقام و_ و-.</translation>
    </message>
    <message>
        <source>A description is a text.</source>
        <translation type="unfinished">الوصف نص.</translation>
    </message>
    <message>
        <source>enabled is true or false.</source>
        <translation type="unfinished">enabled هي true أو false.</translation>
    </message>
    <message>
        <source>The kind of an invocable is &quot;builtin&quot;, &quot;command&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">نوع المنفِّذ هو ⁦&quot;builtin&quot;⁩ أو ⁦&quot;command&quot;⁩ أو ⁦&quot;http&quot;⁩.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;http&quot;.</source>
        <translation type="unfinished">«⁨%1⁩» للأدوات من النوع ⁦&quot;http&quot;⁩.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;command&quot;.</source>
        <translation type="unfinished">«⁨%1⁩» للأدوات من النوع ⁦&quot;command&quot;⁩.</translation>
    </message>
    <message>
        <source>%1 is a list of texts.</source>
        <translation type="unfinished">⁨%1⁩ قائمة نصوص.</translation>
    </message>
    <message>
        <source>There is no built-in tool “%1”.</source>
        <translation type="unfinished">لا توجد أداة مدمجة «⁨%1⁩».</translation>
    </message>
</context>
<context>
    <name>JsonPieces</name>
    <message>
        <source>The file ends in the middle of a list.</source>
        <translation type="unfinished">ينتهي الملف في وسط قائمة.</translation>
    </message>
    <message>
        <source>Something comes after the end of the list.</source>
        <translation type="unfinished">يأتي شيء بعد نهاية القائمة.</translation>
    </message>
    <message>
        <source>A comma was expected between two objects.</source>
        <translation type="unfinished">كان المتوقّع فاصلة بين كائنين.</translation>
    </message>
    <message>
        <source>A JSON object was expected.</source>
        <translation type="unfinished">كان المتوقّع كائن JSON.</translation>
    </message>
    <message>
        <source>An object takes more than %1 MB.</source>
        <translation type="unfinished">كائن يأخذ أكثر من ⁨%1⁩ MB.</translation>
    </message>
    <message>
        <source>The file ends in the middle of an object.</source>
        <translation type="unfinished">ينتهي الملف في وسط كائن.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation type="unfinished">ليس هذا JSON.</translation>
    </message>
    <message>
        <source>An object has more than %1 values.</source>
        <translation type="unfinished">في كائن أكثر من ⁨%1⁩ قيمة.</translation>
    </message>
</context>
<context>
    <name>JsonRpc</name>
    <message>
        <source>The server sent something that is not a JSON-RPC message.</source>
        <translation type="unfinished">أرسل الخادم شيئًا ليس رسالة JSON-RPC.</translation>
    </message>
    <message>
        <source>The server sent a message of more than %1 values.</source>
        <translation type="unfinished">أرسل الخادم رسالة فيها أكثر من ⁨%1⁩ قيمة.</translation>
    </message>
</context>
<context>
    <name>JsonSchema</name>
    <message>
        <source>The schema is too large or nested too deeply.</source>
        <translation type="unfinished">المخطط (schema) أكبر من اللازم أو تداخله أعمق من اللازم.</translation>
    </message>
    <message>
        <source>The schema cannot be read as JSON.</source>
        <translation type="unfinished">تعذّرت قراءة المخطط كـ JSON.</translation>
    </message>
    <message>
        <source>The value cannot be read as JSON.</source>
        <translation type="unfinished">تعذّرت قراءة القيمة كـ JSON.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message numerus="yes">
        <source>The JSON text is larger than %n MiB.</source>
        <translation type="unfinished">
            <numerusform>نص JSON أكبر من %Ln MiB.</numerusform>
            <numerusform>نص JSON أكبر من %Ln MiB.</numerusform>
            <numerusform>نص JSON أكبر من %Ln MiB.</numerusform>
            <numerusform>نص JSON أكبر من %Ln MiB.</numerusform>
            <numerusform>نص JSON أكبر من %Ln MiB.</numerusform>
            <numerusform>نص JSON أكبر من %Ln MiB.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not JSON: it cannot be read from byte %1 on.</source>
        <translation type="unfinished">ليس هذا JSON: تعذّرت قراءته من البايت ⁨%1⁩ فصاعدًا.</translation>
    </message>
</context>
<context>
    <name>LegacyEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here: %1.</source>
        <translation type="unfinished">يستخدم الخادم إصدارًا من البروتوكول غير معروف هنا: ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>LentServers</name>
    <message>
        <source>Lent by the editor</source>
        <translation type="unfinished">مُعار من المحرّر</translation>
    </message>
</context>
<context>
    <name>LibraryExport</name>
    <message>
        <source>The order of the messages of conversation %1 is damaged in the store.</source>
        <translation type="unfinished">ترتيب رسائل المحادثة ⁨%1⁩ تالف في المخزن.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation type="unfinished">أُوقف التصدير.</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">أُوقف الاستيراد.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">السطر ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Another conversation has the turn %1.</source>
        <translation type="unfinished">الدور ⁨%1⁩ موجود في محادثة أخرى.</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation type="unfinished">تغيّر الملف أثناء قراءته.</translation>
    </message>
</context>
<context>
    <name>LibraryLines</name>
    <message>
        <source>“%1” is not what it should be.</source>
        <translation type="unfinished">«⁨%1⁩» ليس كما ينبغي.</translation>
    </message>
    <message>
        <source>Parlance&apos;s JSON Lines</source>
        <translation type="unfinished">JSON Lines من Parlance</translation>
    </message>
    <message>
        <source>The file ends in the middle of a conversation.</source>
        <translation type="unfinished">ينتهي الملف في وسط محادثة.</translation>
    </message>
    <message>
        <source>This is not the beginning of a Parlance library.</source>
        <translation type="unfinished">ليست هذه بداية مكتبة من Parlance.</translation>
    </message>
    <message>
        <source>The file was written by a newer Parlance.</source>
        <translation type="unfinished">كُتب الملف بإصدار أحدث من Parlance.</translation>
    </message>
    <message>
        <source>A record “%1” is not expected here.</source>
        <translation type="unfinished">السجل «⁨%1⁩» غير متوقّع هنا.</translation>
    </message>
    <message>
        <source>“parent” is not one of the nodes before it.</source>
        <translation type="unfinished">«parent» ليس من العُقد السابقة.</translation>
    </message>
    <message>
        <source>The conversation names a node that it does not have.</source>
        <translation type="unfinished">تذكر المحادثة عقدة ليست لها.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB and fits in no line.</source>
        <translation type="unfinished">رسالة تأخذ أكثر من ⁨%1⁩ MB ولا يتسع لها سطر.</translation>
    </message>
</context>
<context>
    <name>LocalServer</name>
    <message>
        <source>“%1” does not belong in the arguments: Parlance chooses a free port of this machine.</source>
        <translation type="unfinished">«⁨%1⁩» ليس للوسيطات: يختار Parlance منفذًا متاحًا على هذا الجهاز.</translation>
    </message>
    <message>
        <source>“%1” does not belong in the arguments: %2 says that.</source>
        <translation type="unfinished">«⁨%1⁩» ليس للوسيطات: يحدّد ذلك ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>MarkdownArchive</name>
    <message>
        <source>Parlance&apos;s Markdown</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Markdown من Parlance</translation>
    </message>
    <message>
        <source>Markdown has the path that was shown, without thoughts, pictures and branches.</source>
        <translation type="unfinished">في Markdown المسار المعروض، دون التفكير والصور والفروع.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB.</source>
        <translation type="unfinished">رسالة تأخذ أكثر من ⁨%1⁩ MB.</translation>
    </message>
    <message>
        <source>A message comes before its conversation.</source>
        <translation type="unfinished">تأتي رسالة قبل محادثتها.</translation>
    </message>
    <message>
        <source>A conversation has no identifier.</source>
        <translation type="unfinished">محادثة بلا معرّف.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a message.</source>
        <translation type="unfinished">ينتهي الملف في وسط رسالة.</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what the model is told before all else</extracomment>
        <translation type="unfinished">التعليمات</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: the person who uses the program</extracomment>
        <translation type="unfinished">أنت</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">المساعد</translation>
    </message>
    <message>
        <source>Assistant (%1)</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">المساعد (⁨%1⁩)</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: a noun: an attached text</extracomment>
        <translation type="unfinished">مستند</translation>
    </message>
    <message>
        <source>Document: %1</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">مستند: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">استدعاء أداة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what a tool gave back</extracomment>
        <translation type="unfinished">النتيجة</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">محادثة</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">انقطع</translation>
    </message>
</context>
<context>
    <name>McpDelivery</name>
    <message>
        <source>The server asks for a sign-in (HTTP 401).</source>
        <translation type="unfinished">يطلب الخادم تسجيل الدخول (HTTP 401).</translation>
    </message>
    <message>
        <source>The server does not allow this (HTTP 403).</source>
        <translation type="unfinished">لا يسمح الخادم بذلك (HTTP 403).</translation>
    </message>
    <message>
        <source>There is no such place on the server (HTTP 404).</source>
        <translation type="unfinished">لا يوجد مكان كهذا على الخادم (HTTP 404).</translation>
    </message>
    <message>
        <source>The server is asked too often (HTTP 429).</source>
        <translation type="unfinished">يُسأل الخادم أكثر من اللازم (HTTP 429).</translation>
    </message>
    <message>
        <source>The server refused with HTTP %1.</source>
        <translation type="unfinished">رفض الخادم برمز HTTP ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The server ended its response without an answer.</source>
        <translation type="unfinished">أنهى الخادم استجابته دون رد.</translation>
    </message>
    <message>
        <source>The server answered with something that is not a JSON-RPC message.</source>
        <translation type="unfinished">أجاب الخادم بشيء ليس رسالة JSON-RPC.</translation>
    </message>
</context>
<context>
    <name>McpInvocable</name>
    <message>
        <source>on the MCP server %1: %2</source>
        <translation type="unfinished">على خادم MCP ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>which calls it %1, unverified</source>
        <translation type="unfinished">ويصفها بأنها ⁨%1⁩، دون تحقق</translation>
    </message>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">لم يعد خادم ⁨%1⁩ موجودًا.</translation>
    </message>
</context>
<context>
    <name>McpInvokers</name>
    <message>
        <source>The server has no tool “%1”.</source>
        <translation type="unfinished">ليس للخادم أداة «⁨%1⁩».</translation>
    </message>
</context>
<context>
    <name>McpResult</name>
    <message>
        <source>What %1 answered is not a result of a tool.</source>
        <translation type="unfinished">ما أجاب به ⁨%1⁩ ليس نتيجة أداة.</translation>
    </message>
    <message>
        <source>%1 reports an error and does not say which.</source>
        <translation type="unfinished">يبلغ ⁨%1⁩ عن خطأ ولا يذكر ما هو.</translation>
    </message>
    <message>
        <source>%1 promises structured content and gave none.</source>
        <translation type="unfinished">وعد ⁨%1⁩ بمحتوى منظّم ولم يعطه.</translation>
    </message>
    <message>
        <source>What %1 answered is not what its output schema promises: %2</source>
        <translation type="unfinished">ما أجاب به ⁨%1⁩ ليس ما يعد به مخطط خرجه: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>McpTool</name>
    <message>
        <source>The schema of its arguments cannot be used: %1</source>
        <translation type="unfinished">تعذّر استخدام مخطط وسيطاتها: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The schema of its results cannot be used: %1</source>
        <translation type="unfinished">تعذّر استخدام مخطط نتائجها: ⁨%1⁩</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">للقراءة فقط</translation>
    </message>
    <message>
        <source>destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">مُتلِفة</translation>
    </message>
    <message>
        <source>not destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">غير مُتلِفة</translation>
    </message>
    <message>
        <source>repeatable</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">قابلة للتكرار</translation>
    </message>
    <message>
        <source>reaching out</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">تصل إلى الخارج</translation>
    </message>
</context>
<context>
    <name>McpUriTemplate</name>
    <message>
        <source>The { at character %1 is left open.</source>
        <translation type="unfinished">القوس { عند المحرف ⁨%1⁩ غير مغلقة.</translation>
    </message>
    <message>
        <source>“{%1}” is not an expression of a URI template.</source>
        <translation type="unfinished">«{⁨%1⁩}» ليس تعبيرًا في قالب URI.</translation>
    </message>
</context>
<context>
    <name>MirroredArguments</name>
    <message>
        <source>The argument “%1” goes into a header too, which can only say a text, a truth value, or an integer up to 2^53−1.</source>
        <translation type="unfinished">تدخل الوسيطة «⁨%1⁩» في ترويسة أيضًا، ولا تقول الترويسة إلا نصًا أو قيمة منطقية أو عددًا صحيحًا حتى 2^53−1.</translation>
    </message>
</context>
<context>
    <name>ModelServerState</name>
    <message>
        <source>not stated</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">غير مذكور</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">نعم</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">لا</translation>
    </message>
    <message>
        <source>listens at %1</source>
        <translation type="unfinished">يستمع على ⁨%1⁩</translation>
    </message>
    <message>
        <source>listens at %1, to Parlance alone</source>
        <translation type="unfinished">يستمع على ⁨%1⁩، لـ Parlance وحده</translation>
    </message>
    <message>
        <source>llama.cpp %1</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">llama.cpp %1</translation>
    </message>
    <message>
        <source>context %1 tokens, pictures: %2, template with tools: %3</source>
        <translation type="unfinished">السياق ⁨%1⁩ رمز، الصور: ⁨%2⁩، قالب مع أدوات: ⁨%3⁩</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">متوقف</translation>
    </message>
    <message>
        <source>starting…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">جارٍ البدء…</translation>
    </message>
    <message>
        <source>loading…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">جارٍ التحميل…</translation>
    </message>
    <message>
        <source>loading, %1 %</source>
        <translation type="unfinished">جارٍ التحميل، ⁨%1⁩ %</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State of the server of a model file in the list of models on this machine: can be used</extracomment>
        <translation type="unfinished">جاهز</translation>
    </message>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">يُعاد تشغيله بعد ⁨%1⁩</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">فشل</translation>
    </message>
</context>
<context>
    <name>ModernEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">يستخدم الخادم إصدارًا من البروتوكول غير معروف هنا.</translation>
    </message>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">نتيجة الخادم غير مفهومة.</translation>
    </message>
</context>
<context>
    <name>NewServer</name>
    <message>
        <source>Everything has to be on one line.</source>
        <translation type="unfinished">يجب أن يكون كل شيء على سطر واحد.</translation>
    </message>
    <message>
        <source>Type the program that is to be started, or an address.</source>
        <translation type="unfinished">اكتب البرنامج المراد تشغيله، أو عنوانًا.</translation>
    </message>
    <message>
        <source>The address has to be one like https://example.org/mcp.</source>
        <translation type="unfinished">يجب أن يكون العنوان مثل https://example.org/mcp.</translation>
    </message>
    <message>
        <source>The server needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">يحتاج الخادم إلى اسم من الأحرف اللاتينية والأرقام و- و_.</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>There is no “%1” in the list.</source>
        <translation type="unfinished">لا يوجد «⁨%1⁩» في القائمة.</translation>
    </message>
    <message>
        <source>There is no profile to keep it in.</source>
        <translation type="unfinished">لا يوجد ملف تعريف لحفظه فيه.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">تعذّرت قراءة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is not a notebook: %2</source>
        <translation type="unfinished">⁨%1⁩ ليس دفتر ملاحظات: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The notebook is full: it holds 4 MiB.</source>
        <translation type="unfinished">الدفتر ممتلئ: سعته ⁨٤ MiB⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>A note needs a name.</source>
        <translation type="unfinished">تحتاج الملاحظة إلى اسم.</translation>
    </message>
    <message>
        <source>There is no note “%1”.</source>
        <translation type="unfinished">لا توجد ملاحظة «⁨%1⁩».</translation>
    </message>
    <message>
        <source>What is to be done?</source>
        <translation type="unfinished">اكتب ما المطلوب فعله.</translation>
    </message>
    <message>
        <source>A reminder needs a text and a time such as 2025-01-31T15:00.</source>
        <translation type="unfinished">يحتاج التذكير إلى نص ووقت مثل 2025-01-31T15:00.</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>“%1” is not a time zone that is known here.</source>
        <translation type="unfinished">«⁨%1⁩» ليس منطقة زمنية معروفة هنا.</translation>
    </message>
</context>
<context>
    <name>NumberTools</name>
    <message>
        <source>min_val is larger than max_val.</source>
        <translation type="unfinished">min_val أكبر من max_val.</translation>
    </message>
    <message>
        <source>There are no numbers to describe.</source>
        <translation type="unfinished">لا توجد أعداد لوصفها.</translation>
    </message>
</context>
<context>
    <name>OpenAiChatReader</name>
    <message>
        <source>chats in OpenAI&apos;s form</source>
        <translation type="unfinished">دردشات بصيغة OpenAI</translation>
    </message>
    <message>
        <source>A chat has no “messages”.</source>
        <translation type="unfinished">دردشة بلا «messages».</translation>
    </message>
    <message>
        <source>parts that are neither text nor a picture in the file</source>
        <translation type="unfinished">أجزاء ليست نصًا ولا صورة في الملف</translation>
    </message>
    <message>
        <source>chats without a message</source>
        <translation type="unfinished">دردشات بلا رسائل</translation>
    </message>
</context>
<context>
    <name>OutputReader</name>
    <message>
        <source>A template is a text.</source>
        <translation type="unfinished">القالب نص.</translation>
    </message>
    <message>
        <source>A result has no member “%1”, by its schema.</source>
        <translation type="unfinished">ليس للنتيجة عضو «⁨%1⁩» بحسب مخططها.</translation>
    </message>
</context>
<context>
    <name>Overfull</name>
    <message>
        <source>system text %1 and tools %2 tokens over their parts</source>
        <translation type="unfinished">تجاوز نص النظام حصته بـ⁨%1⁩ رمز والأدوات بـ⁨%2⁩ رمز</translation>
    </message>
    <message>
        <source>system text %1 tokens over its part</source>
        <translation type="unfinished">تجاوز نص النظام حصته بـ⁨%1⁩ رمز</translation>
    </message>
    <message>
        <source>tools %1 tokens over their part</source>
        <translation type="unfinished">تجاوزت الأدوات حصتها بـ⁨%1⁩ رمز</translation>
    </message>
</context>
<context>
    <name>OverrideReader</name>
    <message>
        <source>“%1” has no effect here: the tools of this ensemble are its server&apos;s, whatever its [[invokers]] say about them.</source>
        <translation type="unfinished">لا معنى لـ«⁨%1⁩» هنا: أدوات هذه المجموعة هي أدوات خادمها، مهما قالت عنها ⁦[[invokers]]⁩.</translation>
    </message>
    <message>
        <source>The name of one of the server&apos;s tools is missing.</source>
        <translation type="unfinished">ينقص اسم إحدى أدوات الخادم.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">يتكون الاسم البديل من ١ إلى ٦٤ من الأحرف اللاتينية والأرقام و_ و-.</translation>
    </message>
</context>
<context>
    <name>PathGuard</name>
    <message>
        <source>“%1” is not inside a workspace folder.</source>
        <translation type="unfinished">«⁨%1⁩» ليس داخل مجلد من مساحة العمل.</translation>
    </message>
    <message>
        <source>“%1” is in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">«⁨%1⁩» في مجلد خاص بـ Parlance لا تصل إليه أي أداة.</translation>
    </message>
    <message>
        <source>This is not a path.</source>
        <translation type="unfinished">ليس هذا مسارًا.</translation>
    </message>
    <message>
        <source>No workspace folder is picked, so no file can be reached. The person picks one in the window (Workspace folders), or starts the program in that folder on the command line.</source>
        <translation type="unfinished">لم يُختر مجلد لمساحة العمل، فلا يمكن الوصول إلى أي ملف. يختار المستخدم واحدًا في النافذة (مجلدات مساحة العمل)، أو يشغّل البرنامج في ذلك المجلد من سطر الأوامر.</translation>
    </message>
</context>
<context>
    <name>PatternRules</name>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">المفتاح «⁨%1⁩» موجود هنا مرتين</translation>
    </message>
</context>
<context>
    <name>PatternTranslation</name>
    <message>
        <source>%1 has no meaning in a regular expression of ECMA-262.</source>
        <translation type="unfinished">لا معنى لـ⁨%1⁩ في تعبير نمطي وفق ECMA-262.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>%1 sees no pictures: its server was started without a projector for them (--mmproj). Take the picture away, or pick another model.</source>
        <translation type="unfinished">لا يرى ⁨%1⁩ الصور: شُغّل خادمه دون مُسقِط لها (⁦--mmproj⁩). أزل الصورة، أو اختر نموذجًا آخر.</translation>
    </message>
</context>
<context>
    <name>PieceReader</name>
    <message>
        <source>left out: %1 (%2)</source>
        <translation type="unfinished">استُبعد: ⁨%1⁩ (⁨%2⁩)</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>There is no line %1; the file has %2.</source>
        <translation type="unfinished">لا يوجد سطر ⁨%1⁩؛ في الملف ⁨%2⁩ سطر.</translation>
    </message>
    <message>
        <source>A piece ends at line %1, before its start at line %2.</source>
        <translation type="unfinished">تنتهي قطعة عند السطر ⁨%1⁩، قبل بدايتها عند السطر ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Two pieces overlap at line %1.</source>
        <translation type="unfinished">تتداخل قطعتان عند السطر ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>PolicyReader</name>
    <message>
        <source>idempotent is true or false.</source>
        <translation type="unfinished">idempotent هي true أو false.</translation>
    </message>
    <message>
        <source>writes is true or false.</source>
        <translation type="unfinished">writes هي true أو false.</translation>
    </message>
    <message>
        <source>formats is &quot;assert&quot; or &quot;annotate&quot;.</source>
        <translation type="unfinished">formats هي ⁦&quot;assert&quot;⁩ أو ⁦&quot;annotate&quot;⁩.</translation>
    </message>
    <message>
        <source>%1 is a number of seconds from 0 to %2.</source>
        <translation type="unfinished">⁨%1⁩ عدد ثوانٍ من 0 إلى ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3.</source>
        <translation type="unfinished">⁨%1⁩ عدد صحيح من ⁨%2⁩ إلى ⁨%3⁩.</translation>
    </message>
    <message>
        <source>approval is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;, or a table with rules.</source>
        <translation type="unfinished">approval هي ⁦&quot;ask&quot;⁩ أو ⁦&quot;allow&quot;⁩ أو ⁦&quot;refuse&quot;⁩، أو جدول فيه قواعد.</translation>
    </message>
    <message>
        <source>rules is a list of at most %1 tables.</source>
        <translation type="unfinished">rules قائمة لا تزيد على ⁨%1⁩ من الجداول.</translation>
    </message>
    <message>
        <source>A rule names the argument that it looks at: argument = &quot;path&quot;.</source>
        <translation type="unfinished">تسمّي القاعدة الوسيطة التي تنظر فيها: ⁦argument = &quot;path&quot;⁩.</translation>
    </message>
    <message>
        <source>A rule has one of path, host, command and text, with a pattern or a list of patterns.</source>
        <translation type="unfinished">للقاعدة واحد من path وhost وcommand وtext، مع نمط أو قائمة أنماط.</translation>
    </message>
    <message>
        <source>A rule&apos;s answer is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;.</source>
        <translation type="unfinished">جواب القاعدة ⁦&quot;ask&quot;⁩ أو ⁦&quot;allow&quot;⁩ أو ⁦&quot;refuse&quot;⁩.</translation>
    </message>
    <message>
        <source>on-failure is &quot;report&quot;, &quot;abort&quot; or a table of these by category.</source>
        <translation type="unfinished">on-failure هي ⁦&quot;report&quot;⁩ أو ⁦&quot;abort&quot;⁩، أو جدول منهما حسب الفئة.</translation>
    </message>
    <message>
        <source>“%1” is not a category of errors.</source>
        <translation type="unfinished">«⁨%1⁩» ليس فئة أخطاء.</translation>
    </message>
    <message>
        <source>What becomes of an error is &quot;report&quot; or &quot;abort&quot;.</source>
        <translation type="unfinished">مآل الخطأ ⁦&quot;report&quot;⁩ أو ⁦&quot;abort&quot;⁩.</translation>
    </message>
</context>
<context>
    <name>PreferenceFaultTexts</name>
    <message>
        <source>%1 has to be a number and is “%2”: it does not count.</source>
        <translation type="unfinished">يجب أن يكون ⁨%1⁩ رقمًا، وهو «⁨%2⁩»: لا يُحتسب.</translation>
    </message>
</context>
<context>
    <name>PreparedRequest</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">يذكر المزوّد ⁨%1⁩ لهجة غير موجودة: «⁨%2⁩».</translation>
    </message>
</context>
<context>
    <name>ProgramReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command قائمة نصوص: البرنامج ووسيطاته.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment قائمة أسماء متغيرات.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">«⁨%1⁩» ليس اسم متغير.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">المتغير نص، أو { keychain = &quot;اسم مفتاح&quot; }.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">يُكتب النموذج بالصيغة PROVIDER/MODEL، لا «⁨%1⁩»</translation>
    </message>
    <message>
        <source>line %1 of the text: %2</source>
        <translation type="unfinished">السطر ⁨%1⁩ من النص: ⁨%2⁩</translation>
    </message>
    <message>
        <source>the text has no place for “%1”</source>
        <translation type="unfinished">لا مكان في النص لـ«⁨%1⁩»</translation>
    </message>
    <message>
        <source>The prompt %1 has no variables.</source>
        <translation type="unfinished">ليس للموجّه ⁨%1⁩ متغيرات.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. It has %3.</source>
        <translation type="unfinished">ليس للموجّه ⁨%1⁩ متغير «⁨%2⁩». له ⁨%3⁩.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. Did you mean %3?</source>
        <translation type="unfinished">ليس للموجّه ⁨%1⁩ متغير «⁨%2⁩». ربما المقصود: ⁨%3⁩.</translation>
    </message>
    <message>
        <source>The prompt %1 cannot be used: line %2 of its text: %3.</source>
        <translation type="unfinished">تعذّر استخدام الموجّه ⁨%1⁩: السطر ⁨%2⁩ من نصه: ⁨%3⁩.</translation>
    </message>
    <message>
        <source>The prompt %1 wants to know: %2.</source>
        <translation type="unfinished">يحتاج الموجّه ⁨%1⁩ إلى معرفة: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>PromptArguments</name>
    <message>
        <source>The prompt %1 takes no arguments.</source>
        <translation type="unfinished">لا يأخذ الموجّه ⁨%1⁩ وسيطات.</translation>
    </message>
    <message>
        <source>“%1” is not an argument of the prompt %2. It takes %3, written as name=value.</source>
        <translation type="unfinished">«⁨%1⁩» ليس وسيطة للموجّه ⁨%2⁩. يأخذ ⁨%3⁩، وتُكتب name=value.</translation>
    </message>
    <message>
        <source>The quotation mark of %1 is left open.</source>
        <translation type="unfinished">علامة اقتباس ⁨%1⁩ غير مغلقة.</translation>
    </message>
</context>
<context>
    <name>PromptCondition</name>
    <message>
        <source>the condition is too long</source>
        <translation type="unfinished">الشرط أطول من اللازم</translation>
    </message>
    <message>
        <source>“%1” is not understood</source>
        <translation type="unfinished">«⁨%1⁩» غير مفهوم</translation>
    </message>
    <message>
        <source>the condition is nested too deeply</source>
        <translation type="unfinished">تداخل الشرط أعمق من اللازم</translation>
    </message>
    <message>
        <source>a bracket is left open</source>
        <translation type="unfinished">يوجد قوس غير مغلق</translation>
    </message>
    <message>
        <source>startswith must be followed by a bracket</source>
        <translation type="unfinished">يجب أن يلي startswith قوس</translation>
    </message>
    <message>
        <source>the condition ends too soon</source>
        <translation type="unfinished">ينتهي الشرط قبل أوانه</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">لا يوجد متغير «⁨%1⁩»</translation>
    </message>
</context>
<context>
    <name>PromptOptions</name>
    <message>
        <source>Say what this prompt says (`parlance prompts` lists them). A prompt for the supervisor becomes the system text; what to say is then given as well.</source>
        <translation type="unfinished">قول ما يقوله هذا الموجّه (يسردها ⁦`parlance prompts`⁩). والموجّه المخصص للنظام هو نص النظام، ويُعطى معه ما يُقال أيضًا.</translation>
    </message>
    <message>
        <source>The value of one of the prompt&apos;s variables; may be repeated.</source>
        <translation type="unfinished">ما يوضع في مكان من الموجّه؛ يمكن تكراره.</translation>
    </message>
    <message>
        <source>--variable goes with --prompt.</source>
        <translation type="unfinished">يُستخدم ⁦--variable⁩ مع ⁦--prompt⁩.</translation>
    </message>
    <message>
        <source>A variable is given as name=value, not %1.</source>
        <translation type="unfinished">يُعطى المتغير name=value، وليس ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Give --system, or a prompt that is a system text, not both.</source>
        <translation type="unfinished">استخدم ⁦--system⁩، أو موجّهًا هو نص نظام، لا كليهما.</translation>
    </message>
    <message>
        <source>Give --prompt or what to say, not both.</source>
        <translation type="unfinished">استخدم ⁦--prompt⁩ أو ما يُقال، لا كليهما.</translation>
    </message>
</context>
<context>
    <name>PromptParts</name>
    <message>
        <source>Answer: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">الرد: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">الرسالة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>picture</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">صورة</translation>
    </message>
</context>
<context>
    <name>PromptTemplate</name>
    <message>
        <source>“% %1” ends nothing that was begun</source>
        <translation type="unfinished">لا ينهي «% ⁨%1⁩» شيئًا بدأ</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation type="unfinished">تداخل الشروط أعمق من اللازم</translation>
    </message>
    <message>
        <source>“% if” is not ended by “% endif”</source>
        <translation type="unfinished">لم تنتهِ «⁦% if⁩» بـ «⁦% endif⁩»</translation>
    </message>
    <message>
        <source>“% for” must be written “% for NAME in VARIABLE:”, with the name of a variable</source>
        <translation type="unfinished">تُكتب «⁦% for⁩» هكذا: «⁦% for NAME in VARIABLE⁩:» مع اسم متغير</translation>
    </message>
    <message>
        <source>“% for” is not ended by “% endfor”</source>
        <translation type="unfinished">لم تنتهِ «⁦% for⁩» بـ «⁦% endfor⁩»</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">لا يوجد متغير «⁨%1⁩»</translation>
    </message>
    <message>
        <source>With these values the text of the prompt becomes too long.</source>
        <translation type="unfinished">بهذه القيم يصبح نص الموجّه أطول من اللازم.</translation>
    </message>
</context>
<context>
    <name>PromptVariable</name>
    <message>
        <source>“%1” has no options to choose from</source>
        <translation type="unfinished">ليس لـ«⁨%1⁩» خيارات للاختيار منها</translation>
    </message>
    <message>
        <source>the minimum is larger than the maximum</source>
        <translation type="unfinished">الحد الأدنى أكبر من الحد الأعلى</translation>
    </message>
    <message>
        <source>“%1” is to be %2.</source>
        <translation type="unfinished">ينبغي أن يكون «⁨%1⁩» ⁨%2⁩.</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">عدد</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished">⁨%1⁩ أو أكثر</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation type="unfinished">⁨%1⁩ أو أقل</translation>
    </message>
    <message>
        <source>%1 and so on in steps of %2</source>
        <translation type="unfinished">⁨%1⁩ وما يليه بخطوات من ⁨%2⁩</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished">واحد من ⁨%1⁩</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation type="unfinished">نعم أو لا</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">نص</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">عناصر</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">محارف</translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <translation type="unfinished">⁨%1⁩ ⁨%2⁩ أو أكثر</translation>
    </message>
    <message>
        <source>%1 %2 or less</source>
        <translation type="unfinished">⁨%1⁩ ⁨%2⁩ أو أقل</translation>
    </message>
    <message>
        <source>a list of shorter texts</source>
        <translation type="unfinished">قائمة نصوص أقصر</translation>
    </message>
</context>
<context>
    <name>ProviderEmbeddings</name>
    <message>
        <source>%1 has no vectors for texts.</source>
        <translation type="unfinished">ليس لدى ⁨%1⁩ متجهات للنصوص.</translation>
    </message>
</context>
<context>
    <name>PythonLiterals</name>
    <message>
        <source>only a literal is read here, not an expression</source>
        <translation type="unfinished">لا يُقرأ هنا إلا قيمة حرفية، لا تعبير</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation type="unfinished">التداخل أعمق من اللازم</translation>
    </message>
    <message>
        <source>a comma or a bracket is missing</source>
        <translation type="unfinished">تنقص فاصلة أو قوس</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation type="unfinished">يوجد قوس غير مغلق</translation>
    </message>
    <message>
        <source>a key has to be a text</source>
        <translation type="unfinished">يجب أن يكون المفتاح نصًا</translation>
    </message>
    <message>
        <source>“:” is missing after a key</source>
        <translation type="unfinished">تنقص «:» بعد مفتاح</translation>
    </message>
    <message>
        <source>only plain texts are read, without f and b before them</source>
        <translation type="unfinished">لا تُقرأ إلا النصوص العادية، بلا f وb قبلها</translation>
    </message>
    <message>
        <source>a text is not closed</source>
        <translation type="unfinished">يوجد نص غير مغلق</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation type="unfinished">لا يوجد محرف كهذا</translation>
    </message>
    <message>
        <source>this character cannot be read</source>
        <translation type="unfinished">تعذّرت قراءة هذا المحرف</translation>
    </message>
    <message>
        <source>this number cannot be read</source>
        <translation type="unfinished">تعذّرت قراءة هذا العدد</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation type="unfinished">تنقص القيمة</translation>
    </message>
    <message>
        <source>only literals are read; “%1” is not one</source>
        <translation type="unfinished">لا تُقرأ إلا القيم الحرفية؛ و«⁨%1⁩» ليس منها</translation>
    </message>
</context>
<context>
    <name>QuickFix</name>
    <message>
        <source>Add %1</source>
        <extracomment>Offer to mend a descriptor; %1 is what is added, in the editor</extracomment>
        <translation type="unfinished">إضافة ⁨%1⁩</translation>
    </message>
    <message>
        <source>Change to “%1”</source>
        <translation type="unfinished">تغيير إلى «⁨%1⁩»</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation type="unfinished">تغيير إلى ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>“%1” has only %2 lines.</source>
        <translation type="unfinished">ليس في «⁨%1⁩» إلا ⁨%2⁩ سطر.</translation>
    </message>
</context>
<context>
    <name>ReadResult</name>
    <message>
        <source>The result of %1 has only %2 bytes.</source>
        <translation type="unfinished">ليس في نتيجة ⁨%1⁩ إلا ⁨%2⁩ بايت.</translation>
    </message>
    <message>
        <source>This conversation has no call “%1” with a result.</source>
        <translation type="unfinished">ليس في هذه المحادثة استدعاء «⁨%1⁩» له نتيجة.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>The pages of the file</source>
        <translation type="unfinished">صفحات الملف</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">الرسائل</translation>
    </message>
    <message numerus="yes">
        <source>%n content(s) cannot be read.</source>
        <translation type="unfinished">
            <numerusform>كل المحتويات قابلة للقراءة.</numerusform>
            <numerusform>تعذّرت قراءة محتوى واحد.</numerusform>
            <numerusform>تعذّرت قراءة محتويين.</numerusform>
            <numerusform>تعذّرت قراءة %Ln محتويات.</numerusform>
            <numerusform>تعذّرت قراءة %Ln محتوًى.</numerusform>
            <numerusform>تعذّرت قراءة %Ln محتوى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part.</source>
        <translation type="unfinished">
            <numerusform>كل الرسائل قابلة للقراءة.</numerusform>
            <numerusform>تعذّرت قراءة رسالة واحدة كليًا أو جزئيًا.</numerusform>
            <numerusform>تعذّرت قراءة رسالتين كليًا أو جزئيًا.</numerusform>
            <numerusform>تعذّرت قراءة %Ln رسائل كليًا أو جزئيًا.</numerusform>
            <numerusform>تعذّرت قراءة %Ln رسالة كليًا أو جزئيًا.</numerusform>
            <numerusform>تعذّرت قراءة %Ln رسالة كليًا أو جزئيًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">المحادثات</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are missing.</source>
        <translation type="unfinished">
            <numerusform>لا تنقص رسائل.</numerusform>
            <numerusform>تنقص رسالة واحدة.</numerusform>
            <numerusform>تنقص رسالتان.</numerusform>
            <numerusform>تنقص %Ln رسائل.</numerusform>
            <numerusform>تنقص %Ln رسالة.</numerusform>
            <numerusform>تنقص %Ln رسالة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of conversations have gaps.</source>
        <translation type="unfinished">
            <numerusform>لا فجوات في فروع المحادثات.</numerusform>
            <numerusform>في فرع واحد من المحادثات فجوات.</numerusform>
            <numerusform>في فرعين من المحادثات فجوات.</numerusform>
            <numerusform>في %Ln فروع من المحادثات فجوات.</numerusform>
            <numerusform>في %Ln فرعًا من المحادثات فجوات.</numerusform>
            <numerusform>في %Ln فرع من المحادثات فجوات.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in conversations are not as they were written.</source>
        <translation type="unfinished">
            <numerusform>كل المواضع في المحادثات كما كُتبت.</numerusform>
            <numerusform>موضع واحد في المحادثات ليس كما كُتب.</numerusform>
            <numerusform>موضعان في المحادثات ليسا كما كُتبا.</numerusform>
            <numerusform>%Ln مواضع في المحادثات ليست كما كُتبت.</numerusform>
            <numerusform>%Ln موضعًا في المحادثات ليست كما كُتبت.</numerusform>
            <numerusform>%Ln موضع في المحادثات ليست كما كُتبت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) have lost their end.</source>
        <translation type="unfinished">
            <numerusform>لم تفقد أي محادثة نهايتها.</numerusform>
            <numerusform>فقدت محادثة واحدة نهايتها.</numerusform>
            <numerusform>فقدت محادثتان نهايتيهما.</numerusform>
            <numerusform>فقدت %Ln محادثات نهاياتها.</numerusform>
            <numerusform>فقدت %Ln محادثة نهاياتها.</numerusform>
            <numerusform>فقدت %Ln محادثة نهاياتها.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">الملف فارغ.</translation>
    </message>
    <message>
        <source>There are no conversations in %1.</source>
        <translation type="unfinished">لا توجد محادثات في ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is write-protected, so it cannot be repaired in place.</source>
        <translation type="unfinished">⁨%1⁩ محمي من الكتابة، فلا يمكن إصلاحه في مكانه.</translation>
    </message>
    <message>
        <source>Another Parlance has %1 open. Close it first.</source>
        <translation type="unfinished">نسخة أخرى من Parlance تفتح ⁨%1⁩. أغلقها أولًا.</translation>
    </message>
    <message>
        <source>The new file</source>
        <translation type="unfinished">الملف الجديد</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Nothing can be read of %1, and there is no daily copy. It has been left as it is.</source>
        <translation type="unfinished">تعذّرت قراءة أي شيء من ⁨%1⁩، ولا توجد نسخة يومية. تُرك كما هو.</translation>
    </message>
    <message>
        <source>Nothing could be read of the file. What came after the copy %1 is missing.</source>
        <translation type="unfinished">تعذّرت قراءة أي شيء من الملف. ينقص ما جاء بعد النسخة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Found by Repair</source>
        <translation type="unfinished">عثر عليها الإصلاح</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">المحتويات</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">الأدوار</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">التبادلات</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">الملفات</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">بحث</translation>
    </message>
    <message>
        <source>This message, or a part of it, was lost with a damaged store.</source>
        <translation type="unfinished">فُقدت هذه الرسالة أو جزء منها مع مخزن تالف.</translation>
    </message>
    <message>
        <source>“%1”: message(s) %2 cannot be read, or only in part.</source>
        <translation type="unfinished">«⁨%1⁩»: تعذّرت قراءة الرسائل ⁨%2⁩ كليًا أو جزئيًا.</translation>
    </message>
    <message>
        <source>“%1”: where it ended is not known; it ends with its newest message now.</source>
        <translation type="unfinished">«⁨%1⁩»: لا يُعرف أين انتهت؛ وتنتهي الآن بأحدث رسائلها.</translation>
    </message>
    <message numerus="yes">
        <source>%n body or bodies of exchanges cannot be read.</source>
        <translation type="unfinished">
            <numerusform>كل متون التبادلات قابلة للقراءة.</numerusform>
            <numerusform>تعذّرت قراءة متن واحد من التبادلات.</numerusform>
            <numerusform>تعذّرت قراءة متنين من التبادلات.</numerusform>
            <numerusform>تعذّرت قراءة %Ln متون من التبادلات.</numerusform>
            <numerusform>تعذّرت قراءة %Ln متنًا من التبادلات.</numerusform>
            <numerusform>تعذّرت قراءة %Ln متن من التبادلات.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was in it was lost with a damaged store.</source>
        <translation type="unfinished">فُقد ما كان فيه مع مخزن تالف.</translation>
    </message>
    <message>
        <source>Found by Repair: messages without a place</source>
        <translation type="unfinished">عثر عليها الإصلاح: رسائل بلا موضع</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) have lost their place; they are in “%1”.</source>
        <translation type="unfinished">
            <numerusform>لم تفقد أي رسالة موضعها («⁨%1⁩»).</numerusform>
            <numerusform>فقدت رسالة واحدة موضعها؛ وهي في «⁨%1⁩».</numerusform>
            <numerusform>فقدت رسالتان موضعيهما؛ وهما في «⁨%1⁩».</numerusform>
            <numerusform>فقدت %Ln رسائل مواضعها؛ وهي في «⁨%1⁩».</numerusform>
            <numerusform>فقدت %Ln رسالة مواضعها؛ وهي في «⁨%1⁩».</numerusform>
            <numerusform>فقدت %Ln رسالة مواضعها؛ وهي في «⁨%1⁩».</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resending</name>
    <message>
        <source>%1 is not a call of a model that can be sent again: %2</source>
        <translation type="unfinished">⁨%1⁩ ليس استدعاء نموذج يمكن إعادة إرساله: ⁨%2⁩</translation>
    </message>
    <message>
        <source>No request is kept for %1.</source>
        <translation type="unfinished">لم يُحفظ طلب لـ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>ResponseText</name>
    <message>
        <source>%1 answered with the status %2.</source>
        <translation type="unfinished">أجاب ⁨%1⁩ برمز الحالة ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 answered with %2 bytes of the type %3, which are not text.</source>
        <translation type="unfinished">أجاب ⁨%1⁩ بـ⁨%2⁩ بايت من النوع ⁨%3⁩، وهي ليست نصًا.</translation>
    </message>
</context>
<context>
    <name>ResultTemplate</name>
    <message>
        <source>The } at character %1 closes nothing; }} stands for a brace.</source>
        <translation type="unfinished">القوس } عند المحرف ⁨%1⁩ لا تغلق شيئًا؛ تُكتب القوس المعقوفة }}.</translation>
    </message>
    <message>
        <source>The { at character %1 is left open; {{ stands for a brace.</source>
        <translation type="unfinished">القوس { عند المحرف ⁨%1⁩ غير مغلقة؛ تُكتب القوس المعقوفة {{.</translation>
    </message>
    <message>
        <source>The braces at character %1 have no name in them.</source>
        <translation type="unfinished">لا اسم داخل الأقواس المعقوفة عند المحرف ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>RollDice</name>
    <message>
        <source>There is nothing to roll: give dice or specs.</source>
        <translation type="unfinished">لا شيء لرميه: أعطِ dice أو specs.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>%1 cannot be picked from %2 without replacement.</source>
        <translation type="unfinished">لا يمكن اختيار ⁨%1⁩ من ⁨%2⁩ دون إرجاع.</translation>
    </message>
</context>
<context>
    <name>SavingEntries</name>
    <message>
        <source>file</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">ملف</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved: a verb</extracomment>
        <translation type="unfinished">حفظ</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Save %1 as…</source>
        <translation type="unfinished">حفظ ⁨%1⁩ باسم…</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">حفظ باسم</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>a scenario needs a title and a model</source>
        <translation type="unfinished">يحتاج السيناريو إلى title وmodel</translation>
    </message>
    <message>
        <source>this fault is of no known kind</source>
        <translation type="unfinished">ليس لهذا العطل نوع معروف</translation>
    </message>
</context>
<context>
    <name>SchemaAssertions</name>
    <message>
        <source>%1 is not of type %2.</source>
        <translation type="unfinished">⁨%1⁩ ليس من النوع ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation type="unfinished">⁨%1⁩ ليس ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is none of: %2.</source>
        <translation type="unfinished">⁨%1⁩ ليس واحدًا من: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation type="unfinished">⁨%1⁩ أقل من ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is greater than %2.</source>
        <translation type="unfinished">⁨%1⁩ أكبر من ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is not greater than %2.</source>
        <translation type="unfinished">⁨%1⁩ ليس أكبر من ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is not less than %2.</source>
        <translation type="unfinished">⁨%1⁩ ليس أقل من ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2.</source>
        <translation type="unfinished">⁨%1⁩ ليس من مضاعفات ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at least %4 are needed.</source>
        <translation type="unfinished">في ⁨%1⁩ ما عدده ⁨%2⁩ ⁨%3⁩؛ والمطلوب ⁨%4⁩ على الأقل.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at most %4 are allowed.</source>
        <translation type="unfinished">في ⁨%1⁩ ما عدده ⁨%2⁩ ⁨%3⁩؛ والمسموح ⁨%4⁩ على الأكثر.</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">محارف</translation>
    </message>
    <message>
        <source>%1 is not of the format %2.</source>
        <translation type="unfinished">⁨%1⁩ ليس بالصيغة ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 does not match the pattern %2.</source>
        <translation type="unfinished">لا يطابق ⁨%1⁩ النمط ⁨%2⁩.</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">عناصر</translation>
    </message>
    <message>
        <source>%1 has the same element twice.</source>
        <translation type="unfinished">في ⁨%1⁩ العنصر نفسه مرتين.</translation>
    </message>
    <message>
        <source>members</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">أعضاء</translation>
    </message>
    <message>
        <source>The member “%1” is missing from %2.</source>
        <translation type="unfinished">ينقص العضو «⁨%1⁩» من ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>SchemaCompiler</name>
    <message>
        <source>has too many schemas in it</source>
        <translation type="unfinished">فيه مخططات أكثر من اللازم</translation>
    </message>
    <message>
        <source>refers to itself without an end</source>
        <translation type="unfinished">يشير إلى نفسه بلا نهاية</translation>
    </message>
    <message>
        <source>is one schema too many; the schema is too large</source>
        <translation type="unfinished">مخطط زائد على الحد؛ المخطط أكبر من اللازم</translation>
    </message>
    <message>
        <source>must be a schema: an object, true or false</source>
        <translation type="unfinished">يجب أن يكون مخططًا: كائنًا أو true أو false</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation type="unfinished">يجب أن يكون سلسلة نصية</translation>
    </message>
    <message>
        <source>refers to “%1”, which is neither in the schema nor registered</source>
        <translation type="unfinished">يشير إلى «⁨%1⁩»، وهو ليس في المخطط ولا مسجّلًا</translation>
    </message>
    <message>
        <source>must be a list of schemas</source>
        <translation type="unfinished">يجب أن يكون قائمة مخططات</translation>
    </message>
    <message>
        <source>must be an object of schemas</source>
        <translation type="unfinished">يجب أن يكون كائن مخططات</translation>
    </message>
    <message>
        <source>The schema</source>
        <extracomment>Subject of a message about a JSON Schema</extracomment>
        <translation type="unfinished">المخطط</translation>
    </message>
    <message>
        <source>must be a list of values</source>
        <translation type="unfinished">يجب أن يكون قائمة قيم</translation>
    </message>
    <message>
        <source>names %1, which is not a type of JSON Schema</source>
        <translation type="unfinished">يذكر ⁨%1⁩، وليس ذلك نوعًا في JSON Schema</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation type="unfinished">يجب أن يكون عددًا</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation type="unfinished">يجب أن يكون أكبر من 0</translation>
    </message>
    <message>
        <source>must be a whole number of 0 or more</source>
        <translation type="unfinished">يجب أن يكون عددًا صحيحًا لا يقل عن 0</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation type="unfinished">يجب أن يكون true أو false</translation>
    </message>
    <message>
        <source>must be a list of strings</source>
        <translation type="unfinished">يجب أن يكون قائمة سلاسل نصية</translation>
    </message>
    <message>
        <source>is not a regular expression that can be checked: %1</source>
        <translation type="unfinished">ليس تعبيرًا نمطيًا يمكن فحصه: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>SchemaEvaluator</name>
    <message>
        <source>%1 is not allowed here.</source>
        <translation type="unfinished">⁨%1⁩ غير مسموح به هنا.</translation>
    </message>
    <message>
        <source>The schema could not be checked within its bounds.</source>
        <translation type="unfinished">تعذّر فحص المخطط ضمن حدوده.</translation>
    </message>
    <message>
        <source>There is no member “%1” in the schema.</source>
        <translation type="unfinished">لا يوجد عضو «⁨%1⁩» في المخطط.</translation>
    </message>
    <message>
        <source>%1 has %2 elements of the kind it must contain.</source>
        <translation type="unfinished">في ⁨%1⁩ عدد ⁨%2⁩ من العناصر التي يجب أن يحويها.</translation>
    </message>
    <message>
        <source>%1 is what the schema excludes.</source>
        <translation type="unfinished">⁨%1⁩ مما يستبعده المخطط.</translation>
    </message>
    <message>
        <source>%1 fits none of the %2 alternatives.</source>
        <translation type="unfinished">لا يلائم ⁨%1⁩ أيًّا من البدائل الـ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 fits %2 of the %3 alternatives, not exactly one.</source>
        <translation type="unfinished">يلائم ⁨%1⁩ عدد ⁨%2⁩ من البدائل الـ⁨%3⁩، لا واحدًا بالضبط.</translation>
    </message>
    <message>
        <source>The pattern %1 could not be decided within its bounds.</source>
        <translation type="unfinished">تعذّر حسم النمط ⁨%1⁩ ضمن حدوده.</translation>
    </message>
</context>
<context>
    <name>SchemaMatch</name>
    <message>
        <source>it has no argument “%1”</source>
        <translation type="unfinished">ليست له وسيطة «⁨%1⁩»</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which the specification does not have</source>
        <translation type="unfinished">يتطلب الوسيطة «⁨%1⁩»، وليست في المواصفة</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which may be left out in the specification</source>
        <translation type="unfinished">يتطلب الوسيطة «⁨%1⁩»، ويمكن تركها في المواصفة</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, not %3</source>
        <translation type="unfinished">وسيطته «⁨%1⁩» من النوع ⁨%2⁩، لا ⁨%3⁩</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, where the specification says none</source>
        <translation type="unfinished">وسيطته «⁨%1⁩» من النوع ⁨%2⁩، ولا تذكر المواصفة أي نوع</translation>
    </message>
</context>
<context>
    <name>SchemaMirrors</name>
    <message>
        <source>the schema is nested too deeply</source>
        <translation type="unfinished">تداخل المخطط أعمق من اللازم</translation>
    </message>
    <message>
        <source>only properties that are reached through “properties” alone can be mirrored</source>
        <translation type="unfinished">لا تُعكس إلا الخصائص التي يوصل إليها عبر «properties» وحدها</translation>
    </message>
    <message>
        <source>“%1” is not a name of a header</source>
        <translation type="unfinished">«⁨%1⁩» ليس اسم ترويسة</translation>
    </message>
    <message>
        <source>only a string, an integer or a boolean can be mirrored</source>
        <translation type="unfinished">لا تُعكس إلا سلسلة نصية أو عدد صحيح أو قيمة منطقية</translation>
    </message>
    <message>
        <source>the header “%1” is used twice</source>
        <translation type="unfinished">الترويسة «⁨%1⁩» مستخدمة مرتين</translation>
    </message>
    <message>
        <source>x-mcp-header at “%1”: %2</source>
        <translation type="unfinished">x-mcp-header عند «⁨%1⁩»: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>SearchFiles</name>
    <message>
        <source>The pattern is not a regular expression: %1, at character %2.</source>
        <translation type="unfinished">النمط ليس تعبيرًا نمطيًا: ⁨%1⁩، عند المحرف ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1” cannot be read: %2 takes a date such as %3.</source>
        <translation type="unfinished">تعذّرت قراءة «⁨%1⁩»: تتطلّب ⁨%2⁩ تاريخًا مثل ⁨%3⁩.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes %3 or %4.</source>
        <translation type="unfinished">تعذّرت قراءة «⁨%1⁩»: تقبل ⁨%2⁩ إمّا ⁨%3⁩ أو ⁨%4⁩.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes one of these: %3.</source>
        <translation type="unfinished">تعذّرت قراءة «⁨%1⁩»: تقبل ⁨%2⁩ واحدًا مما يلي: ⁨%3⁩.</translation>
    </message>
</context>
<context>
    <name>ServerDraft</name>
    <message>
        <source>The variable %1 of the environment, or a key of that name.</source>
        <translation type="unfinished">المتغير ⁨%1⁩ من البيئة، أو مفتاح بهذا الاسم.</translation>
    </message>
    <message>
        <source>What the file calls ${input:%1}.</source>
        <translation type="unfinished">ما يسمّيه الملف ${input:%1}.</translation>
    </message>
</context>
<context>
    <name>ServerEntryImport</name>
    <message>
        <source>“envFile” is left out: variables are not read from a file. Name those that it needs in the descriptor.</source>
        <translation type="unfinished">استُبعد «envFile»: لا تُقرأ المتغيرات من ملف. سمِّ ما يحتاج إليه منها في الواصف.</translation>
    </message>
    <message>
        <source>“%1” is left out: a server is not confined here.</source>
        <translation type="unfinished">استُبعد «⁨%1⁩»: لا تُقيَّد الخوادم هنا.</translation>
    </message>
    <message>
        <source>“headersHelper” is left out: no program is run for headers. A header can name a key.</source>
        <translation type="unfinished">استُبعد «headersHelper»: لا يُشغَّل برنامج من أجل الترويسات. يمكن أن تذكر الترويسة مفتاحًا.</translation>
    </message>
    <message>
        <source>“%1” is left out: all tools are offered, and single ones can be switched off.</source>
        <translation type="unfinished">استُبعد «⁨%1⁩»: تُعرض كل الأدوات، ويمكن تعطيل كل منها على حدة.</translation>
    </message>
    <message>
        <source>“auto_connect” is left out: a server is connected when a conversation uses it.</source>
        <translation type="unfinished">استُبعد «auto_connect»: يُوصل الخادم عندما تستخدمه محادثة.</translation>
    </message>
    <message>
        <source>“ssl_verify” is left out: certificates are always checked.</source>
        <translation type="unfinished">استُبعد «ssl_verify»: تُفحص الشهادات دائمًا.</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">⁨%1⁩ ليس كائنًا.</translation>
    </message>
    <message>
        <source>It is switched off there, and so it is here.</source>
        <translation type="unfinished">هو معطّل هناك، فهو معطّل هنا.</translation>
    </message>
    <message>
        <source>Servers of the type “%1” cannot be reached.</source>
        <translation type="unfinished">لا يمكن الوصول إلى خوادم من النوع «⁨%1⁩».</translation>
    </message>
    <message>
        <source>It names neither a program nor an address.</source>
        <translation type="unfinished">لا يذكر برنامجًا ولا عنوانًا.</translation>
    </message>
    <message>
        <source>Its type is “sse”: whether it speaks the older HTTP with server-sent events is found out when it is connected.</source>
        <translation type="unfinished">نوعه «sse»: يُعرف عند الاتصال هل يستخدم HTTP الأقدم مع أحداث يرسلها الخادم.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: %1 is not known here.</source>
        <translation type="unfinished">استُبعد «cwd»، فيبدأ الخادم في مجلد المنزل: ⁨%1⁩ غير معروف هنا.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: which folder “%1” is in is not known here.</source>
        <translation type="unfinished">استُبعد «cwd»، فيبدأ الخادم في مجلد المنزل: المجلد الذي فيه «⁨%1⁩» غير معروف هنا.</translation>
    </message>
    <message>
        <source>Its address is only known when it is started. Write a descriptor with the address itself.</source>
        <translation type="unfinished">لا يُعرف عنوانه إلا عند تشغيله. اكتب واصفًا فيه العنوان نفسه.</translation>
    </message>
    <message>
        <source>Its address is not an HTTP address, and no other can be reached.</source>
        <translation type="unfinished">عنوانه ليس HTTP، ولا يمكن الوصول إلى غيره.</translation>
    </message>
    <message>
        <source>Its address holds a key, and a descriptor can name a key only for a header. See whether the server takes it so.</source>
        <translation type="unfinished">في عنوانه مفتاح، ولا يذكر الواصف مفتاحًا إلا لترويسة. تحقق هل يقبله الخادم هكذا.</translation>
    </message>
    <message>
        <source>Its address is not encrypted: whoever is on the way to %1 can read and change what is said.</source>
        <translation type="unfinished">عنوانه غير مشفّر: من على الطريق إلى ⁨%1⁩ يمكنه قراءة ما يُقال وتغييره.</translation>
    </message>
    <message>
        <source>Its address is not encrypted, and it needs a key, which everybody on the way to %1 could read. Ask for an address with https.</source>
        <translation type="unfinished">عنوانه غير مشفّر ويريد مفتاحًا يمكن لكل من على الطريق إلى ⁨%1⁩ قراءته. اطلب عنوانًا مع https.</translation>
    </message>
    <message>
        <source>“%1” is left out: the server is reached by its address.</source>
        <translation type="unfinished">استُبعد «⁨%1⁩»: يُوصل إلى الخادم بعنوانه.</translation>
    </message>
    <message>
        <source>“%1” is left out: it is not an object.</source>
        <translation type="unfinished">استُبعد «⁨%1⁩»: ليس كائنًا.</translation>
    </message>
    <message>
        <source>“%1” is left out: the sign-in finds out by itself, or has no use for it.</source>
        <translation type="unfinished">استُبعد «⁨%1⁩»: يعرفه تسجيل الدخول بنفسه، أو لا حاجة له به.</translation>
    </message>
    <message>
        <source>The client&apos;s identifier is left out, since it is only known when the server is started.</source>
        <translation type="unfinished">استُبعد معرّف العميل، لأنه لا يُعرف إلا عند تشغيل الخادم.</translation>
    </message>
    <message>
        <source>The client&apos;s secret.</source>
        <translation type="unfinished">سر العميل.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a tool and is left out.</source>
        <translation type="unfinished">لا يمكن أن يكون «⁨%1⁩» اسم أداة، فاستُبعد.</translation>
    </message>
    <message>
        <source>All of its tools may be used without asking there, and so it is here: check whether that is intended.</source>
        <translation type="unfinished">يجوز هناك استخدام كل أدواته دون سؤال، وكذلك هنا: تحقق هل هذا مقصود.</translation>
    </message>
    <message>
        <source>These tools may be used without asking, as there: %1.</source>
        <translation type="unfinished">يجوز استخدام هذه الأدوات دون سؤال، كما هناك: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A call may take %1 seconds without a sign of progress: “timeout” is %2 there.</source>
        <translation type="unfinished">قد يأخذ الاستدعاء ⁨%1⁩ ثانية دون علامة تقدّم: «timeout» هناك ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” has no counterpart here and is left out.</source>
        <translation type="unfinished">ليس لـ«⁨%1⁩» مقابل هنا، فاستُبعد.</translation>
    </message>
    <message>
        <source>“%1” is left out: it holds a key.</source>
        <translation type="unfinished">استُبعد «⁨%1⁩»: فيه مفتاح.</translation>
    </message>
</context>
<context>
    <name>ServerFileReader</name>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation type="unfinished">الملف أكبر من ⁨١ MiB⁩.</translation>
    </message>
    <message>
        <source>There is a zero byte; this is not text.</source>
        <translation type="unfinished">فيه بايت صفر؛ ليس هذا نصًا.</translation>
    </message>
    <message>
        <source>This is not JSON from here on.</source>
        <translation type="unfinished">من هنا فصاعدًا ليس JSON.</translation>
    </message>
    <message>
        <source>Objects and lists are nested more than %1 deep.</source>
        <translation type="unfinished">تداخل الكائنات والقوائم أعمق من ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1: There are no servers in it, neither as “mcpServers” nor as “servers”.</source>
        <translation type="unfinished">⁨%1⁩: لا خوادم فيه، لا تحت «mcpServers» ولا تحت «servers».</translation>
    </message>
    <message>
        <source>%1: There are more than %2 servers in it.</source>
        <translation type="unfinished">⁨%1⁩: فيه أكثر من ⁨%2⁩ من الخوادم.</translation>
    </message>
    <message>
        <source>“sandbox” is left out: a server is not confined here.</source>
        <translation type="unfinished">استُبعد «sandbox»: لا تُقيَّد الخوادم هنا.</translation>
    </message>
    <message>
        <source>An MCP server, taken over from %1.</source>
        <translation type="unfinished">خادم MCP مأخوذ من ⁨%1⁩.</translation>
    </message>
    <message>
        <source>It is there already, as the ensemble %1.</source>
        <translation type="unfinished">موجود بالفعل كمجموعة الأدوات ⁨%1⁩.</translation>
    </message>
    <message>
        <source>It is called %1, since there is another ensemble %2.</source>
        <translation type="unfinished">سُمّي ⁨%1⁩ لوجود مجموعة أدوات أخرى ⁨%2⁩.</translation>
    </message>
    <message>
        <source>It is not among “default_servers” and therefore switched off here.</source>
        <translation type="unfinished">ليس ضمن «default_servers»، لذا هو معطّل هنا.</translation>
    </message>
</context>
<context>
    <name>ServerState</name>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">يُعاد تشغيله بعد ⁨%1⁩</translation>
    </message>
    <message>
        <source>standard input and output</source>
        <translation type="unfinished">الدخل والخرج القياسيان</translation>
    </message>
    <message>
        <source>Streamable HTTP</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Streamable HTTP</translation>
    </message>
    <message>
        <source>HTTP with server-sent events</source>
        <translation type="unfinished">HTTP مع أحداث يرسلها الخادم</translation>
    </message>
    <message>
        <source>calls itself %1</source>
        <translation type="unfinished">يسمّي نفسه ⁨%1⁩</translation>
    </message>
    <message>
        <source>MCP %1, stateless</source>
        <translation type="unfinished">MCP ⁨%1⁩، بلا حالة</translation>
    </message>
    <message>
        <source>MCP %1, with a session</source>
        <translation type="unfinished">MCP ⁨%1⁩، مع جلسة</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: not connected</extracomment>
        <translation type="unfinished">معطّل</translation>
    </message>
    <message>
        <source>connecting…</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">جارٍ الاتصال…</translation>
    </message>
    <message>
        <source>needs sign-in</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">يلزم تسجيل الدخول</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: can be used</extracomment>
        <translation type="unfinished">جاهز</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">فشل</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Nothing was sent: message %1 of this conversation cannot be read. %2 A message that is switched off is left out.</source>
        <translation type="unfinished">لم يُرسل شيء: تعذّرت قراءة الرسالة ⁨%1⁩ من هذه المحادثة. ⁨%2⁩ الرسالة المعطّلة تُستبعد.</translation>
    </message>
    <message>
        <source>Nothing was sent: a message of this turn cannot be read. %1</source>
        <translation type="unfinished">لم يُرسل شيء: تعذّرت قراءة رسالة من هذا الدور. ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>SettingsImport</name>
    <message>
        <source>“%1” is not a name of a variable and is left out.</source>
        <translation type="unfinished">«⁨%1⁩» ليس اسم متغير، فاستُبعد.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this and is left out.</source>
        <translation type="unfinished">لا يمكن تعيين الترويسة ⁨%1⁩ هكذا، فاستُبعدت.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">قيمة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is left out: it is put together from several parts, and a descriptor can name one key.</source>
        <translation type="unfinished">استُبعد ⁨%1⁩: يتركب من عدة أجزاء، ولا يذكر الواصف إلا مفتاحًا واحدًا.</translation>
    </message>
    <message>
        <source>%1 is left out: what %2 stands for is not known here.</source>
        <translation type="unfinished">استُبعد ⁨%1⁩: ما يعنيه ⁨%2⁩ غير معروف هنا.</translation>
    </message>
</context>
<context>
    <name>SignInQuestions</name>
    <message>
        <source>The server “%1” (%2) wants you to sign in at %3.</source>
        <translation type="unfinished">يريد منك الخادم «⁨%1⁩» (⁨%2⁩) تسجيل الدخول في ⁨%3⁩.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">رُفض تسجيل الدخول.</translation>
    </message>
    <message>
        <source>The browser could not be opened.</source>
        <translation type="unfinished">تعذّر فتح المتصفح.</translation>
    </message>
</context>
<context>
    <name>Signature</name>
    <message>
        <source>a signature is one path, such as (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">التوقيع مسار واحد، مثل (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>arguments are an object: its schema has the type “object”</source>
        <translation type="unfinished">الوسيطات كائن: نوع مخططها «object»</translation>
    </message>
    <message>
        <source>%1 is a type of its own; a record needs another name</source>
        <translation type="unfinished">⁨%1⁩ نوع قائم بذاته؛ يحتاج السجل إلى اسم آخر</translation>
    </message>
    <message>
        <source>() means no parameters only where it stands alone: ()==&gt;(::String)</source>
        <translation type="unfinished">لا تعني () عدم وجود معاملات إلا إذا كانت وحدها: (⁦)==&gt;(::String⁩)</translation>
    </message>
    <message>
        <source>the signature says nothing about what comes back: (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">لا يذكر التوقيع ما يعود: (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>the arrows of a signature all point the same way</source>
        <translation type="unfinished">تشير أسهم التوقيع كلها إلى الاتجاه نفسه</translation>
    </message>
    <message>
        <source>“%1” occurs here twice</source>
        <translation type="unfinished">«⁨%1⁩» موجود هنا مرتين</translation>
    </message>
    <message>
        <source>written out, the schema is larger than 256 KiB</source>
        <translation type="unfinished">المخطط عند كتابته كاملًا أكبر من ⁨٢٥٦ KiB⁩</translation>
    </message>
    <message>
        <source>a parameter has a name before its type: (name::Text)</source>
        <translation type="unfinished">للمعامل اسم قبل نوعه: (name::Text)</translation>
    </message>
    <message>
        <source>a type is missing here: (name::Text)</source>
        <translation type="unfinished">ينقص نوع هنا: (name::Text)</translation>
    </message>
    <message>
        <source>there can be only one type: %1</source>
        <translation type="unfinished">لا يكون إلا نوع واحد: ⁨%1⁩</translation>
    </message>
    <message>
        <source>the type %1 contains itself, which no signature can</source>
        <translation type="unfinished">يحوي النوع ⁨%1⁩ نفسه، ولا يجوز ذلك في توقيع</translation>
    </message>
    <message>
        <source>types are nested too deeply here</source>
        <translation type="unfinished">تداخل الأنواع هنا أعمق من اللازم</translation>
    </message>
    <message>
        <source>the fields of a type are written (name::Text)</source>
        <translation type="unfinished">تُكتب حقول النوع (name::Text)</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation type="unfinished">ذُكر «⁨%1⁩» مرتين</translation>
    </message>
    <message>
        <source>there is no type “%1”; lists are written ::Array {items: Text}, optional values {optional: true}</source>
        <translation type="unfinished">لا يوجد نوع «⁨%1⁩»؛ تُكتب القوائم ::⁦Array {items: Text}⁩ والقيم الاختيارية ⁦{optional: true}⁩</translation>
    </message>
    <message>
        <source>there is no type “%1”; there are Text, Int, Double, Bool, Array, Object and the document&apos;s own</source>
        <translation type="unfinished">لا يوجد نوع «⁨%1⁩»؛ توجد Text وInt وDouble وBool وArray وObject وأنواع المستند نفسه</translation>
    </message>
    <message>
        <source>a schema is written json`{…}`</source>
        <translation type="unfinished">يُكتب المخطط json`{…}`</translation>
    </message>
    <message>
        <source>a schema is an object</source>
        <translation type="unfinished">المخطط كائن</translation>
    </message>
    <message>
        <source>a default is a text, a number, true, false, a list or a map</source>
        <translation type="unfinished">القيمة المبدئية نص أو عدد أو true أو false أو قائمة أو خريطة</translation>
    </message>
    <message>
        <source>“optional” is true or false</source>
        <translation type="unfinished">«optional» هي true أو false</translation>
    </message>
    <message>
        <source>“%1” is a text</source>
        <translation type="unfinished">«⁨%1⁩» نص</translation>
    </message>
    <message>
        <source>“%1” is a number</source>
        <translation type="unfinished">«⁨%1⁩» عدد</translation>
    </message>
    <message>
        <source>“enum” is a list of values</source>
        <translation type="unfinished">«enum» قائمة قيم</translation>
    </message>
    <message>
        <source>“%1” does not apply to a %2</source>
        <translation type="unfinished">لا معنى لـ«⁨%1⁩» في ⁨%2⁩</translation>
    </message>
    <message>
        <source>only an Array has “%1”</source>
        <translation type="unfinished">لا يكون «⁨%1⁩» إلا لـ Array</translation>
    </message>
    <message>
        <source>“%1” is the name of a type</source>
        <translation type="unfinished">«⁨%1⁩» اسم نوع</translation>
    </message>
    <message>
        <source>“fields” is a map of names and types, and belongs to an Object</source>
        <translation type="unfinished">«fields» خريطة أسماء وأنواع، ومكانها Object</translation>
    </message>
    <message>
        <source>“range” is written 1..10</source>
        <translation type="unfinished">تُكتب «range» هكذا: 1..10</translation>
    </message>
    <message>
        <source>the default does not fit: %1</source>
        <translation type="unfinished">القيمة المبدئية غير ملائمة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>the signature says only what comes back; without parameters it is ()==&gt;(::String)</source>
        <translation type="unfinished">لا يذكر التوقيع سوى ما يعود؛ وبلا معاملات يُكتب ⁦()==&gt;(::String)⁩</translation>
    </message>
    <message>
        <source>no value is at least %1 and at most %2</source>
        <translation type="unfinished">لا توجد قيمة لا تقل عن ⁨%1⁩ ولا تزيد على ⁨%2⁩</translation>
    </message>
    <message>
        <source>no value of “enum” fits what else is said</source>
        <translation type="unfinished">لا توافق أي قيمة في «enum» ما قيل سواها</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>A skill has the name of its folder, “%1”.</source>
        <translation type="unfinished">تحمل المهارة اسم مجلدها، «⁨%1⁩».</translation>
    </message>
    <message>
        <source>The skill has no instructions.</source>
        <translation type="unfinished">ليس للمهارة تعليمات.</translation>
    </message>
    <message>
        <source>The instructions have more than %1 lines, all of which a model reads each time.</source>
        <translation type="unfinished">التعليمات أكثر من ⁨%1⁩ سطر، ويقرؤها النموذج كلها في كل مرة.</translation>
    </message>
</context>
<context>
    <name>SkillTools</name>
    <message>
        <source>There is no skill “%1”.</source>
        <translation type="unfinished">لا توجد مهارة «⁨%1⁩».</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">هل تقصد ⁨%1⁩؟</translation>
    </message>
    <message>
        <source>The skill %1 has no script “%2”.</source>
        <translation type="unfinished">ليس للمهارة ⁨%1⁩ نص برمجي «⁨%2⁩».</translation>
    </message>
    <message>
        <source>“%1” is not executable, and nothing is known that would run it.</source>
        <translation type="unfinished">«⁨%1⁩» غير قابل للتنفيذ، ولا يُعرف ما يشغّله.</translation>
    </message>
    <message>
        <source>Reads skills, and runs their scripts in a sandbox.</source>
        <translation type="unfinished">يقرأ المهارات، ويشغّل نصوصها البرمجية في بيئة معزولة.</translation>
    </message>
</context>
<context>
    <name>StoreOptions</name>
    <message>
        <source>The PostgreSQL database that has suites, runs and results: postgresql://[USER@]HOST[:PORT]/DATABASE. Its password is in PGPASSWORD, PARLANCE_STORE_PASSWORD or the keychain.</source>
        <translation type="unfinished">PostgreSQL الذي فيه الحزم والتشغيلات والنتائج: postgresql://[USER@]HOST[:PORT]/DATABASE. كلمة سره في PGPASSWORD أو PARLANCE_STORE_PASSWORD أو سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>Which store? Give --store postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">أي مخزن؟ استخدم ⁦--store postgresql://HOST/DATABASE⁩.</translation>
    </message>
</context>
<context>
    <name>SuitePlanner</name>
    <message>
        <source>A library goes with an agent.</source>
        <translation type="unfinished">تُستخدم المكتبة مع وكيل.</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”.</source>
        <translation type="unfinished">لا توجد مجموعة أدوات «⁨%1⁩».</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”. Did you mean %2?</source>
        <translation type="unfinished">لا توجد مجموعة أدوات «⁨%1⁩». ربما المقصود: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>SwitchEdit</name>
    <message>
        <source>The descriptor has no %1.</source>
        <translation type="unfinished">ليس في الواصف ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which %1 cannot be set.</source>
        <translation type="unfinished">الواصف مكتوب بطريقة لا يمكن بها تعيين ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Failed: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">فشل: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">تم: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>TextTools</name>
    <message>
        <source>The text is not Base64.</source>
        <translation type="unfinished">النص ليس Base64.</translation>
    </message>
    <message>
        <source>What the Base64 stands for is not text; it has %1 bytes.</source>
        <translation type="unfinished">ما يمثّله Base64 ليس نصًا؛ وفيه ⁨%1⁩ بايت.</translation>
    </message>
    <message>
        <source>The text is not JSON: %1</source>
        <translation type="unfinished">النص ليس JSON: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>TomlFormatter</name>
    <message>
        <source>What is not TOML cannot be formatted.</source>
        <translation type="unfinished">ما ليس TOML لا يمكن تنسيقه.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without changing it.</source>
        <translation type="unfinished">لا يمكن تنسيق هذا النص دون تغييره.</translation>
    </message>
</context>
<context>
    <name>ToolBinder</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">هل تقصد ⁨%1⁩؟</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation type="unfinished">غير متصلة</translation>
    </message>
    <message>
        <source>the server of the ensemble %1 cannot be asked for it: %2</source>
        <translation type="unfinished">تعذّر سؤال خادم مجموعة الأدوات ⁨%1⁩ عنها: ⁨%2⁩</translation>
    </message>
    <message>
        <source>the tool library %1 has no binding for it</source>
        <translation type="unfinished">ليس لها ربط في مكتبة الأدوات ⁨%1⁩</translation>
    </message>
    <message>
        <source>the tool library %1 binds it to %2, which does not exist.</source>
        <translation type="unfinished">تربطها مكتبة الأدوات ⁨%1⁩ بـ⁨%2⁩، وهو غير موجود.</translation>
    </message>
    <message>
        <source>there is no tool of this name.</source>
        <translation type="unfinished">لا توجد أداة بهذا الاسم.</translation>
    </message>
    <message>
        <source>several ensembles have a tool of this name (%1); a tool library says which is meant</source>
        <translation type="unfinished">لعدة مجموعات أدوات أداة بهذا الاسم (⁨%1⁩)؛ تحدّد مكتبة الأدوات أيها المقصودة</translation>
    </message>
    <message>
        <source>its arguments are not a schema: %1</source>
        <translation type="unfinished">وسيطاتها ليست مخططًا: ⁨%1⁩</translation>
    </message>
    <message>
        <source>the name</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">الاسم</translation>
    </message>
    <message>
        <source>the description</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">الوصف</translation>
    </message>
    <message>
        <source>the schema of the arguments</source>
        <translation type="unfinished">مخطط الوسيطات</translation>
    </message>
    <message>
        <source>%1 is not exactly what is specified: these differ: %2</source>
        <translation type="unfinished">لا يطابق ⁨%1⁩ المواصفة تمامًا: المختلف ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 does not fit: %2</source>
        <translation type="unfinished">لا يلائم ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">لا يمكن استدعاء ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>a tool&apos;s name has only letters, digits, “_” and “-”, at most 64</source>
        <translation type="unfinished">ليس في اسم الأداة إلا أحرف لاتينية وأرقام و«_» و«-»، بحد أقصى ٦٤</translation>
    </message>
    <message>
        <source>The tool %1 is described differently from %2, which does its work.</source>
        <translation type="unfinished">وصف الأداة ⁨%1⁩ غير وصف ⁨%2⁩ التي تنفّذ عملها.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>ولا غيرها</numerusform>
            <numerusform>وواحدة غيرها</numerusform>
            <numerusform>واثنتان غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent %1 cannot play, since not all of its tools could be bound:</source>
        <translation type="unfinished">يتعذّر تشغيل الوكيل ⁨%1⁩، لأن بعض أدواته لم يُربط:</translation>
    </message>
    <message>
        <source>there is no tool “%1” here</source>
        <translation type="unfinished">لا توجد أداة «⁨%1⁩» هنا</translation>
    </message>
</context>
<context>
    <name>ToolEntry</name>
    <message>
        <source>The descriptor has an entry for %1 already.</source>
        <translation type="unfinished">في الواصف مدخل لـ⁨%1⁩ بالفعل.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which no entry for %1 can be added.</source>
        <translation type="unfinished">الواصف مكتوب بطريقة لا يمكن بها إضافة مدخل لـ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>ToolLibrary</name>
    <message>
        <source>“%1” is not written as ENSEMBLE:TOOL</source>
        <translation type="unfinished">«⁨%1⁩» غير مكتوب بالصيغة ENSEMBLE:TOOL</translation>
    </message>
</context>
<context>
    <name>ToolPattern</name>
    <message>
        <source>A signature is one path, such as (name::Text)==&gt;(::String).</source>
        <translation type="unfinished">التوقيع مسار واحد، مثل (name::Text)==&gt;(::String).</translation>
    </message>
    <message>
        <source>Tool specification must have exactly one element, its type signature</source>
        <translation type="unfinished">يجب أن يكون لمواصفة الأداة عنصر واحد بالضبط، هو توقيع نوعها</translation>
    </message>
    <message>
        <source>Tool specification must have ToolSpecification label</source>
        <translation type="unfinished">يجب أن تحمل مواصفة الأداة الوسم ToolSpecification</translation>
    </message>
    <message>
        <source>Tool specification must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">يجب أن يكون لمواصفة الأداة معرّف نمط (اسم) غير فارغ</translation>
    </message>
    <message>
        <source>Tool specification must have &apos;description&apos; property</source>
        <translation type="unfinished">يجب أن تكون لمواصفة الأداة الخاصية ⁦&apos;description&apos;⁩</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">يجب أن تكون ⁦&apos;description&apos;⁩ نصًا</translation>
    </message>
</context>
<context>
    <name>ToolsImport</name>
    <message>
        <source>“%1” of %2 is left out.</source>
        <translation type="unfinished">استُبعد «⁨%1⁩» من ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The file is larger than a character&apos;s file may be.</source>
        <translation type="unfinished">الملف أكبر من ملف شخصية.</translation>
    </message>
    <message>
        <source>The file is not JSON and has no “TOOLS = […]”.</source>
        <translation type="unfinished">الملف ليس JSON وليس فيه «TOOLS = […]».</translation>
    </message>
    <message>
        <source>A list of tools is expected.</source>
        <translation type="unfinished">المتوقّع قائمة أدوات.</translation>
    </message>
    <message>
        <source>Two tools have the name “%1”.</source>
        <translation type="unfinished">الاسم «⁨%1⁩» لأداتين.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>ولا غيرها</numerusform>
            <numerusform>وواحدة غيرها</numerusform>
            <numerusform>واثنتان غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool %1 of the list is not a function: type, function and a name are expected.</source>
        <translation type="unfinished">الأداة ⁨%1⁩ في القائمة ليست دالة: المتوقّع type وfunction واسم.</translation>
    </message>
    <message>
        <source>Tool %1 of the list has the name “%2”; names have up to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">الأداة ⁨%1⁩ في القائمة اسمها «⁨%2⁩»؛ وفي الأسماء حتى ٦٤ من الأحرف اللاتينية والأرقام و_ و-.</translation>
    </message>
    <message>
        <source>The parameters of %1 are not a schema of an object. %2</source>
        <translation type="unfinished">معاملات ⁨%1⁩ ليست مخطط كائن. ⁨%2⁩</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent: its calls have limits. It is written as a descriptor.</source>
        <translation type="unfinished">في الشخصية ما يزيد على ما يقوله gram عن وكيل: لاستدعاءاتها حدود. تُكتب كواصف.</translation>
    </message>
    <message>
        <source>An agent in gram has a model and an instruction.</source>
        <translation type="unfinished">للوكيل بصيغة gram نموذج وتعليمات.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation type="unfinished">الملف ليس نصًّا بترميز UTF-8.</translation>
    </message>
    <message>
        <source>In gram each tool has a description, which these have not: %1.</source>
        <translation type="unfinished">لكل أداة بصيغة gram وصف، وهو ما تفتقر إليه: ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>TraceTarget</name>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">⁨%1⁩ ليس عنوانًا.</translation>
    </message>
    <message>
        <source>An address for traces has no password in it: what a collector wants to see is in OTEL_EXPORTER_OTLP_HEADERS.</source>
        <translation type="unfinished">ليس في عنوان التتبعات كلمة سر: ما يريد المجمّع رؤيته يوضع في OTEL_EXPORTER_OTLP_HEADERS.</translation>
    </message>
    <message>
        <source>“%1” is neither an http address nor a file.</source>
        <translation type="unfinished">«⁨%1⁩» ليس عنوان http ولا ملفًا.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">⁨%1⁩ ليس ملفًا.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">لا يوجد مجلد ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Stopped before it ended.</source>
        <translation type="unfinished">أُوقف قبل أن ينتهي.</translation>
    </message>
    <message>
        <source>This call was not run: the answer was fetched by hand.</source>
        <translation type="unfinished">لم يُشغَّل هذا الاستدعاء: جُلب الرد يدويًا.</translation>
    </message>
</context>
<context>
    <name>TurnRecord</name>
    <message>
        <source>Begun outside, and not undone as far as it got: %1 %2</source>
        <translation type="unfinished">بدأ، ولم يُتراجع في الخارج عما بلغه: ⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1 %2</source>
        <translation type="unfinished">نُفّذ فعلًا ولم يُتراجع عنه في الخارج: ⁨%1⁩ ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>There is no unit “%1”.</source>
        <translation type="unfinished">لا توجد وحدة «⁨%1⁩».</translation>
    </message>
    <message>
        <source>“%1” and “%2” do not measure the same thing.</source>
        <translation type="unfinished">لا تقيس «⁨%1⁩» و«⁨%2⁩» الشيء نفسه.</translation>
    </message>
</context>
<context>
    <name>UrlTemplate</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">«⁨%1⁩» ليس عنوان HTTP.</translation>
    </message>
    <message>
        <source>An argument cannot choose the host or the port, unless the descriptor says placeholders-in-host = true.</source>
        <translation type="unfinished">لا يمكن لوسيطة اختيار المضيف أو المنفذ، ما لم يقل الواصف placeholders-in-host = true.</translation>
    </message>
    <message>
        <source>An argument that the address needs is missing.</source>
        <translation type="unfinished">تنقص وسيطة يحتاج إليها العنوان.</translation>
    </message>
    <message>
        <source>“%1” is not a host.</source>
        <translation type="unfinished">«⁨%1⁩» ليس مضيفًا.</translation>
    </message>
    <message>
        <source>An argument does not fit into the address: empty, “.” and “..” are not parts of a path.</source>
        <translation type="unfinished">توجد وسيطة لا تلائم العنوان: الفارغ و«.» و«..» ليست أجزاء مسار.</translation>
    </message>
</context>
<context>
    <name>VisibleText</name>
    <message numerus="yes">
        <source>%1… (%n more characters)</source>
        <translation type="unfinished">
            <numerusform>⁨%1⁩… (لا شيء آخر)</numerusform>
            <numerusform>⁨%1⁩… (محرف واحد آخر)</numerusform>
            <numerusform>⁨%1⁩… (محرفان آخران)</numerusform>
            <numerusform>⁨%1⁩… (%Ln محارف أخرى)</numerusform>
            <numerusform>⁨%1⁩… (%Ln محرفًا آخر)</numerusform>
            <numerusform>⁨%1⁩… (%Ln محرف آخر)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebSearch</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">أجاب ⁨%1⁩ بما ليس JSON.</translation>
    </message>
</context>
<context>
    <name>WorkspaceKind</name>
    <message>
        <source>The workspace %1 is a home folder. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">مساحة العمل ⁨%1⁩ مجلد منزل. تصل الأوامر في البيئة المعزولة إلى الظاهر فيه، وأدوات الملفات إلى كل ما فيه.</translation>
    </message>
    <message>
        <source>The workspace %1 has a home folder in it. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">في مساحة العمل ⁨%1⁩ مجلد منزل. تصل الأوامر في البيئة المعزولة إلى الظاهر فيه، وأدوات الملفات إلى كل ما فيه.</translation>
    </message>
    <message>
        <source>The workspace %1 is in a hidden part of a home folder, where programs keep settings and what they run.</source>
        <translation type="unfinished">مساحة العمل ⁨%1⁩ في جزء مخفي من مجلد منزل، حيث تحفظ البرامج إعداداتها وما تشغّله.</translation>
    </message>
</context>
<context>
    <name>WorkspaceText</name>
    <message>
        <source>“%1” is hidden or looks like a secret: a prompt does not read it. It can be attached instead.</source>
        <translation type="unfinished">«⁨%1⁩» مخفي أو يشبه سرًّا: لا يقرؤه موجّه. يمكن إرفاقه بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">«⁨%1⁩» أكبر من ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>Writability</name>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished">القرص ممتلئ</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation type="unfinished">محمي من الكتابة</translation>
    </message>
    <message>
        <source>this program has too many files open</source>
        <translation type="unfinished">لدى هذا البرنامج ملفات مفتوحة أكثر من اللازم</translation>
    </message>
    <message>
        <source>this machine has too many files open</source>
        <translation type="unfinished">على هذا الجهاز ملفات مفتوحة أكثر من اللازم</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation type="unfinished">الذاكرة لا تكفي</translation>
    </message>
    <message>
        <source>the system refused it once, but would not now</source>
        <translation type="unfinished">رفضه النظام مرة، ولن يرفضه الآن</translation>
    </message>
</context>
<context>
    <name>WriteFile</name>
    <message>
        <source>“%1” is there already, so nothing will be written.</source>
        <translation type="unfinished">«⁨%1⁩» موجود بالفعل، لذا لن يُكتب شيء.</translation>
    </message>
</context>
<context>
    <name>YamlText</name>
    <message>
        <source>anchors and aliases are not read</source>
        <translation type="unfinished">لا تُقرأ المراسي والأسماء البديلة</translation>
    </message>
    <message>
        <source>this alias is inside what it refers to</source>
        <translation type="unfinished">هذا الاسم البديل داخل ما يعنيه</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation type="unfinished">القيم أكثر من ⁨%1⁩</translation>
    </message>
    <message>
        <source>tags are not read</source>
        <translation type="unfinished">لا تُقرأ الوسوم</translation>
    </message>
    <message>
        <source>a key is a text</source>
        <translation type="unfinished">المفتاح نص</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">التداخل أعمق من اللازم</translation>
    </message>
    <message>
        <source>the key “%1” is there already</source>
        <translation type="unfinished">المفتاح «⁨%1⁩» موجود بالفعل</translation>
    </message>
    <message>
        <source>there is more than one document in it</source>
        <translation type="unfinished">فيه أكثر من مستند واحد</translation>
    </message>
</context>
<context>
    <name>gui::AcpAgent</name>
    <message>
        <source>the editor</source>
        <extracomment>Who is asked in a sentence, where Parlance serves an editor</extracomment>
        <translation type="unfinished">المحرّر</translation>
    </message>
</context>
<context>
    <name>gui::AcpSession</name>
    <message>
        <source>“%1” is not a value of that option.</source>
        <translation type="unfinished">«⁨%1⁩» ليس قيمة لهذا الخيار.</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation type="unfinished">لا يوجد خيار «⁨%1⁩».</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before.</source>
        <translation type="unfinished">جرى التراجع عن الدور، وعادت المحادثة كما كانت.</translation>
    </message>
</context>
<context>
    <name>gui::AddServerDialog</name>
    <message>
        <source>Add an MCP server</source>
        <translation type="unfinished">إضافة خادم MCP</translation>
    </message>
    <message>
        <source>A &amp;program on this machine</source>
        <translation type="unfinished">&amp;برنامج على هذا الجهاز</translation>
    </message>
    <message>
        <source>An &amp;address</source>
        <extracomment>Button in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">&amp;عنوان</translation>
    </message>
    <message>
        <source>Add the &amp;server</source>
        <translation type="unfinished">إ&amp;ضافة الخادم</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">الا&amp;سم:</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">سطر الأ&amp;وامر:</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">عنوا&amp;ن:</translation>
    </message>
    <message>
        <source>There is already an ensemble %1.</source>
        <translation type="unfinished">توجد مجموعة أدوات ⁨%1⁩ بالفعل.</translation>
    </message>
</context>
<context>
    <name>gui::AddressView</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">يؤدي إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>Address at %1</source>
        <translation type="unfinished">العنوان في ⁨%1⁩</translation>
    </message>
    <message>
        <source>The name of this host stands for “%1”: its letters may look like those of another.</source>
        <translation type="unfinished">اسم هذا المضيف يعني «⁨%1⁩»، وفيه أحرف قد تشبه أحرف اسم آخر.</translation>
    </message>
    <message>
        <source>“%1” before the host says nothing about where the address leads.</source>
        <translation type="unfinished">«⁨%1⁩» قبل المضيف لا يدل على وجهة العنوان.</translation>
    </message>
    <message>
        <source>The address is not encrypted: others on the way can read and change what is done there.</source>
        <translation type="unfinished">العنوان غير مشفّر، ويمكن لآخرين على الطريق قراءة ما يجري فيه وتغييره.</translation>
    </message>
</context>
<context>
    <name>gui::AgentChoice</name>
    <message>
        <source>There are none yet.</source>
        <translation type="unfinished">لا يوجد شيء بعد.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation type="unfinished">المتاح: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>There is no agent “%1”. %2</source>
        <translation type="unfinished">لا يوجد وكيل «⁨%1⁩». ⁨%2⁩</translation>
    </message>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">يتعذّر تشغيل الوكيل ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::AgentImport</name>
    <message>
        <source>Import tools from a JSON list or a character&apos;s Python file</source>
        <translation type="unfinished">استيراد أدوات من قائمة JSON أو ملف Python لشخصية</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">تعذّرت قراءة ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">⁨%1⁩ أكبر من ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>New agent with these tools</source>
        <translation type="unfinished">وكيل جديد بهذه الأدوات</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">الاسم (أحرف لاتينية وأرقام و- و_):</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">يوجد ملف ⁨%1⁩ بالفعل.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">استخدم أدواتك حيث تفيد.</translation>
    </message>
</context>
<context>
    <name>gui::AgentPreview</name>
    <message>
        <source>What results from the agent</source>
        <translation type="unfinished">ما يُفهم من الوكيل</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Title of a tab that shows an agent beside its text: a noun</extracomment>
        <translation type="unfinished">الوكيل</translation>
    </message>
    <message>
        <source>There is no agent here.</source>
        <translation type="unfinished">لا يوجد وكيل هنا.</translation>
    </message>
    <message>
        <source>cannot play: %1</source>
        <translation type="unfinished">يتعذّر تشغيله: ⁨%1⁩</translation>
    </message>
    <message>
        <source>plays with the conversation&apos;s model</source>
        <translation type="unfinished">يعمل بنموذج المحادثة</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">يعمل بـ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::AgentSelector</name>
    <message>
        <source>No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">بلا وكيل</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation: a noun</extracomment>
        <translation type="unfinished">الوكيل</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">الوكيل: ⁨%1⁩</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation: there is none</extracomment>
        <translation type="unfinished">لا شيء</translation>
    </message>
    <message>
        <source>No agent plays: the model has the system text and the tools that are on.</source>
        <translation type="unfinished">لا يعمل أي وكيل: لدى النموذج نص النظام والأدوات المفعّلة.</translation>
    </message>
    <message>
        <source>There is no agent of this name any more.</source>
        <translation type="unfinished">لم يعد هناك وكيل بهذا الاسم.</translation>
    </message>
    <message>
        <source>It plays with %1.</source>
        <translation type="unfinished">يعمل بـ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Its tools are bound from every ensemble, by name.</source>
        <translation type="unfinished">تُربط أدواته من كل مجموعات الأدوات، بالاسم.</translation>
    </message>
    <message>
        <source>Its tools are bound from the library %1.</source>
        <translation type="unfinished">تُربط أدواته من المكتبة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>All about &amp;agents</source>
        <translation type="unfinished">كل شيء عن ال&amp;وكلاء</translation>
    </message>
    <message>
        <source>&amp;No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">&amp;بلا وكيل</translation>
    </message>
    <message>
        <source>Bind its tools &amp;from</source>
        <translation type="unfinished">ربط أدوا&amp;ته من</translation>
    </message>
    <message>
        <source>&amp;Every ensemble, by name</source>
        <translation type="unfinished">&amp;كل مجموعات الأدوات، بالاسم</translation>
    </message>
</context>
<context>
    <name>gui::AgentTools</name>
    <message>
        <source>Tools that the agent asks for</source>
        <translation type="unfinished">الأدوات التي يطلبها الوكيل</translation>
    </message>
    <message>
        <source>TOOLS ASKED FOR</source>
        <translation type="unfinished">الأدوات المطلوبة</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">و⁨%1⁩ غيرها</translation>
    </message>
</context>
<context>
    <name>gui::AgentsCommand</name>
    <message>
        <source>Also the characters that are not listed (good = false).</source>
        <translation type="unfinished">تضمين الشخصيات التي لا تُسرد (good = false).</translation>
    </message>
    <message>
        <source>Write the named agent as gram or as toml, with the changes that are asked for.</source>
        <translation type="unfinished">كتابة الوكيل المسمّى بصيغة gram أو toml، مع التغييرات المطلوبة.</translation>
    </message>
    <message>
        <source>form</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">صيغة</translation>
    </message>
    <message>
        <source>With --as: another name, title, description, model or instruction, or @FILE with it; may be repeated.</source>
        <translation type="unfinished">مع ⁦--as⁩: اسم أو عنوان أو وصف أو نموذج أو تعليمات أخرى، أو ⁦@FILE⁩ يحتويها؛ يمكن تكراره.</translation>
    </message>
    <message>
        <source>key=value</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">key=value</translation>
    </message>
    <message>
        <source>With --as: leave this tool out; may be repeated.</source>
        <translation type="unfinished">مع ⁦--as⁩: استبعاد هذه الأداة؛ يمكن تكراره.</translation>
    </message>
    <message>
        <source>tool</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">أداة</translation>
    </message>
    <message>
        <source>With --as: also the tool specifications of this gram text, in place of those of the same names; may be repeated.</source>
        <translation type="unfinished">مع ⁦--as⁩: تضمين مواصفات الأدوات في نص gram هذا أيضًا، بدلًا من التي تحمل الأسماء نفسها؛ يمكن تكراره.</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">ملف</translation>
    </message>
    <message>
        <source>With --as: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">مع ⁦--as⁩: اسمه، أو FILE، أو FILE#NAME.</translation>
    </message>
    <message>
        <source>Bind the tools from this tool library: its name, or FILE. Without it, from every ensemble, by name.</source>
        <translation type="unfinished">ربط الأدوات من مكتبة الأدوات هذه: اسمها أو FILE. بدون ذلك تُربط من كل مجموعات الأدوات بالاسم.</translation>
    </message>
    <message>
        <source>An agent is written, and changed, with --as gram or --as toml.</source>
        <translation type="unfinished">لكتابة وكيل أو تغييره استخدم ⁦--as gram⁩ أو ⁦--as toml⁩.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… في انتظار ⁨%1⁩</translation>
    </message>
    <message>
        <source>--as is gram or toml, not %1.</source>
        <translation type="unfinished">قيمة ⁦--as⁩ هي gram أو toml، وليست ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Which agent? Give its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">أي وكيل؟ اذكر اسمه، أو FILE، أو FILE#NAME.</translation>
    </message>
    <message>
        <source>A change is key=value, not %1.</source>
        <translation type="unfinished">يُكتب التغيير key=value، وليس ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">تعذّرت قراءة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>not bound: %1</source>
        <translation type="unfinished">غير مرتبط: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">⁨%1⁩ ليس نصًّا بترميز UTF-8.</translation>
    </message>
</context>
<context>
    <name>gui::AgentsModel</name>
    <message>
        <source>in use</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">قيد الاستخدام</translation>
    </message>
    <message>
        <source>in use, %1</source>
        <translation type="unfinished">قيد الاستخدام، ⁨%1⁩</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">الوكلاء</translation>
    </message>
    <message>
        <source>Libraries</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">المكتبات</translation>
    </message>
    <message>
        <source>Bound tools</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">الأدوات المرتبطة</translation>
    </message>
</context>
<context>
    <name>gui::AgentsPanel</name>
    <message>
        <source>&amp;Use in this conversation</source>
        <translation type="unfinished">ا&amp;ستخدام في هذه المحادثة</translation>
    </message>
    <message>
        <source>&amp;Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">إ&amp;يقاف الاستخدام</translation>
    </message>
    <message>
        <source>&amp;Bind from this library</source>
        <translation type="unfinished">ال&amp;ربط من هذه المكتبة</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">ت&amp;حرير</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">تحوي&amp;ل</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">م&amp;قارنة…</translation>
    </message>
    <message>
        <source>Agent in &amp;TOML…</source>
        <translation type="unfinished">وكيل بصيغة &amp;TOML…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">وكيل بصيغة &amp;gram…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry in the dock of agents</extracomment>
        <translation type="unfinished">استيراد أ&amp;دوات…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">م&amp;كتبة أدوات…</translation>
    </message>
    <message>
        <source>Agents, libraries and bound tools</source>
        <translation type="unfinished">الوكلاء والمكتبات والأدوات المرتبطة</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button in the dock of agents: a new agent</extracomment>
        <translation type="unfinished">جديد</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button in the dock of agents: further commands</extracomment>
        <translation type="unfinished">المزيد</translation>
    </message>
    <message>
        <source>None yet. “New” begins one.</source>
        <translation type="unfinished">لا شيء بعد. ابدأ بـ«جديد».</translation>
    </message>
    <message>
        <source>Those of the agent that is picked.</source>
        <translation type="unfinished">أدوات الوكيل المحدد.</translation>
    </message>
    <message>
        <source>It cannot play until what is wrong with it is put right.</source>
        <translation type="unfinished">لا يمكنه العمل بما فيه من خطأ.</translation>
    </message>
    <message>
        <source>It asks for none.</source>
        <translation type="unfinished">لا يطلب أي أداة.</translation>
    </message>
    <message>
        <source>&amp;Convert to TOML</source>
        <translation type="unfinished">التحوي&amp;ل إلى TOML</translation>
    </message>
    <message>
        <source>&amp;Convert to gram</source>
        <translation type="unfinished">التحوي&amp;ل إلى gram</translation>
    </message>
    <message>
        <source>Bind</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this library for the agent’s tools</extracomment>
        <translation type="unfinished">ربط</translation>
    </message>
    <message>
        <source>Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">إيقاف الاستخدام</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this agent in the conversation</extracomment>
        <translation type="unfinished">استخدام</translation>
    </message>
</context>
<context>
    <name>gui::Announcements</name>
    <message>
        <source>You are asked: %1</source>
        <translation type="unfinished">سؤال لك: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation type="unfinished">فشل ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation type="unfinished">انتهى ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Answer finished.</source>
        <extracomment>Message to a screen reader</extracomment>
        <translation type="unfinished">اكتمل الرد.</translation>
    </message>
    <message>
        <source>Answer finished. %1</source>
        <translation type="unfinished">اكتمل الرد. ⁨%1⁩</translation>
    </message>
    <message>
        <source>The turn was undone, and your text is in the composer again. %1</source>
        <translation type="unfinished">جرى التراجع عن الدور، وعاد نصك إلى مربع الكتابة. ⁨%1⁩</translation>
    </message>
    <message>
        <source>The answer was interrupted. %1</source>
        <translation type="unfinished">انقطع الرد. ⁨%1⁩</translation>
    </message>
    <message>
        <source>All that waited has been answered.</source>
        <translation type="unfinished">أُجيب عن كل ما كان ينتظر.</translation>
    </message>
</context>
<context>
    <name>gui::AnswerView</name>
    <message>
        <source>[thought] %1</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">[تفكير] ⁨%1⁩</translation>
    </message>
    <message>
        <source>[picture or file]</source>
        <translation type="unfinished">[صورة أو ملف]</translation>
    </message>
    <message>
        <source>%1: what it says</source>
        <translation type="unfinished">⁨%1⁩: ما يقوله</translation>
    </message>
    <message>
        <source>%1: its events</source>
        <translation type="unfinished">⁨%1⁩: أحداثه</translation>
    </message>
    <message>
        <source>Says</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: what the answer says</extracomment>
        <translation type="unfinished">القول</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">الأحداث</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: an adjective: byte for byte</extracomment>
        <translation type="unfinished">خام</translation>
    </message>
    <message>
        <source>under way…</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">جارٍ…</translation>
    </message>
    <message>
        <source>The answer is too long to be shown here as text; its events and bytes are.</source>
        <translation type="unfinished">الرد أطول من أن يُعرض هنا كنص، لكن أحداثه وبايتاته معروضة.</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">لا رد</translation>
    </message>
    <message>
        <source>first byte after %1 ms</source>
        <translation type="unfinished">أول بايت بعد ⁨%1⁩ م.ث</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation type="unfinished">⁨%1⁩ من الذاكرة المؤقتة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in, %1 out</source>
        <translation type="unfinished">
            <numerusform>لا رموز داخلة، ⁨%1⁩ خارجة</numerusform>
            <numerusform>رمز داخل واحد، ⁨%1⁩ خارجة</numerusform>
            <numerusform>رمزان داخلان، ⁨%1⁩ خارجة</numerusform>
            <numerusform>%Ln رموز داخلة، ⁨%1⁩ خارجة</numerusform>
            <numerusform>%Ln رمزًا داخلًا، ⁨%1⁩ خارجة</numerusform>
            <numerusform>%Ln رمز داخل، ⁨%1⁩ خارجة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::AnswersModel</name>
    <message>
        <source>before</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the answer that was recorded</extracomment>
        <translation type="unfinished">من قبل</translation>
    </message>
    <message>
        <source>no answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">لا رد</translation>
    </message>
    <message>
        <source>says the same</source>
        <translation type="unfinished">يقول الشيء نفسه</translation>
    </message>
    <message>
        <source>from byte %1: %2</source>
        <translation type="unfinished">من البايت ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: what came back</extracomment>
        <translation type="unfinished">الرد</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the HTTP status of the answer</extracomment>
        <translation type="unfinished">الحالة</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: how long it took</extracomment>
        <translation type="unfinished">الوقت</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">رموز داخلة</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">رموز خارجة</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: of tools</extracomment>
        <translation type="unfinished">الاستدعاءات</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: why the answer ended</extracomment>
        <translation type="unfinished">سبب الانتهاء</translation>
    </message>
    <message>
        <source>Differs from before</source>
        <translation type="unfinished">الفرق عن السابق</translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>لم يُرسل شيء</numerusform>
            <numerusform>أُرسل واحد</numerusform>
            <numerusform>أُرسل اثنان</numerusform>
            <numerusform>أُرسلت %Ln</numerusform>
            <numerusform>أُرسل %Ln</numerusform>
            <numerusform>أُرسل %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different answer(s)</source>
        <translation type="unfinished">
            <numerusform>لا ردود مختلفة</numerusform>
            <numerusform>رد مختلف واحد</numerusform>
            <numerusform>ردّان مختلفان</numerusform>
            <numerusform>%Ln ردود مختلفة</numerusform>
            <numerusform>%Ln ردًا مختلفًا</numerusform>
            <numerusform>%Ln رد مختلف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>لا فشل</numerusform>
            <numerusform>فشل واحد</numerusform>
            <numerusform>فشل اثنان</numerusform>
            <numerusform>فشلت %Ln</numerusform>
            <numerusform>فشل %Ln</numerusform>
            <numerusform>فشل %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation type="unfinished">من ⁨%1⁩ إلى ⁨%2⁩ م.ث</translation>
    </message>
</context>
<context>
    <name>gui::ApprovalPolicy</name>
    <message>
        <source>--approve is ask, refuse, all, hidden-files, offered-calls or a tool&apos;s name, not %1.</source>
        <translation type="unfinished">قيمة ⁦--approve⁩ هي ask أو refuse أو all أو hidden-files أو offered-calls أو اسم أداة، وليست ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1
Only a person can allow that: at a terminal with --approve ask, or beforehand with --approve %2.</source>
        <translation type="unfinished">⁨%1⁩
لا يسمح بذلك إلا شخص: في طرفية مع ⁦--approve ask⁩، أو مسبقًا مع ⁦--approve %2⁩.</translation>
    </message>
    <message>
        <source>%1
To run calls that are offered like this: --approve %2</source>
        <translation type="unfinished">⁨%1⁩
لتشغيل ما يُعرض هكذا: ⁦--approve %2⁩</translation>
    </message>
    <message>
        <source>%1 needs your approval, and this is not a terminal. To allow it: --approve %1</source>
        <translation type="unfinished">يحتاج ⁨%1⁩ إلى موافقتك، وهذه ليست طرفية. للسماح به: ⁦--approve %1⁩</translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">يؤدي إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>[y] answer with these values  {…} answer with this JSON object  [n] no</source>
        <translation type="unfinished">[y] الإجابة بهذه القيم  {…} الإجابة بكائن JSON هذا  [n] لا</translation>
    </message>
    <message>
        <source>[y] I open that address in a browser  [n] no</source>
        <translation type="unfinished">[y] فتح هذا العنوان في المتصفح  [n] لا</translation>
    </message>
    <message>
        <source>[y] yes  [a] always  [n] no</source>
        <translation type="unfinished">[y] نعم  [a] دائمًا  [n] لا</translation>
    </message>
    <message>
        <source>[y] yes  [n] no</source>
        <translation type="unfinished">[y] نعم  [n] لا</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [n] no</source>
        <translation type="unfinished">[y] مرة واحدة  [c] في هذه المحادثة  [a] دائمًا  [n] لا</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [l] always for calls like this: %1  [n] no</source>
        <translation type="unfinished">[y] مرة واحدة  [c] في هذه المحادثة  [a] دائمًا  [l] دائمًا للاستدعاءات المشابهة: ⁨%1⁩  [n] لا</translation>
    </message>
    <message>
        <source>answer with these values</source>
        <translation type="unfinished">الإجابة بهذه القيم</translation>
    </message>
    <message>
        <source>I open that address in a browser</source>
        <translation type="unfinished">فتح هذا العنوان في المتصفح</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">مرة واحدة</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">نعم</translation>
    </message>
    <message>
        <source>in this conversation</source>
        <translation type="unfinished">في هذه المحادثة</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">دائمًا</translation>
    </message>
    <message>
        <source>always for calls like this: %1</source>
        <translation type="unfinished">دائمًا للاستدعاءات المشابهة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">لا</translation>
    </message>
    <message>
        <source>Type a number, or a JSON object to answer with, and press Enter.</source>
        <translation type="unfinished">اكتب رقمًا، أو كائن JSON للإجابة به، ثم اضغط Enter.</translation>
    </message>
    <message>
        <source>Type a number and press Enter.</source>
        <translation type="unfinished">اكتب رقمًا ثم اضغط Enter.</translation>
    </message>
</context>
<context>
    <name>gui::ArchiveCommand</name>
    <message>
        <source>archived:</source>
        <extracomment>Message on the terminal before the conversation that was put into the archive</extracomment>
        <translation type="unfinished">أُرشِفت:</translation>
    </message>
</context>
<context>
    <name>gui::Attachment</name>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">⁨%1⁩ ليس ملفًا.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">تعذّرت قراءة ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The picture %1 is larger than %2.</source>
        <translation type="unfinished">الصورة ⁨%1⁩ أكبر من ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">⁨%1⁩ أكبر من ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is neither text (UTF-8) nor a picture (PNG, JPEG, GIF, WebP).</source>
        <translation type="unfinished">⁨%1⁩ ليس نصًا (UTF-8) ولا صورة (PNG أو JPEG أو GIF أو WebP).</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name of an attached picture that has none</extracomment>
        <translation type="unfinished">صورة</translation>
    </message>
</context>
<context>
    <name>gui::AttachmentBar</name>
    <message>
        <source>Attachments</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">المرفقات</translation>
    </message>
    <message>
        <source>Attach files</source>
        <extracomment>Text in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">إرفاق ملفات</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">إزالة ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::BackupCommand</name>
    <message>
        <source>Where to write it; a file that is already there is not overwritten.</source>
        <translation type="unfinished">مكان الكتابة؛ لا يُكتب فوق ملف موجود.</translation>
    </message>
    <message>
        <source>Into which file?</source>
        <translation type="unfinished">إلى أي ملف؟</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">كل المحادثات في ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>gui::BenchHead</name>
    <message>
        <source>also called %1</source>
        <translation type="unfinished">يسمّى أيضًا ⁨%1⁩</translation>
    </message>
    <message>
        <source>On in this conversation</source>
        <translation type="unfinished">مفعّلة في هذه المحادثة</translation>
    </message>
    <message>
        <source>Tool to try out</source>
        <translation type="unfinished">الأداة المراد تجربتها</translation>
    </message>
    <message>
        <source>There is no such tool at the moment.</source>
        <translation type="unfinished">لا توجد أداة كهذه حاليًا.</translation>
    </message>
</context>
<context>
    <name>gui::BlindPairs</name>
    <message>
        <source>Asked</source>
        <extracomment>Label where two answers are judged without knowing whose they are: what was asked</extracomment>
        <translation type="unfinished">السؤال</translation>
    </message>
    <message>
        <source>Left answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">الإجابة اليسرى</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">الإجابة اليمنى</translation>
    </message>
    <message>
        <source>Ne&amp;xt pair</source>
        <extracomment>Button where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">الزوج ال&amp;تالي</translation>
    </message>
    <message>
        <source>Back to the &amp;matrix</source>
        <translation type="unfinished">العودة إلى ال&amp;مصفوفة</translation>
    </message>
    <message>
        <source>Left is better</source>
        <translation type="unfinished">اليسرى أفضل</translation>
    </message>
    <message>
        <source>Neither is better</source>
        <translation type="unfinished">لا واحدة أفضل</translation>
    </message>
    <message>
        <source>Right is better</source>
        <translation type="unfinished">اليمنى أفضل</translation>
    </message>
    <message>
        <source>Which answer is better? Whose they are is shown afterwards.</source>
        <translation type="unfinished">أي إجابة أفضل؟ يُعرض مصدرهما بعد ذلك.</translation>
    </message>
    <message>
        <source>Left: %1. Right: %2.</source>
        <translation type="unfinished">اليسرى: ⁨%1⁩. اليمنى: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::BodyPage</name>
    <message>
        <source>How the body is shown</source>
        <translation type="unfinished">طريقة عرض المتن</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as a tree</extracomment>
        <translation type="unfinished">شجرة</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as plain text</extracomment>
        <translation type="unfinished">نص</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: an adjective: byte for byte</extracomment>
        <translation type="unfinished">خام</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">ست عشري</translation>
    </message>
    <message>
        <source>Find a text or a JSON path</source>
        <translation type="unfinished">البحث عن نص أو مسار JSON</translation>
    </message>
    <message>
        <source>Find text, $.messages[-1] or /tools/0</source>
        <translation type="unfinished">ابحث عن نص أو ⁦$.messages[-1]⁩ أو ⁦/tools/0⁩</translation>
    </message>
    <message>
        <source>The body as a tree</source>
        <translation type="unfinished">المتن كشجرة</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation type="unfinished">نسخ القيمة</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">نسخ مؤشر JSON</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">لا يوجد متن.</translation>
    </message>
    <message>
        <source>It is too large for a tree. Its text can be looked at.</source>
        <translation type="unfinished">أكبر من أن يُعرض كشجرة. يمكن الاطلاع على نصه.</translation>
    </message>
    <message>
        <source>It is not JSON, so there is no tree of it.</source>
        <translation type="unfinished">ليس JSON، فلا شجرة له.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">لم يُعثر على شيء</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">السطر ⁨%1⁩</translation>
    </message>
    <message>
        <source>Not JSON</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">ليس JSON</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ من ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::BodyView</name>
    <message>
        <source>Show all</source>
        <extracomment>Button below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">عرض الكل</translation>
    </message>
    <message>
        <source>Body</source>
        <extracomment>Name for screen readers below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">المتن</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">نسخ الأسطر المحددة</translation>
    </message>
    <message>
        <source>Formatting…</source>
        <extracomment>Remark below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">جارٍ التنسيق…</translation>
    </message>
    <message>
        <source>%1 of %2 lines · %3</source>
        <translation type="unfinished">⁨%1⁩ من ⁨%2⁩ سطر · ⁨%3⁩</translation>
    </message>
</context>
<context>
    <name>gui::BranchWindow</name>
    <message>
        <source>Reading both branches…</source>
        <translation type="unfinished">جارٍ قراءة الفرعين…</translation>
    </message>
    <message>
        <source>Two branches side by side</source>
        <translation type="unfinished">فرعان جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Both branches, canister beside canister</source>
        <translation type="unfinished">الفرعان، بندًا بجانب بند</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Menu entry in the window that shows two branches of a conversation side by side: a verb</extracomment>
        <translation type="unfinished">إغلاق</translation>
    </message>
    <message>
        <source>Both are on the same branch: there is nothing to compare.</source>
        <translation type="unfinished">كلاهما على الفرع نفسه، فلا شيء للمقارنة.</translation>
    </message>
    <message>
        <source>The branches part at the beginning.</source>
        <translation type="unfinished">يفترق الفرعان من البداية.</translation>
    </message>
    <message numerus="yes">
        <source>Both branches have the first %n message(s) in common.</source>
        <translation type="unfinished">
            <numerusform>لا رسائل مشتركة بين الفرعين.</numerusform>
            <numerusform>يشترك الفرعان في الرسالة الأولى.</numerusform>
            <numerusform>يشترك الفرعان في أول رسالتين.</numerusform>
            <numerusform>يشترك الفرعان في أول %Ln رسائل.</numerusform>
            <numerusform>يشترك الفرعان في أول %Ln رسالة.</numerusform>
            <numerusform>يشترك الفرعان في أول %Ln رسالة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) more are not shown.</source>
        <translation type="unfinished">
            <numerusform>عُرضت كل الرسائل.</numerusform>
            <numerusform>رسالة أخرى غير معروضة.</numerusform>
            <numerusform>رسالتان أخريان غير معروضتين.</numerusform>
            <numerusform>%Ln رسائل أخرى غير معروضة.</numerusform>
            <numerusform>%Ln رسالة أخرى غير معروضة.</numerusform>
            <numerusform>%Ln رسالة أخرى غير معروضة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">لا شيء هنا</translation>
    </message>
    <message>
        <source>only here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">هنا فقط</translation>
    </message>
    <message>
        <source>differs</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">مختلف</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">متطابق</translation>
    </message>
</context>
<context>
    <name>gui::BudgetBar</name>
    <message>
        <source>Budget per &amp;day</source>
        <translation type="unfinished">ميزانية ال&amp;يوم</translation>
    </message>
    <message>
        <source>What may be spent in a day</source>
        <translation type="unfinished">ما يجوز إنفاقه في اليوم</translation>
    </message>
    <message>
        <source>per &amp;month</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">ال&amp;شهر</translation>
    </message>
    <message>
        <source>What may be spent in a month</source>
        <translation type="unfinished">ما يجوز إنفاقه في الشهر</translation>
    </message>
    <message>
        <source>per con&amp;versation</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">ال&amp;محادثة</translation>
    </message>
    <message>
        <source>What a conversation may cost</source>
        <translation type="unfinished">ما يجوز أن تكلّفه المحادثة</translation>
    </message>
    <message>
        <source>The currency of the budgets, as providers&apos; prices have it</source>
        <translation type="unfinished">عملة الميزانيات، كما في أسعار المزوّدين</translation>
    </message>
    <message>
        <source>What happens beyond a budget</source>
        <translation type="unfinished">ما يحدث عند تجاوز الميزانية</translation>
    </message>
    <message>
        <source>ask before each turn</source>
        <translation type="unfinished">السؤال قبل كل دور</translation>
    </message>
    <message>
        <source>say so and go on</source>
        <translation type="unfinished">التنبيه والمتابعة</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the line of budgets below the figures; an amount of money follows: whichever is free, or any amount</extracomment>
        <translation type="unfinished">غير محدد</translation>
    </message>
    <message>
        <source>%1 today, %2 this month</source>
        <translation type="unfinished">⁨%1⁩ اليوم، ⁨%2⁩ هذا الشهر</translation>
    </message>
</context>
<context>
    <name>gui::Budgets</name>
    <message>
        <source>%1 Go on?</source>
        <translation type="unfinished">⁨%1⁩ هل تريد المتابعة؟</translation>
    </message>
    <message>
        <source>This conversation has cost %1; its budget is %2.</source>
        <translation type="unfinished">كلّفت هذه المحادثة ⁨%1⁩، وميزانيتها ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Today has cost %1; the day&apos;s budget is %2.</source>
        <translation type="unfinished">كلّف هذا اليوم ⁨%1⁩، وميزانية اليوم ⁨%2⁩.</translation>
    </message>
    <message>
        <source>This month has cost %1; its budget is %2.</source>
        <translation type="unfinished">كلّف هذا الشهر ⁨%1⁩، وميزانية الشهر ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::BusDesktop</name>
    <message>
        <source>Show</source>
        <extracomment>Button on a notification of the desktop: a verb: bring the window to the front</extracomment>
        <translation type="unfinished">إظهار</translation>
    </message>
</context>
<context>
    <name>gui::CallValues</name>
    <message>
        <source>Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">الوسيطات</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">ال&amp;وسيطات</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a tab in the window that shows a tool call: what a tool gave back</extracomment>
        <translation type="unfinished">النتيجة</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">ال&amp;نتيجة</translation>
    </message>
</context>
<context>
    <name>gui::CanisterEditor</name>
    <message>
        <source>Edit the arguments of %1</source>
        <translation type="unfinished">تحرير وسيطات ⁨%1⁩</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <extracomment>Text of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">تحرير: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">الوسيطات بصيغة JSON</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name for screen readers of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">نص</translation>
    </message>
    <message>
        <source>This becomes another version of it; the one before stays beside it. What comes after goes on below both.</source>
        <translation type="unfinished">يصبح هذا نسخة أخرى منه، وتبقى السابقة بجانبها. وما بعده يستمر تحت كلتيهما.</translation>
    </message>
    <message>
        <source>&amp;Keep as a version</source>
        <translation type="unfinished">ال&amp;احتفاظ بها كنسخة</translation>
    </message>
    <message>
        <source>The arguments must be a JSON object.</source>
        <translation type="unfinished">يجب أن تكون الوسيطات كائن JSON.</translation>
    </message>
</context>
<context>
    <name>gui::CanisterFile</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::CannedDialog</name>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">ا&amp;ستخدام الموجّه</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <translation type="unfinished">ما زال مطلوبًا: ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>gui::CaptureCommand</name>
    <message>
        <source>Where requests are passed on to: an address, or the name of a provider.</source>
        <translation type="unfinished">وجهة تمرير الطلبات: عنوان أو اسم مزوّد.</translation>
    </message>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">المنفذ على 127.0.0.1؛ يأخذ 0 أي منفذ متاح.</translation>
    </message>
    <message>
        <source>Instead of --to: a program that speaks MCP over its standard input and output, after --. It is started, and what it is told and says passes unchanged.</source>
        <translation type="unfinished">بدلًا من ⁦--to⁩: برنامج يتحدث MCP عبر الدخل والخرج القياسيين، بعد --. يُشغَّل، ويمر ما يُقال له وما يقوله دون تغيير.</translation>
    </message>
    <message>
        <source>What is to be captured? Give --to with an address or a provider, or -- and a command.</source>
        <translation type="unfinished">ما الذي يُلتقط؟ استخدم ⁦--to⁩ مع عنوان أو مزوّد، أو -- مع أمر.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">⁨%1⁩ ليس منفذًا.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">لا يوجد مزوّد باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 has no address of its own that requests could be passed on to.</source>
        <translation type="unfinished">ليس لـ⁨%1⁩ عنوان خاص يمكن تمرير الطلبات إليه.</translation>
    </message>
    <message>
        <source>Give this to programs instead of %1. Whoever knows it can use it. Ctrl+C ends it; parlance exchanges lists what passed.</source>
        <translation type="unfinished">أعطِ هذا للبرامج بدلًا من ⁨%1⁩. يمكن لمن يعرفه استخدامه. ينهيه Ctrl+C، ويسرد parlance exchanges ما مرّ.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">تعذّر تشغيل «⁨%1⁩»: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::CaptureWindow</name>
    <message>
        <source>Capture</source>
        <extracomment>Window title in the window that records what other programs say to a provider: a noun: a recording of other programs’ exchanges</extracomment>
        <translation type="unfinished">التقاط</translation>
    </message>
    <message>
        <source>What programs are told, as environment variables</source>
        <translation type="unfinished">ما يُعطى للبرامج، كمتغيرات في بيئتها</translation>
    </message>
    <message>
        <source>A program that is given this address instead of a provider&apos;s speaks with the provider as before, and what both say is kept here.
Only programs of this machine that know the address can use it.</source>
        <translation type="unfinished">البرنامج الذي يُعطى هذا العنوان بدلًا من عنوان مزوّد يتحدث مع المزوّد كالسابق، ويُحتفظ هنا بما يقولانه.
لا يستخدمه إلا برامج هذا الجهاز التي تعرف العنوان.</translation>
    </message>
    <message>
        <source>What has passed</source>
        <translation type="unfinished">ما مرّ</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">البدء</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what was sent</extracomment>
        <translation type="unfinished">الطلب</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title in the window that records what other programs say to a provider: the HTTP status of the answer</extracomment>
        <translation type="unfinished">الحالة</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title in the window that records what other programs say to a provider: how long it took</extracomment>
        <translation type="unfinished">الوقت</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what came back</extracomment>
        <translation type="unfinished">الرد</translation>
    </message>
    <message>
        <source>Where requests are passed on to: a provider, or an address</source>
        <translation type="unfinished">وجهة تمرير الطلبات: مزوّد أو عنوان</translation>
    </message>
    <message>
        <source>&amp;Pass on to</source>
        <translation type="unfinished">التمري&amp;ر إلى</translation>
    </message>
    <message>
        <source>The port on this machine</source>
        <translation type="unfinished">المنفذ على هذا الجهاز</translation>
    </message>
    <message>
        <source>any port</source>
        <extracomment>Part of a number field in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">أي منفذ</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">&amp;بدء</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">&amp;نسخ</translation>
    </message>
    <message>
        <source>As co&amp;nversations…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">ك&amp;محادثات…</translation>
    </message>
    <message>
        <source>Send &amp;again…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">إعا&amp;دة الإرسال…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">ح&amp;فظ…</translation>
    </message>
    <message>
        <source>“%1” is neither a provider nor an address that begins with http:// or https://.</source>
        <translation type="unfinished">«⁨%1⁩» ليس مزوّدًا ولا عنوانًا يبدأ بـ ⁦http://⁩ أو ⁦https://⁩</translation>
    </message>
    <message>
        <source>Capturing for %1, until it is stopped or this window is closed.</source>
        <translation type="unfinished">يجري الالتقاط لـ⁨%1⁩ حتى يُوقف أو تُغلق هذه النافذة.</translation>
    </message>
    <message>
        <source>Stopped. What has passed stays in the Inspector, among all conversations.</source>
        <translation type="unfinished">أُوقف. يبقى ما مرّ في الفاحص، ضمن كل المحادثات.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Column title in the window that records what other programs say to a provider: there is none</extracomment>
        <translation type="unfinished">لا شيء</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">إ&amp;يقاف</translation>
    </message>
    <message>
        <source>Programs that use the address will not reach the provider any more.</source>
        <translation type="unfinished">لن تصل البرامج التي تستخدم هذا العنوان إلى المزوّد بعد الآن.</translation>
    </message>
    <message>
        <source>&amp;End the capture</source>
        <translation type="unfinished">إن&amp;هاء الالتقاط</translation>
    </message>
</context>
<context>
    <name>gui::CassetteSteps</name>
    <message>
        <source>Step by step: Enter lets the next event come, r and Enter the rest of its answer, a and Enter everything.</source>
        <translation type="unfinished">خطوة بخطوة: يأتي Enter بالحدث التالي، وr ثم Enter ببقية رده، وa ثم Enter بكل شيء.</translation>
    </message>
    <message numerus="yes">
        <source>… next: the answer to %1, %n event(s)</source>
        <translation type="unfinished">
            <numerusform>… التالي: الرد على ⁨%1⁩، بلا أحداث</numerusform>
            <numerusform>… التالي: الرد على ⁨%1⁩، حدث واحد</numerusform>
            <numerusform>… التالي: الرد على ⁨%1⁩، حدثان</numerusform>
            <numerusform>… التالي: الرد على ⁨%1⁩، %Ln أحداث</numerusform>
            <numerusform>… التالي: الرد على ⁨%1⁩، %Ln حدثًا</numerusform>
            <numerusform>… التالي: الرد على ⁨%1⁩، %Ln حدث</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::CassetteWindow</name>
    <message>
        <source>&amp;Lenient</source>
        <extracomment>Box to tick in the window that plays a cassette, which is a recording of exchanges: an adjective: requests may differ a little</extracomment>
        <translation type="unfinished">مت&amp;ساهل</translation>
    </message>
    <message>
        <source>Cassette</source>
        <extracomment>Window title in the window that plays a cassette, which is a recording of exchanges: a recording of exchanges that can be played</extracomment>
        <translation type="unfinished">شريط</translation>
    </message>
    <message>
        <source>What is on the cassette, and what was asked for that is not on it</source>
        <translation type="unfinished">ما على الشريط، وما طُلب وليس عليه</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: number of the exchange</extracomment>
        <translation type="unfinished">الرقم</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">الطلب</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what came back</extracomment>
        <translation type="unfinished">الرد</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: whether it was played already</extracomment>
        <translation type="unfinished">التشغيل</translation>
    </message>
    <message>
        <source>When the parts of an answer come</source>
        <translation type="unfinished">متى تصل أجزاء الرد</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>Choice in a list in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">فورًا</translation>
    </message>
    <message>
        <source>At the recorded pace</source>
        <translation type="unfinished">بالسرعة المسجّلة</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">خطوة بخطوة</translation>
    </message>
    <message>
        <source>Dates, times and identifiers in a request may differ</source>
        <translation type="unfinished">يجوز أن تختلف التواريخ والأوقات والمعرّفات في الطلب</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">ا&amp;ختيار…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges: a verb</extracomment>
        <translation type="unfinished">ت&amp;شغيل</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">الحدث ال&amp;تالي</translation>
    </message>
    <message>
        <source>&amp;Rest of the answer</source>
        <translation type="unfinished">&amp;بقية الرد</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">ال&amp;كل</translation>
    </message>
    <message>
        <source>Lets the next event come (F8, also in the window)</source>
        <translation type="unfinished">يأتي بالحدث التالي (F8، وفي النافذة الرئيسية أيضًا)</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">تشغيل شريط</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>Message in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">جارٍ قراءة ⁨%1⁩…</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s). Play it, and all that would be sent is answered from here.</source>
        <translation type="unfinished">
            <numerusform>لا تبادلات.</numerusform>
            <numerusform>تبادل واحد. عند تشغيله يُردّ من هنا على كل ما كان سيُرسل.</numerusform>
            <numerusform>تبادلان. عند تشغيلهما يُردّ من هنا على كل ما كان سيُرسل.</numerusform>
            <numerusform>%Ln تبادلات. عند تشغيلها يُردّ من هنا على كل ما كان سيُرسل.</numerusform>
            <numerusform>%Ln تبادلًا. عند تشغيلها يُردّ من هنا على كل ما كان سيُرسل.</numerusform>
            <numerusform>%Ln تبادل. عند تشغيلها يُردّ من هنا على كل ما كان سيُرسل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing: nothing is sent, and each event waits for you, until this is ended or closed.</source>
        <translation type="unfinished">قيد التشغيل: لا يُرسل شيء، وينتظرك كل حدث، حتى الإنهاء أو الإغلاق.</translation>
    </message>
    <message>
        <source>Playing: nothing is sent until this is ended or closed.</source>
        <translation type="unfinished">قيد التشغيل: لا يُرسل شيء حتى الإنهاء أو الإغلاق.</translation>
    </message>
    <message>
        <source>Ended: what is sent goes to the network again.</source>
        <translation type="unfinished">انتهى: ما يُرسل يذهب إلى الشبكة مجددًا.</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was played already</extracomment>
        <translation type="unfinished">شُغّل</translation>
    </message>
    <message>
        <source>not on it</source>
        <translation type="unfinished">ليس عليه</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">لا شيء ينتظر.</translation>
    </message>
    <message>
        <source>Next: event %1 of %2.</source>
        <translation type="unfinished">التالي: الحدث ⁨%1⁩ من ⁨%2⁩.</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was recorded</extracomment>
        <translation type="unfinished">مسجّل</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a request came for it</extracomment>
        <translation type="unfinished">طُلب</translation>
    </message>
    <message>
        <source>En&amp;d</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a verb: end it</extracomment>
        <translation type="unfinished">إ&amp;نهاء</translation>
    </message>
</context>
<context>
    <name>gui::CheckCommand</name>
    <message>
        <source>Descriptors, or folders of them.</source>
        <translation type="unfinished">واصفات، أو مجلدات فيها واصفات.</translation>
    </message>
    <message>
        <source>Which descriptors? Give files or folders.</source>
        <translation type="unfinished">أي واصفات؟ اذكر ملفات أو مجلدات.</translation>
    </message>
    <message>
        <source>this is not a descriptor: none of its tables says what it describes</source>
        <translation type="unfinished">ليس هذا واصفًا: لا يذكر أي من جداوله ما يصفه</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">الاسم «⁨%1⁩» مستخدم بالفعل في ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::ChoiceBox</name>
    <message>
        <source>Pick one</source>
        <extracomment>Hint in an empty field in a list of choices</extracomment>
        <translation type="unfinished">اختر واحدًا</translation>
    </message>
</context>
<context>
    <name>gui::ChoicesList</name>
    <message>
        <source>LIBRARIES</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">المكتبات</translation>
    </message>
    <message>
        <source>MODELS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">النماذج</translation>
    </message>
    <message>
        <source>AGENTS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">الوكلاء</translation>
    </message>
    <message>
        <source>INSTRUCTIONS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">التعليمات</translation>
    </message>
    <message>
        <source>There is no tool library yet. One is a file in libraries/ that says which tool does what an agent asks for.</source>
        <translation type="unfinished">لا توجد مكتبة أدوات بعد. المكتبة ملف في ⁦libraries/⁩ يحدّد أي أداة تنفّذ ما يطلبه الوكيل.</translation>
    </message>
    <message>
        <source>There is no agent yet.</source>
        <translation type="unfinished">لا يوجد وكيل بعد.</translation>
    </message>
    <message>
        <source>There is no model yet.</source>
        <translation type="unfinished">لا يوجد نموذج بعد.</translation>
    </message>
    <message>
        <source>Narrow the list</source>
        <translation type="unfinished">تضييق القائمة</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <extracomment>Button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">إ&amp;ضافة أخرى</translation>
    </message>
    <message>
        <source>Another instruction</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">تعليمات أخرى</translation>
    </message>
    <message>
        <source>Instruction %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">التعليمات ⁨%1⁩</translation>
    </message>
    <message>
        <source>What the model is told first</source>
        <translation type="unfinished">ما يُقال للنموذج أولًا</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">الأعمدة: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::ColumnView</name>
    <message>
        <source>Column %1</source>
        <extracomment>Name for screen readers of a column in the comparison side by side</extracomment>
        <translation type="unfinished">العمود ⁨%1⁩</translation>
    </message>
    <message>
        <source>The run before, in column %1</source>
        <translation type="unfinished">التشغيل السابق في العمود ⁨%1⁩</translation>
    </message>
    <message>
        <source>The next run, in column %1</source>
        <translation type="unfinished">التشغيل التالي في العمود ⁨%1⁩</translation>
    </message>
    <message>
        <source>More of this run, in column %1</source>
        <translation type="unfinished">المزيد عن هذا التشغيل في العمود ⁨%1⁩</translation>
    </message>
    <message>
        <source>Run %1 of column %2</source>
        <translation type="unfinished">التشغيل ⁨%1⁩ من العمود ⁨%2⁩</translation>
    </message>
    <message>
        <source>run %1 of %2</source>
        <translation type="unfinished">التشغيل ⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>&amp;Keep as a conversation</source>
        <translation type="unfinished">ال&amp;احتفاظ بها كمحادثة</translation>
    </message>
    <message>
        <source>&amp;Show what went over the wire</source>
        <translation type="unfinished">&amp;عرض البيانات المتبادلة</translation>
    </message>
</context>
<context>
    <name>gui::Command</name>
    <message>
        <source>Use what the workspace brings: the descriptors in its folder .parlance, and the instructions in its AGENTS.md and CLAUDE.md.</source>
        <translation type="unfinished">استخدام ما تأتي به مساحة العمل: الواصفات في مجلدها ⁦.parlance⁩، والتعليمات في ملفيها AGENTS.md وCLAUDE.md.</translation>
    </message>
    <message>
        <source>Report turns, model calls and tools as OpenTelemetry spans: to a collector&apos;s address, or into a file. `none`: not even where the preferences say so.</source>
        <translation type="unfinished">الإبلاغ عن الأدوار واستدعاءات النماذج والأدوات كامتدادات (spans) في OpenTelemetry: إلى عنوان مجمّع أو في ملف. `none`: لا إبلاغ حتى لو طلبته التفضيلات.</translation>
    </message>
    <message>
        <source>With --trace: also report what is said, and what tools are given and give back.</source>
        <translation type="unfinished">مع ⁦--trace⁩: تضمين ما يُقال وما تأخذه الأدوات وتعطيه.</translation>
    </message>
    <message>
        <source>--trace-contents goes with --trace.</source>
        <translation type="unfinished">يُستخدم ⁦--trace-contents⁩ مع ⁦--trace⁩.</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">تحذير: ⁨%1⁩</translation>
    </message>
    <message>
        <source>--%1 is a number from 1 on, not %2.</source>
        <translation type="unfinished">قيمة --%1 عدد من 1 فأكثر، وليست ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::CommandCompletion</name>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the list of commands that a slash opens</extracomment>
        <translation type="unfinished">الأوامر</translation>
    </message>
    <message>
        <source>(may be left out) %1</source>
        <translation type="unfinished">(يمكن تركه) ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::CommandLine</name>
    <message>
        <source>parlance: unknown command %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: أمر غير معروف ⁨%1⁩. جرّب parlance --help.</translation>
    </message>
    <message>
        <source>parlance: --profile takes a folder. Try parlance --help.</source>
        <translation type="unfinished">parlance: يتطلب ⁦--profile⁩ مجلدًا. جرّب parlance --help.</translation>
    </message>
    <message>
        <source>parlance: unknown option %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: خيار غير معروف ⁨%1⁩. جرّب parlance --help.</translation>
    </message>
    <message>
        <source>parlance: the output could not be written: %1.</source>
        <translation type="unfinished">parlance: تعذّرت كتابة الخرج: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: لا يقبل ⁨%1⁩ الوسيطة «⁨%2⁩». جرّب ⁨%1⁩ --help.</translation>
    </message>
    <message>
        <source>parlance: the descriptors in %1 are not used; with --trust they are.</source>
        <translation type="unfinished">parlance: الواصفات في ⁨%1⁩ غير مستخدمة؛ تُستخدم مع ⁦--trust⁩.</translation>
    </message>
    <message>
        <source>parlance: the argument %1 is not UTF-8.</source>
        <translation type="unfinished">parlance: الوسيط ⁨%1⁩ ليس UTF-8.</translation>
    </message>
</context>
<context>
    <name>gui::CommandPalette</name>
    <message>
        <source>Nothing matches. Fewer letters find more.</source>
        <translation type="unfinished">لا شيء يطابق. أحرف أقل تجد أكثر.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">الأوامر</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">البحث في الأوامر</translation>
    </message>
    <message>
        <source>Do anything…</source>
        <extracomment>Hint in an empty field of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">تنفيذ أي شيء…</translation>
    </message>
</context>
<context>
    <name>gui::CommitNotice</name>
    <message>
        <source>A tool broke, and the turn is not undone yet.</source>
        <translation type="unfinished">تعطّلت أداة، ولم يُتراجع عن الدور بعد.</translation>
    </message>
    <message>
        <source>The answer is not saved yet.</source>
        <translation type="unfinished">لم يُحفظ الرد بعد.</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">&amp;محاولة مجددًا</translation>
    </message>
    <message>
        <source>Save else&amp;where…</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">ح&amp;فظ في مكان آخر…</translation>
    </message>
    <message>
        <source>Save the answer elsewhere</source>
        <translation type="unfinished">حفظ الرد في مكان آخر</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation type="unfinished">JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>The answer is saved in %1, but not yet in the conversation.</source>
        <translation type="unfinished">حُفظ الرد في ⁨%1⁩، ولم يُحفظ في المحادثة بعد.</translation>
    </message>
</context>
<context>
    <name>gui::CompareBar</name>
    <message>
        <source>none</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: there is none</extracomment>
        <translation type="unfinished">لا شيء</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">حفظ ال&amp;تقرير…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the comparison side by side: a verb</extracomment>
        <translation type="unfinished">إ&amp;يقاف</translation>
    </message>
    <message>
        <source>No agent</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">بلا وكيل</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">الوكيل: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The agent&apos;s model</source>
        <translation type="unfinished">نموذج الوكيل</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">المرات: ⁨%1⁩</translation>
    </message>
    <message>
        <source>How often each column runs</source>
        <translation type="unfinished">عدد مرات تشغيل كل عمود</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">الحد: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The time after which a run is stopped and counts as timed out</source>
        <translation type="unfinished">المدة التي يُوقف بعدها التشغيل ويُعد منتهي المهلة</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>Menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">أخرى…</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">مقارنة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">تشغيل مج&amp;ددًا</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: a verb: carry it out</extracomment>
        <translation type="unfinished">ت&amp;شغيل</translation>
    </message>
</context>
<context>
    <name>gui::CompareCommand</name>
    <message>
        <source>Give one of --json, --csv and --markdown.</source>
        <translation type="unfinished">استخدم واحدًا من ⁦--json⁩ و⁦--csv⁩ و⁦--markdown⁩.</translation>
    </message>
    <message>
        <source>%1: run %2 of %3 %4, %5</source>
        <translation type="unfinished">⁨%1⁩: التشغيل ⁨%2⁩ من ⁨%3⁩ ⁨%4⁩، ⁨%5⁩</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Differences: − removed, + added</source>
        <translation type="unfinished">الفروق: − يُحذف، + يُضاف</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation type="unfinished">لا يوجد فرق.</translation>
    </message>
</context>
<context>
    <name>gui::CompareWindow</name>
    <message>
        <source>Asked in &amp;both</source>
        <translation type="unfinished">السؤال في ك&amp;ليهما</translation>
    </message>
    <message>
        <source>Side by side – Parlance</source>
        <translation type="unfinished">جنبًا إلى جنب – Parlance</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">عدد المرات</translation>
    </message>
    <message>
        <source>How often each column runs, %1 to %2:</source>
        <translation type="unfinished">عدد مرات تشغيل كل عمود، من ⁨%1⁩ إلى ⁨%2⁩:</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">الحد الزمني</translation>
    </message>
    <message>
        <source>After how many seconds a run is stopped, %1 to %2:</source>
        <translation type="unfinished">الثواني التي يُوقف بعدها التشغيل، من ⁨%1⁩ إلى ⁨%2⁩:</translation>
    </message>
    <message>
        <source>Asked in every column</source>
        <translation type="unfinished">السؤال في كل عمود</translation>
    </message>
    <message>
        <source>What is to be asked in every column? Ctrl+Enter runs it.</source>
        <translation type="unfinished">ما السؤال المطلوب في كل عمود؟ يشغّله Ctrl+Enter.</translation>
    </message>
    <message>
        <source>Tick at the left what is to be compared, write what is asked, and run it.</source>
        <translation type="unfinished">حدّد في الجانب ما تريد مقارنته، واكتب السؤال، ثم شغّله.</translation>
    </message>
    <message>
        <source>Asked in a&amp;ll</source>
        <translation type="unfinished">السؤال في ال&amp;كل</translation>
    </message>
    <message>
        <source>It is among the conversations now.</source>
        <translation type="unfinished">أصبح الآن بين المحادثات.</translation>
    </message>
    <message>
        <source>Run %1 of %2 – what went over the wire</source>
        <translation type="unfinished">التشغيل ⁨%1⁩ من ⁨%2⁩ – البيانات المتبادلة</translation>
    </message>
    <message>
        <source>Save the report (.md, .csv or .jsonl)</source>
        <translation type="unfinished">حفظ التقرير (⁦.md⁩ أو ⁦.csv⁩ أو ⁦.jsonl⁩)</translation>
    </message>
    <message>
        <source>side by side.md</source>
        <translation type="unfinished">جنبا إلى جنب.md</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">كُتب ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation type="unfinished">«⁨%1⁩» ليس عددًا من ⁨%2⁩ إلى ⁨%3⁩.</translation>
    </message>
</context>
<context>
    <name>gui::Comparing</name>
    <message>
        <source>There is nothing to go on from yet: nothing has been said here.</source>
        <translation type="unfinished">لا شيء للمتابعة منه بعد: لم يُقل شيء هنا.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1”, which stays as it is.</source>
        <translation type="unfinished">يتابع كل تشغيل من «⁨%1⁩»، وتبقى كما هي.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1” as it was after canister %2 of %3, and leaves it as it is.</source>
        <translation type="unfinished">يتابع كل تشغيل من «⁨%1⁩» كما كانت بعد البند ⁨%2⁩ من ⁨%3⁩، وتبقى كما هي.</translation>
    </message>
</context>
<context>
    <name>gui::CompleteCommand</name>
    <message>
        <source>After --: the words on the command line after parlance; the last is the one being typed, or empty.</source>
        <translation type="unfinished">بعد --: ما يلي parlance في سطر الأوامر؛ والأخير هو ما يُكتب الآن، أو فارغ.</translation>
    </message>
    <message>
        <source>Which words? They come after --.</source>
        <translation type="unfinished">أي كلمات؟ تُكتب بعد --.</translation>
    </message>
    <message>
        <source>keep everything in this folder</source>
        <translation type="unfinished">حفظ كل شيء في هذا المجلد</translation>
    </message>
    <message>
        <source>what there is</source>
        <translation type="unfinished">طريقة الاستخدام</translation>
    </message>
    <message>
        <source>which version this is</source>
        <translation type="unfinished">إصدار البرنامج</translation>
    </message>
    <message>
        <source>no tools</source>
        <extracomment>What is offered by the shell’s completion</extracomment>
        <translation type="unfinished">بلا أدوات</translation>
    </message>
</context>
<context>
    <name>gui::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <extracomment>Name for screen readers of the list of completions in an editor</extracomment>
        <translation type="unfinished">طرق للمتابعة</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation type="unfinished">المفاتيح والقيم</translation>
    </message>
</context>
<context>
    <name>gui::Composer</name>
    <message>
        <source>Message</source>
        <extracomment>Name for screen readers of the field where messages are written</extracomment>
        <translation type="unfinished">رسالة</translation>
    </message>
    <message>
        <source>Write a message, or / for commands; drop files to attach them</source>
        <translation type="unfinished">اكتب رسالة، أو / للأوامر؛ أفلت ملفات لإرفاقها</translation>
    </message>
    <message>
        <source>Attach…</source>
        <extracomment>Button of the field where messages are written</extracomment>
        <translation type="unfinished">إرفاق…</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">إرسال</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">إيقاف</translation>
    </message>
    <message>
        <source>Put the returned text back</source>
        <translation type="unfinished">إعادة النص المُرجَع</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation type="unfinished">تركها كما هي</translation>
    </message>
    <message>
        <source>picture.png</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">صورة.png</translation>
    </message>
    <message>
        <source>Send the edited message</source>
        <translation type="unfinished">إرسال الرسالة المحرَّرة</translation>
    </message>
    <message>
        <source>Send next</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">الإرسال تاليًا</translation>
    </message>
    <message>
        <source>Trying again in %1 s: %2</source>
        <translation type="unfinished">محاولة أخرى بعد ⁨%1⁩ ث: ⁨%2⁩</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">يوجد رد جارٍ. أوقفه أولًا أو انتظر انتهاءه.</translation>
    </message>
    <message>
        <source>The message is sent as soon as its files have been read.</source>
        <translation type="unfinished">تُرسل الرسالة حالما تُقرأ ملفاتها.</translation>
    </message>
    <message>
        <source>Finish what you are writing first.</source>
        <translation type="unfinished">أنهِ ما تكتبه أولًا.</translation>
    </message>
    <message>
        <source>You are editing an earlier message. The answer to it becomes a branch. Escape leaves it as it is.</source>
        <translation type="unfinished">أنت تحرّر رسالة سابقة، وسيصبح الرد عليها فرعًا. يتركها Escape كما هي.</translation>
    </message>
</context>
<context>
    <name>gui::ComposerPrompts</name>
    <message>
        <source>There is no prompt %1, or its server is not connected yet.</source>
        <translation type="unfinished">لا يوجد موجّه ⁨%1⁩، أو أن خادمه غير متصل بعد.</translation>
    </message>
    <message>
        <source>Waiting for the prompt of %1…</source>
        <translation type="unfinished">في انتظار موجّه ⁨%1⁩…</translation>
    </message>
    <message>
        <source>The conversation has the system text of %1 now.</source>
        <translation type="unfinished">للمحادثة الآن نص النظام الخاص بـ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Use Prompt</source>
        <extracomment>Name of an edit that can be undone after a prompt was put into the field where messages are written</extracomment>
        <translation type="unfinished">استخدام الموجّه</translation>
    </message>
</context>
<context>
    <name>gui::ComposerStatus</name>
    <message>
        <source>Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">الإرسال بـ Enter</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">الإرسال بـ Ctrl+Enter</translation>
    </message>
    <message>
        <source>Shift+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">الإرسال بـ Shift+Enter</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) on</source>
        <translation type="unfinished">
            <numerusform>لا أدوات مفعّلة</numerusform>
            <numerusform>أداة واحدة مفعّلة</numerusform>
            <numerusform>أداتان مفعّلتان</numerusform>
            <numerusform>%Ln أدوات مفعّلة</numerusform>
            <numerusform>%Ln أداة مفعّلة</numerusform>
            <numerusform>%Ln أداة مفعّلة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ConflictBar</name>
    <message>
        <source>Another program has changed this file.</source>
        <translation type="unfinished">غيّر برنامج آخر هذا الملف.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">إعادة الت&amp;حميل</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">الاحتفا&amp;ظ بنسختي</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">م&amp;قارنة</translation>
    </message>
</context>
<context>
    <name>gui::ConformanceCommand</name>
    <message>
        <source>Goes through all that an MCP server offers, as the official conformance suite drives clients; the suite may set MCP_CONFORMANCE_PROTOCOL_VERSION and MCP_CONFORMANCE_CONTEXT.</source>
        <translation type="unfinished">يمر على كل ما يقدّمه خادم MCP كما تفعل حزمة التوافق الرسمية مع العملاء: يمكنها تعيين MCP_CONFORMANCE_PROTOCOL_VERSION وMCP_CONFORMANCE_CONTEXT.</translation>
    </message>
    <message>
        <source>The server&apos;s address.</source>
        <translation type="unfinished">عنوان الخادم.</translation>
    </message>
    <message>
        <source>conformance wants the address of a server.</source>
        <translation type="unfinished">يتطلب conformance عنوان خادم.</translation>
    </message>
    <message>
        <source>MCP_CONFORMANCE_CONTEXT is not JSON: %1</source>
        <translation type="unfinished">MCP_CONFORMANCE_CONTEXT ليس JSON: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 speaks %2.</source>
        <translation type="unfinished">يتحدث ⁨%1⁩ بـ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::ContextActions</name>
    <message>
        <source>A conversation is being summed up. Wait until that is done.</source>
        <translation type="unfinished">يجري تلخيص محادثة. انتظر انتهاءه.</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">يوجد رد جارٍ. أوقفه أولًا أو انتظر انتهاءه.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">اختر نموذجًا أولًا.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more. Undo brings them back.</source>
        <translation type="unfinished">
            <numerusform>لم تُلخَّص أي رسالة.</numerusform>
            <numerusform>لُخّصت رسالة واحدة ولن تُرسل بعد الآن. يعيدها التراجع.</numerusform>
            <numerusform>لُخّصت رسالتان ولن تُرسلا بعد الآن. يعيدهما التراجع.</numerusform>
            <numerusform>لُخّصت %Ln رسائل ولن تُرسل بعد الآن. يعيدها التراجع.</numerusform>
            <numerusform>لُخّصت %Ln رسالة ولن تُرسل بعد الآن. يعيدها التراجع.</numerusform>
            <numerusform>لُخّصت %Ln رسالة ولن تُرسل بعد الآن. يعيدها التراجع.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ContextDetails</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">محتوى الطلب التالي</translation>
    </message>
    <message>
        <source>Room for the answer</source>
        <translation type="unfinished">مساحة للرد</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">ما سيراه النمو&amp;ذج…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">تل&amp;خيص وتعطيل</translation>
    </message>
    <message>
        <source>The next request: %1</source>
        <translation type="unfinished">الطلب التالي: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The answers shown here have cost %1.</source>
        <translation type="unfinished">كلّفت الردود المعروضة هنا ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Sending costs about %1, without the answer.</source>
        <translation type="unfinished">يكلّف الإرسال نحو ⁨%1⁩، دون الرد.</translation>
    </message>
</context>
<context>
    <name>gui::ContextGauge</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">محتوى الطلب التالي</translation>
    </message>
    <message>
        <source>What the next request holds: click for its parts.</source>
        <translation type="unfinished">محتوى الطلب التالي: انقر لرؤية أجزائه.</translation>
    </message>
</context>
<context>
    <name>gui::ContextStrip</name>
    <message>
        <source>&amp;Leave out the oldest</source>
        <translation type="unfinished">ا&amp;ستبعاد الأقدم</translation>
    </message>
    <message>
        <source>Send, without the oldest messages; this is not asked again while you talk with this model</source>
        <translation type="unfinished">الإرسال دون أقدم الرسائل؛ لا يُسأل عن هذا ثانيةً ما دام الحديث مع هذا النموذج</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">تل&amp;خيص وتعطيل</translation>
    </message>
    <message>
        <source>The model sums up the older half; what is summed up is switched off. Undo brings it back</source>
        <translation type="unfinished">يلخّص النموذج النصف الأقدم، ويُعطَّل ما لُخّص. يعيده التراجع</translation>
    </message>
    <message>
        <source>Another &amp;model…</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">&amp;نموذج آخر…</translation>
    </message>
    <message>
        <source>One with a larger context</source>
        <translation type="unfinished">نموذج سياقه أكبر</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">&amp;ليس الآن</translation>
    </message>
    <message>
        <source>The message stays where it is (Escape)</source>
        <translation type="unfinished">تبقى الرسالة في مكانها (Escape)</translation>
    </message>
    <message>
        <source>This does not fit: the conversation takes %1 tokens, and the model has room for %2 beside the answer.</source>
        <translation type="unfinished">لا يتسع السياق: تأخذ المحادثة ⁨%1⁩ رمز، ولدى النموذج مساحة ⁨%2⁩ إلى جانب الرد.</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">نحو ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 is writing a summary of the earlier messages…</source>
        <translation type="unfinished">يكتب ⁨%1⁩ ملخصًا للرسائل السابقة…</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full: a verb</extracomment>
        <translation type="unfinished">إ&amp;يقاف</translation>
    </message>
</context>
<context>
    <name>gui::ControlSpinBox</name>
    <message>
        <source>Default</source>
        <extracomment>Part of a number field in the panel of controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">قياسي</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Part of a number field in the panel of controls</extracomment>
        <translation type="unfinished">القياسي: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::ControlsButton</name>
    <message>
        <source>Controls</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">الضوابط</translation>
    </message>
    <message>
        <source>Controls •</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">الضوابط •</translation>
    </message>
    <message>
        <source>Controls: none set</source>
        <translation type="unfinished">الضوابط: لم يُعيّن شيء</translation>
    </message>
    <message>
        <source>Controls: %1</source>
        <extracomment>Name for screen readers above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">الضوابط: ⁨%1⁩</translation>
    </message>
    <message>
        <source>What can be set for this model; nothing is set</source>
        <translation type="unfinished">ما يمكن تعيينه لهذا النموذج؛ لم يُعيّن شيء</translation>
    </message>
</context>
<context>
    <name>gui::ControlsPanel</name>
    <message>
        <source>On</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">تشغيل</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">إيقاف</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">القياسي: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>Value or button in the panel of a model’s controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">قياسي</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>Button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">إلغاء كل التعيينات</translation>
    </message>
    <message>
        <source>Clear every control of this model</source>
        <translation type="unfinished">عدم تعيين أي ضابط لهذا النموذج</translation>
    </message>
    <message>
        <source>Nothing can be set for this model.</source>
        <translation type="unfinished">لا يمكن تعيين شيء لهذا النموذج.</translation>
    </message>
    <message>
        <source>What is not set is left to the model.</source>
        <translation type="unfinished">ما لا يُعيّن يُترك للنموذج.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationBar</name>
    <message>
        <source>Do anything…</source>
        <extracomment>Button in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">تنفيذ أي شيء…</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">الأوامر</translation>
    </message>
    <message>
        <source>Change Workspace Folders</source>
        <translation type="unfinished">تغيير مجلدات مساحة العمل</translation>
    </message>
    <message>
        <source>%1  Do anything…</source>
        <translation type="unfinished">⁨%1⁩  تنفيذ أي شيء…</translation>
    </message>
    <message>
        <source>Change Controls</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">تغيير الضوابط</translation>
    </message>
    <message>
        <source>Change System Text</source>
        <translation type="unfinished">تغيير نص النظام</translation>
    </message>
    <message>
        <source>Change Model</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">تغيير النموذج</translation>
    </message>
</context>
<context>
    <name>gui::ConversationListModel</name>
    <message>
        <source>deleted %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">حُذفت ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>لا بنود</numerusform>
            <numerusform>بند واحد</numerusform>
            <numerusform>بندان</numerusform>
            <numerusform>%Ln بنود</numerusform>
            <numerusform>%Ln بندًا</numerusform>
            <numerusform>%Ln بند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>لا فروع</numerusform>
            <numerusform>فرع واحد</numerusform>
            <numerusform>فرعان</numerusform>
            <numerusform>%Ln فروع</numerusform>
            <numerusform>%Ln فرعًا</numerusform>
            <numerusform>%Ln فرع</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">بلا عنوان</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>لا محادثات</numerusform>
            <numerusform>محادثة واحدة</numerusform>
            <numerusform>محادثتان</numerusform>
            <numerusform>%Ln محادثات</numerusform>
            <numerusform>%Ln محادثة</numerusform>
            <numerusform>%Ln محادثة</numerusform>
        </translation>
    </message>
    <message>
        <source>group %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">المجموعة ⁨%1⁩</translation>
    </message>
    <message>
        <source>unfolded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">مبسوطة</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">مطوية</translation>
    </message>
    <message>
        <source>answering</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">قيد الإجابة</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">ينتظر قرارك</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">هذا العدد على الأكثر.</translation>
    </message>
    <message>
        <source>The deleted ones, the last deleted first.</source>
        <translation type="unfinished">المحادثات المحذوفة، الأحدث حذفًا أولًا.</translation>
    </message>
    <message>
        <source>Those that are in the archive.</source>
        <translation type="unfinished">المحادثات التي في الأرشيف.</translation>
    </message>
    <message>
        <source>Those of this group, which are not in the archive.</source>
        <translation type="unfinished">محادثات هذه المجموعة التي ليست في الأرشيف.</translation>
    </message>
    <message>
        <source>Those of a group, of the archive, or the deleted ones: only one of these.</source>
        <translation type="unfinished">محادثات مجموعة، أو الأرشيف، أو المحذوفات: واحد منها فقط.</translation>
    </message>
    <message>
        <source>%1 shown; there are more.</source>
        <translation type="unfinished">المعروض: ⁨%1⁩؛ وهناك المزيد.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsPanel</name>
    <message>
        <source>Filter</source>
        <extracomment>Button in the panel that lists the conversations: a noun: what narrows the list</extracomment>
        <translation type="unfinished">تصفية</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Button in the panel that lists the conversations</extracomment>
        <translation type="unfinished">محادثة جديدة</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Button in the panel that lists the conversations: the place of those that were put away</extracomment>
        <translation type="unfinished">الأرشيف</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Button in the panel that lists the conversations: the deleted conversations</extracomment>
        <translation type="unfinished">المحذوفات</translation>
    </message>
    <message>
        <source>Search all conversations</source>
        <translation type="unfinished">البحث في كل المحادثات</translation>
    </message>
    <message>
        <source>Conversations that were put away</source>
        <translation type="unfinished">المحادثات المُبعدة</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">المحادثات المؤرشفة</translation>
    </message>
    <message>
        <source>Conversations that were deleted</source>
        <translation type="unfinished">المحادثات التي حُذفت</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">المحادثات المحذوفة</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">المحادثات</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">نتائج البحث</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Label in the panel that lists the conversations</extracomment>
        <translation type="unfinished">لم يُعثر على شيء.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">حذف</translation>
    </message>
    <message>
        <source>Filters of the search</source>
        <translation type="unfinished">مرشّحات البحث</translation>
    </message>
    <message>
        <source>Only messages of some kind, model, tool, time or label</source>
        <translation type="unfinished">رسائل من نوع أو نموذج أو أداة أو وقت أو وسم معيّن فقط</translation>
    </message>
    <message>
        <source>What &amp;you said</source>
        <translation type="unfinished">ما &amp;قلتَه</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">ال&amp;ردود</translation>
    </message>
    <message>
        <source>Tool &amp;calls</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">ا&amp;ستدعاءات الأدوات</translation>
    </message>
    <message>
        <source>&amp;Results of tools</source>
        <translation type="unfinished">&amp;نتائج الأدوات</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">ال&amp;مستندات</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">ال&amp;يوم</translation>
    </message>
    <message>
        <source>The last &amp;seven days</source>
        <translation type="unfinished">آخر س&amp;بعة أيام</translation>
    </message>
    <message>
        <source>Answers of a &amp;model: model:…</source>
        <translation type="unfinished">ردود نموذ&amp;ج: model:…</translation>
    </message>
    <message>
        <source>Calls of a t&amp;ool: tool:…</source>
        <translation type="unfinished">استدعاءات أ&amp;داة: tool:…</translation>
    </message>
    <message>
        <source>With a &amp;label: label:…</source>
        <translation type="unfinished">ب&amp;وسم: label:…</translation>
    </message>
    <message>
        <source>In a &amp;group: group:…</source>
        <translation type="unfinished">في مجمو&amp;عة: group:…</translation>
    </message>
    <message>
        <source>Not in the arc&amp;hive</source>
        <translation type="unfinished">ليست في الأر&amp;شيف</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">إعادة التسمية</translation>
    </message>
    <message>
        <source>Title:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">العنوان:</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">الوسوم</translation>
    </message>
    <message>
        <source>Labels, separated by commas:</source>
        <translation type="unfinished">الوسوم، تفصل بينها فواصل:</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">حُذفت «⁨%1⁩»</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">محو ن&amp;هائي</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">النقل إلى مجموعة</translation>
    </message>
    <message>
        <source>Group:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">المجموعة:</translation>
    </message>
    <message>
        <source>“%1” is in the list again</source>
        <translation type="unfinished">عادت «⁨%1⁩» إلى القائمة</translation>
    </message>
    <message>
        <source>“%1” is in the archive</source>
        <translation type="unfinished">أصبحت «⁨%1⁩» في الأرشيف</translation>
    </message>
    <message>
        <source>Open in a new &amp;tab</source>
        <translation type="unfinished">فتح في &amp;لسان جديد</translation>
    </message>
    <message>
        <source>Open &amp;beside</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">فتح بجان&amp;بها</translation>
    </message>
    <message>
        <source>Open in a new &amp;window</source>
        <translation type="unfinished">فتح في &amp;نافذة جديدة</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">إعادة ال&amp;تسمية</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">ال&amp;وسوم…</translation>
    </message>
    <message>
        <source>Move to &amp;group</source>
        <translation type="unfinished">نقل إلى م&amp;جموعة</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb: put it into the archive</extracomment>
        <translation type="unfinished">أ&amp;رشفة</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">&amp;حذف</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">محو ن&amp;هائي…</translation>
    </message>
    <message>
        <source>&amp;New group…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">مجموعة جد&amp;يدة…</translation>
    </message>
    <message>
        <source>N&amp;o group</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">بلا مجمو&amp;عة</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;طي</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;بسط</translation>
    </message>
    <message>
        <source>&amp;Rename the group</source>
        <translation type="unfinished">إعادة ت&amp;سمية المجموعة</translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation type="unfinished">إعادة تسمية المجموعة</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">الاسم:</translation>
    </message>
    <message>
        <source>&amp;Dissolve the group</source>
        <translation type="unfinished">&amp;فك المجموعة</translation>
    </message>
</context>
<context>
    <name>gui::ConverseCommand</name>
    <message>
        <source>Write the run as a pattern in gram: the answer, and the tools used for it.</source>
        <translation type="unfinished">كتابة التشغيل كنمط gram: الرد والأدوات المستخدمة له.</translation>
    </message>
    <message>
        <source>Of the model&apos;s context: %1. Earlier messages have that much less room.</source>
        <translation type="unfinished">من سياق النموذج: ⁨%1⁩. تقل مساحة الرسائل السابقة بقدره.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>لم تُستبعد رسائل سابقة.</numerusform>
            <numerusform>استُبعدت رسالة سابقة لأن سياق النموذج لا يتسع لها.</numerusform>
            <numerusform>استُبعدت رسالتان سابقتان لأن سياق النموذج لا يتسع لهما.</numerusform>
            <numerusform>استُبعدت %Ln رسائل سابقة لأن سياق النموذج لا يتسع لها.</numerusform>
            <numerusform>استُبعدت %Ln رسالة سابقة لأن سياق النموذج لا يتسع لها.</numerusform>
            <numerusform>استُبعدت %Ln رسالة سابقة لأن سياق النموذج لا يتسع لها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DeleteCommand</name>
    <message>
        <source>deleted:</source>
        <extracomment>Message on the terminal before the conversation that was deleted</extracomment>
        <translation type="unfinished">حُذفت:</translation>
    </message>
</context>
<context>
    <name>gui::DepartureBar</name>
    <message>
        <source>The first %1 per cent are the same</source>
        <translation type="unfinished">أول ⁨%1⁩ بالمئة متطابق</translation>
    </message>
    <message>
        <source>%1; %2 per cent came from the cache</source>
        <translation type="unfinished">⁨%1⁩؛ جاء ⁨%2⁩ بالمئة من الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>Legend of the bar that shows up to where two requests are the same</extracomment>
        <translation type="unfinished">متطابق</translation>
    </message>
    <message>
        <source>same, and below it what came from the cache</source>
        <translation type="unfinished">المتطابق، وتحته ما جاء من الذاكرة المؤقتة</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorBar</name>
    <message>
        <source>New…</source>
        <extracomment>Button above the editor of descriptors: a new descriptor</extracomment>
        <translation type="unfinished">جديد…</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>Button above the editor of descriptors: earlier versions of the file</extracomment>
        <translation type="unfinished">النسخ</translation>
    </message>
    <message>
        <source>State of the file</source>
        <translation type="unfinished">حالة الملف</translation>
    </message>
    <message>
        <source>Copy to &amp;mine</source>
        <translation type="unfinished">نسخ إ&amp;لى ملفاتي</translation>
    </message>
    <message>
        <source>Convert</source>
        <extracomment>Button above the editor of descriptors: a verb: TOML to gram or back</extracomment>
        <translation type="unfinished">تحويل</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>Button above the editor of descriptors: a verb: lay the text out</extracomment>
        <translation type="unfinished">تنسيق</translation>
    </message>
    <message>
        <source>Usual spaces, blank lines and indents; comments and order stay (Ctrl+Shift+I)</source>
        <translation type="unfinished">المسافات والأسطر الفارغة والإزاحات كالمعتاد؛ وتبقى التعليقات والترتيب (Ctrl+Shift+I)</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button above the editor of descriptors: a verb</extracomment>
        <translation type="unfinished">حفظ</translation>
    </message>
    <message>
        <source>Show the descriptors in a window of their own</source>
        <translation type="unfinished">عرض الواصفات في نافذة مستقلة</translation>
    </message>
    <message>
        <source>In a window of its own, or back</source>
        <translation type="unfinished">في نافذة مستقلة، أو العودة منها</translation>
    </message>
    <message>
        <source>Writes the agent in the other notation, as a new file beside this one</source>
        <translation type="unfinished">يكتب الوكيل بالترميز الآخر في ملف جديد بجانب هذا</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorEditor</name>
    <message>
        <source>Alt+Enter mends it where that can be done</source>
        <translation type="unfinished">يصلحه Alt+Enter حيث يمكن ذلك</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorFiles</name>
    <message>
        <source>New descriptor</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">واصف جديد</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">الاسم (أحرف لاتينية وأرقام و- و_):</translation>
    </message>
    <message>
        <source>A built-in file cannot be renamed. Copy it to yours first.</source>
        <translation type="unfinished">لا يمكن إعادة تسمية ملف مدمج. انسخه إلى ملفاتك أولًا.</translation>
    </message>
    <message>
        <source>A skill has the name of its folder: rename that, and its name in the file.</source>
        <translation type="unfinished">تحمل المهارة اسم مجلدها: أعد تسميته وتسميتها في الملف.</translation>
    </message>
    <message>
        <source>Rename the descriptor</source>
        <translation type="unfinished">إعادة تسمية الواصف</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">يوجد ملف ⁨%1⁩ بالفعل.</translation>
    </message>
    <message>
        <source>%1 could not be renamed.</source>
        <translation type="unfinished">تعذّرت إعادة تسمية ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be converted: %2</source>
        <translation type="unfinished">تعذّر تحويل ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 will not contain: %2.</source>
        <translation type="unfinished">لن يحوي ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>There is already a file %1. Its text is kept among its versions.</source>
        <translation type="unfinished">يوجد ملف ⁨%1⁩ بالفعل. يُحتفظ بنصه بين نسخه.</translation>
    </message>
    <message>
        <source>&amp;Overwrite it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;كتابة فوقه</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">تحوي&amp;ل</translation>
    </message>
    <message>
        <source>%1 and %2 describe the same agent now, and only one of them is in use. Delete %1? Its text is kept among its versions.</source>
        <translation type="unfinished">يصف ⁨%1⁩ و⁨%2⁩ الآن الوكيل نفسه، ولا يُستخدم إلا واحد منهما. هل تريد حذف ⁨%1⁩؟ يُحتفظ بنصه بين نسخه.</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;حذفه</translation>
    </message>
    <message>
        <source>A built-in file cannot be deleted. Its tools can be switched off.</source>
        <translation type="unfinished">لا يمكن حذف ملف مدمج. يمكن تعطيل أدواته.</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation type="unfinished">تعذّر حذف ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Built-in files are inside the program. Copy one to yours to have it as a file.</source>
        <translation type="unfinished">الملفات المدمجة داخل البرنامج. انسخ واحدًا إلى ملفاتك ليكون ملفًا.</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorPane</name>
    <message>
        <source>Text of the descriptor</source>
        <translation type="unfinished">نص الواصف</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation type="unfinished">الأخطاء فيه</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation type="unfinished">⁨%1⁩ · غير محفوظ</translation>
    </message>
    <message>
        <source>%1 · built in, read only</source>
        <translation type="unfinished">⁨%1⁩ · مدمج، للقراءة فقط</translation>
    </message>
    <message>
        <source>%1 · saved · not in use: the workspace is not trusted</source>
        <translation type="unfinished">⁨%1⁩ · محفوظ · غير مستخدم: مساحة العمل غير موثوقة</translation>
    </message>
    <message>
        <source>%1 · saved · has errors, the last good text is in use</source>
        <translation type="unfinished">⁨%1⁩ · محفوظ · فيه أخطاء، ويُستخدم آخر نص سليم</translation>
    </message>
    <message>
        <source>%1 · saved · has errors</source>
        <translation type="unfinished">⁨%1⁩ · محفوظ · فيه أخطاء</translation>
    </message>
    <message>
        <source>%1 · saved · another file of this name is in use</source>
        <translation type="unfinished">⁨%1⁩ · محفوظ · يُستخدم ملف آخر بهذا الاسم</translation>
    </message>
    <message>
        <source>%1 · saved · in use since %2</source>
        <translation type="unfinished">⁨%1⁩ · محفوظ · مستخدم منذ ⁨%2⁩</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation type="unfinished">الانتقال إلى سطر</translation>
    </message>
    <message>
        <source>Line (%1 to %2):</source>
        <translation type="unfinished">السطر (من ⁨%1⁩ إلى ⁨%2⁩):</translation>
    </message>
    <message>
        <source>Compare with %1…</source>
        <translation type="unfinished">مقارنة مع ⁨%1⁩…</translation>
    </message>
    <message>
        <source>No earlier text yet</source>
        <translation type="unfinished">لا نص سابق بعد</translation>
    </message>
    <message>
        <source>%1: from the text of %2 to the present one</source>
        <translation type="unfinished">⁨%1⁩: من نص ⁨%2⁩ إلى النص الحالي</translation>
    </message>
    <message>
        <source>&amp;Restore the earlier text</source>
        <translation type="unfinished">ا&amp;ستعادة النص السابق</translation>
    </message>
    <message>
        <source>%1: from the file to the text in the editor</source>
        <translation type="unfinished">⁨%1⁩: من الملف إلى النص في المحرّر</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorParts</name>
    <message>
        <source>What is shown of the descriptors</source>
        <translation type="unfinished">ما يُعرض من الواصفات</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">الملفات</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">نص</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Title of a tab in the dock of descriptors: what models call</extracomment>
        <translation type="unfinished">الأداة</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTree</name>
    <message>
        <source>Filter the files by name</source>
        <translation type="unfinished">تصفية الملفات بالاسم</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Hint in an empty field in the tree of descriptor files</extracomment>
        <translation type="unfinished">تصفية</translation>
    </message>
    <message>
        <source>Descriptor files</source>
        <extracomment>Name for screen readers in the tree of descriptor files</extracomment>
        <translation type="unfinished">ملفات الواصفات</translation>
    </message>
    <message>
        <source>&amp;Copy to mine</source>
        <translation type="unfinished">&amp;نسخ إلى ملفاتي</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>Text in the tree of descriptor files</extracomment>
        <translation type="unfinished">إعادة الت&amp;سمية…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Text in the tree of descriptor files: a verb</extracomment>
        <translation type="unfinished">&amp;حذف</translation>
    </message>
    <message>
        <source>Show in the &amp;file manager</source>
        <translation type="unfinished">إظهار في مدير المل&amp;فات</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTreeModel</name>
    <message>
        <source>providers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">المزوّدون</translation>
    </message>
    <message>
        <source>ensembles</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">مجموعات الأدوات</translation>
    </message>
    <message>
        <source>invokers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">تعريفات الأدوات</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">الوكلاء</translation>
    </message>
    <message>
        <source>prompts</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">الموجّهات</translation>
    </message>
    <message>
        <source>libraries</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">المكتبات</translation>
    </message>
    <message>
        <source>scenarios</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">السيناريوهات</translation>
    </message>
    <message>
        <source>evaluations</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">التقييمات</translation>
    </message>
    <message>
        <source>skills</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">المهارات</translation>
    </message>
    <message>
        <source>Another file of this name is used in its place.</source>
        <translation type="unfinished">ملف آخر بهذا الاسم يحل محله.</translation>
    </message>
    <message>
        <source> (replaced)</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished"> (مُستبدَل)</translation>
    </message>
    <message>
        <source>%1, has errors</source>
        <translation type="unfinished">⁨%1⁩، فيه أخطاء</translation>
    </message>
    <message>
        <source>This workspace</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">مساحة العمل هذه</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">ملفاتي</translation>
    </message>
    <message>
        <source>Built in</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">المدمجة</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorsPanel</name>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">ا&amp;ستيراد خوادم MCP…</translation>
    </message>
    <message>
        <source>What belongs to the tool</source>
        <translation type="unfinished">ما يخص الأداة</translation>
    </message>
    <message>
        <source>Replace in the descriptor</source>
        <translation type="unfinished">الاستبدال في الواصف</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation type="unfinished">الانتقال إلى سطر…</translation>
    </message>
    <message>
        <source>Format the descriptor</source>
        <translation type="unfinished">تنسيق الواصف</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished">في «⁨%1⁩» تغييرات غير محفوظة.</translation>
    </message>
    <message>
        <source>&amp;Discard the changes</source>
        <translation type="unfinished">ت&amp;جاهل التغييرات</translation>
    </message>
    <message>
        <source>To TOML</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">إلى TOML</translation>
    </message>
    <message>
        <source>To gram</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">إلى gram</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation type="unfinished">لا يوجد ملف مفتوح.</translation>
    </message>
</context>
<context>
    <name>gui::DiffCommand</name>
    <message>
        <source>The bodies of the responses, not those of the requests.</source>
        <translation type="unfinished">متون الردود بدلًا من متون الطلبات.</translation>
    </message>
    <message>
        <source>An exchange, by its identifier or the beginning of it, or a file.</source>
        <translation type="unfinished">تبادل، بمعرّفه أو بدايته، أو ملف.</translation>
    </message>
    <message>
        <source>What it is compared with.</source>
        <translation type="unfinished">ما يُقارن به.</translation>
    </message>
    <message>
        <source>Which two? parlance exchanges lists them.</source>
        <translation type="unfinished">أي اثنين؟ يسردها parlance exchanges.</translation>
    </message>
    <message>
        <source>There are more differences than these %1.</source>
        <translation type="unfinished">توجد فروق أكثر من هذه الـ⁨%1⁩.</translation>
    </message>
    <message>
        <source>They are not both JSON, so nothing more can be said.</source>
        <translation type="unfinished">ليس كلاهما JSON، فلا يمكن قول المزيد.</translation>
    </message>
    <message>
        <source>They say the same.</source>
        <translation type="unfinished">يقولان الشيء نفسه.</translation>
    </message>
    <message>
        <source>%1 is larger than 512 MiB.</source>
        <translation type="unfinished">⁨%1⁩ أكبر من 512 MiB.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">تعذّرت قراءة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">حيث ينتهي الثاني</translation>
    </message>
    <message>
        <source>which is not within JSON</source>
        <translation type="unfinished">وهذا ليس داخل JSON</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">في القيمة الخارجية</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Where two requests differ; %1 is a path, on the terminal</extracomment>
        <translation type="unfinished">في ⁨%1⁩</translation>
    </message>
    <message>
        <source>The same up to byte %1 of %2, %3.</source>
        <translation type="unfinished">متطابقان حتى البايت ⁨%1⁩ من ⁨%2⁩، ⁨%3⁩.</translation>
    </message>
    <message>
        <source>A provider&apos;s prompt cache can match no further than that.</source>
        <translation type="unfinished">لا يمكن لذاكرة الموجّهات المؤقتة عند المزوّد أن تبلغ أبعد من ذلك.</translation>
    </message>
    <message numerus="yes">
        <source>The same, byte for byte (%n byte(s)).</source>
        <translation type="unfinished">
            <numerusform>متطابقان بايتًا ببايت (لا بايت).</numerusform>
            <numerusform>متطابقان بايتًا ببايت (بايت واحد).</numerusform>
            <numerusform>متطابقان بايتًا ببايت (بايتان).</numerusform>
            <numerusform>متطابقان بايتًا ببايت (%Ln بايتات).</numerusform>
            <numerusform>متطابقان بايتًا ببايت (%Ln بايتًا).</numerusform>
            <numerusform>متطابقان بايتًا ببايت (%Ln بايت).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It said: %n token(s).</source>
        <translation type="unfinished">
            <numerusform>وقد قال: لا رموز.</numerusform>
            <numerusform>وقد قال: رمز واحد.</numerusform>
            <numerusform>وقد قال: رمزان.</numerusform>
            <numerusform>وقد قال: %Ln رموز.</numerusform>
            <numerusform>وقد قال: %Ln رمزًا.</numerusform>
            <numerusform>وقد قال: %Ln رمز.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesModel</name>
    <message>
        <source>added: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">أُضيف: </translation>
    </message>
    <message>
        <source>removed: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">أُزيل: </translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">قبل</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts: the later of two</extracomment>
        <translation type="unfinished">بعد</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesView</name>
    <message>
        <source>The difference line by line</source>
        <translation type="unfinished">الفرق سطرًا بسطر</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">نسخ الأسطر المحددة</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceModel</name>
    <message>
        <source>%1  same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">⁨%1⁩  متطابق</translation>
    </message>
    <message>
        <source>%1: moved to %2</source>
        <translation type="unfinished">⁨%1⁩: نُقل إلى ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2, from %3</source>
        <translation type="unfinished">⁨%1⁩: ⁨%2⁩، من ⁨%3⁩</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">متطابق</translation>
    </message>
    <message>
        <source>with changes</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">فيه تغييرات</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">تغيّر</translation>
    </message>
    <message>
        <source>added</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">أُضيف</translation>
    </message>
    <message>
        <source>removed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">أُزيل</translation>
    </message>
    <message>
        <source>moved</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">نُقل</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">قبل</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>State or column title in the difference of two requests: the later of two</extracomment>
        <translation type="unfinished">بعد</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>State or column title in the difference of two requests: both of two</extracomment>
        <translation type="unfinished">كلاهما</translation>
    </message>
</context>
<context>
    <name>gui::DifferencePage</name>
    <message>
        <source>%1 k</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">⁨%1⁩ ك</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation type="unfinished">ما يُقارن</translation>
    </message>
    <message>
        <source>Requests</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">الطلبات</translation>
    </message>
    <message>
        <source>Responses</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">الردود</translation>
    </message>
    <message>
        <source>How the difference is shown</source>
        <translation type="unfinished">طريقة عرض الفرق</translation>
    </message>
    <message>
        <source>Structure, side by side</source>
        <translation type="unfinished">البنية، جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Structure, in one column</source>
        <translation type="unfinished">البنية، معًا</translation>
    </message>
    <message>
        <source>Lines, side by side</source>
        <translation type="unfinished">الأسطر، جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Lines, in one column</source>
        <translation type="unfinished">الأسطر، معًا</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">اختر تبادلين من القائمة لمقارنتهما.</translation>
    </message>
    <message>
        <source>The difference as a tree</source>
        <translation type="unfinished">الفرق كشجرة</translation>
    </message>
    <message>
        <source>First difference</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">إلى الأول</translation>
    </message>
    <message>
        <source>Goes to what holds the first byte that differs</source>
        <translation type="unfinished">إلى ما يحوي أول بايت مختلف</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">نسخ مؤشر JSON</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">جارٍ المقارنة…</translation>
    </message>
    <message>
        <source>%1: the same, byte for byte</source>
        <translation type="unfinished">⁨%1⁩: متطابقان بايتًا ببايت</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">حيث ينتهي الثاني</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">في القيمة الخارجية</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">في ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 departs at byte %2 of %3</source>
        <translation type="unfinished">يختلف ⁨%1⁩ عند البايت ⁨%2⁩ من ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1 added</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">أُضيف ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">أُزيل ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">تغيّر ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">نُقل ⁨%1⁩</translation>
    </message>
    <message>
        <source>they say the same</source>
        <translation type="unfinished">يقولان الشيء نفسه</translation>
    </message>
    <message>
        <source>and more</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">وغير ذلك</translation>
    </message>
    <message>
        <source>A prompt cache can hold the first %1 % at most.</source>
        <translation type="unfinished">لا يمكن لذاكرة الموجّهات المؤقتة أن تحفظ أكثر من أول ⁨%1⁩ %.</translation>
    </message>
    <message>
        <source>The provider did not say what it had in its cache.</source>
        <translation type="unfinished">لم يذكر المزوّد ما كان في ذاكرته المؤقتة.</translation>
    </message>
    <message>
        <source>The provider read %1 of %2 tokens from its cache.</source>
        <translation type="unfinished">قرأ المزوّد ⁨%1⁩ من ⁨%2⁩ رمز من ذاكرته المؤقتة.</translation>
    </message>
    <message>
        <source>That is less than it could have been.</source>
        <translation type="unfinished">وهذا أقل مما كان ممكنًا.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">لا شيء يختلف.</translation>
    </message>
    <message>
        <source>They are not both JSON, so they have no structure to compare. Their lines can be compared.</source>
        <translation type="unfinished">ليس كلاهما JSON، فلا بنية لهما للمقارنة. يمكن مقارنة أسطرهما.</translation>
    </message>
    <message>
        <source>They are too large to be compared line by line.</source>
        <translation type="unfinished">أكبر من أن يُقارنا سطرًا بسطر.</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceView</name>
    <message>
        <source>Differences</source>
        <extracomment>Name for screen readers of the difference of two results in the test bench</extracomment>
        <translation type="unfinished">الفروق</translation>
    </message>
    <message>
        <source>They do not differ.</source>
        <translation type="unfinished">لا يختلفان.</translation>
    </message>
</context>
<context>
    <name>gui::EachCommand</name>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them.</source>
        <translation type="unfinished">محادثات، بمعرّفاتها أو بداياتها.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them; with --deleted, the deleted ones.</source>
        <translation type="unfinished">أي محادثة؟ يسردها parlance conversations، والمحذوفات مع ⁦--deleted⁩.</translation>
    </message>
</context>
<context>
    <name>gui::ElementsView</name>
    <message>
        <source>Add an element</source>
        <translation type="unfinished">إضافة عنصر</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation type="unfinished">إضافة عضو</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation type="unfinished">إضافة إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>Name of the member</source>
        <translation type="unfinished">اسم العضو</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Hint in an empty field beside an element of a list in a form: a noun</extracomment>
        <translation type="unfinished">الاسم</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">نقل لأعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">نقل لأسفل</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">إزالة</translation>
    </message>
</context>
<context>
    <name>gui::EmptyPage</name>
    <message>
        <source>What can be done here</source>
        <translation type="unfinished">ما يمكن فعله هنا</translation>
    </message>
    <message>
        <source>Nothing has been said yet. Write below, drop files here, begin with “/” for commands and prompts, or:</source>
        <translation type="unfinished">لم يُقل شيء بعد. اكتب في الأسفل، أو أفلت ملفات هنا، أو ابدأ بـ«/» للأوامر والموجّهات، أو:</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesModel</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">
            <numerusform>لا أدوات</numerusform>
            <numerusform>أداة واحدة</numerusform>
            <numerusform>أداتان</numerusform>
            <numerusform>%Ln أدوات</numerusform>
            <numerusform>%Ln أداة</numerusform>
            <numerusform>%Ln أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation type="unfinished">لم تُسأل بعد</translation>
    </message>
    <message>
        <source>Offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">تُعرض عند الطلب: نحو ⁨%1⁩ رمز أقل في كل طلب.</translation>
    </message>
    <message>
        <source>says: %1</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">تقول: ⁨%1⁩</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not allowed</extracomment>
        <translation type="unfinished">مرفوض</translation>
    </message>
    <message>
        <source>allowed</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not asked about</extracomment>
        <translation type="unfinished">مسموح</translation>
    </message>
    <message>
        <source>asks</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are asked about</extracomment>
        <translation type="unfinished">يسأل</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesPanel</name>
    <message>
        <source>Ensembles and tools</source>
        <translation type="unfinished">مجموعات الأدوات والأدوات</translation>
    </message>
    <message>
        <source>Switch Tools</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">تبديل الأدوات</translation>
    </message>
    <message>
        <source>Show the &amp;descriptor</source>
        <translation type="unfinished">&amp;عرض الواصف</translation>
    </message>
    <message>
        <source>Add an MCP ser&amp;ver…</source>
        <translation type="unfinished">إضافة &amp;خادم MCP…</translation>
    </message>
    <message>
        <source>&amp;Ask each time</source>
        <translation type="unfinished">السؤال &amp;كل مرة</translation>
    </message>
    <message>
        <source>Allow in this &amp;conversation</source>
        <translation type="unfinished">السماح في هذه ال&amp;محادثة</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Menu entry in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">السماح &amp;دائمًا</translation>
    </message>
    <message>
        <source>In the descrip&amp;tor</source>
        <translation type="unfinished">في ال&amp;واصف</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;سؤال</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">سما&amp;ح</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;رفض</translation>
    </message>
    <message>
        <source>&amp;On by default</source>
        <translation type="unfinished">م&amp;فعّلة مبدئيًا</translation>
    </message>
    <message>
        <source>&amp;Off by default</source>
        <translation type="unfinished">مع&amp;طّلة مبدئيًا</translation>
    </message>
</context>
<context>
    <name>gui::EraseCommand</name>
    <message>
        <source>erased for good:</source>
        <translation type="unfinished">مُحيت نهائيًا:</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateBar</name>
    <message>
        <source>&amp;Run</source>
        <extracomment>Button in the bar of the window of evaluations: a verb: carry it out</extracomment>
        <translation type="unfinished">ت&amp;شغيل</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the window of evaluations: a verb</extracomment>
        <translation type="unfinished">إ&amp;يقاف</translation>
    </message>
    <message>
        <source>&amp;Better of two…</source>
        <translation type="unfinished">الأ&amp;فضل من اثنتين…</translation>
    </message>
    <message>
        <source>R&amp;eport…</source>
        <extracomment>Button in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">الت&amp;قرير…</translation>
    </message>
    <message>
        <source>The suite</source>
        <extracomment>Text in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">الحزمة</translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation type="unfinished">ما يُقارن به</translation>
    </message>
    <message>
        <source>How often each case runs</source>
        <translation type="unfinished">عدد مرات تشغيل كل حالة</translation>
    </message>
    <message>
        <source>How far it has got</source>
        <translation type="unfinished">مدى التقدم</translation>
    </message>
    <message>
        <source>Repeats: </source>
        <extracomment>Part of a number field in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">المرات: </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <translation type="unfinished">⁨%1⁩ · بقي ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateCommand</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">تعذّرت قراءة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Compare with this evaluation: its identifier or the beginning of it, latest, or a file that --json wrote. Exit status 0 if nothing became worse.</source>
        <translation type="unfinished">المقارنة مع هذا التقييم: معرّفه أو بدايته، أو latest، أو ملف كتبه ⁦--json⁩. حالة الخروج 0 حيث لم يسؤ شيء.</translation>
    </message>
    <message>
        <source>Write test results as build servers read them.</source>
        <translation type="unfinished">كتابة نتائج الاختبار كما تقرؤها خوادم البناء.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">كتابة تقرير بصيغة Markdown.</translation>
    </message>
    <message>
        <source>Write a report as one page of HTML without scripts.</source>
        <translation type="unfinished">كتابة تقرير كصفحة HTML واحدة بلا نصوص برمجية.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">الكتابة في هذا الملف بدلًا من الخرج القياسي.</translation>
    </message>
    <message>
        <source>Run everything, even what was already computed from the same suite, models and tools.</source>
        <translation type="unfinished">تشغيل كل شيء، حتى ما حُسب من قبل من الحزمة والنماذج والأدوات نفسها.</translation>
    </message>
    <message>
        <source>How often each case runs, instead of what the suite says.</source>
        <translation type="unfinished">عدد مرات تشغيل كل حالة، بدلًا مما في الحزمة.</translation>
    </message>
    <message>
        <source>How many runs ask one provider at the same time, instead of what the suite says.</source>
        <translation type="unfinished">عدد التشغيلات التي تسأل مزوّدًا واحدًا في الوقت نفسه، بدلًا مما في الحزمة.</translation>
    </message>
    <message>
        <source>Only this case; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">هذه الحالة فقط؛ يمكن تكراره. يقوم * و? مقام أي شيء.</translation>
    </message>
    <message>
        <source>Only this variant; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">هذه التنويعة فقط؛ يمكن تكراره. يقوم * و? مقام أي شيء.</translation>
    </message>
    <message>
        <source>Only put the runs into the store, for parlance work.</source>
        <translation type="unfinished">الاكتفاء بوضع التشغيلات في المخزن من أجل parlance work.</translation>
    </message>
    <message>
        <source>Show what came of the latest run of the suite, or of the one that --run names.</source>
        <translation type="unfinished">عرض ما نتج عن آخر تقييم للحزمة، أو الذي يسمّيه ⁦--run⁩.</translation>
    </message>
    <message>
        <source>With --results: the evaluation, by its identifier or the beginning of it.</source>
        <translation type="unfinished">مع ⁦--results⁩: التقييم، بمعرّفه أو بدايته.</translation>
    </message>
    <message>
        <source>Show which evaluations of the suite there are.</source>
        <translation type="unfinished">عرض التقييمات الموجودة للحزمة.</translation>
    </message>
    <message>
        <source>Write this conversation as a case, a line for a file of cases, instead of running a suite.</source>
        <translation type="unfinished">كتابة هذه المحادثة كحالة، سطرًا لملف حالات، بدلًا من تشغيل حزمة.</translation>
    </message>
    <message>
        <source>Grade a run of the latest evaluation, or of the one that --run names, from 1 to 5: CASE/VARIANT/REPEAT=GRADE. May be repeated; the report says how far judges agree.</source>
        <translation type="unfinished">إعطاء درجة لتشغيل من آخر تقييم، أو الذي يسمّيه ⁦--run⁩، من 1 إلى 5: CASE/VARIANT/REPEAT=GRADE. يمكن تكراره؛ ويذكر التقرير مدى اتفاق المحكّمين.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask أو refuse أو all أو اسم أداة؛ يمكن تكراره. بدون طرفية تعني ask الرفض. وما لا تشمله كلمة أخرى: hidden-files للملفات المخفية أو التي تشبه الأسرار، وoffered-calls للاستدعاءات التي يعرضها رد في نصه.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">أقصى طول لرد واحد بوحدة MiB: من 1 إلى 1024. المبدئي: 16، أو answer-limit في parlance.ini.</translation>
    </message>
    <message>
        <source>The suite: a file, or the name of one in evaluations.</source>
        <translation type="unfinished">الحزمة: ملف، أو اسم واحدة في evaluations.</translation>
    </message>
    <message>
        <source>Give one of --json, --junit, --markdown and --html.</source>
        <translation type="unfinished">استخدم واحدًا من ⁦--json⁩ و⁦--junit⁩ و⁦--markdown⁩ و⁦--html⁩.</translation>
    </message>
    <message>
        <source>--enqueue goes with --store.</source>
        <translation type="unfinished">يُستخدم ⁦--enqueue⁩ مع ⁦--store⁩.</translation>
    </message>
    <message>
        <source>Give one of --enqueue, --results and --list.</source>
        <translation type="unfinished">استخدم واحدًا من ⁦--enqueue⁩ و⁦--results⁩ و⁦--list⁩.</translation>
    </message>
    <message>
        <source>--baseline takes an evaluation: its identifier, latest, or a file.</source>
        <translation type="unfinished">يتطلب ⁦--baseline⁩ تقييمًا: معرّفه، أو latest، أو ملفًا.</translation>
    </message>
    <message>
        <source>Which suite? Give its file.</source>
        <translation type="unfinished">أي حزمة؟ اذكر ملفها.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">يتطلب --%1 عددًا من 1 إلى ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">ليس في الحزمة حالة «⁨%1⁩».</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">ليس في الحزمة تنويعة «⁨%1⁩».</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">هل تقصد ⁨%1⁩؟</translation>
    </message>
    <message>
        <source>A grade is CASE/VARIANT/REPEAT=GRADE, from 1 to 5, not %1.</source>
        <translation type="unfinished">تُكتب الدرجة CASE/VARIANT/REPEAT=GRADE، من 1 إلى 5، وليست ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: ⁨%1⁩ ستُعاد المحاولة.</translation>
    </message>
    <message>
        <source>It is still running.</source>
        <translation type="unfinished">ما زال قيد التشغيل.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are waiting to be done: %1</source>
        <translation type="unfinished">
            <numerusform>لا تشغيلات تنتظر التنفيذ: ⁨%1⁩</numerusform>
            <numerusform>تشغيل واحد ينتظر التنفيذ: ⁨%1⁩</numerusform>
            <numerusform>تشغيلان ينتظران التنفيذ: ⁨%1⁩</numerusform>
            <numerusform>%Ln تشغيلات تنتظر التنفيذ: ⁨%1⁩</numerusform>
            <numerusform>%Ln تشغيلًا ينتظر التنفيذ: ⁨%1⁩</numerusform>
            <numerusform>%Ln تشغيل ينتظر التنفيذ: ⁨%1⁩</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EvaluateWindow</name>
    <message>
        <source>Evaluate – Parlance</source>
        <translation type="unfinished">التقييم – Parlance</translation>
    </message>
    <message>
        <source>Open a suite</source>
        <translation type="unfinished">فتح حزمة</translation>
    </message>
    <message>
        <source>No baseline</source>
        <extracomment>Choice in a list in the window of evaluations</extracomment>
        <translation type="unfinished">بلا خط أساس</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <extracomment>What is compared with in the window of evaluations</extracomment>
        <translation type="unfinished">خط الأساس: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished">حفظ التقرير</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Use a store</source>
        <translation type="unfinished">استخدام مخزن</translation>
    </message>
    <message>
        <source>Address of the database:</source>
        <translation type="unfinished">عنوان قاعدة البيانات:</translation>
    </message>
    <message>
        <source>Evaluate – %1 – Parlance</source>
        <translation type="unfinished">التقييم – ⁨%1⁩ – Parlance</translation>
    </message>
    <message>
        <source>No two answers to the same case are left to compare.</source>
        <translation type="unfinished">لم تبقَ إجابتان عن الحالة نفسها للمقارنة.</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationMatrix</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">أسوأ</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">أفضل</translation>
    </message>
    <message>
        <source>%1 of %2…</source>
        <translation type="unfinished">⁨%1⁩ من ⁨%2⁩…</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation type="unfinished">⁨%1⁩ مع ⁨%2⁩: ⁨%3⁩</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">الحالة</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationSummary</name>
    <message>
        <source>%1: passed %2</source>
        <translation type="unfinished">⁨%1⁩: نجح ⁨%2⁩</translation>
    </message>
    <message>
        <source>, median %1</source>
        <translation type="unfinished">، الوسيط ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the report.</source>
        <translation type="unfinished">
            <numerusform>كل شيء معروض.</numerusform>
            <numerusform>في التقرير واحد آخر.</numerusform>
            <numerusform>في التقرير اثنان آخران.</numerusform>
            <numerusform>في التقرير %Ln أخرى.</numerusform>
            <numerusform>في التقرير %Ln غيرها.</numerusform>
            <numerusform>في التقرير %Ln غيرها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EventsModel</name>
    <message>
        <source>thought: </source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">تفكير: </translation>
    </message>
    <message numerus="yes">
        <source>call of %1, %n byte(s)</source>
        <translation type="unfinished">
            <numerusform>استدعاء ⁨%1⁩، بلا بايتات</numerusform>
            <numerusform>استدعاء ⁨%1⁩، بايت واحد</numerusform>
            <numerusform>استدعاء ⁨%1⁩، بايتان</numerusform>
            <numerusform>استدعاء ⁨%1⁩، %Ln بايتات</numerusform>
            <numerusform>استدعاء ⁨%1⁩، %Ln بايتًا</numerusform>
            <numerusform>استدعاء ⁨%1⁩، %Ln بايت</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">⁨%1⁩ م.ث</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">سطر</translation>
    </message>
    <message>
        <source>Arrived</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">الوصول</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">البايتات</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">الحدث</translation>
    </message>
    <message>
        <source>Decoded</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">بعد فك الترميز</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">البيانات</translation>
    </message>
</context>
<context>
    <name>gui::EventsPage</name>
    <message>
        <source>Events</source>
        <extracomment>Name for screen readers of the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">الأحداث</translation>
    </message>
    <message>
        <source>Enter shows the bytes of an event</source>
        <translation type="unfinished">يعرض Enter بايتات الحدث</translation>
    </message>
    <message>
        <source>What the events were decoded to</source>
        <translation type="unfinished">ما نتج عن فك ترميز الأحداث</translation>
    </message>
    <message>
        <source>None of it is a model&apos;s answer in a dialect that is known.</source>
        <translation type="unfinished">ليس في هذا رد من نموذج تُعرف لهجته.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeBudgetDialog</name>
    <message>
        <source>How much is kept</source>
        <translation type="unfinished">مقدار ما يُحتفظ به</translation>
    </message>
    <message>
        <source>Size of the kept bodies in MiB</source>
        <translation type="unfinished">حجم المتون المحفوظة بوحدة MiB</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept</extracomment>
        <translation type="unfinished"> MiB</translation>
    </message>
    <message>
        <source>Age of the kept exchanges in days</source>
        <translation type="unfinished">عمر التبادلات المحفوظة بالأيام</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept: behind a number</extracomment>
        <translation type="unfinished"> يوم</translation>
    </message>
    <message>
        <source>Bodies up to &amp;size</source>
        <translation type="unfinished">متون حتى &amp;حجم</translation>
    </message>
    <message>
        <source>Exchanges up to &amp;age</source>
        <translation type="unfinished">تبادلات حتى &amp;عمر</translation>
    </message>
    <message>
        <source>%1 are kept now. </source>
        <translation type="unfinished">المحفوظ الآن ⁨%1⁩. </translation>
    </message>
    <message>
        <source>Anything over this is deleted, oldest first; pinned exchanges stay. What bodies share counts once.</source>
        <translation type="unfinished">ما زاد يُحذف، الأقدم أولًا؛ وتبقى التبادلات المثبّتة. ما تشترك فيه المتون يُحسب مرة واحدة.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeCells</name>
    <message>
        <source>Number</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">عدد</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a noun: what was sent</extracomment>
        <translation type="unfinished">الطلب</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): the HTTP status of the answer</extracomment>
        <translation type="unfinished">الحالة</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a bar that shows when it began and ended</extracomment>
        <translation type="unfinished">المخطط الشلالي</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): how long it took</extracomment>
        <translation type="unfinished">الوقت</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): in money</extracomment>
        <translation type="unfinished">الكلفة</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): whether it went to a model or to a tool’s server</extracomment>
        <translation type="unfinished">النوع</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">المزوّد</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a language model</extracomment>
        <translation type="unfinished">النموذج</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): what models call</extracomment>
        <translation type="unfinished">الأداة</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">رموز داخلة</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): tokens that came from the provider’s cache</extracomment>
        <translation type="unfinished">المخبّأ</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">رموز خارجة</translation>
    </message>
    <message>
        <source>Sent</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">المُرسل</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">المُستلم</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">البدء</translation>
    </message>
    <message>
        <source>Same as</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">مطابق لـ</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">متوقف</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">فشل</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">تم</translation>
    </message>
    <message>
        <source>same as %1 up to byte %2</source>
        <translation type="unfinished">مطابق لـ⁨%1⁩ حتى البايت ⁨%2⁩</translation>
    </message>
    <message>
        <source>same as %1 · sent again</source>
        <translation type="unfinished">مطابق لـ⁨%1⁩ · أُعيد إرساله</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation type="unfinished">مطابق لـ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation type="unfinished">⁨%1⁩: ⁨%2⁩، ⁨%3⁩، ⁨%4⁩</translation>
    </message>
    <message>
        <source>, pinned</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">، مثبّت</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeFilterLine</name>
    <message>
        <source>Filter of the exchanges</source>
        <translation type="unfinished">مرشّح التبادلات</translation>
    </message>
    <message>
        <source>kind:provider status:4xx longer:2s “text”</source>
        <translation type="unfinished">kind:provider status:4xx longer:2s «نص»</translation>
    </message>
    <message>
        <source>Filter terms: %1. A minus before a term reverses it; text without a key is looked for in the bodies.</source>
        <translation type="unfinished">ما يُسرد: ⁨%1⁩. علامة ناقص قبل الحد تعكسه، وما ليس له مفتاح يُبحث عنه في المتون.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListModel</name>
    <message>
        <source>Captured</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">الملتقط</translation>
    </message>
    <message>
        <source>Outside of turns</source>
        <translation type="unfinished">خارج الأدوار</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">دور</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">الدور ⁨%1⁩</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">تُراجع عنه</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">انقطع</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>⁨%1⁩، بلا تبادلات</numerusform>
            <numerusform>⁨%1⁩، تبادل واحد</numerusform>
            <numerusform>⁨%1⁩، تبادلان</numerusform>
            <numerusform>⁨%1⁩، %Ln تبادلات</numerusform>
            <numerusform>⁨%1⁩، %Ln تبادلًا</numerusform>
            <numerusform>⁨%1⁩، %Ln تبادل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListPane</name>
    <message>
        <source>Which exchanges are listed</source>
        <translation type="unfinished">أي التبادلات تُسرد</translation>
    </message>
    <message>
        <source>This conversation</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">هذه المحادثة</translation>
    </message>
    <message>
        <source>All conversations</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">كل المحادثات</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>Text above or below the Inspector’s list of exchanges: a noun: ways to show the list</extracomment>
        <translation type="unfinished">العروض</translation>
    </message>
    <message>
        <source>Columns, grouping, and named filters</source>
        <translation type="unfinished">أعمدة وتجميع ومرشّحات تحت اسم</translation>
    </message>
    <message>
        <source>B&amp;udget…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">حد الاحتفا&amp;ظ…</translation>
    </message>
    <message>
        <source>How much of past exchanges is kept</source>
        <translation type="unfinished">مقدار ما يُحتفظ به من التبادلات الماضية</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation type="unfinished">تثبيت أو إلغاؤه</translation>
    </message>
    <message>
        <source>Group by turns, or not</source>
        <translation type="unfinished">حسب الأدوار أو لا</translation>
    </message>
    <message>
        <source>Go to the filter</source>
        <translation type="unfinished">إلى المرشّح</translation>
    </message>
    <message>
        <source>Messages of %1</source>
        <translation type="unfinished">رسائل ⁨%1⁩</translation>
    </message>
    <message>
        <source>By &amp;turns	G</source>
        <translation type="unfinished">حسب الأ&amp;دوار	G</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">الأ&amp;عمدة</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation type="unfinished">&amp;حفظ هذا العرض…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;نسيان</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation type="unfinished">حفظ هذا العرض</translation>
    </message>
    <message>
        <source>The name under which the filter, the columns and the grouping are saved</source>
        <translation type="unfinished">المرشّح والأعمدة والتجميع تحت الاسم</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s)</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>لا تبادلات</numerusform>
            <numerusform>تبادل واحد</numerusform>
            <numerusform>تبادلان</numerusform>
            <numerusform>%Ln تبادلات</numerusform>
            <numerusform>%Ln تبادلًا</numerusform>
            <numerusform>%Ln تبادل</numerusform>
        </translation>
    </message>
    <message>
        <source>looking further…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">متابعة البحث…</translation>
    </message>
    <message numerus="yes">
        <source>the last %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>لا تبادلات</numerusform>
            <numerusform>آخر تبادل</numerusform>
            <numerusform>آخر تبادلين</numerusform>
            <numerusform>آخر %Ln تبادلات</numerusform>
            <numerusform>آخر %Ln تبادلًا</numerusform>
            <numerusform>آخر %Ln تبادل</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 kept</source>
        <translation type="unfinished">المحفوظ ⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>لا مثبّت</numerusform>
            <numerusform>واحد مثبّت</numerusform>
            <numerusform>اثنان مثبّتان</numerusform>
            <numerusform>%Ln مثبّتة</numerusform>
            <numerusform>%Ln مثبّتًا</numerusform>
            <numerusform>%Ln مثبّت</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListView</name>
    <message>
        <source>Exchanges</source>
        <extracomment>Name for screen readers of the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">التبادلات</translation>
    </message>
    <message>
        <source>The &amp;usual columns</source>
        <translation type="unfinished">الأعمدة المع&amp;تادة</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeText</name>
    <message>
        <source>Status %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">رمز الحالة ⁨%1⁩</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">لا رد</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector: what was answered</extracomment>
        <translation type="unfinished">أُجيب</translation>
    </message>
    <message>
        <source>Started %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">بدأ ⁨%1⁩</translation>
    </message>
    <message>
        <source>Headers after %1 ms, end after %2 ms</source>
        <translation type="unfinished">الترويسات بعد ⁨%1⁩ م.ث، النهاية بعد ⁨%2⁩ م.ث</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">المحاولة ⁨%1⁩</translation>
    </message>
    <message>
        <source>more has arrived, and is shown when the answer has ended</source>
        <translation type="unfinished">وصل المزيد، ويُعرض عند انتهاء الرد</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeView</name>
    <message>
        <source>Headers</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">الترويسات</translation>
    </message>
    <message>
        <source>Steps of the tool calls</source>
        <translation type="unfinished">خطوات استدعاءات الأدوات</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what was sent</extracomment>
        <translation type="unfinished">الطلب</translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">الاستجابة</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of one exchange in the Inspector</extracomment>
        <translation type="unfinished">الأحداث</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">التوقيت</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what takes up the room in the request</extracomment>
        <translation type="unfinished">التكوين</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: to another exchange</extracomment>
        <translation type="unfinished">الفرق</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: the steps of a call</extracomment>
        <translation type="unfinished">خطوات المعالجة</translation>
    </message>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">ما يملأ الطلب</translation>
    </message>
    <message>
        <source>Copy &amp;body</source>
        <extracomment>Menu entry of one exchange in the Inspector</extracomment>
        <translation type="unfinished">نسخ ال&amp;متن</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">نسخ كأمر c&amp;url</translation>
    </message>
    <message>
        <source>What can be done with the exchange</source>
        <translation type="unfinished">ما يمكن فعله بالتبادل</translation>
    </message>
    <message>
        <source>Copying, pinning, and the way to the conversation</source>
        <translation type="unfinished">النسخ والتثبيت والانتقال إلى المحادثة</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">لا يوجد متن.</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">اختر تبادلين من القائمة لمقارنتهما.</translation>
    </message>
    <message>
        <source>Nothing has arrived yet.</source>
        <translation type="unfinished">لم يصل شيء بعد.</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">جارٍ</translation>
    </message>
</context>
<context>
    <name>gui::ExchangesCommand</name>
    <message>
        <source>Write them with their bodies to this file, as HTTP Archive 1.2.</source>
        <translation type="unfinished">كتابتها مع متونها في هذا الملف بصيغة HTTP Archive 1.2.</translation>
    </message>
    <message>
        <source>Write them to this file, NAME.jsonl, so that parlance rehearse can play them again.</source>
        <translation type="unfinished">كتابتها في هذا الملف NAME.jsonl ليشغّلها parlance rehearse مجددًا.</translation>
    </message>
    <message>
        <source>Write only structure, sizes and times, and nothing that anybody has said.</source>
        <translation type="unfinished">كتابة البنية والأحجام والأوقات فقط، دون أي شيء قاله أحد.</translation>
    </message>
    <message>
        <source>Write the request&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">كتابة متن طلب التبادل، بايتًا ببايت.</translation>
    </message>
    <message>
        <source>Write the response&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">كتابة متن استجابة التبادل، بايتًا ببايت.</translation>
    </message>
    <message>
        <source>A conversation or an exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">محادثة أو تبادل، بالمعرّف أو بدايته.</translation>
    </message>
    <message>
        <source>Give the identifier of one exchange.</source>
        <translation type="unfinished">اذكر معرّف تبادل واحد.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::ExplainCommand</name>
    <message>
        <source>The tool, such as io:write_file.</source>
        <translation type="unfinished">الأداة، مثل io:write_file.</translation>
    </message>
    <message>
        <source>The arguments of the call as a JSON object.</source>
        <translation type="unfinished">وسيطات الاستدعاء ككائن JSON.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</source>
        <translation type="unfinished">اذكر أداة ووسيطاتها ككائن JSON، مثل: ⁦io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;⁩</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… في انتظار ⁨%1⁩</translation>
    </message>
    <message>
        <source>The file is hidden, or looks like a secret: a person is asked all the same.</source>
        <translation type="unfinished">الملف مخفي أو يشبه سرًّا: يُسأل شخص رغم ذلك.</translation>
    </message>
    <message>
        <source>it was allowed always</source>
        <translation type="unfinished">سُمح به دائمًا</translation>
    </message>
    <message>
        <source>it was allowed always where %1</source>
        <translation type="unfinished">سُمح به دائمًا حيث ⁨%1⁩</translation>
    </message>
    <message>
        <source>its descriptor says so</source>
        <translation type="unfinished">هكذا يقول واصفه</translation>
    </message>
    <message>
        <source>no rule fits, and its descriptor says so for the rest</source>
        <translation type="unfinished">لا قاعدة تلائم، وهكذا يقول واصفه لما تبقّى</translation>
    </message>
    <message>
        <source>rule %1 of %2, %3 (%4)</source>
        <translation type="unfinished">القاعدة ⁨%1⁩ من ⁨%2⁩، ⁨%3⁩ (⁨%4⁩)</translation>
    </message>
</context>
<context>
    <name>gui::ExportCommand</name>
    <message>
        <source>jsonl, which has everything, or one of %1; without it, the ending of the file&apos;s name decides.</source>
        <translation type="unfinished">jsonl الذي يحوي كل شيء، أو واحد من ⁨%1⁩؛ وإلا فحسب نهاية اسم الملف.</translation>
    </message>
    <message>
        <source>The file to write. An existing one is replaced once everything is written.</source>
        <translation type="unfinished">الملف المراد كتابته. الموجود يُستبدل بعد كتابة كل شيء.</translation>
    </message>
    <message>
        <source>With what went over the wire (jsonl).</source>
        <translation type="unfinished">مع البيانات المتبادلة عبر الشبكة (jsonl).</translation>
    </message>
    <message>
        <source>The whole library, with the deleted conversations.</source>
        <translation type="unfinished">المكتبة كلها مع المحادثات المحذوفة.</translation>
    </message>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them; without any, the whole library.</source>
        <translation type="unfinished">محادثات، بمعرّفاتها أو بداياتها؛ وبدونها المكتبة كلها.</translation>
    </message>
    <message>
        <source>There is no format “%1”; there are %2.</source>
        <translation type="unfinished">لا توجد صيغة «⁨%1⁩»؛ توجد ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Into which file? Give --output FILE.</source>
        <translation type="unfinished">إلى أي ملف؟ استخدم ⁦--output FILE⁩.</translation>
    </message>
    <message>
        <source>%1: conversations: %2, messages: %3.</source>
        <translation type="unfinished">⁨%1⁩: المحادثات: ⁨%2⁩، الرسائل: ⁨%3⁩.</translation>
    </message>
    <message>
        <source>Messages that cannot be read, or only in part: %1. parlance repair saves what can be read.</source>
        <translation type="unfinished">رسائل تعذّرت قراءتها كليًا أو جزئيًا: ⁨%1⁩. ينقذ parlance repair ما تمكن قراءته.</translation>
    </message>
</context>
<context>
    <name>gui::FaultReport</name>
    <message>
        <source>Report a fault</source>
        <translation type="unfinished">الإبلاغ عن عطل</translation>
    </message>
    <message>
        <source>Write what you did, what happened and what should have happened, and put this below it. Nothing in it is about you, and nothing is sent: a report goes to where you got Parlance. Report a security hole in private.</source>
        <translation type="unfinished">اكتب ما فعلته وما حدث وما كان ينبغي أن يحدث، وضع هذا تحته. ليس فيه شيء عنك ولا يُرسل شيء: يُرفع البلاغ حيث حصلت على Parlance. أما الثغرات الأمنية فأبلغ عنها بشكل خاص.</translation>
    </message>
    <message>
        <source>About the program and this machine</source>
        <translation type="unfinished">عن البرنامج وهذا الجهاز</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the dialog that prepares the report of a fault: a verb</extracomment>
        <translation type="unfinished">&amp;نسخ</translation>
    </message>
</context>
<context>
    <name>gui::FetchedConversation</name>
    <message>
        <source>The store has nothing of this run&apos;s conversation.</source>
        <translation type="unfinished">ليس في المخزن شيء من محادثة هذا التشغيل.</translation>
    </message>
</context>
<context>
    <name>gui::FieldView</name>
    <message>
        <source>Value</source>
        <extracomment>Text beside a field of a form made from a schema: a noun</extracomment>
        <translation type="unfinished">القيمة</translation>
    </message>
    <message>
        <source>%1, element %2</source>
        <translation type="unfinished">⁨%1⁩، العنصر ⁨%2⁩</translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>Name for screen readers beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">إعطاء ⁨%1⁩</translation>
    </message>
    <message>
        <source>Optional: left out unless it is ticked.</source>
        <translation type="unfinished">اختياري: يُترك ما لم يُحدَّد.</translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>Box to tick beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">null</translation>
    </message>
    <message>
        <source>%1 is null</source>
        <translation type="unfinished">⁨%1⁩ هو null</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation type="unfinished">نوع ⁨%1⁩</translation>
    </message>
    <message>
        <source>JSON</source>
        <extracomment>Hint in an empty field beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">JSON</translation>
    </message>
    <message>
        <source>%1, as JSON</source>
        <translation type="unfinished">⁨%1⁩ بصيغة JSON</translation>
    </message>
    <message>
        <source>Back to the field</source>
        <translation type="unfinished">العودة إلى الحقل</translation>
    </message>
    <message>
        <source>The field cannot show this value.</source>
        <translation type="unfinished">لا يمكن للحقل عرض هذه القيمة.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Box to tick beside a field of a form made from a schema: true</extracomment>
        <translation type="unfinished">نعم</translation>
    </message>
</context>
<context>
    <name>gui::Figure</name>
    <message>
        <source>Table</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">جدول</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">معادلة</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">شيفرة</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">نسخ بصيغة Markdown</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">نسخ</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished">نسخ بصيغة CSV</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">حفظ…</translation>
    </message>
    <message>
        <source>Do not wrap</source>
        <translation type="unfinished">بلا التفاف</translation>
    </message>
    <message>
        <source>Wrap</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb: break long lines</extracomment>
        <translation type="unfinished">التفاف</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">فتح</translation>
    </message>
    <message>
        <source>Open outside</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">فتح خارجيًا</translation>
    </message>
</context>
<context>
    <name>gui::FigureActions</name>
    <message>
        <source>table</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">جدول</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">معادلة</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">شيفرة</translation>
    </message>
</context>
<context>
    <name>gui::FigureChart</name>
    <message>
        <source>Chart: %1 by day</source>
        <translation type="unfinished">المخطط: ⁨%1⁩ حسب اليوم</translation>
    </message>
    <message>
        <source>Nothing has been counted.</source>
        <translation type="unfinished">لم يُحصَ شيء.</translation>
    </message>
    <message>
        <source>%1: %2, %3 of them failed</source>
        <translation type="unfinished">⁨%1⁩: ⁨%2⁩، فشل منها ⁨%3⁩</translation>
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
        <translation type="unfinished">tool أو model أو provider أو server أو day.</translation>
    </message>
    <message>
        <source>From this day on, such as 2026-01-31.</source>
        <translation type="unfinished">من هذا اليوم، مثل 2026-01-31.</translation>
    </message>
    <message>
        <source>Up to and including this day.</source>
        <translation type="unfinished">حتى هذا اليوم ضمنًا.</translation>
    </message>
    <message>
        <source>As a table for spreadsheets.</source>
        <translation type="unfinished">كجدول لبرامج الجداول.</translation>
    </message>
    <message>
        <source>--by is tool, model, provider, server or day, not %1.</source>
        <translation type="unfinished">قيمة ⁦--by⁩ هي tool أو model أو provider أو server أو day، وليست ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A day is written as 2026-01-31.</source>
        <translation type="unfinished">يُكتب اليوم هكذا: 2026-01-31.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation type="unfinished">لم يُحصَ شيء بعد.</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">الاسم</translation>
    </message>
    <message>
        <source>calls</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">الاستدعاءات</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">فشل</translation>
    </message>
    <message>
        <source>median ms</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">الوسيط م.ث</translation>
    </message>
    <message>
        <source>95 % ms</source>
        <translation type="unfinished">95 % م.ث</translation>
    </message>
    <message>
        <source>tokens in</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">رموز داخلة</translation>
    </message>
    <message>
        <source>tokens out</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">رموز خارجة</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">الكلفة</translation>
    </message>
</context>
<context>
    <name>gui::FiguresModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun</extracomment>
        <translation type="unfinished">الاسم</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">الاستدعاءات</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many</extracomment>
        <translation type="unfinished">فشلت</translation>
    </message>
    <message>
        <source>Median</source>
        <extracomment>Column title in the window of figures: calls, times and costs; of the times</extracomment>
        <translation type="unfinished">الوسيط</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">%1 %</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">رموز داخلة</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">رموز خارجة</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">المخبّأ</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">الكلفة</translation>
    </message>
    <message>
        <source>Retries</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many times it was tried again</extracomment>
        <translation type="unfinished">إعادات المحاولة</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were not allowed</extracomment>
        <translation type="unfinished">رُفضت</translation>
    </message>
    <message>
        <source>Reused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many results were used again</extracomment>
        <translation type="unfinished">أُعيد استخدامها</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how large they were</extracomment>
        <translation type="unfinished">النتائج</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">استدعاءات الأدوات</translation>
    </message>
    <message>
        <source>Repaired</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were mended</extracomment>
        <translation type="unfinished">أُصلحت</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls could not be read</extracomment>
        <translation type="unfinished">خاطئة</translation>
    </message>
</context>
<context>
    <name>gui::FiguresWindow</name>
    <message>
        <source>Figures</source>
        <extracomment>Window title in the window of figures: calls, times and costs; numbers of calls, times and costs</extracomment>
        <translation type="unfinished">الإحصاءات</translation>
    </message>
    <message>
        <source>The same day by day</source>
        <translation type="unfinished">الشيء نفسه يومًا بيوم</translation>
    </message>
    <message>
        <source>What each line is</source>
        <translation type="unfinished">ما يمثّله كل سطر</translation>
    </message>
    <message>
        <source>By tool</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">حسب الأداة</translation>
    </message>
    <message>
        <source>By model</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">حسب النموذج</translation>
    </message>
    <message>
        <source>By provider</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">حسب المزوّد</translation>
    </message>
    <message>
        <source>By MCP server</source>
        <translation type="unfinished">حسب خادم MCP</translation>
    </message>
    <message>
        <source>By day</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">حسب اليوم</translation>
    </message>
    <message>
        <source>Since when</source>
        <extracomment>Name for screen readers in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">منذ متى</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">اليوم</translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation type="unfinished">
            <numerusform>آخر %Ln يوم</numerusform>
            <numerusform>آخر يوم</numerusform>
            <numerusform>آخر يومين</numerusform>
            <numerusform>آخر %Ln أيام</numerusform>
            <numerusform>آخر %Ln يومًا</numerusform>
            <numerusform>آخر %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">كل الوقت</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">ت&amp;حديث</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation type="unfinished">حفظ بصيغة &amp;CSV…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON…</source>
        <translation type="unfinished">حفظ بصيغة &amp;JSON…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished">ما يعرضه المخطط</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">الاستدعاءات</translation>
    </message>
    <message>
        <source>Failures</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">الإخفاقات</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">الكلفة</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">الرموز</translation>
    </message>
    <message>
        <source>Time, %1 %</source>
        <translation type="unfinished">الوقت، ⁨%1 %⁩</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">ك&amp;جدول</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">م.ث</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>figures.jsonl</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">إحصاءات.jsonl</translation>
    </message>
    <message>
        <source>figures.csv</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">إحصاءات.csv</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation type="unfinished">حفظ الإحصاءات</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">كُتب ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::FillModel</name>
    <message>
        <source>%1 per cent</source>
        <translation type="unfinished">⁨%1⁩ بالمئة</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title in the table of what fills a request: a noun</extracomment>
        <translation type="unfinished">الجزء</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Column title in the table of what fills a request: a noun: of the whole</extracomment>
        <translation type="unfinished">الحصة</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Column title in the table of what fills a request: in bytes</extracomment>
        <translation type="unfinished">الحجم</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title in the table of what fills a request</extracomment>
        <translation type="unfinished">الرموز</translation>
    </message>
</context>
<context>
    <name>gui::FillPage</name>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">ما يملأ الطلب</translation>
    </message>
    <message>
        <source>Show it in the conversation</source>
        <translation type="unfinished">عرضه في المحادثة</translation>
    </message>
    <message>
        <source>It is not a request whose parts are known.</source>
        <translation type="unfinished">ليس طلبًا تُعرف أجزاؤه.</translation>
    </message>
    <message>
        <source>%1, which the provider counted as %2 tokens; those of each part are its share by bytes. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">⁨%1⁩، عدّها المزوّد ⁨%2⁩ رمز؛ وحصة كل جزء بحسب البايتات. يؤدي Enter إلى البند الذي نتج عنه الجزء.</translation>
    </message>
    <message>
        <source>%1. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">⁨%1⁩. يؤدي Enter إلى البند الذي نتج عنه الجزء.</translation>
    </message>
</context>
<context>
    <name>gui::FindAgentsDialog</name>
    <message>
        <source>Asking your login shell where its programs are…</source>
        <translation type="unfinished">جارٍ سؤال صدفة الدخول عن أماكن برامجها…</translation>
    </message>
    <message>
        <source>Agents on this machine</source>
        <translation type="unfinished">الوكلاء على هذا الجهاز</translation>
    </message>
    <message>
        <source>Agents, and where their programs are</source>
        <translation type="unfinished">الوكلاء، وأماكن برامجهم</translation>
    </message>
    <message>
        <source>&amp;Speak with it</source>
        <translation type="unfinished">الت&amp;حدث معه</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">⁨%1⁩ ليس على هذا الجهاز</translation>
    </message>
    <message>
        <source>These can be chosen like models. Each runs as a program of its own, outside the sandbox, and asks before it acts.</source>
        <translation type="unfinished">يمكن اختيار هؤلاء كما تُختار النماذج. يعمل كل منهم كبرنامج مستقل خارج البيئة المعزولة، ويسأل قبل أن يتصرف.</translation>
    </message>
    <message>
        <source>None of these is installed where your shell looks for programs. One that is elsewhere is described by a provider of its own, with dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">لا شيء من هؤلاء مثبّت حيث تبحث الصدفة عن البرامج. الوكيل الموجود في مكان آخر يوصف بمزوّد خاص به، فيه ⁦dialect = &quot;acp&quot;⁩.</translation>
    </message>
</context>
<context>
    <name>gui::FindBar</name>
    <message>
        <source>Search for</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">البحث عن</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the bar that finds and replaces</extracomment>
        <translation type="unfinished">بحث</translation>
    </message>
    <message>
        <source>Replace with</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">الاستبدال بـ</translation>
    </message>
    <message>
        <source>.&amp;*</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">.&amp;*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">تعبير نمطي</translation>
    </message>
    <message>
        <source>&amp;W</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;W</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished">كلمات كاملة فقط</translation>
    </message>
    <message>
        <source>&amp;Aa</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>Text in the bar that finds and replaces: tell capital letters from small ones</extracomment>
        <translation type="unfinished">مطابقة حالة الأحرف</translation>
    </message>
    <message>
        <source>Previous place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">الموضع السابق</translation>
    </message>
    <message>
        <source>Next place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">الموضع التالي</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished">إغلاق البحث</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">ا&amp;ستبدال</translation>
    </message>
    <message>
        <source>Replace here</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">الاستبدال هنا</translation>
    </message>
    <message>
        <source>Replace a&amp;ll</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">استبدال ال&amp;كل</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">استبدال الكل</translation>
    </message>
    <message>
        <source>not valid</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">ليس تعبيرًا</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">
            <numerusform>لا مواضع</numerusform>
            <numerusform>موضع واحد</numerusform>
            <numerusform>موضعان</numerusform>
            <numerusform>%Ln مواضع</numerusform>
            <numerusform>%Ln موضعًا</numerusform>
            <numerusform>%Ln موضع</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FindServersDialog</name>
    <message>
        <source>no models</source>
        <extracomment>Text in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">بلا نماذج</translation>
    </message>
    <message>
        <source>Servers on this machine</source>
        <translation type="unfinished">الخوادم على هذا الجهاز</translation>
    </message>
    <message>
        <source>Servers that were found</source>
        <translation type="unfinished">الخوادم التي عُثر عليها</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <extracomment>Button in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">بحث م&amp;جددًا</translation>
    </message>
    <message>
        <source>&amp;Keep what is marked</source>
        <translation type="unfinished">الا&amp;حتفاظ بالمحدد</translation>
    </message>
    <message>
        <source>Looking at the ports %1 of this machine…</source>
        <translation type="unfinished">جارٍ البحث في منافذ هذا الجهاز ⁨%1⁩…</translation>
    </message>
    <message>
        <source>%1
kept already, as %2</source>
        <translation type="unfinished">⁨%1⁩
محفوظ بالفعل باسم ⁨%2⁩</translation>
    </message>
    <message>
        <source>What is marked is kept as a descriptor, so that its models can be picked.</source>
        <translation type="unfinished">يُحتفظ بالمحدد كواصف ليمكن اختيار نماذجه.</translation>
    </message>
    <message>
        <source>No server answered. One that runs elsewhere is described by a provider of its own.</source>
        <translation type="unfinished">لم يُجب أي خادم. الخادم الذي يعمل في مكان آخر يوصف بمزوّد خاص به.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRun</name>
    <message>
        <source>Roll 2d6, compute 17 * 23 and tell me the time.</source>
        <translation type="unfinished">ارمِ 2d6، واحسب 17 * 23، وأخبرني بالوقت.</translation>
    </message>
    <message>
        <source>No rehearsal provider is described.</source>
        <translation type="unfinished">لا يوجد واصف لمزوّد محاكاة.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRunPage</name>
    <message>
        <source>Begin a conversation</source>
        <translation type="unfinished">ابدأ محادثة</translation>
    </message>
    <message>
        <source>Nothing leaves this machine until you have set it up.</source>
        <translation type="unfinished">لا يغادر شيء هذا الجهاز حتى تُعدّ ذلك.</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <extracomment>Text on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">المحاكاة</translation>
    </message>
    <message>
        <source>A built-in scenario answers and calls real tools, with no key and no network. It is not a language model.</source>
        <translation type="unfinished">سيناريو مدمج يجيب ويستدعي أدوات حقيقية، بلا مفتاح ولا شبكة. ليس نموذجًا لغويًا.</translation>
    </message>
    <message>
        <source>&amp;Rehearse now</source>
        <extracomment>Button on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">بدء ال&amp;محاكاة</translation>
    </message>
    <message>
        <source>Use a model on this machine</source>
        <translation type="unfinished">استخدام نموذج على هذا الجهاز</translation>
    </message>
    <message>
        <source>Looks for llama.cpp, Ollama, LM Studio and vLLM on their usual ports.</source>
        <translation type="unfinished">يبحث عن llama.cpp وOllama وLM Studio وvLLM على منافذها المعتادة.</translation>
    </message>
    <message>
        <source>&amp;Find servers</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">ال&amp;عثور على خوادم</translation>
    </message>
    <message>
        <source>Enter a key</source>
        <translation type="unfinished">إدخال مفتاح</translation>
    </message>
    <message>
        <source>For a provider on the network.</source>
        <translation type="unfinished">لمزوّد على الشبكة.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;ليس الآن</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">جارٍ البحث…</translation>
    </message>
    <message numerus="yes">
        <source>Use %1 (%n model(s))</source>
        <translation type="unfinished">
            <numerusform>استخدام ⁨%1⁩ (بلا نماذج)</numerusform>
            <numerusform>استخدام ⁨%1⁩ (نموذج واحد)</numerusform>
            <numerusform>استخدام ⁨%1⁩ (نموذجان)</numerusform>
            <numerusform>استخدام ⁨%1⁩ (%Ln نماذج)</numerusform>
            <numerusform>استخدام ⁨%1⁩ (%Ln نموذجًا)</numerusform>
            <numerusform>استخدام ⁨%1⁩ (%Ln نموذج)</numerusform>
        </translation>
    </message>
    <message>
        <source>Found:</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">عُثر على:</translation>
    </message>
    <message>
        <source>No server answered. Start one and look again.</source>
        <translation type="unfinished">لم يُجب أي خادم. شغّل واحدًا ثم ابحث مجددًا.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">اللغة</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Text on the pages of the first run: a language model</extracomment>
        <translation type="unfinished">النموذج</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text on the pages of the first run: the folders that tools may use</extracomment>
        <translation type="unfinished">مساحة العمل</translation>
    </message>
    <message>
        <source>What the model may use</source>
        <translation type="unfinished">ما يجوز للنموذج استخدامه</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">لا ترى أدوات الملفات أي مجلد حتى تختار واحدًا.</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">إ&amp;ضافة مجلد…</translation>
    </message>
    <message>
        <source>Tick the tools that this conversation starts with. A tool that writes files, runs commands or fetches pages asks you before it does so.</source>
        <translation type="unfinished">حدد الأدوات التي تبدأ بها هذه المحادثة. الأداة التي تكتب ملفات أو تشغّل أوامر أو تجلب صفحات تسألك قبل ذلك.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button on the pages of the first run: to the step before</extracomment>
        <translation type="unfinished">ال&amp;سابق</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished">الخطوة ⁨%1⁩ من ⁨%2⁩: ⁨%3⁩</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;تم</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">ال&amp;تالي</translation>
    </message>
    <message>
        <source>A key for %1 is set in the environment; its model is picked.</source>
        <translation type="unfinished">يوجد في البيئة مفتاح لـ ⁨%1⁩؛ وقد اختير نموذجه.</translation>
    </message>
</context>
<context>
    <name>gui::FoldersButton</name>
    <message>
        <source>none</source>
        <extracomment>Text of the button that picks the folders of the workspace: there is none</extracomment>
        <translation type="unfinished">لا شيء</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">
            <numerusform>بلا مجلدات</numerusform>
            <numerusform>مجلد واحد</numerusform>
            <numerusform>مجلدان</numerusform>
            <numerusform>%Ln مجلدات</numerusform>
            <numerusform>%Ln مجلدًا</numerusform>
            <numerusform>%Ln مجلد</numerusform>
        </translation>
    </message>
    <message>
        <source>Workspace: %1</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">مساحة العمل: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text of the button that picks the folders of the workspace: the folders that tools may use</extracomment>
        <translation type="unfinished">مساحة العمل</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">لا ترى أدوات الملفات أي مجلد حتى تختار واحدًا.</translation>
    </message>
    <message>
        <source>Add a workspace folder</source>
        <translation type="unfinished">إضافة مجلد إلى مساحة العمل</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Menu entry of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">إزالة ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">إ&amp;ضافة مجلد…</translation>
    </message>
    <message>
        <source>Recently used</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">المستخدمة حديثًا</translation>
    </message>
    <message>
        <source>Add it anyway</source>
        <translation type="unfinished">إضافة رغم ذلك</translation>
    </message>
</context>
<context>
    <name>gui::FormView</name>
    <message>
        <source>What is filled in cannot be checked: %1</source>
        <translation type="unfinished">تعذّر فحص ما أُدخل: ⁨%1⁩</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Name for screen readers of a form’s values as text</extracomment>
        <translation type="unfinished">بصيغة JSON</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation type="unfinished">لا شيء لتعبئته.</translation>
    </message>
</context>
<context>
    <name>gui::FullContext</name>
    <message>
        <source>Where the conversation does not fit into the model&apos;s context: leave-out leaves out the oldest messages, summarise has the model sum them up, fail sends nothing.</source>
        <translation type="unfinished">عندما لا يتسع سياق النموذج للمحادثة: leave-out لاستبعاد أقدم الرسائل، أو summarise لتلخيصها بالنموذج، أو fail للفشل دون إرسال شيء.</translation>
    </message>
    <message>
        <source>--full is leave-out, summarise or fail, not %1.</source>
        <translation type="unfinished">قيمة ⁦--full⁩ هي leave-out أو summarise أو fail، وليست ⁨%1⁩.</translation>
    </message>
    <message>
        <source>This does not fit into the model&apos;s context, which has room for %1 tokens beside the answer. Nothing was sent.</source>
        <translation type="unfinished">لا يتسع سياق النموذج لهذا، ففيه مساحة ⁨%1⁩ رمز إلى جانب الرد. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>… %1 is writing a summary of the earlier messages</source>
        <translation type="unfinished">… يكتب ⁨%1⁩ ملخصًا للرسائل السابقة</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more.</source>
        <translation type="unfinished">
            <numerusform>لم تُلخَّص أي رسالة.</numerusform>
            <numerusform>لُخّصت رسالة واحدة ولن تُرسل بعد الآن.</numerusform>
            <numerusform>لُخّصت رسالتان ولن تُرسلا بعد الآن.</numerusform>
            <numerusform>لُخّصت %Ln رسائل ولن تُرسل بعد الآن.</numerusform>
            <numerusform>لُخّصت %Ln رسالة ولن تُرسل بعد الآن.</numerusform>
            <numerusform>لُخّصت %Ln رسالة ولن تُرسل بعد الآن.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are those from message %1 to message %2 of the conversation. With --full summarise they are summed up instead.</source>
        <translation type="unfinished">هي من الرسالة ⁨%1⁩ إلى الرسالة ⁨%2⁩ في المحادثة. مع ⁦--full summarise⁩ تُلخَّص بدلًا من ذلك.</translation>
    </message>
</context>
<context>
    <name>gui::GramCommand</name>
    <message>
        <source>Texts in gram, or folders of them; - is standard input.</source>
        <translation type="unfinished">نصوص gram، أو مجلدات منها؛ و- هو الدخل القياسي.</translation>
    </message>
    <message>
        <source>Say what is wrong, in agents and signatures too. This is what is done where nothing else is asked for.</source>
        <translation type="unfinished">عرض الأخطاء، في الوكلاء والتواقيع أيضًا. يُنفَّذ هذا حيث لا يُطلب شيء آخر.</translation>
    </message>
    <message>
        <source>Write the syntax tree.</source>
        <translation type="unfinished">كتابة شجرة الصياغة.</translation>
    </message>
    <message>
        <source>Write the text anew, laid out.</source>
        <translation type="unfinished">كتابة النص من جديد، منسّقًا.</translation>
    </message>
    <message>
        <source>Write the patterns, at any depth, that say this of themselves: name, :Label, {key: value}, or several of these in that order, as in &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Above each is the place where it was found.</source>
        <translation type="unfinished">كتابة الأنماط، على أي عمق، التي تقول هذا عن نفسها: name أو :Label أو ⁦{key: value}⁩، أو عدة منها بهذا الترتيب، كما في ⁦&quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;⁩. ويُذكر موضع كل منها فوقه.</translation>
    </message>
    <message>
        <source>expression</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">تعبير</translation>
    </message>
    <message>
        <source>Join the texts into one and write it, so that agents can name tools of other files. Names that are defined twice, or nowhere, are errors.</source>
        <translation type="unfinished">ضم النصوص في نص واحد وكتابته، ليمكن للوكلاء تسمية أدوات من ملفات أخرى. الأسماء المعرّفة مرتين، أو غير المعرّفة، أخطاء.</translation>
    </message>
    <message>
        <source>Which texts in gram? Give files or folders, or - for standard input.</source>
        <translation type="unfinished">أي نصوص gram؟ اذكر ملفات أو مجلدات، أو - للدخل القياسي.</translation>
    </message>
    <message>
        <source>--check, --tree, --format, --select and --compose exclude each other.</source>
        <translation type="unfinished">لا تجتمع ⁦--check⁩ و⁦--tree⁩ و⁦--format⁩ و⁦--select⁩ و⁦--compose⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">تعذّرت قراءة ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::HelpCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">الكتابة بصيغة JSON Lines.</translation>
    </message>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">كتابة محارف التحكم إلى ملف أو أنبوب كما هي.</translation>
    </message>
    <message>
        <source>Accepted by all commands; a chapter is plain as it is.</source>
        <translation type="unfinished">خيار لكل الأوامر؛ ويبقى الفصل كما هو.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">عرض خيارات هذا الأمر.</translation>
    </message>
    <message>
        <source>A chapter, or CHAPTER#SECTION; without one, the list of chapters.</source>
        <translation type="unfinished">فصل، أو CHAPTER#SECTION؛ وبدونه قائمة الفصول.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: لا يقبل ⁨%1⁩ الوسيطة «⁨%2⁩». جرّب ⁨%1⁩ --help.</translation>
    </message>
    <message>
        <source>parlance help CHAPTER shows one of these, parlance COMMAND --help the options of a command.</source>
        <translation type="unfinished">يعرض parlance help CHAPTER واحدًا منها، ويعرض parlance COMMAND --help خيارات أمر.</translation>
    </message>
    <message>
        <source>parlance: %1 has no section “%2”. There are: %3.</source>
        <translation type="unfinished">parlance: ليس في ⁨%1⁩ قسم «⁨%2⁩». يوجد: ⁨%3⁩.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">هل تقصد ⁨%1⁩؟</translation>
    </message>
    <message>
        <source>parlance: there is no chapter “%1”.</source>
        <translation type="unfinished">parlance: لا يوجد فصل «⁨%1⁩».</translation>
    </message>
</context>
<context>
    <name>gui::HelpWindow</name>
    <message>
        <source>Back</source>
        <extracomment>Text in the window of the manual: to the page before</extracomment>
        <translation type="unfinished">رجوع</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>Text in the window of the manual: to the next page</extracomment>
        <translation type="unfinished">تقدّم</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished">البحث في الدليل</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Name for screen readers in the window of the manual</extracomment>
        <translation type="unfinished">الفصول</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Text in the window of the manual</extracomment>
        <translation type="unfinished">لم يُعثر على شيء.</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation type="unfinished">⁨%1⁩ – الدليل</translation>
    </message>
</context>
<context>
    <name>gui::ImportCommand</name>
    <message>
        <source>Only say what would be imported.</source>
        <translation type="unfinished">الاكتفاء بذكر ما سيُستورد.</translation>
    </message>
    <message>
        <source>Import conversations that are here already once more, under new identifiers.</source>
        <translation type="unfinished">المحادثات الموجودة هنا تُستورد مرة أخرى بمعرّفات جديدة.</translation>
    </message>
    <message>
        <source>Files that were exported here, by ChatGPT or Claude, chats in OpenAI&apos;s form, sessions of Claude Code or Codex, or an HTTP Archive (HAR) with requests to a provider.</source>
        <translation type="unfinished">ملفات صُدّرت هنا أو من ChatGPT أو Claude، أو دردشات بصيغة OpenAI، أو جلسات Claude Code أو Codex، أو ⁦HTTP Archive (HAR)⁩ فيه طلبات إلى مزوّد.</translation>
    </message>
    <message>
        <source>Which files?</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">أي ملفات؟</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>    it names the folder %1, which its tools do not look into</source>
        <translation type="unfinished">    تذكر المجلد ⁨%1⁩، ولا تنظر أدواتها فيه</translation>
    </message>
    <message>
        <source>would be imported: %1, skipped: %2</source>
        <translation type="unfinished">سيُستورد: ⁨%1⁩، ويُتخطى: ⁨%2⁩</translation>
    </message>
    <message>
        <source>imported: %1, skipped: %2</source>
        <translation type="unfinished">استُورد: ⁨%1⁩، وتُخطّي: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersCommand</name>
    <message>
        <source>Configuration files of other clients: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json and others with “mcpServers” or “servers”.</source>
        <translation type="unfinished">ملفات إعدادات عملاء آخرين: claude_desktop_config.json و.mcp.json و.cursor/mcp.json و.vscode/mcp.json وmcp_servers.json وغيرها مما فيه «mcpServers» أو «servers».</translation>
    </message>
    <message>
        <source>Only the server that is called this in the file; may be given several times.</source>
        <translation type="unfinished">الخادم الذي يحمل هذا الاسم في الملف فقط؛ يمكن ذكره عدة مرات.</translation>
    </message>
    <message>
        <source>Write the descriptors, and put the keys of the files into the desktop&apos;s keychain. Without this, they are only shown.</source>
        <translation type="unfinished">كتابة الواصفات، ووضع مفاتيح الملفات في سلسلة مفاتيح سطح المكتب. بدونه تُعرض فقط.</translation>
    </message>
    <message>
        <source>Which configuration files? Give files of other clients.</source>
        <translation type="unfinished">أي ملفات إعدادات؟ اذكر ملفات عملاء آخرين.</translation>
    </message>
    <message>
        <source>parlance: nothing has been written; with --yes it is.</source>
        <translation type="unfinished">parlance: لم يُكتب شيء؛ يُكتب مع ⁦--yes⁩.</translation>
    </message>
    <message>
        <source>There is no server named %1 in the files.</source>
        <translation type="unfinished">لا يوجد خادم باسم ⁨%1⁩ في الملفات.</translation>
    </message>
    <message>
        <source>%1 cannot be taken over. %2</source>
        <translation type="unfinished">لا يمكن أخذ ⁨%1⁩. ⁨%2⁩</translation>
    </message>
    <message>
        <source>  key %1: to be given as an environment variable, or entered in the window. %2</source>
        <translation type="unfinished">  المفتاح ⁨%1⁩: يُعطى كمتغير بيئة أو يُدخل في النافذة. ⁨%2⁩</translation>
    </message>
    <message>
        <source>  key %1: from the file into the keychain. %2</source>
        <translation type="unfinished">  المفتاح ⁨%1⁩: من الملف إلى سلسلة المفاتيح. ⁨%2⁩</translation>
    </message>
    <message>
        <source>written: %1</source>
        <extracomment>Message on the terminal; %1 is a file</extracomment>
        <translation type="unfinished">كُتب: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersDialog</name>
    <message>
        <source>Import MCP servers</source>
        <translation type="unfinished">استيراد خوادم MCP</translation>
    </message>
    <message>
        <source>The MCP servers of %1, each as an ensemble. Keys that are in the file go to the desktop&apos;s keychain and never into a descriptor.</source>
        <translation type="unfinished">خوادم MCP من ⁨%1⁩، كل منها مجموعة أدوات. تذهب المفاتيح الموجودة في الملف إلى سلسلة مفاتيح سطح المكتب، ولا تدخل واصفًا أبدًا.</translation>
    </message>
    <message>
        <source>Servers of the file</source>
        <translation type="unfinished">خوادم الملف</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Button in the dialog that imports MCP servers</extracomment>
        <translation type="unfinished">ا&amp;ستيراد</translation>
    </message>
    <message>
        <source>%1 (not possible)</source>
        <translation type="unfinished">⁨%1⁩ (غير ممكن)</translation>
    </message>
</context>
<context>
    <name>gui::ImportToolsCommand</name>
    <message>
        <source>A JSON file with a list of tools, or a character&apos;s Python file with TOOLS; - is standard input.</source>
        <translation type="unfinished">ملف JSON فيه قائمة أدوات، أو ملف Python لشخصية فيه TOOLS؛ و- هو الدخل القياسي.</translation>
    </message>
    <message>
        <source>Write gram: the tool specifications, and with --name the agent that refers to them. Otherwise a descriptor is written.</source>
        <translation type="unfinished">الكتابة بـ gram: مواصفات الأدوات، ومع ⁦--name⁩ الوكيل الذي يشير إليها. وإلا فيُكتب واصف.</translation>
    </message>
    <message>
        <source>What the agent is called. Without it, a descriptor is named after the character or the file.</source>
        <translation type="unfinished">اسم الوكيل. وإلا فيُسمّى وكيل الواصف باسم الشخصية أو الملف.</translation>
    </message>
    <message>
        <source>The agent&apos;s model, as PROVIDER/MODEL.</source>
        <translation type="unfinished">نموذج الوكيل، بالصيغة PROVIDER/MODEL.</translation>
    </message>
    <message>
        <source>The agent&apos;s instruction.</source>
        <translation type="unfinished">تعليمات الوكيل.</translation>
    </message>
    <message>
        <source>Which file has the tools?</source>
        <translation type="unfinished">أي ملف فيه الأدوات؟</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">تعذّرت قراءة ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">استخدم أدواتك حيث تفيد.</translation>
    </message>
</context>
<context>
    <name>gui::InertDocument</name>
    <message>
        <source>image: %1</source>
        <extracomment>Stands for a picture that is not loaded; %1 describes it, in a message</extracomment>
        <translation type="unfinished">صورة: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::InspectorPanel</name>
    <message>
        <source>Rolled-back turns</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">الأدوار المتراجَع عنها</translation>
    </message>
    <message>
        <source>&amp;Send again…</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">إعادة الإر&amp;سال…</translation>
    </message>
    <message>
        <source>Edit the request that is shown, and send it again</source>
        <translation type="unfinished">تحرير الطلب المعروض وإعادة إرساله</translation>
    </message>
    <message>
        <source>&amp;Pin, whatever the budget is	P</source>
        <translation type="unfinished">&amp;تثبيت مهما كان حد الاحتفاظ	P</translation>
    </message>
    <message>
        <source>&amp;Unpin	P</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">إل&amp;غاء التثبيت	P</translation>
    </message>
    <message>
        <source>Show the &amp;difference	D</source>
        <translation type="unfinished">عرض ال&amp;فرق	D</translation>
    </message>
    <message>
        <source>Show in the con&amp;versation	V</source>
        <translation type="unfinished">عرض في ال&amp;محادثة	V</translation>
    </message>
    <message>
        <source>Copy the &amp;identifier</source>
        <translation type="unfinished">نسخ الم&amp;عرّف</translation>
    </message>
    <message>
        <source>Show how the two &amp;differ	D</source>
        <translation type="unfinished">عرض ال&amp;فرق بين الاثنين	D</translation>
    </message>
    <message>
        <source>Show the &amp;difference to the one before	D</source>
        <translation type="unfinished">عرض ال&amp;فرق عن السابق	D</translation>
    </message>
    <message>
        <source>What came of it is not on the path of the conversation that is shown: it was rolled back, or is on another branch.</source>
        <translation type="unfinished">ما نتج عنه ليس على مسار المحادثة المعروض: تُراجع عنه، أو هو على فرع آخر.</translation>
    </message>
    <message>
        <source>There is no earlier one to the same address. Pick two in the list (Ctrl and a click, or Ctrl and Space) to compare them.</source>
        <translation type="unfinished">لا شيء قبله إلى العنوان نفسه. اختر اثنين من القائمة (Ctrl مع النقر، أو Ctrl مع Space) لمقارنتهما.</translation>
    </message>
    <message>
        <source>%1 is not kept any more.</source>
        <translation type="unfinished">لم يعد ⁨%1⁩ محفوظًا.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Menu entry of the Inspector</extracomment>
        <translation type="unfinished">جارٍ البحث…</translation>
    </message>
    <message>
        <source>None in this conversation</source>
        <translation type="unfinished">لا شيء في هذه المحادثة</translation>
    </message>
</context>
<context>
    <name>gui::InvokeCommand</name>
    <message>
        <source>Switch this ensemble on, if it is off by default; may be repeated.</source>
        <translation type="unfinished">تفعيل مجموعة الأدوات هذه إن كانت معطّلة في البداية؛ يمكن تكراره.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask أو refuse أو all أو اسم أداة؛ يمكن تكراره. بدون طرفية تعني ask الرفض. وما لا تشمله كلمة أخرى: hidden-files للملفات المخفية أو التي تشبه الأسرار، وoffered-calls للاستدعاءات التي يعرضها رد في نصه.</translation>
    </message>
    <message>
        <source>The tool, such as io:read_file.</source>
        <translation type="unfinished">الأداة، مثل io:read_file.</translation>
    </message>
    <message>
        <source>Its arguments as a JSON object.</source>
        <translation type="unfinished">وسيطاتها ككائن JSON.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</source>
        <translation type="unfinished">اذكر أداة ووسيطاتها ككائن JSON، مثل: ⁦io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;⁩</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… في انتظار ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">⁨%1⁩ غير متصل: ⁨%2⁩</translation>
    </message>
    <message>
        <source>parlance: %1 error: %2</source>
        <translation type="unfinished">parlance: خطأ ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Write the call as a case of an evaluation that expects what came of it, a line for a file of cases.</source>
        <translation type="unfinished">كتابة الاستدعاء كحالة تقييم تتوقع نتيجته، سطرًا لملف حالات.</translation>
    </message>
</context>
<context>
    <name>gui::JsonTreeModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">الاسم</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">القيمة</translation>
    </message>
</context>
<context>
    <name>gui::JsonValueView</name>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">ك&amp;جدول</translation>
    </message>
    <message>
        <source>Find in the value</source>
        <translation type="unfinished">البحث في القيمة</translation>
    </message>
    <message>
        <source>Find; Enter goes to the next</source>
        <translation type="unfinished">بحث؛ يتابع Enter</translation>
    </message>
    <message>
        <source>The value as a tree</source>
        <translation type="unfinished">القيمة كشجرة</translation>
    </message>
    <message>
        <source>The value as a table</source>
        <translation type="unfinished">القيمة كجدول</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Menu entry at a tree of JSON: a verb</extracomment>
        <translation type="unfinished">نسخ</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Menu entry or remark at a tree of JSON</extracomment>
        <translation type="unfinished">لم يُعثر على شيء</translation>
    </message>
</context>
<context>
    <name>gui::JumpButton</name>
    <message>
        <source>Jump to the end</source>
        <translation type="unfinished">الانتقال إلى النهاية</translation>
    </message>
    <message>
        <source>Jump to the end (End)</source>
        <translation type="unfinished">الانتقال إلى النهاية (End)</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">
            <numerusform>لا جديد</numerusform>
            <numerusform>واحد جديد</numerusform>
            <numerusform>اثنان جديدان</numerusform>
            <numerusform>%Ln جديدة</numerusform>
            <numerusform>%Ln جديدًا</numerusform>
            <numerusform>%Ln جديد</numerusform>
        </translation>
    </message>
    <message>
        <source>new text</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">نص جديد</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished">إلى النهاية</translation>
    </message>
</context>
<context>
    <name>gui::KeyEntry</name>
    <message>
        <source>&amp;Keep the key</source>
        <translation type="unfinished">الا&amp;حتفاظ بالمفتاح</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered</extracomment>
        <translation type="unfinished">المزوّد</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">المفتاح</translation>
    </message>
    <message>
        <source>No provider that needs a key is described.</source>
        <translation type="unfinished">لا يوجد واصف لمزوّد يحتاج إلى مفتاح.</translation>
    </message>
    <message>
        <source>A key named %1 is there already.</source>
        <translation type="unfinished">يوجد مفتاح باسم ⁨%1⁩ بالفعل.</translation>
    </message>
    <message>
        <source>It goes to the desktop&apos;s keychain as %1, and is sent to %2. The environment variable of that name is read too.</source>
        <translation type="unfinished">يذهب إلى سلسلة مفاتيح سطح المكتب باسم ⁨%1⁩ ويُرسل إلى ⁨%2⁩. ويُقرأ متغير البيئة بهذا الاسم أيضًا.</translation>
    </message>
    <message>
        <source>It is so short that it cannot be told from ordinary words: if a server repeats it, that is recorded.</source>
        <translation type="unfinished">إنه أقصر من أن يُميَّز من الكلمات العادية: إن كرره خادم فسيُسجَّل ذلك.</translation>
    </message>
    <message>
        <source>Kept in the keychain as %1.</source>
        <translation type="unfinished">محفوظ في سلسلة المفاتيح باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 To have it next time, set the environment variable %2.</source>
        <translation type="unfinished">⁨%1⁩ لتجده في المرة القادمة، عيّن متغير البيئة ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::KeyList</name>
    <message>
        <source>Keys that providers ask for</source>
        <translation type="unfinished">المفاتيح التي يطلبها المزوّدون</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title in the list of the keys of providers</extracomment>
        <translation type="unfinished">المزوّد</translation>
    </message>
    <message>
        <source>Name of the key</source>
        <translation type="unfinished">اسم المفتاح</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation type="unfinished">مكان حفظه</translation>
    </message>
    <message>
        <source>in the environment</source>
        <translation type="unfinished">في البيئة</translation>
    </message>
    <message>
        <source>being looked for…</source>
        <translation type="unfinished">جارٍ البحث عنه…</translation>
    </message>
    <message>
        <source>no keychain answers</source>
        <translation type="unfinished">لا تجيب سلسلة مفاتيح</translation>
    </message>
    <message>
        <source>not there</source>
        <extracomment>Column title or state in the list of the keys of providers</extracomment>
        <translation type="unfinished">غير موجود</translation>
    </message>
    <message>
        <source>in the desktop&apos;s keychain</source>
        <translation type="unfinished">في سلسلة مفاتيح سطح المكتب</translation>
    </message>
</context>
<context>
    <name>gui::LanguageChoice</name>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished">لغة البرنامج</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">كسطح المكتب</translation>
    </message>
    <message>
        <source>Translated by a machine; a person has read %1 of %2 texts. Where one reads wrong, the English text is right.</source>
        <translation type="unfinished">ترجمة آلية؛ قرأ شخص ⁨%1⁩ من ⁨%2⁩ من النصوص. حيثما بدا نص خاطئًا فالنص الإنجليزي هو الصحيح.</translation>
    </message>
    <message>
        <source>It takes effect at the next start.</source>
        <translation type="unfinished">يسري عند بدء التشغيل التالي.</translation>
    </message>
    <message>
        <source>No font on this machine has its letters: install one, such as %1. Until then the program speaks English.</source>
        <translation type="unfinished">لا يوجد على هذا الجهاز خط يتضمن حروفها: ثبّت خطًّا، مثل ⁨%1⁩. وحتى ذلك الحين يتحدث البرنامج بالإنجليزية.</translation>
    </message>
    <message>
        <source>The program does not speak “%1”: it speaks English.</source>
        <translation type="unfinished">لا يتكلم البرنامج «⁨%1⁩»: فهو يتكلم الإنجليزية.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryFiles</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>is here already, among the deleted</source>
        <translation type="unfinished">موجودة هنا بالفعل، بين المحذوفات</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation type="unfinished">موجودة هنا بالفعل</translation>
    </message>
    <message>
        <source>is here already, and differs by now; it stays as it is</source>
        <translation type="unfinished">موجودة هنا بالفعل، وأصبحت مختلفة؛ تبقى كما هي</translation>
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
        <translation type="unfinished">لا يوجد ملف كهذا.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished">ليس هذا ملفًا.</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">يجري استيراد آخر؛ حاول مجددًا بعد انتهائه.</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">أُوقف الاستيراد.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryTransfer</name>
    <message>
        <source>and others: %1</source>
        <translation type="unfinished">وغيرها: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Export the conversation (.jsonl has everything; .md, .html, .pdf, .json the path that is shown)</source>
        <translation type="unfinished">تصدير المحادثة (يحوي ⁦.jsonl⁩ كل شيء؛ و.md و.html و.pdf و.json المسار المعروض)</translation>
    </message>
    <message>
        <source>Export all conversations (.jsonl has everything; .md, .html, .pdf, .json the paths that are shown)</source>
        <translation type="unfinished">تصدير كل المحادثات (يحوي ⁦.jsonl⁩ كل شيء؛ و.md و.html و.pdf و.json المسارات المعروضة)</translation>
    </message>
    <message>
        <source>Exported to %1: messages: %2.</source>
        <translation type="unfinished">صُدّرت إلى ⁨%1⁩: الرسائل: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <extracomment>Title of a file dialog where conversations are imported</extracomment>
        <translation type="unfinished">استيراد المحادثات</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Title or button where conversations are imported</extracomment>
        <translation type="unfinished">ا&amp;ستيراد</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">يجري استيراد آخر؛ حاول مجددًا بعد انتهائه.</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation type="unfinished">جارٍ تفحّص الملف…</translation>
    </message>
    <message>
        <source>Importing the conversations…</source>
        <translation type="unfinished">جارٍ استيراد المحادثات…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Title or button where conversations are imported: a verb</extracomment>
        <translation type="unfinished">إ&amp;يقاف</translation>
    </message>
    <message>
        <source>The import was stopped; nothing has been imported.</source>
        <translation type="unfinished">أُوقف الاستيراد؛ لم يُستورد شيء.</translation>
    </message>
    <message>
        <source>From %1: conversations to import: %2, already here: %3</source>
        <translation type="unfinished">من ⁨%1⁩: محادثات تُستورد: ⁨%2⁩، موجودة هنا بالفعل: ⁨%3⁩</translation>
    </message>
    <message>
        <source>They name these folders, which their tools do not look into until they are picked again:</source>
        <translation type="unfinished">تذكر المجلدات التالية، ولا تنظر أدواتها فيها حتى تُختار مجددًا:</translation>
    </message>
    <message>
        <source>Conversations imported: %1.</source>
        <translation type="unfinished">المحادثات المستوردة: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">حفظ كحالة تقييم</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Saved as a case in %1.</source>
        <translation type="unfinished">حُفظت كحالة في ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>gui::LogLines</name>
    <message>
        <source>The server has written nothing yet.</source>
        <translation type="unfinished">لم يكتب الخادم شيئًا بعد.</translation>
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
        <translation type="unfinished">في واصف تغييرات غير محفوظة. هل تريد حفظها قبل إغلاق النافذة؟</translation>
    </message>
    <message>
        <source>&amp;Close and discard</source>
        <translation type="unfinished">إغلا&amp;ق وتجاهل</translation>
    </message>
    <message>
        <source>The run is a conversation now.</source>
        <translation type="unfinished">أصبح التشغيل محادثة الآن.</translation>
    </message>
    <message>
        <source>%1 – Parlance</source>
        <translation type="unfinished">%1 – Parlance</translation>
    </message>
    <message>
        <source>About Parlance</source>
        <extracomment>Title of a window</extracomment>
        <translation type="unfinished">عن Parlance</translation>
    </message>
    <message>
        <source>Parlance %1
A workbench for conversations with language models.
Licence: Apache-2.0. No telemetry.</source>
        <translation type="unfinished">⁦Parlance %1⁩
منضدة عمل للمحادثات مع النماذج اللغوية.
الرخصة: Apache-2.0. بلا قياس عن بُعد.</translation>
    </message>
</context>
<context>
    <name>gui::ManPagesCommand</name>
    <message>
        <source>Where parlance.1 and parlance-descriptors.5 are written.</source>
        <translation type="unfinished">مكان كتابة parlance.1 وparlance-descriptors.5.</translation>
    </message>
    <message>
        <source>Into which folder?</source>
        <translation type="unfinished">إلى أي مجلد؟</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>gui::ManualView</name>
    <message>
        <source>Chapter</source>
        <extracomment>Name for screen readers of the text of the manual</extracomment>
        <translation type="unfinished">الفصل</translation>
    </message>
</context>
<context>
    <name>gui::MarkdownSection</name>
    <message>
        <source>Show all</source>
        <extracomment>Link at the end of a long text in the transcript</extracomment>
        <translation type="unfinished">عرض الكل</translation>
    </message>
</context>
<context>
    <name>gui::MatrixView</name>
    <message>
        <source>Cases and variants</source>
        <translation type="unfinished">الحالات والتنويعات</translation>
    </message>
</context>
<context>
    <name>gui::MediansModel</name>
    <message>
        <source>%1, best</source>
        <extracomment>Cell of the best column; %1 is its value, in the table of medians of a comparison</extracomment>
        <translation type="unfinished">⁨%1⁩، الأفضل</translation>
    </message>
</context>
<context>
    <name>gui::MediansView</name>
    <message>
        <source>Medians</source>
        <extracomment>Name for screen readers of the table of medians of a comparison</extracomment>
        <translation type="unfinished">الوسيطات الإحصائية</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation type="unfinished">ما قيس</translation>
    </message>
</context>
<context>
    <name>gui::ModelListModel</name>
    <message>
        <source>has not answered yet</source>
        <translation type="unfinished">لم يُجب بعد</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">يحتاج إلى المفتاح ⁨%1⁩</translation>
    </message>
    <message>
        <source>plays a scenario, no language model</source>
        <translation type="unfinished">يشغّل سيناريو، وليس نموذجًا لغويًا</translation>
    </message>
    <message>
        <source>%1 k tokens</source>
        <translation type="unfinished">⁨%1⁩ ألف رمز</translation>
    </message>
</context>
<context>
    <name>gui::ModelSelector</name>
    <message>
        <source>Search models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">البحث في النماذج</translation>
    </message>
    <message>
        <source>Search, or type provider/model</source>
        <translation type="unfinished">ابحث، أو اكتب provider/model</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">النماذج</translation>
    </message>
    <message>
        <source>&amp;Find servers…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">ال&amp;عثور على خوادم…</translation>
    </message>
    <message>
        <source>Start a &amp;model file…</source>
        <translation type="unfinished">تشغيل &amp;ملف نموذج…</translation>
    </message>
    <message>
        <source>Pick a model</source>
        <translation type="unfinished">اختر نموذجًا</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">النموذج: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Find a&amp;gents…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">العثور على و&amp;كلاء…</translation>
    </message>
</context>
<context>
    <name>gui::ModelServersDialog</name>
    <message>
        <source>Models on this machine</source>
        <translation type="unfinished">النماذج على هذا الجهاز</translation>
    </message>
    <message>
        <source>Models that Parlance serves</source>
        <translation type="unfinished">النماذج التي يقدّمها Parlance</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title in the list of models on this machine: a language model</extracomment>
        <translation type="unfinished">النموذج</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the list of models on this machine: a noun: of a server</extracomment>
        <translation type="unfinished">الحالة</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the list of models on this machine: how much it takes</extracomment>
        <translation type="unfinished">الذاكرة</translation>
    </message>
    <message>
        <source>How much of the model is loaded</source>
        <translation type="unfinished">مقدار ما حُمّل من النموذج</translation>
    </message>
    <message>
        <source>What the server wrote</source>
        <translation type="unfinished">ما كتبه الخادم</translation>
    </message>
    <message>
        <source>Copy the &amp;log</source>
        <translation type="unfinished">نسخ ال&amp;سجل</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">&amp;بدء</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the list of models on this machine: a verb</extracomment>
        <translation type="unfinished">إ&amp;يقاف</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">إ&amp;عادة التشغيل</translation>
    </message>
    <message>
        <source>Start a model &amp;file…</source>
        <translation type="unfinished">تشغيل مل&amp;ف نموذج…</translation>
    </message>
    <message>
        <source>No model file is served yet.</source>
        <translation type="unfinished">لا يُقدَّم ملف نموذج بعد.</translation>
    </message>
</context>
<context>
    <name>gui::ModelsCommand</name>
    <message>
        <source>Only of this provider, whose endpoint is asked for its models.</source>
        <translation type="unfinished">من هذا المزوّد فقط، وتُسأل نقطة نهايته عن نماذجه.</translation>
    </message>
    <message>
        <source>Look for servers on the usual ports of this machine instead.</source>
        <translation type="unfinished">البحث عن خوادم على المنافذ المعتادة لهذا الجهاز بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>With --find: look at this port instead of the usual ones; may be given several times.</source>
        <translation type="unfinished">مع ⁦--find⁩: البحث في هذا المنفذ بدلًا من المعتادة؛ يمكن ذكره عدة مرات.</translation>
    </message>
    <message>
        <source>With --find: keep what is found as descriptors.</source>
        <translation type="unfinished">مع ⁦--find⁩: الاحتفاظ بما يُعثر عليه كواصفات.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">لا يوجد مزوّد باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Its own list could not be fetched: %1</source>
        <translation type="unfinished">تعذّر الحصول على قائمته: ⁨%1⁩</translation>
    </message>
    <message>
        <source>(needs the key %1)</source>
        <translation type="unfinished">(يحتاج إلى المفتاح ⁨%1⁩)</translation>
    </message>
    <message>
        <source>“%1” is not a port.</source>
        <translation type="unfinished">«⁨%1⁩» ليس منفذًا.</translation>
    </message>
    <message>
        <source>Server on port %1</source>
        <translation type="unfinished">خادم على المنفذ ⁨%1⁩</translation>
    </message>
    <message>
        <source>No server answered.</source>
        <translation type="unfinished">لم يُجب أي خادم.</translation>
    </message>
    <message>
        <source>Show which agents of other programs are on this machine instead.</source>
        <translation type="unfinished">عرض وكلاء البرامج الأخرى الموجودين على هذا الجهاز بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">⁨%1⁩ ليس على هذا الجهاز</translation>
    </message>
</context>
<context>
    <name>gui::Moments</name>
    <message>
        <source>now</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">الآن</translation>
    </message>
    <message>
        <source>today %1</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">اليوم ⁨%1⁩</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">أمس</translation>
    </message>
</context>
<context>
    <name>gui::MoveCommand</name>
    <message>
        <source>moved:</source>
        <extracomment>Message on the terminal before the conversation that was moved into a group</extracomment>
        <translation type="unfinished">نُقلت:</translation>
    </message>
    <message>
        <source>The group; empty for none.</source>
        <translation type="unfinished">المجموعة؛ فارغة لعدم وجودها.</translation>
    </message>
    <message>
        <source>Into which group? --group NAME; --group &quot;&quot; for none.</source>
        <translation type="unfinished">إلى أي مجموعة؟ استخدم ⁦--group NAME⁩، أو ⁦--group &quot;&quot;⁩ لعدم وجودها.</translation>
    </message>
</context>
<context>
    <name>gui::Notifier</name>
    <message>
        <source>The answer has arrived.</source>
        <translation type="unfinished">وصل الرد.</translation>
    </message>
    <message>
        <source>A tool broke; the turn was undone.</source>
        <translation type="unfinished">تعطّلت أداة، وجرى التراجع عن الدور.</translation>
    </message>
    <message>
        <source>The answer was interrupted.</source>
        <translation type="unfinished">انقطع الرد.</translation>
    </message>
    <message>
        <source>You are asked something.</source>
        <translation type="unfinished">لديك سؤال.</translation>
    </message>
    <message>
        <source>Your answer is needed.</source>
        <translation type="unfinished">قرارك مطلوب.</translation>
    </message>
</context>
<context>
    <name>gui::OpenCall</name>
    <message>
        <source>Accepted by all commands; it changes nothing here.</source>
        <translation type="unfinished">خيار لكل الأوامر؛ لا يختلف شيء هنا.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">عرض خيارات هذا الأمر.</translation>
    </message>
    <message>
        <source>Descriptors, conversations, exchanges, another client&apos;s servers, or links that begin with parlance://; without any, the window. What they have is shown, and asked about; nothing is run.</source>
        <translation type="unfinished">واصفات أو محادثات أو تبادلات أو خوادم عميل آخر، أو روابط تبدأ بـ ⁦parlance://⁩؛ وبدونها النافذة. يُعرض ما فيها ويُسأل عنه، ولا يُشغَّل شيء.</translation>
    </message>
</context>
<context>
    <name>gui::OpenTarget</name>
    <message>
        <source>The link says “%1”, which links of this kind do not have.</source>
        <translation type="unfinished">يقول الرابط «⁨%1⁩»، وليس ذلك في روابط من هذا النوع.</translation>
    </message>
    <message>
        <source>The link has more text than the %1 characters that are accepted.</source>
        <translation type="unfinished">نص الرابط أطول من ⁨%1⁩ محرف، وهو أقصى ما يُقبل.</translation>
    </message>
    <message>
        <source>The link has characters in “%1” that cannot be seen.</source>
        <translation type="unfinished">في الرابط محارف غير مرئية في «⁨%1⁩».</translation>
    </message>
    <message>
        <source>The link says “%1” too often.</source>
        <translation type="unfinished">يذكر الرابط «⁨%1⁩» أكثر من اللازم.</translation>
    </message>
    <message>
        <source>The link adds a server and has no name for it, or one that is too long.</source>
        <translation type="unfinished">يضيف الرابط خادمًا بلا اسم، أو اسمه أطول من اللازم.</translation>
    </message>
    <message>
        <source>The link adds a server but has neither its address nor a command, or has both.</source>
        <translation type="unfinished">يضيف الرابط خادمًا بلا عنوان ولا أمر، أو بكليهما.</translation>
    </message>
    <message>
        <source>“%1” is not an address that begins with https:// or http://.</source>
        <translation type="unfinished">«⁨%1⁩» ليس عنوانًا يبدأ بـ ⁦https://⁩ أو ⁦http://⁩</translation>
    </message>
    <message>
        <source>The address of the server has a password in it.</source>
        <translation type="unfinished">في عنوان الخادم كلمة سر.</translation>
    </message>
    <message>
        <source>The link is longer than is accepted.</source>
        <translation type="unfinished">الرابط أطول مما يُقبل.</translation>
    </message>
    <message>
        <source>“%1” is not a link: %2.</source>
        <translation type="unfinished">«⁨%1⁩» ليس رابطًا: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” is not a conversation&apos;s identifier.</source>
        <translation type="unfinished">«⁨%1⁩» ليس معرّف محادثة.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a link of this kind.</source>
        <translation type="unfinished">لا مكان لـ«⁨%1⁩» في رابط من هذا النوع.</translation>
    </message>
    <message>
        <source>Links of Parlance begin with parlance://conversation/, new, add-server, manual/ or quick-question, not “%1”.</source>
        <translation type="unfinished">تبدأ روابط Parlance بـ ⁦parlance://conversation/⁩ أو new أو add-server أو ⁦manual/⁩ أو quick-question، لا بـ«⁨%1⁩».</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished">لا يوجد ملف ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">⁨%1⁩ ليس ملفًا.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">تعذّرت قراءة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is not of a kind that is opened here: descriptors (.toml, .gram), conversations and exchanges (.jsonl, .json, .har, .md), or another client&apos;s servers (.json).</source>
        <translation type="unfinished">⁨%1⁩ ليس من نوع يُفتح هنا: الواصفات (⁦.toml⁩ و.gram)، والمحادثات والتبادلات (⁦.jsonl⁩ و.json و.har و.md)، وخوادم عميل آخر (⁦.json⁩).</translation>
    </message>
    <message>
        <source>“%1” is not a file of this machine.</source>
        <translation type="unfinished">«⁨%1⁩» ليس ملفًا على هذا الجهاز.</translation>
    </message>
    <message>
        <source>“%1” is neither a file nor a link that begins with parlance://.</source>
        <translation type="unfinished">«⁨%1⁩» ليس ملفًا ولا رابطًا يبدأ بـ ⁦parlance://⁩</translation>
    </message>
    <message>
        <source>“%1” says more than links of this kind do.</source>
        <translation type="unfinished">يقول «⁨%1⁩» أكثر مما تقوله الروابط من هذا النوع.</translation>
    </message>
</context>
<context>
    <name>gui::Opening</name>
    <message>
        <source>This text came with a link. Nothing has been sent.</source>
        <translation type="unfinished">جاء هذا النص مع رابط. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>a link</source>
        <extracomment>What is to be opened in a question</extracomment>
        <translation type="unfinished">رابط</translation>
    </message>
    <message>
        <source>The manual has no chapter “%1”.</source>
        <translation type="unfinished">ليس في الدليل فصل «⁨%1⁩».</translation>
    </message>
    <message>
        <source>%1 is not a descriptor: none of its tables is one of a provider, an ensemble, an agent, a library, a prompt or a scenario.</source>
        <translation type="unfinished">⁨%1⁩ ليس واصفًا: ليس من جداوله جدول لمزوّد أو مجموعة أدوات أو وكيل أو مكتبة أو موجّه أو سيناريو.</translation>
    </message>
    <message>
        <source>%1 is not copied, since there is %2 already.</source>
        <translation type="unfinished">لا يُنسخ ⁨%1⁩ لوجود ⁨%2⁩ بالفعل.</translation>
    </message>
    <message>
        <source>%1 lies outside the folders of descriptors. Copy it to %2, where it is used, and open it there?
Errors in it as TOML or gram: %3.</source>
        <translation type="unfinished">⁨%1⁩ خارج مجلدات الواصفات. هل تريد نسخه إلى ⁨%2⁩ حيث يُعتد به، وفتحه هناك؟
الأخطاء فيه كـ TOML أو gram: ⁨%3⁩.</translation>
    </message>
    <message>
        <source>&amp;Copy and open</source>
        <translation type="unfinished">ن&amp;سخ وفتح</translation>
    </message>
</context>
<context>
    <name>gui::Pages</name>
    <message>
        <source>Open conversations</source>
        <extracomment>Name for screen readers of the tabs of open conversations</extracomment>
        <translation type="unfinished">المحادثات المفتوحة</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">محادثة جديدة</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">في انتظار قرارك</translation>
    </message>
    <message>
        <source>A turn is under way</source>
        <translation type="unfinished">يوجد دور جارٍ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation type="unfinished">إغلاق اللسان</translation>
    </message>
</context>
<context>
    <name>gui::PaletteSources</name>
    <message>
        <source>conversation</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">محادثة</translation>
    </message>
    <message>
        <source>Canister: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">البند: ⁨%1⁩</translation>
    </message>
    <message>
        <source>canister</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">بند</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">نموذج</translation>
    </message>
    <message>
        <source>agent</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">وكيل</translation>
    </message>
    <message>
        <source>Preferences: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">التفضيلات: ⁨%1⁩</translation>
    </message>
    <message>
        <source>preferences</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">التفضيلات</translation>
    </message>
</context>
<context>
    <name>gui::PayloadFiles</name>
    <message>
        <source>Nothing has gone over the wire in this conversation yet.</source>
        <translation type="unfinished">لم يمر شيء عبر الشبكة في هذه المحادثة بعد.</translation>
    </message>
    <message>
        <source>exchanges.har</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">تبادلات.har</translation>
    </message>
    <message>
        <source>exchanges.jsonl</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">تبادلات.jsonl</translation>
    </message>
    <message>
        <source>Save exchanges</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">حفظ التبادلات</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">كُتب ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::PayloadWindows</name>
    <message>
        <source>The cassette has been written.</source>
        <translation type="unfinished">كُتب الشريط.</translation>
    </message>
    <message>
        <source>Record all that goes over the wire</source>
        <translation type="unfinished">تسجيل كل ما يمر عبر الشبكة</translation>
    </message>
    <message>
        <source>recording.jsonl</source>
        <extracomment>Default file name of a recording</extracomment>
        <translation type="unfinished">تسجيل.jsonl</translation>
    </message>
    <message>
        <source>Recording for %1; the same command ends it.</source>
        <translation type="unfinished">يجري التسجيل في ⁨%1⁩؛ ينهيه الأمر نفسه.</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">تشغيل شريط</translation>
    </message>
    <message>
        <source>No event of a cassette is waiting.</source>
        <translation type="unfinished">لا ينتظر أي حدث من شريط.</translation>
    </message>
</context>
<context>
    <name>gui::PdfAttachment</name>
    <message>
        <source>It takes more than %1 MB, and so is not a PDF of Parlance&apos;s.</source>
        <translation type="unfinished">حجمه أكبر من ⁨%1⁩ ميغابايت، فليس PDF من Parlance.</translation>
    </message>
    <message>
        <source>This PDF was not exported by Parlance, or by a version that put no conversations into it. Other PDFs do not say who said what.</source>
        <translation type="unfinished">لم يصدّر Parlance ملف PDF هذا، أو صدّره إصدار لا يضع فيه محادثات. ملفات PDF الأخرى لا تبيّن من قال ماذا.</translation>
    </message>
    <message>
        <source>The PDF cannot be read: %1</source>
        <translation type="unfinished">تتعذّر قراءة ملف PDF: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The PDF cannot be read: it asks for more memory or time than any of Parlance&apos;s.</source>
        <translation type="unfinished">تتعذّر قراءة ملف PDF: يتطلّب ذاكرة أو وقتًا أكثر من أي ملف من Parlance.</translation>
    </message>
</context>
<context>
    <name>gui::PdfWriter</name>
    <message>
        <source>This is too much for a PDF. HTML takes conversations of any length.</source>
        <translation type="unfinished">هذا أكثر مما يتسع له PDF. تأخذ HTML محادثات بأي طول.</translation>
    </message>
</context>
<context>
    <name>gui::PeerQuestions</name>
    <message>
        <source>another program</source>
        <extracomment>Who is asked, too, in a question</extracomment>
        <translation type="unfinished">برنامج آخر</translation>
    </message>
</context>
<context>
    <name>gui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>Window title in the preferences</extracomment>
        <translation type="unfinished">التفضيلات</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <extracomment>Text in the preferences</extracomment>
        <translation type="unfinished">&amp;عام</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <extracomment>Text in the preferences: keys of the keyboard</extracomment>
        <translation type="unfinished">الا&amp;ختصارات</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>Text in the preferences: keys of providers, not those of the keyboard</extracomment>
        <translation type="unfinished">الم&amp;فاتيح</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">كسطح المكتب</translation>
    </message>
    <message>
        <source>%1 (easy to read)</source>
        <translation type="unfinished">⁨%1⁩ (سهل القراءة)</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Choice in a list in the preferences: colours: dark on light</extracomment>
        <translation type="unfinished">فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Choice in a list in the preferences: colours: light on dark</extracomment>
        <translation type="unfinished">داكن</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter starts a new line</source>
        <translation type="unfinished">يرسل Enter، ويبدأ Shift+Enter سطرًا</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">يرسل Ctrl+Enter، ويبدأ Enter سطرًا</translation>
    </message>
    <message>
        <source>Shift+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">يرسل Shift+Enter، ويبدأ Enter سطرًا</translation>
    </message>
    <message>
        <source>Keep a cop&amp;y of each of the last seven days</source>
        <translation type="unfinished">الاحتفاظ بنسخة من &amp;كل يوم من الأيام السبعة الأخيرة</translation>
    </message>
    <message>
        <source>The first line of your first message</source>
        <translation type="unfinished">السطر الأول مما قلته أولًا</translation>
    </message>
    <message>
        <source>Written by the model after the first turn</source>
        <translation type="unfinished">يكتبه النموذج بعد الدور الأول</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Choice in a list in the preferences: no notifications</extracomment>
        <translation type="unfinished">بلا</translation>
    </message>
    <message>
        <source>That something has arrived, without contents</source>
        <translation type="unfinished">أن شيئًا قد وصل، دون محتوى</translation>
    </message>
    <message>
        <source>With title and text</source>
        <translation type="unfinished">مع العنوان والنص</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>Choice in a list in the preferences: no announcements</extracomment>
        <translation type="unfinished">لا شيء</translation>
    </message>
    <message>
        <source>Ends, questions and errors</source>
        <translation type="unfinished">النهايات والأسئلة والأخطاء</translation>
    </message>
    <message>
        <source>Calls and the beginnings of answers, too</source>
        <translation type="unfinished">الاستدعاءات وبدايات الردود أيضًا</translation>
    </message>
    <message>
        <source>until they are erased</source>
        <translation type="unfinished">حتى تُمحى</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the preferences: behind a number</extracomment>
        <translation type="unfinished"> يوم</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>Part of a number field in the preferences</extracomment>
        <translation type="unfinished"> %</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">الل&amp;غة:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">الأ&amp;لوان:</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">حجم ال&amp;نصوص:</translation>
    </message>
    <message>
        <source>Text &amp;font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">خ&amp;ط النصوص:</translation>
    </message>
    <message>
        <source>C&amp;ode font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">خط ال&amp;شيفرة:</translation>
    </message>
    <message>
        <source>Se&amp;nding:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">الإر&amp;سال:</translation>
    </message>
    <message>
        <source>Conversations:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">المحادثات:</translation>
    </message>
    <message>
        <source>&amp;Titles:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">العنا&amp;وين:</translation>
    </message>
    <message>
        <source>Not&amp;ifications:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">الإشعا&amp;رات:</translation>
    </message>
    <message>
        <source>Screen reade&amp;r is told:</source>
        <translation type="unfinished">يُبلَّغ &amp;قارئ الشاشة:</translation>
    </message>
    <message>
        <source>&amp;Deleted ones are kept:</source>
        <translation type="unfinished">مدة الاحتفاظ بالم&amp;حذوفة:</translation>
    </message>
    <message>
        <source>S&amp;pelling:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">ال&amp;تدقيق الإملائي:</translation>
    </message>
    <message>
        <source>Tr&amp;aces go to:</source>
        <translation type="unfinished">تُرسل التت&amp;بعات إلى:</translation>
    </message>
    <message>
        <source>Where turns are traced to: the address of a collector, or a file</source>
        <translation type="unfinished">وجهة تتبعات الأدوار: عنوان مجمّع أو ملف</translation>
    </message>
    <message>
        <source>nowhere; http://127.0.0.1:4318, or a file</source>
        <translation type="unfinished">لا مكان؛ أو http://127.0.0.1:4318، أو ملف</translation>
    </message>
    <message>
        <source>&amp;With what is said</source>
        <translation type="unfinished">مع ما &amp;يُقال</translation>
    </message>
    <message>
        <source>There are no dictionaries on this machine (packages hunspell-…).</source>
        <translation type="unfinished">لا توجد قواميس على هذا الجهاز (الحزم hunspell-…).</translation>
    </message>
    <message>
        <source>Languages whose spelling is checked</source>
        <translation type="unfinished">لغات التدقيق</translation>
    </message>
    <message>
        <source>The desktop&apos;s session bus cannot be reached: there are no notifications, and each start of the program has windows of its own.</source>
        <translation type="unfinished">لا يمكن الوصول إلى ناقل جلسة سطح المكتب: لا إشعارات، ولكل تشغيل للبرنامج نوافذه الخاصة.</translation>
    </message>
</context>
<context>
    <name>gui::PromptDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">ا&amp;ستخدام الموجّه</translation>
    </message>
</context>
<context>
    <name>gui::PromptRun</name>
    <message>
        <source>The server %1 is not connected.</source>
        <translation type="unfinished">الخادم ⁨%1⁩ غير متصل.</translation>
    </message>
</context>
<context>
    <name>gui::PromptsCommand</name>
    <message>
        <source>has to be given</source>
        <translation type="unfinished">يجب إعطاؤه</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation type="unfinished">يمكن تركه</translation>
    </message>
</context>
<context>
    <name>gui::PutAwayConversations</name>
    <message>
        <source>&amp;Restore</source>
        <extracomment>Button above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">ا&amp;ستعادة</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">محو ن&amp;هائي…</translation>
    </message>
    <message>
        <source>What is here stays as long as you like, and is found by the search.</source>
        <translation type="unfinished">يبقى ما هنا ما شئت، ويجده البحث.</translation>
    </message>
    <message>
        <source>What was deleted is kept here for as long as Preferences say.</source>
        <translation type="unfinished">يُحتفظ هنا بما حُذف طوال المدة المحددة في التفضيلات.</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">المحادثات المؤرشفة</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">المحادثات المحذوفة</translation>
    </message>
    <message>
        <source>Back into the &amp;list</source>
        <translation type="unfinished">إعادة إلى ال&amp;قائمة</translation>
    </message>
    <message>
        <source>Back into the list of conversations</source>
        <translation type="unfinished">إعادة إلى قائمة المحادثات</translation>
    </message>
    <message>
        <source>Restore the conversation</source>
        <translation type="unfinished">استعادة المحادثة</translation>
    </message>
    <message>
        <source>Erase the conversation for good</source>
        <translation type="unfinished">محو المحادثة نهائيًا</translation>
    </message>
    <message>
        <source>Erase for good…</source>
        <translation type="unfinished">محو نهائي…</translation>
    </message>
    <message>
        <source>Erase “%1” for good? Its canisters, branches and recorded exchanges are overwritten. This cannot be undone.</source>
        <translation type="unfinished">هل تريد محو «⁨%1⁩» نهائيًا؟ يُكتب فوق بنودها وفروعها وتبادلاتها المسجّلة. لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">محو ن&amp;هائي</translation>
    </message>
</context>
<context>
    <name>gui::QuestionBar</name>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">سؤال</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation type="unfinished">النص كاملًا</translation>
    </message>
    <message>
        <source>&amp;Run it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">ت&amp;شغيله</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">تر&amp;كه</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">متا&amp;بعة</translation>
    </message>
    <message>
        <source>E&amp;nd the turn</source>
        <translation type="unfinished">إ&amp;نهاء الدور</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">فتح في المت&amp;صفح</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;سماح</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">السماح &amp;دائمًا</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;رفض</translation>
    </message>
    <message>
        <source>Si&amp;gn in</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;تسجيل الدخول</translation>
    </message>
</context>
<context>
    <name>gui::QuestionCard</name>
    <message>
        <source>Edit &amp;arguments</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">تحرير ال&amp;وسيطات</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">بصيغة &amp;JSON</translation>
    </message>
    <message>
        <source>Also asked of %1, where it may be answered first.</source>
        <translation type="unfinished">سُئل عنه ⁨%1⁩ أيضًا، وقد يُجاب عنه هناك أولًا.</translation>
    </message>
    <message>
        <source>Allow &amp;once</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">سماح مرة وا&amp;حدة</translation>
    </message>
    <message>
        <source>&amp;For this conversation</source>
        <translation type="unfinished">لهذه ال&amp;محادثة</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;دائمًا</translation>
    </message>
    <message>
        <source>Always for calls &amp;like this</source>
        <translation type="unfinished">دائمًا للاستدعاءات الم&amp;شابهة</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;رفض</translation>
    </message>
    <message>
        <source>Send the a&amp;nswer</source>
        <translation type="unfinished">إرسال الإ&amp;جابة</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">اعت&amp;ذار</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">إل&amp;غاء</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">فتح في المت&amp;صفح</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">متا&amp;بعة</translation>
    </message>
    <message>
        <source>Go on once you have done what is asked there.</source>
        <translation type="unfinished">تابع بعد أن تفعل هناك ما هو مطلوب.</translation>
    </message>
    <message>
        <source>The browser could not be opened. Open the address there by hand, then go on.</source>
        <translation type="unfinished">تعذّر فتح المتصفح. افتح العنوان هناك بنفسك، ثم تابع.</translation>
    </message>
    <message>
        <source>A tool asks</source>
        <translation type="unfinished">سؤال من أداة</translation>
    </message>
    <message>
        <source>%1 asks</source>
        <extracomment>Answer that can be given on the card of a question in the transcript</extracomment>
        <translation type="unfinished">يسأل ⁨%1⁩</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">الوسيطات بصيغة JSON</translation>
    </message>
    <message>
        <source>What changes in the file: − removed, + added</source>
        <translation type="unfinished">ما يتغيّر في الملف: − يُحذف، + يُضاف</translation>
    </message>
    <message>
        <source>Calls like this one: %1.</source>
        <translation type="unfinished">استدعاءات مشابهة: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>What will run</source>
        <translation type="unfinished">ما سيُشغَّل</translation>
    </message>
    <message>
        <source>As a for&amp;m</source>
        <translation type="unfinished">&amp;كنموذج إدخال</translation>
    </message>
    <message>
        <source>It must be a JSON object.</source>
        <translation type="unfinished">يجب أن يكون كائن JSON.</translation>
    </message>
    <message>
        <source>Look at what is marked below.</source>
        <translation type="unfinished">انظر إلى ما هو معلّم أدناه.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is.</source>
        <translation type="unfinished">لا يمكن إرسال هذا كما هو.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation type="unfinished">لا يمكن إرسال هذا كما هو</translation>
    </message>
</context>
<context>
    <name>gui::QueueStrip</name>
    <message>
        <source>Send now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">إرسال الآن</translation>
    </message>
    <message>
        <source>Send what waits, and go on with the next after each answer</source>
        <translation type="unfinished">إرسال ما ينتظر، ثم المتابعة بالتالي بعد كل رد</translation>
    </message>
    <message>
        <source>Say now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">قول الآن</translation>
    </message>
    <message>
        <source>Say it within the turn under way, after the running round (Ctrl+Enter)</source>
        <translation type="unfinished">قولها ضمن الدور الجاري، بعد الجولة الجارية (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button at a message that waits to be sent: a verb</extracomment>
        <translation type="unfinished">تحرير</translation>
    </message>
    <message>
        <source>Go on writing this message (Enter)</source>
        <translation type="unfinished">متابعة الكتابة في هذه الرسالة (Enter)</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>Button at a message that waits to be sent: move it up</extracomment>
        <translation type="unfinished">لأعلى</translation>
    </message>
    <message>
        <source>Send it earlier (Alt+Up)</source>
        <translation type="unfinished">إرسالها أبكر (Alt+Up)</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Button at a message that waits to be sent: move it down</extracomment>
        <translation type="unfinished">لأسفل</translation>
    </message>
    <message>
        <source>Send it later (Alt+Down)</source>
        <translation type="unfinished">إرسالها لاحقًا (Alt+Down)</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>Button at a message that waits to be sent: a verb: take it out of the queue</extracomment>
        <translation type="unfinished">إلغاء</translation>
    </message>
    <message>
        <source>Do not send it (Delete)</source>
        <translation type="unfinished">عدم إرسالها (Delete)</translation>
    </message>
    <message>
        <source>Messages that wait</source>
        <translation type="unfinished">الرسائل المنتظرة</translation>
    </message>
    <message numerus="yes">
        <source>%1 (with %n attachment(s))</source>
        <translation type="unfinished">
            <numerusform>⁨%1⁩ (بلا مرفقات)</numerusform>
            <numerusform>⁨%1⁩ (مع مرفق واحد)</numerusform>
            <numerusform>⁨%1⁩ (مع مرفقين)</numerusform>
            <numerusform>⁨%1⁩ (مع %Ln مرفقات)</numerusform>
            <numerusform>⁨%1⁩ (مع %Ln مرفقًا)</numerusform>
            <numerusform>⁨%1⁩ (مع %Ln مرفق)</numerusform>
        </translation>
    </message>
    <message>
        <source>After this round: %1</source>
        <translation type="unfinished">بعد هذه الجولة: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait for the answer.</source>
        <translation type="unfinished">
            <numerusform>لا رسائل تنتظر الرد.</numerusform>
            <numerusform>رسالة واحدة تنتظر الرد.</numerusform>
            <numerusform>رسالتان تنتظران الرد.</numerusform>
            <numerusform>%Ln رسائل تنتظر الرد.</numerusform>
            <numerusform>%Ln رسالة تنتظر الرد.</numerusform>
            <numerusform>%Ln رسالة تنتظر الرد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">ليس الآن</translation>
    </message>
</context>
<context>
    <name>gui::QuickQuestion</name>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Button in the small window of a quick question</extracomment>
        <translation type="unfinished">&amp;سؤال</translation>
    </message>
    <message>
        <source>&amp;Open in the window</source>
        <translation type="unfinished">&amp;فتح في النافذة</translation>
    </message>
    <message>
        <source>Quick question – Parlance</source>
        <translation type="unfinished">سؤال سريع – Parlance</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <extracomment>Label in the small window of a quick question</extracomment>
        <translation type="unfinished">السؤا&amp;ل:</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers in the small window of a quick question</extracomment>
        <translation type="unfinished">سؤال</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Name for screen readers in the small window of a quick question: a noun: what came back</extracomment>
        <translation type="unfinished">الرد</translation>
    </message>
    <message>
        <source>%1, without tools. Esc closes this.</source>
        <translation type="unfinished">⁨%1⁩، بلا أدوات. يغلق Esc هذه النافذة.</translation>
    </message>
    <message>
        <source>Waiting for the answer…</source>
        <translation type="unfinished">في انتظار الرد…</translation>
    </message>
    <message>
        <source>The answer has arrived; another question goes on from it.</source>
        <translation type="unfinished">وصل الرد؛ ويتابع منه سؤال آخر.</translation>
    </message>
    <message>
        <source>The question came to nothing.</source>
        <translation type="unfinished">لم يكتمل السؤال.</translation>
    </message>
</context>
<context>
    <name>gui::ReadingWindow</name>
    <message>
        <source>The message as text</source>
        <translation type="unfinished">الرسالة كنص</translation>
    </message>
</context>
<context>
    <name>gui::RedactionWindow</name>
    <message>
        <source>What is taken out of exchanges</source>
        <translation type="unfinished">ما يُنزع من التبادلات</translation>
    </message>
    <message>
        <source>Patterns, one on a line</source>
        <translation type="unfinished">الأنماط، واحد في كل سطر</translation>
    </message>
    <message>
        <source>Members of JSON, and headers, with commas between</source>
        <translation type="unfinished">أعضاء JSON والترويسات، تفصل بينها فواصل</translation>
    </message>
    <message>
        <source>email, phone</source>
        <extracomment>Hint in an empty field in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">email, phone</translation>
    </message>
    <message>
        <source>The exchanges that the rules were tried on</source>
        <translation type="unfinished">التبادلات التي جُرّبت عليها القواعد</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">البدء</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window about what is taken out of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">الطلب</translation>
    </message>
    <message>
        <source>Taken out</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">المنزوع</translation>
    </message>
    <message>
        <source>What would have been kept of it</source>
        <translation type="unfinished">ما كان سيُحفظ منه</translation>
    </message>
    <message>
        <source>Keys are taken out in any case. What a pattern (a regular expression) matches, and the values of these members, become [redacted] before an exchange is kept. What has been kept already stays as it is.</source>
        <translation type="unfinished">تُنزع المفاتيح في كل حال. ما يطابقه نمط (تعبير نمطي) وقيم هذه الأعضاء تصبح ⁦[redacted]⁩ قبل حفظ التبادل. وما حُفظ من قبل يبقى كما هو.</translation>
    </message>
    <message>
        <source>&amp;Patterns, one on a line</source>
        <translation type="unfinished">الأ&amp;نماط، واحد في كل سطر</translation>
    </message>
    <message>
        <source>&amp;Members of JSON, and headers</source>
        <translation type="unfinished">أعضاء JSON و&amp;الترويسات</translation>
    </message>
    <message>
        <source>&amp;Try out</source>
        <extracomment>Button in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">ت&amp;جربة</translation>
    </message>
    <message>
        <source>On the exchanges that were kept last; nothing is changed</source>
        <translation type="unfinished">على آخر التبادلات المحفوظة؛ لا يتغيّر شيء</translation>
    </message>
    <message>
        <source>&amp;Keep these rules</source>
        <translation type="unfinished">&amp;حفظ هذه القواعد</translation>
    </message>
    <message>
        <source>They apply from now on</source>
        <translation type="unfinished">تسري من الآن</translation>
    </message>
    <message>
        <source>Nothing has been kept yet that the rules could be tried on.</source>
        <translation type="unfinished">لم يُحفظ بعد شيء تُجرَّب عليه القواعد.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) would have been taken out of the exchanges that were kept last.</source>
        <translation type="unfinished">
            <numerusform>لم يكن شيء ليُنزع من آخر التبادلات المحفوظة.</numerusform>
            <numerusform>كان موضع واحد ليُنزع من آخر التبادلات المحفوظة.</numerusform>
            <numerusform>كان موضعان ليُنزعا من آخر التبادلات المحفوظة.</numerusform>
            <numerusform>كانت %Ln مواضع لتُنزع من آخر التبادلات المحفوظة.</numerusform>
            <numerusform>كان %Ln موضعًا ليُنزع من آخر التبادلات المحفوظة.</numerusform>
            <numerusform>كان %Ln موضع ليُنزع من آخر التبادلات المحفوظة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept. They apply to every exchange from now on.</source>
        <translation type="unfinished">حُفظت، وتسري على كل تبادل من الآن.</translation>
    </message>
</context>
<context>
    <name>gui::RehearseCommand</name>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">المنفذ على 127.0.0.1؛ يأخذ 0 أي منفذ متاح.</translation>
    </message>
    <message>
        <source>A scenario descriptor, or a cassette (NAME.jsonl, or an HTTP Archive, NAME.har); without one, the scenario that is shipped.</source>
        <translation type="unfinished">واصف سيناريو، أو شريط (NAME.jsonl، أو HTTP Archive باسم NAME.har)؛ وبدونه السيناريو المرفق مع البرنامج.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">⁨%1⁩ ليس منفذًا.</translation>
    </message>
</context>
<context>
    <name>gui::RemovedBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a descriptor was deleted</extracomment>
        <translation type="unfinished">ت&amp;راجع</translation>
    </message>
    <message>
        <source>%1 has been deleted.</source>
        <translation type="unfinished">حُذف ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>gui::RepairCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">الكتابة بصيغة JSON Lines.</translation>
    </message>
    <message>
        <source>For screen readers: words instead of symbols.</source>
        <translation type="unfinished">لقارئات الشاشة: كلمات بدل الرموز.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">عرض خيارات هذا الأمر.</translation>
    </message>
    <message>
        <source>Only say what is wrong, and change nothing.</source>
        <translation type="unfinished">الاكتفاء بذكر الأخطاء دون تغيير شيء.</translation>
    </message>
    <message>
        <source>repair takes no argument.</source>
        <translation type="unfinished">لا يأخذ repair وسيطة.</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation type="unfinished">كل شيء قابل للقراءة.</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">كل شيء قابل للقراءة؛ لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">لا ينقص شيء.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">الملف القديم محفوظ باسم ⁨%1⁩.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>المحادثات المنقَذة: ⁨%1⁩، بلا رسائل.</numerusform>
            <numerusform>المحادثات المنقَذة: ⁨%1⁩، وفيها رسالة واحدة.</numerusform>
            <numerusform>المحادثات المنقَذة: ⁨%1⁩، وفيها رسالتان.</numerusform>
            <numerusform>المحادثات المنقَذة: ⁨%1⁩، وفيها %Ln رسائل.</numerusform>
            <numerusform>المحادثات المنقَذة: ⁨%1⁩، وفيها %Ln رسالة.</numerusform>
            <numerusform>المحادثات المنقَذة: ⁨%1⁩، وفيها %Ln رسالة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RepairDialog</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the message that the store is damaged</extracomment>
        <translation type="unfinished">إ&amp;صلاح…</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">كل شيء قابل للقراءة؛ لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">لا ينقص شيء.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">الملف القديم محفوظ باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Repair the conversations</source>
        <translation type="unfinished">إصلاح المحادثات</translation>
    </message>
    <message>
        <source>&amp;Open the conversations</source>
        <translation type="unfinished">&amp;فتح المحادثات</translation>
    </message>
    <message>
        <source>Every part of the file is checked.</source>
        <translation type="unfinished">فُحص كل جزء من الملف.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>المحادثات المنقَذة: ⁨%1⁩، بلا رسائل.</numerusform>
            <numerusform>المحادثات المنقَذة: ⁨%1⁩، وفيها رسالة واحدة.</numerusform>
            <numerusform>المحادثات المنقَذة: ⁨%1⁩، وفيها رسالتان.</numerusform>
            <numerusform>المحادثات المنقَذة: ⁨%1⁩، وفيها %Ln رسائل.</numerusform>
            <numerusform>المحادثات المنقَذة: ⁨%1⁩، وفيها %Ln رسالة.</numerusform>
            <numerusform>المحادثات المنقَذة: ⁨%1⁩، وفيها %Ln رسالة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestEditor</name>
    <message>
        <source>Body of the request</source>
        <translation type="unfinished">متن الطلب</translation>
    </message>
    <message>
        <source>What is wrong with the request</source>
        <translation type="unfinished">الأخطاء في الطلب</translation>
    </message>
    <message>
        <source>The request is large, and is being read…</source>
        <translation type="unfinished">الطلب كبير وتجري قراءته…</translation>
    </message>
    <message numerus="yes">
        <source>%n long string(s) are folded to a mark and sent whole.</source>
        <translation type="unfinished">
            <numerusform>لا سلاسل نصية مطوية.</numerusform>
            <numerusform>طُويت سلسلة نصية طويلة إلى علامة، وتُرسل كاملة.</numerusform>
            <numerusform>طُويت سلسلتان نصيتان طويلتان إلى علامة، وتُرسلان كاملتين.</numerusform>
            <numerusform>طُويت %Ln سلاسل نصية طويلة إلى علامة، وتُرسل كاملة.</numerusform>
            <numerusform>طُويت %Ln سلسلة نصية طويلة إلى علامة، وتُرسل كاملة.</numerusform>
            <numerusform>طُويت %Ln سلسلة نصية طويلة إلى علامة، وتُرسل كاملة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestFill</name>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">الأدوات</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">الرسائل</translation>
    </message>
    <message>
        <source>Instructions of the workspace</source>
        <translation type="unfinished">تعليمات مساحة العمل</translation>
    </message>
    <message>
        <source>Settings and the rest</source>
        <translation type="unfinished">الإعدادات وما بقي</translation>
    </message>
    <message>
        <source>System text</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">نص النظام</translation>
    </message>
</context>
<context>
    <name>gui::RequestWindow</name>
    <message>
        <source>What the model will see</source>
        <translation type="unfinished">ما سيراه النموذج</translation>
    </message>
    <message>
        <source>Address and headers</source>
        <translation type="unfinished">العنوان والترويسات</translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">ال&amp;طلب</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">ال&amp;ترويسات</translation>
    </message>
    <message>
        <source>Find in the request</source>
        <translation type="unfinished">البحث في الطلب</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <extracomment>Button in the window that shows what the model would be sent now: the place before</extracomment>
        <translation type="unfinished">ال&amp;سابق</translation>
    </message>
    <message>
        <source>The previous line that has it (Shift+F3)</source>
        <translation type="unfinished">السطر السابق الذي يحويه (Shift+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">التا&amp;لي</translation>
    </message>
    <message>
        <source>The next line that has it (F3)</source>
        <translation type="unfinished">السطر التالي الذي يحويه (F3)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that shows what the model would be sent now: a verb</extracomment>
        <translation type="unfinished">&amp;نسخ</translation>
    </message>
    <message>
        <source>Copy the whole body as it would be sent</source>
        <translation type="unfinished">نسخ المتن كله كما سيُرسل</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">ت&amp;حديث</translation>
    </message>
    <message>
        <source>As it would be now (F5)</source>
        <translation type="unfinished">كما سيكون الآن (F5)</translation>
    </message>
    <message>
        <source>There is no request to show.</source>
        <translation type="unfinished">لا يوجد طلب لعرضه.</translation>
    </message>
    <message>
        <source>This would be sent now, with what is in the composer. Nothing has been sent for it.</source>
        <translation type="unfinished">هذا ما سيُرسل الآن مع ما في مربع الكتابة. لم يُرسل شيء من أجله.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) are left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>لا تُستبعد رسائل سابقة.</numerusform>
            <numerusform>تُستبعد رسالة سابقة لأن سياق النموذج لا يتسع لها.</numerusform>
            <numerusform>تُستبعد رسالتان سابقتان لأن سياق النموذج لا يتسع لهما.</numerusform>
            <numerusform>تُستبعد %Ln رسائل سابقة لأن سياق النموذج لا يتسع لها.</numerusform>
            <numerusform>تُستبعد %Ln رسالة سابقة لأن سياق النموذج لا يتسع لها.</numerusform>
            <numerusform>تُستبعد %Ln رسالة سابقة لأن سياق النموذج لا يتسع لها.</numerusform>
        </translation>
    </message>
    <message>
        <source>No body</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">بلا متن</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">لم يُعثر عليه</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">السطر ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::ResendCommand</name>
    <message>
        <source>Send what is in this file instead of the body that was sent, byte for byte.</source>
        <translation type="unfinished">إرسال ما في هذا الملف بدلًا من المتن الذي أُرسل، بايتًا ببايت.</translation>
    </message>
    <message>
        <source>How often, one after the other; at most %1.</source>
        <translation type="unfinished">عدد المرات، واحدة بعد أخرى؛ ⁨%1⁩ على الأكثر.</translation>
    </message>
    <message>
        <source>To this provider, which has to speak the same language. Default: the one that it went to.</source>
        <translation type="unfinished">إلى هذا المزوّد، ويجب أن يستخدم اللهجة نفسها. المبدئي: الذي أُرسل إليه.</translation>
    </message>
    <message>
        <source>The exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">التبادل، بمعرّفه أو بدايته.</translation>
    </message>
    <message>
        <source>Which exchange? parlance exchanges lists them.</source>
        <translation type="unfinished">أي تبادل؟ يسردها parlance exchanges.</translation>
    </message>
    <message>
        <source>--times is a number from 1 to %1.</source>
        <translation type="unfinished">قيمة ⁦--times⁩ عدد من 1 إلى ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">تعذّرت قراءة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation type="unfinished">⁨%1⁩ أكبر من 64 MiB.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">حيث كان في المتن مفتاح توجد علامة مكانه، وتُرسل كما هي.</translation>
    </message>
    <message>
        <source>%1 Say which with --provider.</source>
        <translation type="unfinished">⁨%1⁩ حدّده بـ ⁦--provider⁩.</translation>
    </message>
    <message>
        <source>says the same as before</source>
        <translation type="unfinished">يقول ما قيل من قبل</translation>
    </message>
    <message>
        <source>departs from what was said before at byte %1</source>
        <translation type="unfinished">يختلف عما قيل من قبل عند البايت ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1  status %2  %3 ms (%4 before)  %5 tokens in, %6 out  %7</source>
        <translation type="unfinished">⁨%1⁩  رمز الحالة ⁨%2⁩  ⁨%3⁩ م.ث (⁨%4⁩ من قبل)  ⁨%5⁩ رموز داخلة، ⁨%6⁩ خارجة  ⁨%7⁩</translation>
    </message>
</context>
<context>
    <name>gui::ResourceModel</name>
    <message>
        <source>family</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">قالب</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">تغيّر</translation>
    </message>
    <message>
        <source>watched</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">مراقَب</translation>
    </message>
</context>
<context>
    <name>gui::ResourcePreview</name>
    <message>
        <source>Text of the resource</source>
        <translation type="unfinished">نص المورد</translation>
    </message>
    <message>
        <source>This is neither text nor a picture: %1</source>
        <translation type="unfinished">ليس هذا نصًا ولا صورة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>[The rest is not shown here.]</source>
        <translation type="unfinished">[البقية غير معروضة هنا.]</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name for screen readers of the preview of a resource that is a picture</extracomment>
        <translation type="unfinished">صورة</translation>
    </message>
    <message>
        <source>The picture cannot be shown.</source>
        <translation type="unfinished">تعذّر عرض الصورة.</translation>
    </message>
</context>
<context>
    <name>gui::ResourceView</name>
    <message>
        <source>&amp;Read</source>
        <extracomment>Button of a resource of an MCP server</extracomment>
        <translation type="unfinished">&amp;قراءة</translation>
    </message>
    <message>
        <source>&amp;Watch for changes</source>
        <translation type="unfinished">&amp;مراقبة التغييرات</translation>
    </message>
    <message>
        <source>&amp;Attach to the message</source>
        <translation type="unfinished">إر&amp;فاق بالرسالة</translation>
    </message>
    <message>
        <source>Part of the resource</source>
        <translation type="unfinished">جزء من المورد</translation>
    </message>
    <message>
        <source>Fill in what is in braces, then read it.</source>
        <translation type="unfinished">املأ ما بين الأقواس المعقوفة، ثم اقرأه.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>Message of a resource of an MCP server</extracomment>
        <translation type="unfinished">جارٍ القراءة…</translation>
    </message>
    <message>
        <source>It goes with your next message.</source>
        <translation type="unfinished">يُرسل مع رسالتك التالية.</translation>
    </message>
    <message>
        <source>It has changed since it was read.</source>
        <translation type="unfinished">تغيّر منذ قُرئ.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <extracomment>Button or progress of a resource of an MCP server</extracomment>
        <translation type="unfinished">إعادة ال&amp;قراءة</translation>
    </message>
</context>
<context>
    <name>gui::ResourcesDialog</name>
    <message>
        <source>List a&amp;gain</source>
        <extracomment>Button in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">ت&amp;حديث القائمة</translation>
    </message>
    <message>
        <source>Resources of MCP servers</source>
        <translation type="unfinished">موارد خوادم MCP</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">الخادم</translation>
    </message>
    <message>
        <source>Search the resources</source>
        <translation type="unfinished">البحث في الموارد</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">بحث</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">الموارد</translation>
    </message>
    <message>
        <source>There is no MCP server yet.</source>
        <translation type="unfinished">لا يوجد خادم MCP بعد.</translation>
    </message>
    <message>
        <source>This server has no resources.</source>
        <translation type="unfinished">ليس لهذا الخادم موارد.</translation>
    </message>
    <message>
        <source>Listing…</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">جارٍ السرد…</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">
            <numerusform>لا موارد</numerusform>
            <numerusform>مورد واحد</numerusform>
            <numerusform>موردان</numerusform>
            <numerusform>%Ln موارد</numerusform>
            <numerusform>%Ln موردًا</numerusform>
            <numerusform>%Ln مورد</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RestoreCommand</name>
    <message>
        <source>restored:</source>
        <extracomment>Message on the terminal before the conversation that was brought back</extracomment>
        <translation type="unfinished">استُعيدت:</translation>
    </message>
</context>
<context>
    <name>gui::ResultView</name>
    <message>
        <source>The turn would be rolled back; the model would get nothing.</source>
        <translation type="unfinished">سيُتراجع عن الدور، ولن يصل إلى النموذج شيء.</translation>
    </message>
    <message>
        <source>The turn would go on; the model would get this as an error result.</source>
        <translation type="unfinished">سيستمر الدور، وسيصل هذا إلى النموذج كنتيجة خطأ.</translation>
    </message>
    <message>
        <source>%1 error: %2</source>
        <translation type="unfinished">خطأ ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation type="unfinished">للنموذج</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">لك</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of a result in the test bench: an adjective: byte for byte</extracomment>
        <translation type="unfinished">خام</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of a result in the test bench: a noun: to another exchange</extracomment>
        <translation type="unfinished">الفرق</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation type="unfinished">لم تُشغَّل بعد</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">
            <numerusform>بلا طلبات</numerusform>
            <numerusform>طلب واحد</numerusform>
            <numerusform>طلبان</numerusform>
            <numerusform>%Ln طلبات</numerusform>
            <numerusform>%Ln طلبًا</numerusform>
            <numerusform>%Ln طلب</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RowAction</name>
    <message>
        <source>Copy</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">نسخ</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">تحرير</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: have it answered again</extracomment>
        <translation type="unfinished">توليد مجددًا</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: begin a branch here</extracomment>
        <translation type="unfinished">تفريع</translation>
    </message>
    <message>
        <source>Compare from here…</source>
        <translation type="unfinished">مقارنة من هنا…</translation>
    </message>
    <message>
        <source>Compare with the other version</source>
        <translation type="unfinished">مقارنة بالنسخة الأخرى</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; the message is sent along</extracomment>
        <translation type="unfinished">نشط</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">تثبيت</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">نسخ بصيغة Markdown</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished">نسخ كنص</translation>
    </message>
    <message>
        <source>Edit the result…</source>
        <translation type="unfinished">تحرير النتيجة…</translation>
    </message>
    <message>
        <source>Look at arguments and result…</source>
        <translation type="unfinished">الاطلاع على الوسيطات والنتيجة…</translation>
    </message>
    <message>
        <source>Run this call again…</source>
        <translation type="unfinished">تشغيل هذا الاستدعاء مجددًا…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">حذف</translation>
    </message>
    <message>
        <source>Move to a new conversation</source>
        <translation type="unfinished">نقل إلى محادثة جديدة</translation>
    </message>
    <message>
        <source>Show what the model saw here</source>
        <translation type="unfinished">عرض ما رآه النموذج هنا</translation>
    </message>
    <message>
        <source>Show what went over the wire</source>
        <translation type="unfinished">عرض البيانات المتبادلة</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files…</source>
        <translation type="unfinished">التراجع عن ملفات هذا الدور…</translation>
    </message>
    <message>
        <source>Previous version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">النسخة السابقة</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">النسخة التالية</translation>
    </message>
    <message>
        <source>Show thought</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">عرض التفكير</translation>
    </message>
    <message>
        <source>Open or fold</source>
        <translation type="unfinished">بسط أو طي</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">عرض الكل</translation>
    </message>
    <message>
        <source>Undo this turn</source>
        <translation type="unfinished">التراجع عن هذا الدور</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation type="unfinished">القراءة كنص</translation>
    </message>
</context>
<context>
    <name>gui::RowOffer</name>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; leave the message out of what is sent</extracomment>
        <translation type="unfinished">تعطيل</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; send the message along again</extracomment>
        <translation type="unfinished">تنشيط</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">إلغاء التثبيت</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">تثبيت</translation>
    </message>
    <message>
        <source>Edit the arguments…</source>
        <translation type="unfinished">تحرير الوسيطات…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">تحرير…</translation>
    </message>
    <message>
        <source>Undo this turn and what follows</source>
        <translation type="unfinished">التراجع عن هذا الدور وما يليه</translation>
    </message>
</context>
<context>
    <name>gui::RunDetails</name>
    <message>
        <source>Asked</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was asked</extracomment>
        <translation type="unfinished">السؤال</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was answered</extracomment>
        <translation type="unfinished">أُجيب</translation>
    </message>
    <message>
        <source>&amp;Whole conversation</source>
        <extracomment>Button beside the table of an evaluation</extracomment>
        <translation type="unfinished">المحادثة &amp;كلها</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Name for screen readers beside the table of an evaluation: what was expected</extracomment>
        <translation type="unfinished">المتوقّع</translation>
    </message>
    <message>
        <source>Grade %1 of %2</source>
        <translation type="unfinished">الدرجة ⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>Your grade</source>
        <extracomment>Label beside the table of an evaluation</extracomment>
        <translation type="unfinished">درجتك</translation>
    </message>
    <message>
        <source>Pick a cell to see its runs.</source>
        <translation type="unfinished">اختر خلية لترى تشغيلاتها.</translation>
    </message>
    <message>
        <source>%1 · %2 · run %3 of %4</source>
        <translation type="unfinished">⁨%1⁩ · ⁨%2⁩ · التشغيل ⁨%3⁩ من ⁨%4⁩</translation>
    </message>
    <message>
        <source>● passed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">● نجح</translation>
    </message>
    <message>
        <source>◆ broken</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">◆ معطوب</translation>
    </message>
    <message>
        <source>○ failed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">○ فشل</translation>
    </message>
</context>
<context>
    <name>gui::RunNotices</name>
    <message>
        <source>It called %1 (%2).</source>
        <translation type="unfinished">استدعى ⁨%1⁩ (⁨%2⁩).</translation>
    </message>
</context>
<context>
    <name>gui::RunningPanel</name>
    <message>
        <source>Servers, and what they are asked now</source>
        <translation type="unfinished">الخوادم، وما تُسأل عنه الآن</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">الخادم</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of a server</extracomment>
        <translation type="unfinished">الحالة</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of tools</extracomment>
        <translation type="unfinished">الاستدعاءات</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how many calls wait</extracomment>
        <translation type="unfinished">في الانتظار</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how much it takes</extracomment>
        <translation type="unfinished">الذاكرة</translation>
    </message>
    <message>
        <source>Restarts</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how often it was started again</extracomment>
        <translation type="unfinished">مرات إعادة التشغيل</translation>
    </message>
    <message>
        <source>Requests that are under way</source>
        <translation type="unfinished">الطلبات الجارية</translation>
    </message>
    <message>
        <source>Those that have no answer yet</source>
        <translation type="unfinished">ما لا رد عليه بعد</translation>
    </message>
    <message>
        <source>Of the servers that Parlance has started as programs</source>
        <translation type="unfinished">للخوادم التي شغّلها Parlance كبرامج</translation>
    </message>
    <message>
        <source>How often it has been restarted since Parlance was started</source>
        <translation type="unfinished">عدد مرات إعادة تشغيله منذ بدء Parlance</translation>
    </message>
    <message>
        <source>Nothing is running now: no MCP server is described, no model&apos;s server was started, and no provider is being asked.</source>
        <translation type="unfinished">لا شيء يعمل الآن: لا خادم MCP موصوف، ولم يُشغَّل خادم نموذج، ولا يُسأل أي مزوّد.</translation>
    </message>
    <message>
        <source>MCP</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">MCP</translation>
    </message>
    <message>
        <source>model file</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">ملف نموذج</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked; can be used</extracomment>
        <translation type="unfinished">جاهز</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">متوقف</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">فشل</translation>
    </message>
    <message>
        <source>restarting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">يبدأ مجددًا</translation>
    </message>
    <message>
        <source>starting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">يبدأ</translation>
    </message>
    <message>
        <source>provider</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">مزوّد</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">طُلب</translation>
    </message>
</context>
<context>
    <name>gui::RunsView</name>
    <message>
        <source>Repeat</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb: run it once more</extracomment>
        <translation type="unfinished">تكرار</translation>
    </message>
    <message>
        <source>Runs it again with the same arguments (F5)</source>
        <translation type="unfinished">يشغّلها مجددًا بالوسيطات نفسها (F5)</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb</extracomment>
        <translation type="unfinished">مقارنة</translation>
    </message>
    <message>
        <source>Shows how two picked runs differ</source>
        <translation type="unfinished">يعرض كيف يختلف تشغيلان محددان</translation>
    </message>
    <message>
        <source>Use as example</source>
        <translation type="unfinished">استخدام كمثال</translation>
    </message>
    <message>
        <source>Copies the run as an example for a description</source>
        <translation type="unfinished">ينسخ التشغيل كمثال للوصف</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Name for screen readers in the list of earlier runs in the test bench</extracomment>
        <translation type="unfinished">التشغيلات السابقة</translation>
    </message>
    <message>
        <source>Use as case</source>
        <translation type="unfinished">استخدام كحالة</translation>
    </message>
    <message>
        <source>Copies the run as a case of an evaluation, for a file of cases</source>
        <translation type="unfinished">ينسخ التشغيل كحالة تقييم، لملف حالات</translation>
    </message>
</context>
<context>
    <name>gui::SaveExchangesDialog</name>
    <message>
        <source>&amp;Without texts: only structure, sizes and times</source>
        <translation type="unfinished">&amp;بلا نصوص: البنية والأحجام والأوقات فقط</translation>
    </message>
    <message numerus="yes">
        <source>Save %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>لا تبادلات لحفظها</numerusform>
            <numerusform>حفظ تبادل واحد</numerusform>
            <numerusform>حفظ تبادلين</numerusform>
            <numerusform>حفظ %Ln تبادلات</numerusform>
            <numerusform>حفظ %Ln تبادلًا</numerusform>
            <numerusform>حفظ %Ln تبادل</numerusform>
        </translation>
    </message>
    <message>
        <source>What kind of file</source>
        <translation type="unfinished">نوع الملف</translation>
    </message>
    <message>
        <source>HTTP Archive (.har), which browsers and other tools read</source>
        <translation type="unfinished">⁦HTTP Archive (.har)⁩، تقرؤه المتصفحات وأدوات أخرى</translation>
    </message>
    <message>
        <source>Cassette (.jsonl), which can be played again</source>
        <translation type="unfinished">شريط (⁦.jsonl⁩)، يمكن تشغيله مجددًا</translation>
    </message>
    <message>
        <source>Keys are in neither. What anybody has said is, unless it is left out.</source>
        <translation type="unfinished">لا تدخل المفاتيح في أي منهما. أما ما قاله أي أحد فيدخل ما لم يُستبعد.</translation>
    </message>
</context>
<context>
    <name>gui::SearchCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">هذا العدد على الأكثر.</translation>
    </message>
    <message>
        <source>All of them must occur; each may be the beginning of a word.</source>
        <translation type="unfinished">يجب أن توجد كلها؛ وقد تكون كل منها بداية كلمة.</translation>
    </message>
    <message>
        <source>Search for what?</source>
        <translation type="unfinished">عمّ تبحث؟</translation>
    </message>
    <message>
        <source>in the title</source>
        <translation type="unfinished">في العنوان</translation>
    </message>
</context>
<context>
    <name>gui::SearchHitModel</name>
    <message>
        <source>Untitled</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">بلا عنوان</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">
            <numerusform>لا نتائج</numerusform>
            <numerusform>نتيجة واحدة</numerusform>
            <numerusform>نتيجتان</numerusform>
            <numerusform>%Ln نتائج</numerusform>
            <numerusform>%Ln نتيجة</numerusform>
            <numerusform>%Ln نتيجة</numerusform>
        </translation>
    </message>
    <message>
        <source>in the title</source>
        <extracomment>Line in the results of a search in all conversations: the words stand in the conversation&apos;s title</extracomment>
        <translation type="unfinished">في العنوان</translation>
    </message>
</context>
<context>
    <name>gui::SendAgainWindow</name>
    <message>
        <source>Before</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came before</extracomment>
        <translation type="unfinished">قبل</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came now</extracomment>
        <translation type="unfinished">الآن</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation type="unfinished">تحرير وإعادة إرسال</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in the request; it is sent as it stands all the same.</source>
        <translation type="unfinished">
            <numerusform>لا أخطاء في الطلب.</numerusform>
            <numerusform>في الطلب خطأ واحد؛ ويُرسل كما هو رغم ذلك.</numerusform>
            <numerusform>في الطلب خطآن؛ ويُرسل كما هو رغم ذلك.</numerusform>
            <numerusform>في الطلب %Ln أخطاء؛ ويُرسل كما هو رغم ذلك.</numerusform>
            <numerusform>في الطلب %Ln خطأً؛ ويُرسل كما هو رغم ذلك.</numerusform>
            <numerusform>في الطلب %Ln خطأ؛ ويُرسل كما هو رغم ذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>Headers of the request, one on a line; keys are added when it is sent</source>
        <translation type="unfinished">ترويسات الطلب، واحدة في كل سطر؛ تُضاف المفاتيح عند إرساله</translation>
    </message>
    <message>
        <source>Re&amp;quest</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">ال&amp;طلب</translation>
    </message>
    <message>
        <source>Hea&amp;ders</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">ال&amp;ترويسات</translation>
    </message>
    <message>
        <source>All answers, and what differs</source>
        <translation type="unfinished">كل الردود، وما يختلف</translation>
    </message>
    <message>
        <source>The provider that it is sent to</source>
        <translation type="unfinished">المزوّد الذي يُرسل إليه</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <extracomment>Label in the window that sends a recorded request again: to which provider</extracomment>
        <translation type="unfinished">إ&amp;لى</translation>
    </message>
    <message>
        <source>How often it is sent</source>
        <translation type="unfinished">عدد مرات الإرسال</translation>
    </message>
    <message>
        <source> times</source>
        <extracomment>Part of a number field in the window that sends a recorded request again: how often it is sent; behind a number</extracomment>
        <translation type="unfinished"> مرات</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <extracomment>Button in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">إ&amp;رسال</translation>
    </message>
    <message>
        <source>Sends the request as it stands (Ctrl+Enter)</source>
        <translation type="unfinished">يرسل الطلب كما هو (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>As a &amp;branch</source>
        <translation type="unfinished">ك&amp;فرع</translation>
    </message>
    <message>
        <source>Puts the answer that is shown beside the old one in the conversation, marked as made by hand</source>
        <translation type="unfinished">يضع الرد المعروض بجانب القديم في المحادثة، معلّمًا بأنه مُعدّ يدويًا</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;حفظ كـ</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">نسخ كأمر c&amp;url</translation>
    </message>
    <message>
        <source>The request as it stands, as a command line without the key</source>
        <translation type="unfinished">الطلب كما هو، كسطر أوامر بلا المفتاح</translation>
    </message>
    <message>
        <source>&amp;Undo all</source>
        <extracomment>Button in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">الترا&amp;جع عن الكل</translation>
    </message>
    <message>
        <source>The request as it was sent</source>
        <translation type="unfinished">الطلب كما أُرسل</translation>
    </message>
    <message>
        <source>&amp;Cassette…</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;شريط…</translation>
    </message>
    <message>
        <source>&amp;Scenario of the rehearsal…</source>
        <translation type="unfinished">&amp;سيناريو محاكاة…</translation>
    </message>
    <message>
        <source>&amp;Table of the answers (CSV)…</source>
        <translation type="unfinished">ج&amp;دول الردود (CSV)…</translation>
    </message>
    <message>
        <source>%1 · sent %2</source>
        <translation type="unfinished">⁨%1⁩ · أُرسل ⁨%2⁩</translation>
    </message>
    <message>
        <source>Nothing has been sent yet.</source>
        <translation type="unfinished">لم يُرسل شيء بعد.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">حيث كان في المتن مفتاح توجد علامة مكانه، وتُرسل كما هي.</translation>
    </message>
    <message>
        <source>No provider is known for the address that this was sent to. Choose one.</source>
        <translation type="unfinished">لا يُعرف مزوّد حيث أُرسل هذا. اختر واحدًا.</translation>
    </message>
    <message>
        <source>No provider speaks %1.</source>
        <translation type="unfinished">لا مزوّد يستخدم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>“%1” is not a header that can be set.</source>
        <translation type="unfinished">«⁨%1⁩» ليس ترويسة يمكن تعيينها.</translation>
    </message>
    <message>
        <source>Leave %1 out: the provider&apos;s key is added when it is sent.</source>
        <translation type="unfinished">اترك ⁨%1⁩: يُضاف مفتاح المزوّد عند الإرسال.</translation>
    </message>
    <message>
        <source>Now: answer %1</source>
        <translation type="unfinished">الآن: الرد ⁨%1⁩</translation>
    </message>
    <message>
        <source>Stopped before it was answered.</source>
        <translation type="unfinished">أُوقف قبل أن يُجاب.</translation>
    </message>
    <message>
        <source>The answer is a branch of the conversation now, marked as made by hand.</source>
        <translation type="unfinished">الرد الآن فرع من المحادثة، معلّم بأنه مُعدّ يدويًا.</translation>
    </message>
    <message>
        <source>Copied. The key is $API_KEY in it.</source>
        <translation type="unfinished">نُسخ. المفتاح فيه ⁦$API_KEY⁩.</translation>
    </message>
    <message>
        <source>Save as a cassette</source>
        <translation type="unfinished">حفظ كشريط</translation>
    </message>
    <message>
        <source>request.cassette</source>
        <extracomment>Title of a file dialog in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">طلب.cassette</translation>
    </message>
    <message>
        <source>%1 has been written. It plays with --replay, or as base-url = &quot;cassette:%1&quot;.</source>
        <translation type="unfinished">كُتب ⁨%1⁩. يعمل مع ⁦--replay⁩، أو بصيغة base-url = &quot;cassette:%1&quot;.</translation>
    </message>
    <message>
        <source>Save as a scenario of the rehearsal</source>
        <translation type="unfinished">حفظ كسيناريو محاكاة</translation>
    </message>
    <message>
        <source>scenario.toml</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">scenario.toml</translation>
    </message>
    <message>
        <source>Save the table of the answers</source>
        <translation type="unfinished">حفظ جدول الردود</translation>
    </message>
    <message>
        <source>answers.csv</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">ردود.csv</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">كُتب ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">تعذّرت كتابة ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">إ&amp;يقاف</translation>
    </message>
    <message>
        <source>C&amp;ase of an evaluation…</source>
        <translation type="unfinished">حالة ت&amp;قييم…</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">حفظ كحالة تقييم</translation>
    </message>
    <message>
        <source>case.jsonl</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">حالة.jsonl</translation>
    </message>
</context>
<context>
    <name>gui::SendingCommand</name>
    <message>
        <source>--answer-limit is a number of MiB from 1 to 1024.</source>
        <translation type="unfinished">قيمة ⁦--answer-limit⁩ عدد بوحدة MiB من 1 إلى 1024.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… في انتظار ⁨%1⁩</translation>
    </message>
    <message>
        <source>The server of %1 would start this program again, that one its server, and so on without end.</source>
        <translation type="unfinished">سيشغّل خادم ⁨%1⁩ هذا البرنامج من جديد، ثم يشغّل ذلك خادمه، وهكذا بلا نهاية.</translation>
    </message>
</context>
<context>
    <name>gui::ServeDialog</name>
    <message>
        <source>Serve other programs</source>
        <translation type="unfinished">خدمة برامج أخرى</translation>
    </message>
    <message>
        <source>Other programs on this machine can use Parlance over MCP: its conversations, models and agents, and the tools that are picked here. What they do is kept like anything else; what asks first is asked there, or here.</source>
        <translation type="unfinished">يمكن للبرامج الأخرى على هذا الجهاز استخدام Parlance عبر MCP: محادثاته ونماذجه ووكلاءه، والأدوات المختارة هنا. يُحتفظ بما تفعله كأي شيء آخر؛ وما يُسأل عنه أولًا يُسأل عنه هناك أو هنا.</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <extracomment>Button in the dialog about serving other programs: a verb: begin to serve other programs</extracomment>
        <translation type="unfinished">بدء ال&amp;خدمة</translation>
    </message>
    <message>
        <source>Ensembles whose tools are offered</source>
        <translation type="unfinished">مجموعات الأدوات التي تُعرض أدواتها</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the dialog about serving other programs: whichever is free, or any amount</extracomment>
        <translation type="unfinished">غير محدد</translation>
    </message>
    <message>
        <source>&amp;Tools of:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;أدوات:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">الم&amp;نفذ:</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">العنوان</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Text in the dialog about serving other programs: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">المفتاح</translation>
    </message>
    <message>
        <source>Copy an &amp;entry for a client&apos;s file</source>
        <translation type="unfinished">نسخ م&amp;دخل لملف عميل</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">ال&amp;عنوان:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">الم&amp;فتاح:</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">ن&amp;سخ</translation>
    </message>
    <message>
        <source>Who is served, and what is under way</source>
        <translation type="unfinished">من يُخدم، وما هو جارٍ</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Column title in the dialog about serving other programs: the program that is served</extracomment>
        <translation type="unfinished">العميل</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column title in the dialog about serving other programs: what is asked of it</extracomment>
        <translation type="unfinished">ماذا</translation>
    </message>
    <message>
        <source>Since</source>
        <extracomment>Column title in the dialog about serving other programs: since when</extracomment>
        <translation type="unfinished">منذ</translation>
    </message>
    <message>
        <source>S&amp;top it</source>
        <extracomment>Button in the dialog about serving other programs</extracomment>
        <translation type="unfinished">إيق&amp;افه</translation>
    </message>
    <message>
        <source>Sho&amp;w the conversation</source>
        <translation type="unfinished">ع&amp;رض المحادثة</translation>
    </message>
    <message>
        <source>&amp;End serving</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">إن&amp;هاء الخدمة</translation>
    </message>
    <message>
        <source>A program without a name</source>
        <translation type="unfinished">برنامج بلا اسم</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">
            <numerusform>لا استدعاءات</numerusform>
            <numerusform>استدعاء واحد</numerusform>
            <numerusform>استدعاءان</numerusform>
            <numerusform>%Ln استدعاءات</numerusform>
            <numerusform>%Ln استدعاءً</numerusform>
            <numerusform>%Ln استدعاء</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for an answer there</source>
        <translation type="unfinished">ينتظر قرارًا هناك</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">جارٍ</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">لا أحد بعد</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation type="unfinished">⁨%1⁩، العملية ⁨%2⁩</translation>
    </message>
    <message>
        <source>End i&amp;t</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;إنهاؤه</translation>
    </message>
    <message>
        <source>waiting for an answer, there or here</source>
        <translation type="unfinished">ينتظر قرارًا، هناك أو هنا</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">ينتظر قرارك</translation>
    </message>
</context>
<context>
    <name>gui::ServeMcpCommand</name>
    <message>
        <source>Speak with the program that has started this one, over standard input and output.</source>
        <translation type="unfinished">التحدث مع البرنامج الذي شغّل هذا، عبر الدخل والخرج القياسيين.</translation>
    </message>
    <message>
        <source>Listen on 127.0.0.1; 0 takes any port that is free.</source>
        <translation type="unfinished">الاستماع على 127.0.0.1؛ يأخذ 0 أي منفذ متاح.</translation>
    </message>
    <message>
        <source>Give --stdio, or --http with a port.</source>
        <translation type="unfinished">استخدم ⁦--stdio⁩، أو ⁦--http⁩ مع منفذ.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">⁨%1⁩ ليس منفذًا.</translation>
    </message>
    <message>
        <source>Give both to the program that is to use this. Ctrl+C ends it.</source>
        <translation type="unfinished">أعطِ كليهما للبرنامج الذي سيستخدم هذا. ينهيه Ctrl+C.</translation>
    </message>
</context>
<context>
    <name>gui::ServedTools</name>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… في انتظار ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::ServedTurn</name>
    <message numerus="yes">
        <source>%n character(s) so far</source>
        <translation type="unfinished">
            <numerusform>لا محارف حتى الآن</numerusform>
            <numerusform>محرف واحد حتى الآن</numerusform>
            <numerusform>محرفان حتى الآن</numerusform>
            <numerusform>%Ln محارف حتى الآن</numerusform>
            <numerusform>%Ln محرفًا حتى الآن</numerusform>
            <numerusform>%Ln محرف حتى الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>a program</source>
        <extracomment>Who asked where no name is known</extracomment>
        <translation type="unfinished">برنامج</translation>
    </message>
</context>
<context>
    <name>gui::ServerActions</name>
    <message>
        <source>&amp;Start the server</source>
        <translation type="unfinished">&amp;بدء الخادم</translation>
    </message>
    <message>
        <source>St&amp;op the server</source>
        <translation type="unfinished">إ&amp;يقاف الخادم</translation>
    </message>
    <message>
        <source>&amp;Restart the server</source>
        <translation type="unfinished">إ&amp;عادة تشغيل الخادم</translation>
    </message>
    <message>
        <source>Sign o&amp;ut</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">تسجيل ال&amp;خروج</translation>
    </message>
    <message>
        <source>R&amp;esources…</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">الم&amp;وارد…</translation>
    </message>
    <message>
        <source>Show its &amp;log…</source>
        <translation type="unfinished">عرض ال&amp;سجل…</translation>
    </message>
    <message>
        <source>Show its &amp;messages</source>
        <translation type="unfinished">عرض ال&amp;رسائل</translation>
    </message>
</context>
<context>
    <name>gui::ServerImport</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">تعذّرت قراءة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1: %2 To have it next time, set the environment variable %1.</source>
        <translation type="unfinished">⁨%1⁩: ⁨%2⁩ لتجده في المرة القادمة، عيّن متغير البيئة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is there already and has been left as it is.</source>
        <translation type="unfinished">⁨%1⁩ موجود بالفعل وتُرك كما هو.</translation>
    </message>
</context>
<context>
    <name>gui::ServerImporting</name>
    <message>
        <source>Configuration file of another client (mcpServers or servers)</source>
        <translation type="unfinished">ملف إعدادات عميل آخر (mcpServers أو servers)</translation>
    </message>
</context>
<context>
    <name>gui::ServerLog</name>
    <message>
        <source>Log of %1</source>
        <translation type="unfinished">سجل ⁨%1⁩</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <extracomment>Button in the log of an MCP server</extracomment>
        <translation type="unfinished">نسخ ال&amp;كل</translation>
    </message>
    <message>
        <source>The server is no longer described.</source>
        <translation type="unfinished">لم يعد الخادم موصوفًا.</translation>
    </message>
</context>
<context>
    <name>gui::ServerQuestions</name>
    <message>
        <source>Further questions waiting: %1</source>
        <translation type="unfinished">أسئلة أخرى تنتظر: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::ServerReview</name>
    <message>
        <source>Why it cannot be taken over</source>
        <translation type="unfinished">سبب تعذّر أخذه</translation>
    </message>
    <message>
        <source>It cannot be taken over. %1</source>
        <translation type="unfinished">لا يمكن أخذه. ⁨%1⁩</translation>
    </message>
    <message>
        <source>What is changed or left out</source>
        <translation type="unfinished">ما يُغيَّر أو يُستبعد</translation>
    </message>
    <message>
        <source>from the file into the keychain</source>
        <translation type="unfinished">من الملف إلى سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Key %1</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">المفتاح ⁨%1⁩</translation>
    </message>
    <message>
        <source>Its descriptor</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">واصفه</translation>
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
        <translation type="unfinished">استُبعد ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 %2: done</source>
        <translation type="unfinished">⁨%1⁩ ⁨%2⁩: تم</translation>
    </message>
</context>
<context>
    <name>gui::ServerTrial</name>
    <message>
        <source>The server %1 does not start: %2</source>
        <translation type="unfinished">لا يبدأ الخادم ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The server %1 runs, but does not list its tools: %2</source>
        <translation type="unfinished">يعمل الخادم ⁨%1⁩ لكنه لا يذكر أدواته: ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>The server %1 runs. It has %n tool(s).</source>
        <translation type="unfinished">
            <numerusform>يعمل الخادم ⁨%1⁩، وليس له أدوات.</numerusform>
            <numerusform>يعمل الخادم ⁨%1⁩، وله أداة واحدة.</numerusform>
            <numerusform>يعمل الخادم ⁨%1⁩، وله أداتان.</numerusform>
            <numerusform>يعمل الخادم ⁨%1⁩، وله %Ln أدوات.</numerusform>
            <numerusform>يعمل الخادم ⁨%1⁩، وله %Ln أداة.</numerusform>
            <numerusform>يعمل الخادم ⁨%1⁩، وله %Ln أداة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ServingButton</name>
    <message>
        <source>Serving</source>
        <extracomment>Button that is there while other programs are served: other programs are being served now</extracomment>
        <translation type="unfinished">الخدمة جارية</translation>
    </message>
    <message numerus="yes">
        <source>Serving %n program(s)</source>
        <translation type="unfinished">
            <numerusform>لا برامج تُخدم</numerusform>
            <numerusform>خدمة برنامج واحد</numerusform>
            <numerusform>خدمة برنامجين</numerusform>
            <numerusform>خدمة %Ln برامج</numerusform>
            <numerusform>خدمة %Ln برنامجًا</numerusform>
            <numerusform>خدمة %Ln برنامج</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under way</source>
        <translation type="unfinished">
            <numerusform>لا شيء جارٍ</numerusform>
            <numerusform>واحد جارٍ</numerusform>
            <numerusform>اثنان جاريان</numerusform>
            <numerusform>%Ln جارية</numerusform>
            <numerusform>%Ln جاريًا</numerusform>
            <numerusform>%Ln جارٍ</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">ينتظر قرارك</translation>
    </message>
</context>
<context>
    <name>gui::ServingProcesses</name>
    <message>
        <source>Another program has asked for this.</source>
        <translation type="unfinished">طلب هذا برنامج آخر.</translation>
    </message>
    <message>
        <source>%1 has asked for this.</source>
        <translation type="unfinished">طلب ⁨%1⁩ هذا.</translation>
    </message>
</context>
<context>
    <name>gui::SessionStatus</name>
    <message>
        <source>Waiting for tool servers</source>
        <translation type="unfinished">في انتظار خوادم الأدوات</translation>
    </message>
    <message>
        <source>Round %1: the model is answering</source>
        <translation type="unfinished">الجولة ⁨%1⁩: النموذج يجيب</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">في انتظار قرارك</translation>
    </message>
    <message>
        <source>Tools are running</source>
        <translation type="unfinished">الأدوات قيد التشغيل</translation>
    </message>
    <message>
        <source>Waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">في انتظار المخزن: يقفله برنامج آخر، أو هو بطيء</translation>
    </message>
    <message>
        <source>Saving the turn</source>
        <translation type="unfinished">جارٍ حفظ الدور</translation>
    </message>
    <message>
        <source>Another program is answered here</source>
        <translation type="unfinished">يُرد هنا على برنامج آخر</translation>
    </message>
</context>
<context>
    <name>gui::ShortcutEditor</name>
    <message>
        <source>&amp;Set</source>
        <extracomment>Button in the list of keyboard shortcuts: a verb: use these keys</extracomment>
        <translation type="unfinished">ت&amp;عيين</translation>
    </message>
    <message>
        <source>Defaul&amp;t</source>
        <extracomment>Button in the list of keyboard shortcuts: back to the standard keys</extracomment>
        <translation type="unfinished">&amp;قياسي</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation type="unfinished">الإجراءات واختصاراتها</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Column title in the list of keyboard shortcuts: a noun</extracomment>
        <translation type="unfinished">الإجراء</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>Column title in the list of keyboard shortcuts: keys of the keyboard</extracomment>
        <translation type="unfinished">الاختصار</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <extracomment>Name for screen readers in the list of keyboard shortcuts</extracomment>
        <translation type="unfinished">اختصار جديد</translation>
    </message>
    <message>
        <source>“%1” has this shortcut already.</source>
        <translation type="unfinished">هذا الاختصار مستخدم بالفعل لـ«⁨%1⁩».</translation>
    </message>
    <message>
        <source>A letter alone is for writing. Press it with Ctrl or Alt, or take a function key.</source>
        <translation type="unfinished">الحرف وحده للكتابة. اضغطه مع Ctrl أو Alt، أو اختر مفتاح وظيفة.</translation>
    </message>
</context>
<context>
    <name>gui::ShowCommand</name>
    <message>
        <source>JSON without identifiers, times, durations and usage, so that two runs can be compared.</source>
        <translation type="unfinished">JSON بلا معرّفات وأوقات ومدد واستهلاك، ليمكن مقارنة تشغيلين.</translation>
    </message>
    <message>
        <source>The conversation&apos;s identifier, or the beginning of it.</source>
        <translation type="unfinished">معرّف المحادثة، أو بدايته.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them.</source>
        <translation type="unfinished">أي محادثة؟ يسردها parlance conversations.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part. parlance repair saves what can be read.</source>
        <translation type="unfinished">
            <numerusform>كل الرسائل قابلة للقراءة. ينقذ parlance repair ما تمكن قراءته.</numerusform>
            <numerusform>تعذّرت قراءة رسالة واحدة كليًا أو جزئيًا. ينقذ parlance repair ما تمكن قراءته.</numerusform>
            <numerusform>تعذّرت قراءة رسالتين كليًا أو جزئيًا. ينقذ parlance repair ما تمكن قراءته.</numerusform>
            <numerusform>تعذّرت قراءة %Ln رسائل كليًا أو جزئيًا. ينقذ parlance repair ما تمكن قراءته.</numerusform>
            <numerusform>تعذّرت قراءة %Ln رسالة كليًا أو جزئيًا. ينقذ parlance repair ما تمكن قراءته.</numerusform>
            <numerusform>تعذّرت قراءة %Ln رسالة كليًا أو جزئيًا. ينقذ parlance repair ما تمكن قراءته.</numerusform>
        </translation>
    </message>
    <message>
        <source> (interrupted)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (انقطع)</translation>
    </message>
    <message>
        <source> (written by hand)</source>
        <translation type="unfinished"> (كُتب يدويًا)</translation>
    </message>
    <message>
        <source> (damaged: %1)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (تالف: ⁨%1⁩)</translation>
    </message>
</context>
<context>
    <name>gui::SkillsCommand</name>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished">لا يمكن استخدامها</translation>
    </message>
</context>
<context>
    <name>gui::SpellHighlighter</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation type="unfinished">جارٍ البحث عما قد يُقصد…</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation type="unfinished">«⁨%1⁩» كلمة صحيحة</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>Menu entry at a word that may be misspelt</extracomment>
        <translation type="unfinished">لا يُعرف ما قد يُقصد</translation>
    </message>
</context>
<context>
    <name>gui::StartModelDialog</name>
    <message>
        <source>Start a model file</source>
        <translation type="unfinished">تشغيل ملف نموذج</translation>
    </message>
    <message>
        <source>&amp;Reset the model&apos;s state before each answer</source>
        <translation type="unfinished">إ&amp;عادة ضبط حالة النموذج قبل كل رد</translation>
    </message>
    <message>
        <source>&amp;Start the model</source>
        <translation type="unfinished">ت&amp;شغيل النموذج</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <extracomment>Button in the dialog that starts a model file</extracomment>
        <translation type="unfinished">استعرا&amp;ض…</translation>
    </message>
    <message>
        <source>as many as the model was made for</source>
        <translation type="unfinished">بقدر ما صُنع له النموذج</translation>
    </message>
    <message>
        <source> tokens</source>
        <extracomment>Part of a number field in the dialog that starts a model file: behind a number</extracomment>
        <translation type="unfinished"> رمز</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Part of a number field in the dialog that starts a model file: all layers</extracomment>
        <translation type="unfinished">كلها</translation>
    </message>
    <message>
        <source>Off, the server keeps what it has read of the conversation: faster, but wrong with some models that have a state.</source>
        <translation type="unfinished">عند الإيقاف يحتفظ الخادم بما قرأه من المحادثة: أسرع، لكنه خطأ مع بعض النماذج التي لها حالة.</translation>
    </message>
    <message>
        <source>&amp;Model file:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">ملف ال&amp;نموذج:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">الا&amp;سم:</translation>
    </message>
    <message>
        <source>Conte&amp;xt:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">السيا&amp;ق:</translation>
    </message>
    <message>
        <source>Layers on the &amp;graphics card:</source>
        <translation type="unfinished">طبقات على بطاقة ال&amp;رسوميات:</translation>
    </message>
    <message>
        <source>&amp;Further arguments:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">وسيطات إضا&amp;فية:</translation>
    </message>
    <message>
        <source>&amp;Program:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">ال&amp;برنامج:</translation>
    </message>
    <message>
        <source>Choose a model file (GGUF)</source>
        <translation type="unfinished">اختر ملف نموذج (GGUF)</translation>
    </message>
    <message>
        <source>Choose the model&apos;s file: one that can be read, with its full path.</source>
        <translation type="unfinished">اختر ملف النموذج: ملف يمكن قراءته، بمساره الكامل.</translation>
    </message>
    <message>
        <source>The model needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">يحتاج النموذج إلى اسم من الأحرف اللاتينية والأرقام و- و_.</translation>
    </message>
    <message>
        <source>There is already a provider %1.</source>
        <translation type="unfinished">يوجد مزوّد ⁨%1⁩ بالفعل.</translation>
    </message>
    <message>
        <source>“%1” is set above, or chosen by Parlance.</source>
        <translation type="unfinished">«⁨%1⁩» مذكور أعلاه، أو يختاره Parlance.</translation>
    </message>
    <message>
        <source>Name the server&apos;s program.</source>
        <translation type="unfinished">سمِّ برنامج الخادم.</translation>
    </message>
</context>
<context>
    <name>gui::StepsModel</name>
    <message>
        <source>tool found</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">عُثر على الأداة</translation>
    </message>
    <message>
        <source>arguments read</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">قُرئت الوسيطات</translation>
    </message>
    <message>
        <source>defaults filled in</source>
        <translation type="unfinished">أُكملت القيم المبدئية</translation>
    </message>
    <message>
        <source>arguments checked</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">فُحصت الوسيطات</translation>
    </message>
    <message>
        <source>duplicates looked for</source>
        <translation type="unfinished">بُحث عن مكررات</translation>
    </message>
    <message>
        <source>approval</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">الموافقة</translation>
    </message>
    <message>
        <source>confined</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">العزل</translation>
    </message>
    <message>
        <source>executed</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">التنفيذ</translation>
    </message>
    <message>
        <source>result formatted</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">نُسّقت النتيجة</translation>
    </message>
    <message>
        <source>%1 (here it failed)</source>
        <translation type="unfinished">⁨%1⁩ (هنا وقع الفشل)</translation>
    </message>
</context>
<context>
    <name>gui::StepsView</name>
    <message>
        <source>Steps of the run with their times</source>
        <translation type="unfinished">خطوات التشغيل بأوقاتها</translation>
    </message>
</context>
<context>
    <name>gui::StoreActions</name>
    <message>
        <source>Back up all conversations</source>
        <translation type="unfinished">نسخ كل المحادثات احتياطيًا</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">كل المحادثات في ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Repair closes all windows, checks every part of the file in which the conversations are kept, and saves what can be read of a damaged one to a new file. The old one is kept beside it.</source>
        <translation type="unfinished">يغلق الإصلاح كل النوافذ، ويفحص كل جزء من الملف الذي تُحفظ فيه المحادثات، وينقذ ما تمكن قراءته من ملف تالف إلى ملف جديد. ويُحتفظ بالقديم بجانبه.</translation>
    </message>
    <message>
        <source>&amp;Close and repair</source>
        <translation type="unfinished">إغلا&amp;ق وإصلاح</translation>
    </message>
</context>
<context>
    <name>gui::StoreBar</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the bar that says that the store is damaged</extracomment>
        <translation type="unfinished">إ&amp;صلاح…</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. What can be read is shown; Repair saves it to a new file.</source>
        <translation type="unfinished">ملف المحادثات تالف. يُعرض ما تمكن قراءته، وينقذه الإصلاح إلى ملف جديد.</translation>
    </message>
    <message>
        <source>The conversations can only be read: their file, or the medium that it is on, is write-protected.</source>
        <translation type="unfinished">المحادثات للقراءة فقط: ملفها، أو الوسط الذي هو عليه، محمي من الكتابة.</translation>
    </message>
</context>
<context>
    <name>gui::StoreCommand</name>
    <message>
        <source>Make the tables and roles, or bring them to this version.</source>
        <translation type="unfinished">إنشاء الجداول والأدوار، أو ترقيتها إلى هذا الإصدار.</translation>
    </message>
    <message>
        <source>Only print the SQL of the roles: parlance_reader, parlance_worker, parlance_owner.</source>
        <translation type="unfinished">الاكتفاء بعرض SQL الأدوار: parlance_reader وparlance_worker وparlance_owner.</translation>
    </message>
    <message>
        <source>The store, instead of --store.</source>
        <translation type="unfinished">المخزن، بدلًا من ⁦--store⁩.</translation>
    </message>
    <message>
        <source>What is to be done with the store? Give --create, or --roles.</source>
        <translation type="unfinished">ما المطلوب فعله بالمخزن؟ استخدم ⁦--create⁩ أو ⁦--roles⁩.</translation>
    </message>
    <message>
        <source>Evaluations can be kept in %1.</source>
        <translation type="unfinished">يمكن حفظ التقييمات في ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>gui::StoreConversationLibrary</name>
    <message>
        <source>Rename</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">إعادة التسمية</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">الوسوم</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">النقل إلى مجموعة</translation>
    </message>
    <message>
        <source>Rename Group</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">إعادة تسمية مجموعة</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Name of an edit that can be undone: a verb: put it into the archive</extracomment>
        <translation type="unfinished">الأرشفة</translation>
    </message>
    <message>
        <source>Take out of the Archive</source>
        <translation type="unfinished">الإخراج من الأرشيف</translation>
    </message>
    <message>
        <source>Delete Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">حذف محادثة</translation>
    </message>
    <message>
        <source>Restore Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">استعادة محادثة</translation>
    </message>
</context>
<context>
    <name>gui::SuitePicker</name>
    <message>
        <source>%1 (in the store)</source>
        <translation type="unfinished">⁨%1⁩ (في المخزن)</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished">فتح ملف…</translation>
    </message>
    <message>
        <source>Use a store…</source>
        <translation type="unfinished">استخدام مخزن…</translation>
    </message>
</context>
<context>
    <name>gui::SystemTextButton</name>
    <message>
        <source>System text</source>
        <extracomment>Name for screen readers of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">نص النظام</translation>
    </message>
    <message>
        <source>What the model is told before everything else, for example how to answer.</source>
        <translation type="unfinished">ما يُقال للنموذج قبل كل شيء، كطريقة الرد مثلًا.</translation>
    </message>
    <message>
        <source>Sent with every request of this conversation, from the next turn on.</source>
        <translation type="unfinished">يُرسل مع كل طلب في هذه المحادثة، ابتداءً من الدور التالي.</translation>
    </message>
    <message>
        <source>System text •</source>
        <translation type="unfinished">نص النظام •</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Text of the button above the transcript that opens the system text: the system text</extracomment>
        <translation type="unfinished">النظام</translation>
    </message>
    <message>
        <source>System •</source>
        <extracomment>Text of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">النظام •</translation>
    </message>
    <message>
        <source>System text: none</source>
        <translation type="unfinished">نص النظام: لا شيء</translation>
    </message>
    <message>
        <source>No system text</source>
        <translation type="unfinished">بلا نص نظام</translation>
    </message>
</context>
<context>
    <name>gui::TableWindow</name>
    <message>
        <source>Table</source>
        <extracomment>Window title in the window that shows a table of the transcript</extracomment>
        <translation type="unfinished">جدول</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">نسخ</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">إغلاق</translation>
    </message>
</context>
<context>
    <name>gui::TestBench</name>
    <message>
        <source>Run</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb: carry it out</extracomment>
        <translation type="unfinished">تشغيل</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb</extracomment>
        <translation type="unfinished">إيقاف</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Button in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">بصيغة JSON</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Title of a tab in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">التشغيلات السابقة</translation>
    </message>
    <message>
        <source>Runs the tool (Ctrl+Enter)</source>
        <translation type="unfinished">يشغّل الأداة (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Stops the tool (Ctrl+.)</source>
        <translation type="unfinished">يوقف الأداة (⁦Ctrl+⁩.)</translation>
    </message>
    <message>
        <source>Form or JSON (Ctrl+Shift+J)</source>
        <translation type="unfinished">نموذج إدخال أو ⁦JSON (Ctrl+Shift+J)⁩</translation>
    </message>
    <message>
        <source>As a form</source>
        <translation type="unfinished">كنموذج إدخال</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Text in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">%1 %</translation>
    </message>
    <message>
        <source>%1 · %2 s</source>
        <translation type="unfinished">⁨%1⁩ · ⁨%2⁩ ث</translation>
    </message>
    <message>
        <source>Earlier runs (%1)</source>
        <translation type="unfinished">التشغيلات السابقة (⁨%1⁩)</translation>
    </message>
</context>
<context>
    <name>gui::TimingModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">الاسم</translation>
    </message>
    <message>
        <source>Connection and TLS</source>
        <translation type="unfinished">الاتصال وTLS</translation>
    </message>
    <message>
        <source>Connection, sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">الاتصال والإرسال</translation>
    </message>
    <message>
        <source>Sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">الإرسال</translation>
    </message>
    <message>
        <source>Sending, on an open connection</source>
        <translation type="unfinished">الإرسال، على اتصال قائم</translation>
    </message>
    <message>
        <source>Until the head of the answer</source>
        <translation type="unfinished">حتى ترويسة الرد</translation>
    </message>
    <message>
        <source>Waiting for the first byte</source>
        <translation type="unfinished">انتظار أول بايت</translation>
    </message>
    <message>
        <source>Until the first token</source>
        <translation type="unfinished">حتى أول رمز</translation>
    </message>
    <message>
        <source>Until the last token</source>
        <translation type="unfinished">حتى آخر رمز</translation>
    </message>
    <message>
        <source>Until the end</source>
        <translation type="unfinished">حتى النهاية</translation>
    </message>
    <message>
        <source>The answer</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">الرد</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">الجزء</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: from when on</extracomment>
        <translation type="unfinished">من</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: how long it took</extracomment>
        <translation type="unfinished">المدة</translation>
    </message>
</context>
<context>
    <name>gui::TimingPage</name>
    <message>
        <source>Where the time went</source>
        <translation type="unfinished">أين ذهب الوقت</translation>
    </message>
    <message>
        <source>%1 read from the cache</source>
        <translation type="unfinished">⁨%1⁩ قُرئت من الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>%1 written to it</source>
        <translation type="unfinished">⁨%1⁩ كُتبت فيها</translation>
    </message>
    <message>
        <source>%1 out</source>
        <extracomment>Tokens that the model wrote in the Inspector</extracomment>
        <translation type="unfinished">⁨%1⁩ خارجة</translation>
    </message>
    <message>
        <source>%1 tokens a second</source>
        <translation type="unfinished">⁨%1⁩ رموز في الثانية</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in</source>
        <translation type="unfinished">
            <numerusform>لا رموز داخلة</numerusform>
            <numerusform>رمز داخل واحد</numerusform>
            <numerusform>رمزان داخلان</numerusform>
            <numerusform>%Ln رموز داخلة</numerusform>
            <numerusform>%Ln رمزًا داخلًا</numerusform>
            <numerusform>%Ln رمز داخل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Titles</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">لم يُقل بعد شيء يُصنع منه عنوان.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Heading of what a model is asked to write</extracomment>
        <translation type="unfinished">العنوان</translation>
    </message>
</context>
<context>
    <name>gui::ToolPreviews</name>
    <message>
        <source>Contract</source>
        <extracomment>Title of a tab that shows a tool as models without tool calls are told of it</extracomment>
        <translation type="unfinished">الاتفاقية</translation>
    </message>
    <message>
        <source>What %1 would be sent</source>
        <translation type="unfinished">ما سيُرسل إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>There is no tool here that could be sent.</source>
        <translation type="unfinished">لا توجد هنا أداة يمكن إرسالها.</translation>
    </message>
</context>
<context>
    <name>gui::ToolsCommand</name>
    <message>
        <source>also %1</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">وأيضًا ⁨%1⁩</translation>
    </message>
    <message>
        <source>Write the tools as JSON for this dialect: %1.</source>
        <translation type="unfinished">كتابة الأدوات بصيغة JSON لهذه اللهجة: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">لا توجد لهجة باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… في انتظار ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">⁨%1⁩ غير متصل: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">لا يمكن استدعاء ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">مفعّل</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">معطّل</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">
            <numerusform>لا تُعرض أدوات عند الطلب: نحو ⁨%1⁩ رمز أقل في كل طلب.</numerusform>
            <numerusform>تُعرض أداة واحدة عند الطلب: نحو ⁨%1⁩ رمز أقل في كل طلب.</numerusform>
            <numerusform>تُعرض أداتان عند الطلب: نحو ⁨%1⁩ رمز أقل في كل طلب.</numerusform>
            <numerusform>تُعرض %Ln أدوات عند الطلب: نحو ⁨%1⁩ رمز أقل في كل طلب.</numerusform>
            <numerusform>تُعرض %Ln أداة عند الطلب: نحو ⁨%1⁩ رمز أقل في كل طلب.</numerusform>
            <numerusform>تُعرض %Ln أداة عند الطلب: نحو ⁨%1⁩ رمز أقل في كل طلب.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Tour</name>
    <message>
        <source>&amp;Previous</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">ال&amp;سابقة</translation>
    </message>
    <message>
        <source>&amp;End the tour</source>
        <translation type="unfinished">إ&amp;نهاء الجولة</translation>
    </message>
    <message>
        <source>Tour of the window</source>
        <translation type="unfinished">جولة في النافذة</translation>
    </message>
    <message>
        <source>Your conversations are listed here, and searched from the line above them.</source>
        <translation type="unfinished">محادثاتك مدرجة هنا، والسطر الذي فوقها يبحث فيها.</translation>
    </message>
    <message>
        <source>Here you pick who answers: an agent, a model, its instructions and the workspace.</source>
        <translation type="unfinished">هنا تختار من يجيب: وكيلًا، ونموذجًا، وتعليماته، ومساحة العمل.</translation>
    </message>
    <message>
        <source>What is said appears here. Each message has a menu: edit it, branch from it, have it answered again.</source>
        <translation type="unfinished">يظهر هنا ما يقال. لكل رسالة قائمة: تحريرها، أو التفرع منها، أو طلب رد آخر عليها.</translation>
    </message>
    <message>
        <source>You write here. A slash begins a command, and files can be dropped.</source>
        <translation type="unfinished">هنا تكتب. تبدأ الشرطة المائلة أمرًا، ويمكن إفلات الملفات.</translation>
    </message>
    <message>
        <source>These are the tools that the model may call. Tick what it gets.</source>
        <translation type="unfinished">هذه هي الأدوات التي يجوز للنموذج استدعاؤها. حدد ما يحصل عليه.</translation>
    </message>
    <message>
        <source>The Inspector shows each request and each answer, byte for byte.</source>
        <translation type="unfinished">يعرض الفاحص كل طلب وكل رد، بايتًا ببايت.</translation>
    </message>
    <message>
        <source>Everything else is in these menus. %1 finds it by name, and F1 opens the manual.</source>
        <translation type="unfinished">كل ما عدا ذلك في هذه القوائم. ⁨%1⁩ يجده بالاسم، وF1 يفتح الدليل.</translation>
    </message>
    <message>
        <source>Station %1 of %2</source>
        <translation type="unfinished">المحطة ⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;تم</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">ال&amp;تالي</translation>
    </message>
</context>
<context>
    <name>gui::Transcript</name>
    <message>
        <source>superseded by a later call</source>
        <translation type="unfinished">حل محله استدعاء لاحق</translation>
    </message>
    <message>
        <source>not sent to the model</source>
        <translation type="unfinished">لا يُرسل إلى النموذج</translation>
    </message>
    <message>
        <source>written by hand</source>
        <translation type="unfinished">كُتب يدويًا</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation type="unfinished">تعذّرت قراءة هذه الرسالة.</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">محذوف</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">مثبّت</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">يفكر…</translation>
    </message>
    <message>
        <source>thought</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">تفكير</translation>
    </message>
    <message>
        <source>thought for %1 s</source>
        <translation type="unfinished">فكّر ⁨%1⁩ ث</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">الوسيطات</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">خطأ</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what a tool gave back</extracomment>
        <translation type="unfinished">النتيجة</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">الخطوات</translation>
    </message>
    <message>
        <source>Life cycle</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">دورة الحياة</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">تم</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">ملف</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">صورة</translation>
    </message>
    <message numerus="yes">
        <source>%n elements</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>لا عناصر</numerusform>
            <numerusform>عنصر واحد</numerusform>
            <numerusform>عنصران</numerusform>
            <numerusform>%Ln عناصر</numerusform>
            <numerusform>%Ln عنصرًا</numerusform>
            <numerusform>%Ln عنصر</numerusform>
        </translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">انقطع</translation>
    </message>
    <message>
        <source>cut at the length limit</source>
        <translation type="unfinished">قُطع عند حد الطول</translation>
    </message>
    <message>
        <source>filtered by the provider</source>
        <translation type="unfinished">رشّحه المزوّد</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation type="unfinished">انقطع التدفق</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what the model is told before all else</extracomment>
        <translation type="unfinished">التعليمات</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; the person who uses the program</extracomment>
        <translation type="unfinished">أنت</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">المساعد</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a noun: an attached text</extracomment>
        <translation type="unfinished">مستند</translation>
    </message>
    <message>
        <source>Tool call</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">استدعاء أداة</translation>
    </message>
    <message>
        <source>Reused the result of the same call, %1 ago</source>
        <translation type="unfinished">أُعيد استخدام نتيجة الاستدعاء نفسه، قبل ⁨%1⁩</translation>
    </message>
    <message>
        <source>find</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: find the tool</extracomment>
        <translation type="unfinished">عثور</translation>
    </message>
    <message>
        <source>parse</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: read the arguments</extracomment>
        <translation type="unfinished">تحليل</translation>
    </message>
    <message>
        <source>defaults</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: fill in what was left out</extracomment>
        <translation type="unfinished">قيم مبدئية</translation>
    </message>
    <message>
        <source>validate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: check the arguments</extracomment>
        <translation type="unfinished">تحقق</translation>
    </message>
    <message>
        <source>deduplicate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: look whether it was called before</extracomment>
        <translation type="unfinished">منع التكرار</translation>
    </message>
    <message>
        <source>approve</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">موافقة</translation>
    </message>
    <message>
        <source>execute</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">تنفيذ</translation>
    </message>
    <message>
        <source>confinement</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: keep it in the sandbox</extracomment>
        <translation type="unfinished">عزل</translation>
    </message>
    <message>
        <source>wait to try again</source>
        <translation type="unfinished">انتظار محاولة أخرى</translation>
    </message>
    <message>
        <source>format</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: write the result for the model</extracomment>
        <translation type="unfinished">تنسيق</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>لا رموز</numerusform>
            <numerusform>رمز واحد</numerusform>
            <numerusform>رمزان</numerusform>
            <numerusform>%Ln رموز</numerusform>
            <numerusform>%Ln رمزًا</numerusform>
            <numerusform>%Ln رمز</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">جدول: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Code:</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">شيفرة:</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptInput</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">يؤدي إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Open in the browser</source>
        <translation type="unfinished">&amp;فتح في المتصفح</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation type="unfinished">&amp;نسخ العنوان</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s) marked</source>
        <translation type="unfinished">
            <numerusform>لا بنود محددة</numerusform>
            <numerusform>بند واحد محدد</numerusform>
            <numerusform>بندان محددان</numerusform>
            <numerusform>%Ln بنود محددة</numerusform>
            <numerusform>%Ln بندًا محددًا</numerusform>
            <numerusform>%Ln بند محدد</numerusform>
        </translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; leave the message out of what is sent</extracomment>
        <translation type="unfinished">تعطيل</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; send the message along again</extracomment>
        <translation type="unfinished">تنشيط</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">إلغاء التثبيت</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">تثبيت</translation>
    </message>
    <message>
        <source>Copy the &amp;selection</source>
        <translation type="unfinished">نسخ الت&amp;حديد</translation>
    </message>
    <message>
        <source>Copy the formula %1</source>
        <translation type="unfinished">نسخ المعادلة ⁨%1⁩</translation>
    </message>
    <message>
        <source>Open %1…</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu</extracomment>
        <translation type="unfinished">فتح ⁨%1⁩…</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptNotices</name>
    <message>
        <source>The turn was undone.</source>
        <translation type="unfinished">جرى التراجع عن الدور.</translation>
    </message>
    <message>
        <source>A tool broke, and the turn was undone.</source>
        <translation type="unfinished">تعطّلت أداة، وجرى التراجع عن الدور.</translation>
    </message>
    <message>
        <source>The tool %1 broke, and the turn was undone.</source>
        <translation type="unfinished">تعطّلت الأداة ⁨%1⁩، وجرى التراجع عن الدور.</translation>
    </message>
    <message>
        <source>The conversation is as it was before your message.</source>
        <translation type="unfinished">المحادثة كما كانت قبل رسالتك.</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1.</source>
        <translation type="unfinished">نُفّذ فعلًا ولم يُتراجع عنه في الخارج: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Begun outside, and not undone as far as it got: %1.</source>
        <translation type="unfinished">بدأ، ولم يُتراجع في الخارج عما بلغه: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">إعادة المحاو&amp;لة</translation>
    </message>
    <message>
        <source>Send the err&amp;or to the model instead</source>
        <translation type="unfinished">إرسال ال&amp;خطأ إلى النموذج بدلًا من ذلك</translation>
    </message>
    <message>
        <source>Restore as a &amp;branch</source>
        <translation type="unfinished">استعادة ك&amp;فرع</translation>
    </message>
    <message>
        <source>Undo its &amp;files…</source>
        <translation type="unfinished">التراجع عن ملفا&amp;ته…</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">إ&amp;غلاق</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;متابعة</translation>
    </message>
    <message>
        <source>This answer was interrupted. What came of it is kept.</source>
        <translation type="unfinished">انقطع هذا الرد. يُحتفظ بما وصل منه.</translation>
    </message>
    <message>
        <source>This message has no answer yet.</source>
        <translation type="unfinished">ليس لهذه الرسالة رد بعد.</translation>
    </message>
    <message>
        <source>The model has not gone on from here.</source>
        <translation type="unfinished">لم يتابع النموذج من هنا.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptPanel</name>
    <message>
        <source>Activate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">تنشيط بنود</translation>
    </message>
    <message>
        <source>Deactivate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">تعطيل بنود</translation>
    </message>
    <message>
        <source>Pin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">تثبيت بنود</translation>
    </message>
    <message>
        <source>Unpin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">إلغاء تثبيت بنود</translation>
    </message>
    <message>
        <source>The conversation has changed meanwhile: this is not on its path any more.</source>
        <translation type="unfinished">تغيّرت المحادثة في هذه الأثناء: لم يعد هذا على مسارها.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptView</name>
    <message>
        <source>Transcript</source>
        <extracomment>Name for screen readers of the transcript</extracomment>
        <translation type="unfinished">سجل المحادثة</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapModel</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>لا رسائل</numerusform>
            <numerusform>رسالة واحدة</numerusform>
            <numerusform>رسالتان</numerusform>
            <numerusform>%Ln رسائل</numerusform>
            <numerusform>%Ln رسالة</numerusform>
            <numerusform>%Ln رسالة</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn was rolled back</source>
        <translation type="unfinished">دور جرى التراجع عنه</translation>
    </message>
    <message>
        <source>A turn was rolled back: %1</source>
        <translation type="unfinished">دور جرى التراجع عنه: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Forked from a conversation</source>
        <translation type="unfinished">متفرّعة من محادثة</translation>
    </message>
    <message>
        <source>Forked from “%1”</source>
        <translation type="unfinished">متفرّعة من «⁨%1⁩»</translation>
    </message>
    <message>
        <source>Forked to a conversation</source>
        <translation type="unfinished">تفرّعت إلى محادثة</translation>
    </message>
    <message>
        <source>Forked to “%1”</source>
        <translation type="unfinished">تفرّعت إلى «⁨%1⁩»</translation>
    </message>
    <message>
        <source>There are more branches than are shown here</source>
        <translation type="unfinished">توجد فروع أكثر من المعروضة هنا</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the system text</extracomment>
        <translation type="unfinished">النظام</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the person who uses the program</extracomment>
        <translation type="unfinished">أنت</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a language model</extracomment>
        <translation type="unfinished">النموذج</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: an attached text</extracomment>
        <translation type="unfinished">مستند</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: of a tool</extracomment>
        <translation type="unfinished">استدعاء</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: what a tool gave back</extracomment>
        <translation type="unfinished">النتيجة</translation>
    </message>
    <message>
        <source>shown</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">معروض</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">محذوف</translation>
    </message>
    <message>
        <source>deactivated</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">معطّل</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">مثبّت</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapPanel</name>
    <message>
        <source>Com&amp;pare the branches</source>
        <translation type="unfinished">م&amp;قارنة الفرعين</translation>
    </message>
    <message>
        <source>Mark two canisters of different branches with Ctrl+click or Ctrl+Space</source>
        <translation type="unfinished">حدّد بندين من فرعين مختلفين بـ Ctrl مع النقر، أو بـ Ctrl+Space</translation>
    </message>
    <message>
        <source>Nothing has been said here yet.</source>
        <translation type="unfinished">لم يُقل شيء هنا بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Text of the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>لا فروع</numerusform>
            <numerusform>فرع واحد</numerusform>
            <numerusform>فرعان</numerusform>
            <numerusform>%Ln فروع</numerusform>
            <numerusform>%Ln فرعًا</numerusform>
            <numerusform>%Ln فرع</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">&amp;بسط</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">الان&amp;تقال إليه</translation>
    </message>
    <message>
        <source>Compare with the branch that is &amp;shown</source>
        <translation type="unfinished">مقارنة بالفرع المعرو&amp;ض</translation>
    </message>
    <message>
        <source>&amp;Compare the two that are marked</source>
        <translation type="unfinished">مقارنة البندين ال&amp;محددين</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapView</name>
    <message>
        <source>Map of the conversation</source>
        <translation type="unfinished">خريطة المحادثة</translation>
    </message>
</context>
<context>
    <name>gui::TurnFilesDialog</name>
    <message>
        <source>This is not text.</source>
        <translation type="unfinished">ليس هذا نصًا.</translation>
    </message>
    <message>
        <source>It is too large to be compared here.</source>
        <translation type="unfinished">أكبر من أن يُقارن هنا.</translation>
    </message>
    <message>
        <source>There is no difference in the text.</source>
        <translation type="unfinished">لا فرق في النص.</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">كما كان قبل الدور</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">أُعيد</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">تُرك: ⁨%1⁩</translation>
    </message>
    <message>
        <source>as the turn left it</source>
        <translation type="unfinished">كما تركه الدور</translation>
    </message>
    <message>
        <source>made by the turn; it would be deleted</source>
        <translation type="unfinished">أنشأه الدور؛ سيزول</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files</source>
        <translation type="unfinished">التراجع عن ملفات هذا الدور</translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation type="unfinished">جارٍ تفحّص الملفات…</translation>
    </message>
    <message>
        <source>What bringing it back changes: − removed, + added</source>
        <translation type="unfinished">ما تغيّره الإعادة: − يُحذف، + يُضاف</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <extracomment>Button in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">إ&amp;عادة</translation>
    </message>
    <message>
        <source>&amp;Take this back</source>
        <translation type="unfinished">الت&amp;راجع عن هذا</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">لا شيء محفوظ عن ملفات كتبها هذا الدور.</translation>
    </message>
    <message>
        <source>Files brought back: %1.</source>
        <translation type="unfinished">الملفات المُعادة: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Files that tools have written in this turn, and their pieces</source>
        <translation type="unfinished">الملفات التي كتبتها الأدوات في هذا الدور، وأجزاؤها</translation>
    </message>
    <message>
        <source>Tools have written these files in this turn. What is ticked comes back as it was.</source>
        <translation type="unfinished">كتبت الأدوات هذه الملفات في هذا الدور. يعود المحدد كما كان.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">لا يشمل ما قد كتبته هذه: ⁨%1⁩</translation>
    </message>
    <message>
        <source>−%1 +%2</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">−%1 +%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">السطر ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>gui::TurnPrinter</name>
    <message>
        <source>The answer was cut at the length limit.</source>
        <translation type="unfinished">قُطع الرد عند حد الطول.</translation>
    </message>
    <message>
        <source>The answer was filtered by the provider.</source>
        <translation type="unfinished">رشّح المزوّد الرد.</translation>
    </message>
    <message>
        <source>✗ %1: %2</source>
        <translation type="unfinished">✗ %1: %2</translation>
    </message>
    <message>
        <source>● %1 (%2 ms)</source>
        <translation type="unfinished">● ⁨%1⁩ (⁨%2⁩ م.ث)</translation>
    </message>
    <message>
        <source>… waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">… في انتظار المخزن: يقفله برنامج آخر، أو هو بطيء</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… في انتظار ⁨%1⁩</translation>
    </message>
    <message>
        <source>… trying again in %1 s: %2</source>
        <translation type="unfinished">… محاولة أخرى بعد ⁨%1⁩ ث: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before your message.</source>
        <translation type="unfinished">جرى التراجع عن الدور؛ المحادثة كما كانت قبل رسالتك.</translation>
    </message>
    <message>
        <source>The answer was interrupted; what there is of it is kept.</source>
        <translation type="unfinished">انقطع الرد؛ ويُحتفظ بما وُجد منه.</translation>
    </message>
    <message>
        <source>End of the answer.</source>
        <translation type="unfinished">نهاية الرد.</translation>
    </message>
</context>
<context>
    <name>gui::UnarchiveCommand</name>
    <message>
        <source>in the list again:</source>
        <translation type="unfinished">عادت إلى القائمة:</translation>
    </message>
</context>
<context>
    <name>gui::UndoBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a conversation was deleted</extracomment>
        <translation type="unfinished">ت&amp;راجع</translation>
    </message>
</context>
<context>
    <name>gui::UndoCommand</name>
    <message>
        <source>Only say what would be done.</source>
        <translation type="unfinished">الاكتفاء بذكر ما سيُفعل.</translation>
    </message>
    <message>
        <source>The turn, by its identifier or the beginning of it, as converse --json gives it; or what an earlier undo has named to take it back.</source>
        <translation type="unfinished">الدور، بمعرّفه أو بدايته كما يذكره converse --json؛ أو ما ذكره تراجع سابق للعودة عنه.</translation>
    </message>
    <message>
        <source>Which turn? parlance converse --json gives it.</source>
        <translation type="unfinished">أي دور؟ يذكره parlance converse --json.</translation>
    </message>
    <message>
        <source>What is replaced could not be kept, since the store can only be read. Nothing was done.</source>
        <translation type="unfinished">تعذّر حفظ ما يُستبدل لأن المخزن للقراءة فقط. لم يُفعل شيء.</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">أُعيد</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">كما كان قبل الدور</translation>
    </message>
    <message>
        <source>would be brought back</source>
        <translation type="unfinished">سيُعاد</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">تُرك: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">لا شيء محفوظ عن ملفات كتبها هذا الدور.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">لا يشمل ما قد كتبته هذه: ⁨%1⁩</translation>
    </message>
    <message>
        <source>To take this back: parlance undo %1 --files</source>
        <translation type="unfinished">للعودة عن هذا: parlance undo ⁨%1⁩ --files</translation>
    </message>
    <message>
        <source>Bring the files back that tools have written in this turn; its messages stay.</source>
        <translation type="unfinished">استعادة الملفات التي كتبتها الأدوات في هذا الدور؛ وتبقى رسائله.</translation>
    </message>
    <message>
        <source>Show the messages of a turn again that was undone.</source>
        <translation type="unfinished">إظهار رسائل دور متراجَع عنه من جديد.</translation>
    </message>
    <message>
        <source>Give --files or --redo, not both: what has undone files names what takes that back.</source>
        <translation type="unfinished">أعطِ ⁦--files⁩ أو ⁦--redo⁩، لا كليهما: ما تراجع عن الملفات يذكر كيف يُعكس ذلك.</translation>
    </message>
    <message>
        <source>No message has come of this turn. To bring files back, give --files.</source>
        <translation type="unfinished">لم تنتج عن هذا الدور أي رسالة. لاستعادة الملفات أعطِ ⁦--files⁩.</translation>
    </message>
    <message>
        <source>The conversation does not show this turn, so there is nothing to undo. To show it: parlance undo %1 --redo</source>
        <translation type="unfinished">لا تُظهر المحادثة هذا الدور، فلا شيء يمكن التراجع عنه. لإظهاره: parlance undo ⁨%1⁩ --redo</translation>
    </message>
    <message>
        <source>The conversation shows this turn; there is nothing to bring back.</source>
        <translation type="unfinished">تُظهر المحادثة هذا الدور؛ لا شيء لاستعادته.</translation>
    </message>
    <message>
        <source>The turn would be shown again.</source>
        <translation type="unfinished">سيظهر الدور من جديد.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) would be shown no more.</source>
        <translation type="unfinished">
            <numerusform>لن تختفي أي رسالة.</numerusform>
            <numerusform>لن تظهر رسالة واحدة بعد ذلك.</numerusform>
            <numerusform>لن تظهر رسالتان بعد ذلك.</numerusform>
            <numerusform>لن تظهر %Ln رسائل بعد ذلك.</numerusform>
            <numerusform>لن تظهر %Ln رسالة بعد ذلك.</numerusform>
            <numerusform>لن تظهر %Ln رسالة بعد ذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is shown again.</source>
        <translation type="unfinished">يظهر الدور من جديد.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are shown no more.</source>
        <translation type="unfinished">
            <numerusform>لم تختفِ أي رسالة.</numerusform>
            <numerusform>لم تعد رسالة واحدة تظهر.</numerusform>
            <numerusform>لم تعد رسالتان تظهران.</numerusform>
            <numerusform>لم تعد %Ln رسائل تظهر.</numerusform>
            <numerusform>لم تعد %Ln رسالة تظهر.</numerusform>
            <numerusform>لم تعد %Ln رسالة تظهر.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had said: %1</source>
        <translation type="unfinished">كنت قد قلت: ⁨%1⁩</translation>
    </message>
    <message>
        <source>To show them again: parlance undo %1 --redo</source>
        <translation type="unfinished">لإظهارها من جديد: parlance undo ⁨%1⁩ --redo</translation>
    </message>
    <message>
        <source>Files stay as they are. To bring back what was written to them: parlance undo %1 --files</source>
        <translation type="unfinished">تبقى الملفات كما هي. لاستعادة محتواها السابق: parlance undo ⁨%1⁩ --files</translation>
    </message>
</context>
<context>
    <name>gui::Undoing</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">ت&amp;راجع</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">ال&amp;تراجع عن ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">إعا&amp;دة</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">إعا&amp;دة ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>gui::WholeText</name>
    <message numerus="yes">
        <source>%n character(s) in all: scroll to read what is not seen here.</source>
        <translation type="unfinished">
            <numerusform>لا محارف.</numerusform>
            <numerusform>محرف واحد إجمالًا.</numerusform>
            <numerusform>محرفان إجمالًا: مرّر لقراءة ما لا يظهر هنا.</numerusform>
            <numerusform>%Ln محارف إجمالًا: مرّر لقراءة ما لا يظهر هنا.</numerusform>
            <numerusform>%Ln محرفًا إجمالًا: مرّر لقراءة ما لا يظهر هنا.</numerusform>
            <numerusform>%Ln محرف إجمالًا: مرّر لقراءة ما لا يظهر هنا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::WindowCommand</name>
    <message>
        <source>New &amp;window</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;نافذة جديدة</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation type="unfinished">إ&amp;غلاق النافذة</translation>
    </message>
    <message>
        <source>&amp;Back up all conversations…</source>
        <translation type="unfinished">نسخ &amp;كل المحادثات احتياطيًا…</translation>
    </message>
    <message>
        <source>&amp;Export all conversations…</source>
        <translation type="unfinished">ت&amp;صدير كل المحادثات…</translation>
    </message>
    <message>
        <source>&amp;Import conversations…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ا&amp;ستيراد محادثات…</translation>
    </message>
    <message>
        <source>&amp;Repair the conversations…</source>
        <translation type="unfinished">إصلا&amp;ح المحادثات…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">الت&amp;فضيلات…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">إن&amp;هاء</translation>
    </message>
    <message>
        <source>&amp;New conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;محادثة جديدة</translation>
    </message>
    <message>
        <source>a new conversation</source>
        <translation type="unfinished">محادثة جديدة</translation>
    </message>
    <message>
        <source>New ta&amp;b</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;لسان جديد</translation>
    </message>
    <message>
        <source>a new conversation in a tab</source>
        <translation type="unfinished">محادثة جديدة في لسان</translation>
    </message>
    <message>
        <source>Close the t&amp;ab</source>
        <translation type="unfinished">إ&amp;غلاق اللسان</translation>
    </message>
    <message>
        <source>&amp;Search all conversations</source>
        <translation type="unfinished">ال&amp;بحث في كل المحادثات</translation>
    </message>
    <message>
        <source>Pick a &amp;model…</source>
        <translation type="unfinished">اختيار &amp;نموذج…</translation>
    </message>
    <message>
        <source>choose the model</source>
        <translation type="unfinished">اختيار النموذج</translation>
    </message>
    <message>
        <source>Pick t&amp;ools</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">اختيار أ&amp;دوات</translation>
    </message>
    <message>
        <source>choose the tools</source>
        <translation type="unfinished">اختيار الأدوات</translation>
    </message>
    <message>
        <source>System &amp;text…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">نص الن&amp;ظام…</translation>
    </message>
    <message>
        <source>write the instructions</source>
        <translation type="unfinished">كتابة التعليمات</translation>
    </message>
    <message>
        <source>Add a workspace &amp;folder…</source>
        <translation type="unfinished">إضافة مجلد إلى م&amp;ساحة العمل…</translation>
    </message>
    <message>
        <source>add a workspace folder</source>
        <translation type="unfinished">إضافة مجلد إلى مساحة العمل</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">إر&amp;فاق ملفات…</translation>
    </message>
    <message>
        <source>What the next re&amp;quest holds</source>
        <translation type="unfinished">محتوى ال&amp;طلب التالي</translation>
    </message>
    <message>
        <source>what the next request holds</source>
        <translation type="unfinished">محتوى الطلب التالي</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">ما سيراه النمو&amp;ذج…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">تل&amp;خيص وتعطيل</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">إ&amp;يقاف</translation>
    </message>
    <message>
        <source>end the turn under way</source>
        <translation type="unfinished">إنهاء الدور الجاري</translation>
    </message>
    <message>
        <source>Answer a&amp;gain</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;رد آخر</translation>
    </message>
    <message>
        <source>another answer to the last message</source>
        <translation type="unfinished">رد آخر على الرسالة الأخيرة</translation>
    </message>
    <message>
        <source>&amp;Compare from here…</source>
        <translation type="unfinished">م&amp;قارنة من هنا…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">إعادة ال&amp;تسمية</translation>
    </message>
    <message>
        <source>A title b&amp;y the model</source>
        <translation type="unfinished">عنوان ي&amp;كتبه النموذج</translation>
    </message>
    <message>
        <source>have the model write a title</source>
        <translation type="unfinished">جعل النموذج يكتب عنوانًا</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ال&amp;وسوم…</translation>
    </message>
    <message>
        <source>Put &amp;into a group…</source>
        <translation type="unfinished">وضع في م&amp;جموعة…</translation>
    </message>
    <message>
        <source>Archi&amp;ve, or take out of the archive</source>
        <translation type="unfinished">أر&amp;شفة، أو إخراج من الأرشيف</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ت&amp;صدير…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">&amp;حذف</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">محو ن&amp;هائي…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ت&amp;راجع</translation>
    </message>
    <message>
        <source>take back what was done last</source>
        <translation type="unfinished">التراجع عن آخر ما فُعل</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">إعا&amp;دة</translation>
    </message>
    <message>
        <source>do again what was taken back</source>
        <translation type="unfinished">إعادة ما جرى التراجع عنه</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;قص</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ل&amp;صق</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">تحديد ال&amp;كل</translation>
    </message>
    <message>
        <source>&amp;Find here…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ال&amp;بحث هنا…</translation>
    </message>
    <message>
        <source>find in this conversation</source>
        <translation type="unfinished">البحث في هذه المحادثة</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">البحث عن التا&amp;لي</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">البحث عن ال&amp;سابق</translation>
    </message>
    <message>
        <source>&amp;Pick an agent…</source>
        <translation type="unfinished">اختيار &amp;وكيل…</translation>
    </message>
    <message>
        <source>choose the agent that plays</source>
        <translation type="unfinished">اختيار الوكيل الذي يعمل</translation>
    </message>
    <message>
        <source>&amp;Stop using the agent</source>
        <translation type="unfinished">إ&amp;يقاف استخدام الوكيل</translation>
    </message>
    <message>
        <source>New agent in &amp;TOML…</source>
        <translation type="unfinished">وكيل جديد بصيغة &amp;TOML…</translation>
    </message>
    <message>
        <source>New agent in &amp;gram…</source>
        <translation type="unfinished">وكيل جديد بصيغة &amp;gram…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">استيراد أ&amp;دوات…</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation type="unfinished">&amp;جنبًا إلى جنب…</translation>
    </message>
    <message>
        <source>&amp;Evaluate…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ت&amp;قييم…</translation>
    </message>
    <message>
        <source>Do an&amp;ything…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">تنفيذ أ&amp;ي شيء…</translation>
    </message>
    <message>
        <source>what can be written here</source>
        <translation type="unfinished">ما يمكن كتابته هنا</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <extracomment>Menu entry, or what it does, in the main menus: go to the field where messages are written</extracomment>
        <translation type="unfinished">&amp;كتابة</translation>
    </message>
    <message>
        <source>&amp;Conversations</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ال&amp;محادثات</translation>
    </message>
    <message>
        <source>&amp;Ensembles</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">مجم&amp;وعات الأدوات</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ال&amp;فاحص</translation>
    </message>
    <message>
        <source>&amp;Descriptors</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">الوا&amp;صفات</translation>
    </message>
    <message>
        <source>&amp;Agents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;الوكلاء</translation>
    </message>
    <message>
        <source>&amp;Map of the conversation</source>
        <translation type="unfinished">&amp;خريطة المحادثة</translation>
    </message>
    <message>
        <source>all branches</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">كل الفروع</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">اللسان ال&amp;تالي</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">اللسان ال&amp;سابق</translation>
    </message>
    <message>
        <source>A conversation &amp;beside</source>
        <translation type="unfinished">محادثة بجا&amp;نبها</translation>
    </message>
    <message>
        <source>two conversations next to each other</source>
        <translation type="unfinished">محادثتان متجاورتان</translation>
    </message>
    <message>
        <source>Descriptors in a window of t&amp;heir own</source>
        <translation type="unfinished">الواصفات في نافذة مستق&amp;لة</translation>
    </message>
    <message>
        <source>Inspec&amp;tor in a window of its own</source>
        <translation type="unfinished">الفاحص في نافذة مست&amp;قلة</translation>
    </message>
    <message>
        <source>Inspector as a whole c&amp;olumn</source>
        <translation type="unfinished">الفاحص ك&amp;عمود كامل</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;أكبر</translation>
    </message>
    <message>
        <source>larger texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">نصوص أكبر</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">أصغ&amp;ر</translation>
    </message>
    <message>
        <source>smaller texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">نصوص أصغر</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ال&amp;حجم المعتاد</translation>
    </message>
    <message>
        <source>texts in their usual size</source>
        <translation type="unfinished">النصوص بحجمها المعتاد</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ملء ال&amp;شاشة</translation>
    </message>
    <message>
        <source>&amp;Try out a tool</source>
        <translation type="unfinished">ت&amp;جربة أداة</translation>
    </message>
    <message>
        <source>Reso&amp;urces of MCP servers…</source>
        <translation type="unfinished">مو&amp;ارد خوادم MCP…</translation>
    </message>
    <message>
        <source>Add an &amp;MCP server…</source>
        <translation type="unfinished">إضافة خادم &amp;MCP…</translation>
    </message>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">ا&amp;ستيراد خوادم MCP…</translation>
    </message>
    <message>
        <source>&amp;Find servers on this machine…</source>
        <translation type="unfinished">العثور على &amp;خوادم على هذا الجهاز…</translation>
    </message>
    <message>
        <source>Start a m&amp;odel file…</source>
        <translation type="unfinished">تشغيل مل&amp;ف نموذج…</translation>
    </message>
    <message>
        <source>Mo&amp;dels on this machine…</source>
        <translation type="unfinished">ال&amp;نماذج على هذا الجهاز…</translation>
    </message>
    <message>
        <source>Ser&amp;ve other programs…</source>
        <translation type="unfinished">خد&amp;مة برامج أخرى…</translation>
    </message>
    <message>
        <source>let other programs use Parlance</source>
        <translation type="unfinished">السماح لبرامج أخرى باستخدام Parlance</translation>
    </message>
    <message>
        <source>&amp;Capture…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">الت&amp;قاط…</translation>
    </message>
    <message>
        <source>see what other programs say to a provider</source>
        <translation type="unfinished">رؤية ما تقوله برامج أخرى لمزوّد</translation>
    </message>
    <message>
        <source>Record a cassette, or &amp;end it</source>
        <translation type="unfinished">تسجيل &amp;شريط، أو إنهاؤه</translation>
    </message>
    <message>
        <source>all that goes over the wire, to be played again</source>
        <translation type="unfinished">كل ما يمر عبر الشبكة، لتشغيله مجددًا</translation>
    </message>
    <message>
        <source>Save what went over the &amp;wire…</source>
        <translation type="unfinished">حفظ ال&amp;بيانات المتبادلة…</translation>
    </message>
    <message>
        <source>Fi&amp;gures…</source>
        <extracomment>Menu entry, or what it does, in the main menus: numbers of calls, times and costs</extracomment>
        <translation type="unfinished">الإ&amp;حصاءات…</translation>
    </message>
    <message>
        <source>how many calls, how long, what they cost</source>
        <translation type="unfinished">كم استدعاءً، وكم تستغرق، وكم تكلّف</translation>
    </message>
    <message>
        <source>What is taken out of e&amp;xchanges…</source>
        <translation type="unfinished">ما يُنز&amp;ع من التبادلات…</translation>
    </message>
    <message>
        <source>&amp;Save the descriptor</source>
        <translation type="unfinished">حف&amp;ظ الواصف</translation>
    </message>
    <message>
        <source>&amp;Read all descriptors again</source>
        <translation type="unfinished">إعادة ق&amp;راءة كل الواصفات</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ال&amp;دليل</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">الا&amp;ختصارات…</translation>
    </message>
    <message>
        <source>which keys do what</source>
        <translation type="unfinished">ما تفعله كل مفاتيح</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation type="unfinished">&amp;ما الجديد</translation>
    </message>
    <message>
        <source>&amp;Report a fault…</source>
        <translation type="unfinished">الإ&amp;بلاغ عن عطل…</translation>
    </message>
    <message>
        <source>&amp;About Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;عن Parlance</translation>
    </message>
    <message>
        <source>&amp;Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Parlance</translation>
    </message>
    <message>
        <source>&amp;Conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ال&amp;محادثة</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: a noun or a verb, as your desktop has it</extracomment>
        <translation type="unfinished">ت&amp;حرير</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: what is seen</extracomment>
        <translation type="unfinished">&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu</extracomment>
        <translation type="unfinished">الأ&amp;دوات</translation>
    </message>
    <message>
        <source>A&amp;gents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ال&amp;وكلاء</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">م&amp;ساعدة</translation>
    </message>
    <message>
        <source>What is &amp;running now</source>
        <translation type="unfinished">ما يعمل ال&amp;آن</translation>
    </message>
    <message>
        <source>servers, and what they are asked now</source>
        <translation type="unfinished">الخوادم، وما تُسأل عنه الآن</translation>
    </message>
    <message>
        <source>Find &amp;agents of other programs…</source>
        <translation type="unfinished">العثور على وك&amp;لاء برامج أخرى…</translation>
    </message>
    <message>
        <source>&amp;Play a cassette…</source>
        <translation type="unfinished">تشغيل شري&amp;ط…</translation>
    </message>
    <message>
        <source>answer from a recording instead of the network</source>
        <translation type="unfinished">الرد من تسجيل بدلًا من الشبكة</translation>
    </message>
    <message>
        <source>Let the cassette&apos;s &amp;next event come</source>
        <translation type="unfinished">الإتيان بالحدث ال&amp;تالي من الشريط</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation type="unfinished">ال&amp;جزء التالي من النافذة</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation type="unfinished">الجزء السا&amp;بق من النافذة</translation>
    </message>
    <message>
        <source>Ma&amp;ke a case of it…</source>
        <translation type="unfinished">ج&amp;علها حالة تقييم…</translation>
    </message>
    <message>
        <source>a case of an evaluation</source>
        <translation type="unfinished">حالة تقييم</translation>
    </message>
    <message>
        <source>A &amp;tour of the window</source>
        <translation type="unfinished">&amp;جولة في النافذة</translation>
    </message>
</context>
<context>
    <name>gui::WindowDocks</name>
    <message>
        <source>Conversations</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">المحادثات</translation>
    </message>
    <message>
        <source>Ensembles</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">مجموعات الأدوات</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">الفاحص</translation>
    </message>
    <message>
        <source>Descriptors</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">الواصفات</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">الوكلاء</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>Title of a dock: a noun, beside the transcript; a noun: the drawing of all branches</extracomment>
        <translation type="unfinished">الخريطة</translation>
    </message>
    <message>
        <source>The default is written in %1 now.</source>
        <translation type="unfinished">حُفظ ذلك في ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Test bench</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">منضدة الاختبار</translation>
    </message>
    <message>
        <source>There is no tool %1 any more.</source>
        <translation type="unfinished">لم تعد هناك أداة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Nothing is kept of what went over the wire for this message.</source>
        <translation type="unfinished">لم يُحفظ شيء مما مرّ عبر الشبكة لهذه الرسالة.</translation>
    </message>
    <message>
        <source>There is no other version of this message.</source>
        <translation type="unfinished">لا توجد نسخة أخرى من هذه الرسالة.</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Title of a dock: a noun, beside the transcript; what is running now</extracomment>
        <translation type="unfinished">ما يعمل</translation>
    </message>
</context>
<context>
    <name>gui::WorkCommand</name>
    <message>
        <source>End when no run is left, including those that others are doing.</source>
        <translation type="unfinished">الانتهاء عند عدم بقاء أي تشغيل، بما فيها ما ينفّذه آخرون.</translation>
    </message>
    <message>
        <source>How many runs it does at the same time.</source>
        <translation type="unfinished">عدد التشغيلات التي ينفّذها في الوقت نفسه.</translation>
    </message>
    <message>
        <source>Seconds after which others take over its runs if it is killed.</source>
        <translation type="unfinished">الثواني التي يأخذ بعدها آخرون ما أخذه، إن أُنهي قسرًا.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse.</source>
        <translation type="unfinished">ask أو refuse أو all أو اسم أداة؛ يمكن تكراره. بدون طرفية تعني ask الرفض.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024.</source>
        <translation type="unfinished">أقصى طول لرد واحد بوحدة MiB: من 1 إلى 1024.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) done, none is left.</source>
        <translation type="unfinished">
            <numerusform>لم يُنجز أي تشغيل، ولم يبقَ شيء.</numerusform>
            <numerusform>أُنجز تشغيل واحد، ولم يبقَ شيء.</numerusform>
            <numerusform>أُنجز تشغيلان، ولم يبقَ شيء.</numerusform>
            <numerusform>أُنجزت %Ln تشغيلات، ولم يبقَ شيء.</numerusform>
            <numerusform>أُنجز %Ln تشغيلًا، ولم يبقَ شيء.</numerusform>
            <numerusform>أُنجز %Ln تشغيل، ولم يبقَ شيء.</numerusform>
        </translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: ⁨%1⁩ ستُعاد المحاولة.</translation>
    </message>
</context>
<context>
    <name>gui::Workbench</name>
    <message>
        <source>The path of the profile, %1, is not UTF-8.</source>
        <translation type="unfinished">مسار ملف التعريف، ⁨%1⁩، ليس UTF-8.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation type="unfinished">تعذّرت الكتابة في المجلد ⁨%1⁩.</translation>
    </message>
    <message>
        <source>No provider is known at %1.</source>
        <translation type="unfinished">لا يُعرف مزوّد في ⁨%1⁩.</translation>
    </message>
    <message>
        <source>There is no home folder for the profile: set HOME, or give a folder with --profile.</source>
        <translation type="unfinished">لا يوجد مجلد منزلي للملف الشخصي: عيّن HOME، أو حدّد مجلدًا بالخيار ⁨--profile⁩.</translation>
    </message>
</context>
<context>
    <name>invocables::AgentWrites</name>
    <message>
        <source>What was in it before the agent wrote it is not known.</source>
        <translation type="unfinished">لا يُعرف ما كان فيه قبل أن يكتبه الوكيل.</translation>
    </message>
</context>
<context>
    <name>invocables::ApprovalStep</name>
    <message>
        <source>%1 is not allowed here: its descriptor refuses it.</source>
        <translation type="unfinished">⁨%1⁩ غير مسموح به هنا: يرفضه واصفه.</translation>
    </message>
    <message>
        <source>This call of %1 is not allowed here: its descriptor refuses it where %2.</source>
        <translation type="unfinished">هذا الاستدعاء لـ⁨%1⁩ غير مسموح به هنا: يرفضه واصفه حيث ⁨%2⁩.</translation>
    </message>
    <message>
        <source>allowed by its descriptor</source>
        <translation type="unfinished">سمح به واصفه</translation>
    </message>
    <message>
        <source>allowed by its descriptor: %1</source>
        <translation type="unfinished">سمح به واصفه: ⁨%1⁩</translation>
    </message>
    <message>
        <source>allowed before</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">سُمح به من قبل</translation>
    </message>
    <message>
        <source>allowed before: %1</source>
        <translation type="unfinished">سُمح به من قبل: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 needs to be allowed, and there is nobody to ask.</source>
        <translation type="unfinished">يحتاج ⁨%1⁩ إلى السماح به، ولا يوجد من يُسأل.</translation>
    </message>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">السماح بـ⁨%1⁩؟</translation>
    </message>
    <message>
        <source>Nobody allowed this call of %1.</source>
        <translation type="unfinished">لم يسمح أحد بهذا الاستدعاء لـ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The file has changed meanwhile; this is what would become of it now.</source>
        <translation type="unfinished">تغيّر الملف في هذه الأثناء، وسيصبح الآن هكذا.</translation>
    </message>
    <message>
        <source>It would be another file; this is what would become of it.</source>
        <translation type="unfinished">سيكون ملفًا آخر، وسيصبح هكذا.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandDecision</name>
    <message>
        <source>The folder of the suite is not on this machine, so no command can decide.</source>
        <translation type="unfinished">مجلد حزمة التقييم ليس على هذا الجهاز، فلا يمكن لأمر أن يحكم.</translation>
    </message>
    <message>
        <source>The command did not decide within a minute.</source>
        <translation type="unfinished">لم يحكم الأمر خلال دقيقة.</translation>
    </message>
    <message>
        <source>The command was killed by signal %1.</source>
        <translation type="unfinished">أُنهي الأمر قسرًا بالإشارة ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandJob</name>
    <message>
        <source>It made repositories, whose settings your own programs follow: %1</source>
        <translation type="unfinished">أنشأ مستودعات تتبع برامجك إعداداتها: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The workspace has more folders than are looked through for repositories.</source>
        <translation type="unfinished">في مساحة العمل مجلدات أكثر مما يُبحث فيه عن مستودعات.</translation>
    </message>
    <message>
        <source>“%1” did not end within %2 s, the time that the call gives it.</source>
        <translation type="unfinished">لم ينتهِ «⁨%1⁩» خلال ⁨%2⁩ ث، وهي المهلة التي يعطيها له الاستدعاء.</translation>
    </message>
</context>
<context>
    <name>invocables::Execution</name>
    <message>
        <source>%1 did not end in time.</source>
        <translation type="unfinished">لم ينتهِ ⁨%1⁩ في الوقت المحدد.</translation>
    </message>
</context>
<context>
    <name>invocables::FileJob</name>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs, and there is nobody to ask.</source>
        <translation type="unfinished">«⁨%1⁩» مخفي أو يشبه سرًّا أو تشغّله برامج أخرى، ولا يوجد من يُسأل.</translation>
    </message>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs. Allow this, once?</source>
        <translation type="unfinished">«⁨%1⁩» مخفي أو يشبه سرًّا أو تشغّله برامج أخرى. هل تسمح بهذا مرة واحدة؟</translation>
    </message>
    <message>
        <source>The person refused access to “%1”.</source>
        <translation type="unfinished">رفض المستخدم الوصول إلى «⁨%1⁩».</translation>
    </message>
    <message>
        <source>Nobody allowed access to “%1”, which is hidden, looks like a secret or is run by other programs: only a person can.</source>
        <translation type="unfinished">لم يسمح أحد بالوصول إلى «⁨%1⁩»، وهو مخفي أو يشبه سرًّا أو تشغّله برامج أخرى: لا يسمح به إلا شخص.</translation>
    </message>
</context>
<context>
    <name>invocables::FindToolsJob</name>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">جارٍ الاتصال بـ⁨%1⁩</translation>
    </message>
    <message>
        <source>“%1” is not a tool that can be loaded, so none was. Look for it with words first.</source>
        <translation type="unfinished">«⁨%1⁩» ليس أداة يمكن تحميلها، فلم تُحمَّل أي أداة. ابحث عنها بالكلمات أولًا.</translation>
    </message>
</context>
<context>
    <name>invocables::HttpToolJob</name>
    <message>
        <source>The tool needs the environment variable %1, which is not set.</source>
        <translation type="unfinished">تحتاج الأداة إلى متغير البيئة ⁨%1⁩، وهو غير معيّن.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationRun</name>
    <message>
        <source>allowed by the person</source>
        <translation type="unfinished">سمح به المستخدم</translation>
    </message>
    <message>
        <source>allowed beforehand, nobody was asked</source>
        <translation type="unfinished">سُمح به مسبقًا ولم يُسأل أحد</translation>
    </message>
    <message>
        <source>allowed by the program that Parlance works for</source>
        <translation type="unfinished">سمح به البرنامج الذي يعمل له Parlance</translation>
    </message>
    <message>
        <source>%1 is switched off in this conversation.</source>
        <translation type="unfinished">⁨%1⁩ معطّل في هذه المحادثة.</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">لا يمكن استدعاء ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">أُصلح: ⁨%1⁩</translation>
    </message>
    <message>
        <source>filled in</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">أُكمل</translation>
    </message>
    <message>
        <source>no earlier call is the same</source>
        <translation type="unfinished">لا استدعاء سابق مطابق</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation type="unfinished">غير مطلوب</translation>
    </message>
    <message>
        <source>by its meaning</source>
        <translation type="unfinished">حسب معناه</translation>
    </message>
    <message>
        <source>no earlier call means the same</source>
        <translation type="unfinished">لا استدعاء سابق بالمعنى نفسه</translation>
    </message>
    <message>
        <source>the result of %1, %2 s ago</source>
        <translation type="unfinished">نتيجة ⁨%1⁩، قبل ⁨%2⁩ ث</translation>
    </message>
    <message>
        <source>allowed with other arguments</source>
        <translation type="unfinished">سُمح به بوسيطات أخرى</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">المحاولة ⁨%1⁩</translation>
    </message>
    <message>
        <source>near its time limit</source>
        <translation type="unfinished">قرب مهلته</translation>
    </message>
    <message>
        <source>the first part, within %1 bytes</source>
        <translation type="unfinished">الجزء الأول، ضمن ⁨%1⁩ بايت</translation>
    </message>
    <message>
        <source>It was stopped before it ended.</source>
        <translation type="unfinished">أُوقف قبل أن ينتهي.</translation>
    </message>
    <message>
        <source>The server has changed or withdrawn this tool since the turn began.</source>
        <translation type="unfinished">غيّر الخادم هذه الأداة أو سحبها منذ بدء الدور.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationsJob</name>
    <message>
        <source>It was stopped, since another tool broke.</source>
        <translation type="unfinished">أُوقف لأن أداة أخرى تعطّلت.</translation>
    </message>
    <message>
        <source>It was stopped by the person.</source>
        <translation type="unfinished">أوقفه المستخدم.</translation>
    </message>
</context>
<context>
    <name>invocables::McpCallJob</name>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">لم يعد خادم ⁨%1⁩ موجودًا.</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">جارٍ الاتصال بـ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 is not connected. %2</source>
        <translation type="unfinished">⁨%1⁩ غير متصل. ⁨%2⁩</translation>
    </message>
    <message>
        <source>The server runs %1 as a task only, and offers none.</source>
        <translation type="unfinished">لا يشغّل الخادم ⁨%1⁩ إلا كمهمة، ولا يعرض مهام.</translation>
    </message>
</context>
<context>
    <name>invocables::McpElicitationRun</name>
    <message>
        <source>The server %1 asks: %2</source>
        <translation type="unfinished">يسأل الخادم ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The server %1 asks you to open an address: %2</source>
        <translation type="unfinished">يطلب منك الخادم ⁨%1⁩ فتح عنوان: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>invocables::McpPromptJob</name>
    <message>
        <source>The prompt says nothing.</source>
        <translation type="unfinished">لا يقول الموجّه شيئًا.</translation>
    </message>
</context>
<context>
    <name>invocables::McpReadJob</name>
    <message>
        <source>There is nothing to read at %1.</source>
        <translation type="unfinished">لا شيء للقراءة في ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>invocables::ReadingJob</name>
    <message>
        <source>There is no model here that could be asked.</source>
        <translation type="unfinished">لا يوجد هنا نموذج يمكن سؤاله.</translation>
    </message>
    <message>
        <source>There is no text to read: give text or path.</source>
        <translation type="unfinished">لا يوجد نص للقراءة: أعطِ text أو path.</translation>
    </message>
    <message>
        <source>The text has %1 characters; at most %2 can be read.</source>
        <translation type="unfinished">في النص ⁨%1⁩ محرف؛ ولا يُقرأ أكثر من ⁨%2⁩.</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation type="unfinished">الجزء ⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>The model did not answer: %1</source>
        <translation type="unfinished">لم يُجب النموذج: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">كان رد النموذج فارغًا.</translation>
    </message>
</context>
<context>
    <name>invocables::SlowJob</name>
    <message>
        <source>%1 of %2 s</source>
        <translation type="unfinished">⁨%1⁩ من ⁨%2⁩ ث</translation>
    </message>
</context>
<context>
    <name>invocables::UndoJob</name>
    <message>
        <source>Somebody else has just changed it.</source>
        <translation type="unfinished">غيّره طرف آخر للتو.</translation>
    </message>
</context>
<context>
    <name>invocables::WebJob</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">لا توجد شبكة هنا.</translation>
    </message>
</context>
<context>
    <name>invocables::WorkspaceSnapshot</name>
    <message>
        <source>What a command has made of it cannot be determined exactly.</source>
        <translation type="unfinished">لا يمكن تحديد ما فعله به أمر ما تحديدًا دقيقًا.</translation>
    </message>
</context>
<context>
    <name>model::AgentCatalog</name>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">يتعذّر تشغيل الوكيل ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">لا يوجد وكيل في هذا الملف</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">لا يوجد وكيل «⁨%1⁩».</translation>
    </message>
    <message>
        <source>There is no agent “%1”. Did you mean %2?</source>
        <translation type="unfinished">لا يوجد وكيل «⁨%1⁩». ربما المقصود: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The agent cannot be read: %1</source>
        <translation type="unfinished">تعذّرت قراءة الوكيل: ⁨%1⁩</translation>
    </message>
    <message>
        <source>A character has more than a pattern can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">في الشخصية ما يزيد على ما يقوله النمط عن وكيل، لذا تبقى واصفًا.</translation>
    </message>
    <message>
        <source>There is no agent in %1.</source>
        <translation type="unfinished">لا يوجد وكيل في ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 has several agents. Say which one: %2.</source>
        <translation type="unfinished">في ⁨%1⁩ عدة وكلاء. حدّد أيهم: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in %2, but there is: %3.</source>
        <translation type="unfinished">لا يوجد وكيل «⁨%1⁩» في ⁨%2⁩، ويوجد: ⁨%3⁩.</translation>
    </message>
</context>
<context>
    <name>model::Amounts</name>
    <message>
        <source>%1 s</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">⁨%1⁩ ث</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">⁨%1⁩ د</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">⁨%1⁩ م.ث</translation>
    </message>
</context>
<context>
    <name>model::CaseFile</name>
    <message>
        <source>there are more than %1 cases</source>
        <translation type="unfinished">عدد الحالات أكثر من ⁨%1⁩</translation>
    </message>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">تعذّر الحكم على «⁨%1⁩»: ⁨%2⁩</translation>
    </message>
    <message>
        <source>this is not UTF-8; save the table in that encoding</source>
        <translation type="unfinished">ليس هذا UTF-8؛ احفظ الجدول بهذا الترميز</translation>
    </message>
    <message>
        <source>the row has %1 cells, the table %2 columns</source>
        <translation type="unfinished">في الصف ⁨%1⁩ خلية، وفي الجدول ⁨%2⁩ عمود</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">ليس للحالة مُدخل</translation>
    </message>
    <message>
        <source>a quotation mark that begins here does not end</source>
        <translation type="unfinished">علامة اقتباس تبدأ هنا ولا تنتهي</translation>
    </message>
    <message>
        <source>it is larger than 16 MiB; write many cases as lines of JSON</source>
        <translation type="unfinished">أكبر من ⁨١٦ MiB⁩؛ اكتب الحالات الكثيرة كأسطر JSON</translation>
    </message>
    <message>
        <source>there is no list of tests</source>
        <translation type="unfinished">لا توجد قائمة اختبارات</translation>
    </message>
    <message>
        <source>it is not a table; no other file is read for it</source>
        <translation type="unfinished">ليس جدولًا؛ ولا يُقرأ ملف آخر من أجله</translation>
    </message>
    <message>
        <source>test %1: %2</source>
        <translation type="unfinished">الاختبار ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">لا يوجد ملف كهذا</translation>
    </message>
    <message>
        <source>it is larger than 256 MiB, the most that is read as cases</source>
        <translation type="unfinished">أكبر من ⁨٢٥٦ MiB⁩، وهو أكثر مما يُقرأ من الحالات</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation type="unfinished">تعذّرت قراءته: ⁨%1⁩</translation>
    </message>
    <message>
        <source>cases are in a .jsonl, .json, .csv or .yaml file</source>
        <translation type="unfinished">تكون الحالات في ملف ⁦.jsonl⁩ أو ⁦.json⁩ أو ⁦.csv⁩ أو ⁦.yaml⁩</translation>
    </message>
    <message>
        <source>the column “%1” is there twice</source>
        <translation type="unfinished">العمود «⁨%1⁩» مكرّر</translation>
    </message>
    <message>
        <source>__threshold is a number from 0 to 1, as 0.5, not “%1”</source>
        <translation type="unfinished">⁨__threshold⁩ رقم من 0 إلى 1، مثل ⁨0.5⁩، لا «⁨%1⁩»</translation>
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
        <translation type="unfinished">لا يوجد مجلد مؤقت للتشغيلات: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Nothing of this run can be kept: it was not committed.</source>
        <translation type="unfinished">لا يمكن الاحتفاظ بشيء من هذا التشغيل: لم يُعتمد.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a conversation&apos;s title and a column&apos;s name</comment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 committed</source>
        <translation type="unfinished">اعتُمد ⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <translation type="unfinished">انتهت مهلة ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">فشل ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">أُوقف ⁨%1⁩</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">في الانتظار</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">قيد التشغيل</translation>
    </message>
    <message>
        <source>committed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">معتمد</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">انقطع</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">تُراجع عنه</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">انتهت المهلة</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">فشل</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">متوقف</translation>
    </message>
    <message>
        <source>One run</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">تشغيل واحد</translation>
    </message>
    <message>
        <source>Median of %1</source>
        <translation type="unfinished">وسيط ⁨%1⁩</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">الجولات</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>State, line or column title, in the comparison side by side: a noun: of tools</extracomment>
        <translation type="unfinished">الاستدعاءات</translation>
    </message>
    <message>
        <source>Same arguments</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">الوسيطات نفسها</translation>
    </message>
    <message>
        <source>Tool time</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">وقت الأدوات</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">الدور كله</translation>
    </message>
    <message>
        <source>Tokens in / out</source>
        <translation type="unfinished">رموز داخلة / خارجة</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>State, line or column title, in the comparison side by side: in money</extracomment>
        <translation type="unfinished">الكلفة</translation>
    </message>
    <message>
        <source>Texts agree</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">اتفاق النصوص</translation>
    </message>
    <message>
        <source>Of the runs that were committed.</source>
        <translation type="unfinished">من التشغيلات المعتمدة.</translation>
    </message>
    <message>
        <source>Runs that call the same tools with the same arguments as the first column mostly does.</source>
        <translation type="unfinished">تشغيلات تستدعي الأدوات نفسها بالوسيطات نفسها كما يفعل العمود الأول غالبًا.</translation>
    </message>
    <message>
        <source>Of all calls of a run together.</source>
        <translation type="unfinished">مجموع كل استدعاءات التشغيل.</translation>
    </message>
    <message>
        <source>Without the time that a run spent waiting for you.</source>
        <translation type="unfinished">دون الوقت الذي انتظر فيه التشغيل قرارك.</translation>
    </message>
    <message>
        <source>Input with what came from the provider&apos;s cache.</source>
        <translation type="unfinished">الدخل مع ما جاء من الذاكرة المؤقتة للمزوّد.</translation>
    </message>
    <message>
        <source>By the prices in the provider&apos;s descriptor; — where it has none.</source>
        <translation type="unfinished">بالأسعار في واصف المزوّد؛ — حيث لا أسعار.</translation>
    </message>
    <message>
        <source>How many words the final texts of a column have in common.</source>
        <translation type="unfinished">مقدار الكلمات المشتركة بين النصوص النهائية للعمود.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ من ⁨%2⁩</translation>
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
        <translation type="unfinished">ما السؤال المطلوب؟ تحتاج المقارنة إلى موجّه.</translation>
    </message>
    <message>
        <source>A comparison needs at least two columns: libraries, models, agents or instructions that differ.</source>
        <translation type="unfinished">تحتاج المقارنة إلى عمودين على الأقل: مكتبات أو نماذج أو وكلاء أو تعليمات مختلفة.</translation>
    </message>
    <message>
        <source>A comparison has at most %1 columns.</source>
        <translation type="unfinished">للمقارنة ⁨%1⁩ أعمدة على الأكثر.</translation>
    </message>
    <message>
        <source>A comparison runs 1 to %1 times.</source>
        <translation type="unfinished">تُشغَّل المقارنة من ١ إلى ⁨%1⁩ مرات.</translation>
    </message>
    <message>
        <source>%1 has no model.</source>
        <translation type="unfinished">ليس لـ⁨%1⁩ نموذج.</translation>
    </message>
</context>
<context>
    <name>model::ComparisonReport</name>
    <message>
        <source>reused</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">أُعيد استخدامه</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">الوكيل: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">المرات: ⁨%1⁩</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">التاريخ: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Asked in every column:</source>
        <translation type="unfinished">السؤال في كل عمود:</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation type="unfinished">التشغيل ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Answered by: %1</source>
        <translation type="unfinished">أجاب: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Heading or column title in the report of a comparison: a noun: of a tool</extracomment>
        <translation type="unfinished">استدعاء</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">الوسيطات</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or column title in the report of a comparison: what a tool gave back</extracomment>
        <translation type="unfinished">النتيجة</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Heading or column title in the report of a comparison: how long it took</extracomment>
        <translation type="unfinished">الوقت</translation>
    </message>
</context>
<context>
    <name>model::ConversationEdits</name>
    <message>
        <source>Show Version</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">عرض نسخة</translation>
    </message>
    <message>
        <source>Delete Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">حذف بند</translation>
    </message>
    <message>
        <source>Delete Canisters</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">حذف بنود</translation>
    </message>
    <message>
        <source>There is nothing to edit here.</source>
        <translation type="unfinished">لا شيء هنا للتحرير.</translation>
    </message>
    <message>
        <source>Edit Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">تحرير بند</translation>
    </message>
    <message>
        <source>Answer by Hand</source>
        <translation type="unfinished">الرد يدويًا</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <translation type="unfinished">جزء من ⁨%1⁩</translation>
    </message>
    <message>
        <source>Move to a New Conversation</source>
        <translation type="unfinished">النقل إلى محادثة جديدة</translation>
    </message>
    <message>
        <source>Summarise</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">التلخيص</translation>
    </message>
    <message>
        <source>Restore as a Branch</source>
        <translation type="unfinished">الاستعادة كفرع</translation>
    </message>
    <message>
        <source>There is nothing to fork here.</source>
        <translation type="unfinished">لا شيء هنا للتفريع.</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation type="unfinished">تفريع من ⁨%1⁩</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”: a verb: begin a branch here</extracomment>
        <translation type="unfinished">تفريع</translation>
    </message>
    <message>
        <source>Undo Turn</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">التراجع عن الدور</translation>
    </message>
</context>
<context>
    <name>model::DescriptorCatalog</name>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">تعذّر حفظ ⁨%1⁩.</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">الاسم «⁨%1⁩» مستخدم بالفعل في ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>model::EditableBody</name>
    <message>
        <source>The body is not text: it can only be sent as it is.</source>
        <translation type="unfinished">المتن ليس نصًا: لا يمكن إرساله إلا كما هو.</translation>
    </message>
    <message>
        <source>The body is too large to be edited (%1): it can only be sent as it is.</source>
        <translation type="unfinished">المتن أكبر من أن يُحرَّر (⁨%1⁩): لا يمكن إرساله إلا كما هو.</translation>
    </message>
</context>
<context>
    <name>model::Evaluation</name>
    <message>
        <source>The time that the budget gives is up.</source>
        <translation type="unfinished">انتهى الوقت الذي تتيحه الميزانية.</translation>
    </message>
    <message>
        <source>The tokens that the budget gives are used up: %1.</source>
        <translation type="unfinished">نفدت الرموز التي تتيحها الميزانية: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>What the budget gives is spent: %1.</source>
        <translation type="unfinished">أُنفق ما تتيحه الميزانية: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation type="unfinished">أُوقف.</translation>
    </message>
    <message>
        <source>The budget of cost does not bound %1: it has no price.</source>
        <translation type="unfinished">ميزانية التكلفة لا تحدّ ⁨%1⁩: ليس له سعر.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationCase</name>
    <message>
        <source>a message is of system, user or assistant, not of “%1”</source>
        <translation type="unfinished">الرسالة من system أو user أو assistant، لا من «⁨%1⁩»</translation>
    </message>
    <message>
        <source>the last message is the user&apos;s</source>
        <translation type="unfinished">الرسالة الأخيرة للمستخدم</translation>
    </message>
    <message>
        <source>a call has a tool, and arguments that are an object</source>
        <translation type="unfinished">للاستدعاء أداة، ووسيطات هي كائن</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">ليس للحالة مُدخل</translation>
    </message>
    <message>
        <source>Nothing was asked in the conversation %1.</source>
        <translation type="unfinished">لم يُسأل شيء في المحادثة ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationChanges</name>
    <message>
        <source>broken</source>
        <extracomment>What a case has become since the baseline in the report of an evaluation</extracomment>
        <translation type="unfinished">معطوب</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 with %2: %3, now %4 (p %5)</source>
        <translation type="unfinished">⁨%1⁩ مع ⁨%2⁩: ⁨%3⁩، والآن ⁨%4⁩ (p ⁨%5⁩)</translation>
    </message>
    <message numerus="yes">
        <source>With %n run(s) of a case, a change cannot be told from chance; only a case that went from all to none is named.</source>
        <translation type="unfinished">
            <numerusform>بلا تشغيلات للحالة لا يُعرف تغيّر.</numerusform>
            <numerusform>تشغيل واحد للحالة لا يميّز التغيّر من الصدفة؛ لا تُذكر إلا حالة انقلبت من الكل إلى لا شيء.</numerusform>
            <numerusform>تشغيلان للحالة لا يميّزان التغيّر من الصدفة؛ لا تُذكر إلا حالة انقلبت من الكل إلى لا شيء.</numerusform>
            <numerusform>%Ln تشغيلات للحالة لا تميّز التغيّر من الصدفة؛ لا تُذكر إلا حالة انقلبت من الكل إلى لا شيء.</numerusform>
            <numerusform>%Ln تشغيلًا للحالة لا تميّز التغيّر من الصدفة؛ لا تُذكر إلا حالة انقلبت من الكل إلى لا شيء.</numerusform>
            <numerusform>%Ln تشغيل للحالة لا تميّز التغيّر من الصدفة؛ لا تُذكر إلا حالة انقلبت من الكل إلى لا شيء.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of a case cannot show a change of less than %1 points.</source>
        <translation type="unfinished">
            <numerusform>بلا تشغيلات للحالة لا يُعرف شيء دون ⁨%1⁩ نقاط.</numerusform>
            <numerusform>تشغيل واحد للحالة لا يدل على شيء دون ⁨%1⁩ نقاط.</numerusform>
            <numerusform>تشغيلان للحالة لا يدلان على شيء دون ⁨%1⁩ نقاط.</numerusform>
            <numerusform>%Ln تشغيلات للحالة لا تدل على شيء دون ⁨%1⁩ نقاط.</numerusform>
            <numerusform>%Ln تشغيلًا للحالة لا تدل على شيء دون ⁨%1⁩ نقاط.</numerusform>
            <numerusform>%Ln تشغيل للحالة لا تدل على شيء دون ⁨%1⁩ نقاط.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationOutcome</name>
    <message>
        <source>The run did not finish.</source>
        <translation type="unfinished">لم يبلغ التشغيل نهايته.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationPage</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">أسوأ</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">أفضل</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun: of an evaluation</extracomment>
        <translation type="unfinished">الحالة</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: how many</extracomment>
        <translation type="unfinished">نجح</translation>
    </message>
    <message>
        <source>The share that passed, with its interval at 95 %</source>
        <translation type="unfinished">نسبة النجاح، مع فترة الثقة عند ٩٥ %</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun</extracomment>
        <translation type="unfinished">التنويعة</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">الدور كله، الوسيط</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">الرموز</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">كلفة الحزمة</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation type="unfinished"> (من ⁨%1⁩ إلى ⁨%2⁩)</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">قبل</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">الآن</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>كل شيء معروض هنا.</numerusform>
            <numerusform>واحد آخر غير معروض هنا.</numerusform>
            <numerusform>اثنان آخران غير معروضين هنا.</numerusform>
            <numerusform>%Ln أخرى غير معروضة هنا.</numerusform>
            <numerusform>%Ln غيرها غير معروضة هنا.</numerusform>
            <numerusform>%Ln غيرها غير معروضة هنا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs to look at</source>
        <translation type="unfinished">تشغيلات ينبغي الاطلاع عليها</translation>
    </message>
    <message>
        <source>%1 · %2 passed, %3 failed, %4 broken · evaluation %5</source>
        <translation type="unfinished">⁨%1⁩ · نجح ⁨%2⁩، فشل ⁨%3⁩، معطوب ⁨%4⁩ · التقييم ⁨%5⁩</translation>
    </message>
    <message>
        <source>Times and cost</source>
        <translation type="unfinished">الأوقات والكلفة</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished">ما وُجد</translation>
    </message>
</context>
<context>
    <name>model::EvaluationReport</name>
    <message>
        <source>broken</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">معطوب</translation>
    </message>
    <message>
        <source>%1, %2 broken</source>
        <translation type="unfinished">⁨%1⁩، معطوب ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 unstable</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">غير مستقر ⁨%1⁩</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">الحالة</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: how many</extracomment>
        <translation type="unfinished">نجح</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">الدور كله، الوسيط</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">كلفة الحزمة</translation>
    </message>
    <message>
        <source>unstable: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">غير مستقر: ⁨%1⁩</translation>
    </message>
    <message>
        <source>worse: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">أسوأ: ⁨%1⁩</translation>
    </message>
    <message>
        <source>better: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">أفضل: ⁨%1⁩</translation>
    </message>
    <message>
        <source>too close to say: %1</source>
        <translation type="unfinished">الفرق أصغر من أن يُحسم: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 is worse over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">⁨%1⁩ أسوأ على مدى كل الحالات: انخفض ⁨%2⁩، وارتفع ⁨%3⁩ (p ⁨%4⁩)</translation>
    </message>
    <message>
        <source>%1 is better over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">⁨%1⁩ أفضل على مدى كل الحالات: انخفض ⁨%2⁩، وارتفع ⁨%3⁩ (p ⁨%4⁩)</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 broken; %4 from before</source>
        <translation type="unfinished">نجح ⁨%1⁩، فشل ⁨%2⁩، معطوب ⁨%3⁩؛ ومن السابق ⁨%4⁩</translation>
    </message>
    <message>
        <source>This evaluation: %1</source>
        <translation type="unfinished">هذا التقييم: ⁨%1⁩</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">التاريخ: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">التقييم: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Preferred blind</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">المفضّل دون معرفة المصدر</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation type="unfinished">⁨%1⁩ (التشغيلات: ⁨%2⁩ من ⁨%3⁩)</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are not done.</source>
        <translation type="unfinished">
            <numerusform>لم يبقَ تشغيل لم يُنفَّذ.</numerusform>
            <numerusform>تشغيل واحد لم يُنفَّذ.</numerusform>
            <numerusform>تشغيلان لم يُنفَّذا.</numerusform>
            <numerusform>%Ln تشغيلات لم تُنفَّذ.</numerusform>
            <numerusform>%Ln تشغيلًا لم يُنفَّذ.</numerusform>
            <numerusform>%Ln تشغيل لم يُنفَّذ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationSuite</name>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">تعذّر الحكم على «⁨%1⁩»: ⁨%2⁩</translation>
    </message>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">يُكتب النموذج بالصيغة PROVIDER/MODEL، لا «⁨%1⁩»</translation>
    </message>
    <message>
        <source>a variant has a prompt or a template, not both</source>
        <translation type="unfinished">للتنويعة prompt أو template، لا كلاهما</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Name of the variant that a suite has without any</extracomment>
        <translation type="unfinished">قياسي</translation>
    </message>
    <message>
        <source>there are no cases: write [[cases]], or name their file with cases-from</source>
        <translation type="unfinished">لا توجد حالات: اكتب ⁦[[cases]]⁩، أو سمِّ ملفها بـ cases-from</translation>
    </message>
    <message>
        <source>%1: the case “%2” has no input. Give it one, or give all cases one with input under [suite].</source>
        <translation type="unfinished">⁨%1⁩: ليس للحالة «⁨%2⁩» مُدخل. أعطها مُدخلًا، أو أعطِ كل الحالات مُدخلًا بـ input تحت ⁦[suite]⁩.</translation>
    </message>
    <message>
        <source>%1: there are no cases.</source>
        <translation type="unfinished">⁨%1⁩: لا توجد حالات.</translation>
    </message>
    <message>
        <source>%1: %2 cases with %3 variants, %4 times, are more than %5 runs.</source>
        <translation type="unfinished">⁨%1⁩: الحالات ⁨%2⁩ والتنويعات ⁨%3⁩ والمرات ⁨%4⁩، وهذا أكثر من ⁨%5⁩ تشغيل.</translation>
    </message>
    <message>
        <source>The suite that is kept cannot be read.</source>
        <translation type="unfinished">تعذّرت قراءة الحزمة المحفوظة.</translation>
    </message>
    <message>
        <source>A case that is kept cannot be read: %1</source>
        <translation type="unfinished">تعذّرت قراءة حالة محفوظة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>“%1” is a variable; did you mean “input”?</source>
        <translation type="unfinished">«⁨%1⁩» متغيّر؛ أتقصد «⁨input⁩»؟</translation>
    </message>
    <message>
        <source>there is no variable “%1” for “%2”; it stays as it is written</source>
        <translation type="unfinished">لا متغيّر «⁨%1⁩» من أجل «⁨%2⁩»؛ يبقى كما كُتب</translation>
    </message>
    <message>
        <source>“%1” expects nothing, so that any answer passes</source>
        <translation type="unfinished">لا تتوقّع «⁨%1⁩» شيئًا، فينجح أي جواب</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>كل شيء معروض هنا.</numerusform>
            <numerusform>واحد آخر غير معروض هنا.</numerusform>
            <numerusform>اثنان آخران غير معروضين هنا.</numerusform>
            <numerusform>%Ln أخرى غير معروضة هنا.</numerusform>
            <numerusform>%Ln غيرها غير معروضة هنا.</numerusform>
            <numerusform>%Ln غيرها غير معروضة هنا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationTable</name>
    <message numerus="yes">
        <source>The judge agrees with you on %1 of %n graded run(s).</source>
        <translation type="unfinished">
            <numerusform>لم تُعطِ درجات بعد (⁨%1⁩).</numerusform>
            <numerusform>يتفق المحكّم معك في ⁨%1⁩ من تشغيل واحد أعطيته درجة.</numerusform>
            <numerusform>يتفق المحكّم معك في ⁨%1⁩ من تشغيلين أعطيتهما درجة.</numerusform>
            <numerusform>يتفق المحكّم معك في ⁨%1⁩ من %Ln تشغيلات أعطيتها درجة.</numerusform>
            <numerusform>يتفق المحكّم معك في ⁨%1⁩ من %Ln تشغيلًا أعطيته درجة.</numerusform>
            <numerusform>يتفق المحكّم معك في ⁨%1⁩ من %Ln تشغيل أعطيته درجة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: %3 of %4</source>
        <translation type="unfinished">⁨%1⁩ مع ⁨%2⁩: ⁨%3⁩ من ⁨%4⁩</translation>
    </message>
</context>
<context>
    <name>model::ExchangeFilter</name>
    <message>
        <source>%1:%2 is not understood: %3</source>
        <translation type="unfinished">%1:%2 غير مفهوم: ⁨%3⁩</translation>
    </message>
    <message>
        <source>a status such as 404, or 4xx, or %1</source>
        <translation type="unfinished">رمز حالة مثل 404 أو 4xx أو ⁨%1⁩</translation>
    </message>
    <message>
        <source>a time such as 2s, 300ms or 1min</source>
        <translation type="unfinished">وقت مثل 2s أو 300ms أو 1min</translation>
    </message>
    <message>
        <source>a size such as 500KB or 2MB</source>
        <translation type="unfinished">حجم مثل 500KB أو 2MB</translation>
    </message>
    <message>
        <source>an amount such as 0.01</source>
        <translation type="unfinished">مبلغ مثل 0.01</translation>
    </message>
    <message>
        <source>%1: of what?</source>
        <translation type="unfinished">⁨%1⁩: بماذا؟</translation>
    </message>
</context>
<context>
    <name>model::Expectation</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3</source>
        <translation type="unfinished">«⁨%1⁩» ليس نمطًا: ⁨%2⁩ عند ⁨%3⁩</translation>
    </message>
    <message>
        <source>the value is not a JSON Schema: %1</source>
        <translation type="unfinished">القيمة ليست JSON Schema: ⁨%1⁩</translation>
    </message>
    <message>
        <source>the value is a table with name, and args or schema</source>
        <translation type="unfinished">القيمة جدول فيه name، وargs أو schema</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation type="unfinished">تنقص قيمة</translation>
    </message>
    <message>
        <source>the value is a text</source>
        <translation type="unfinished">القيمة نص</translation>
    </message>
    <message>
        <source>the value is a text or a list of texts</source>
        <translation type="unfinished">القيمة نص أو قائمة نصوص</translation>
    </message>
    <message>
        <source>the value is a pattern</source>
        <translation type="unfinished">القيمة نمط</translation>
    </message>
    <message>
        <source>the value is a tool&apos;s name, a list of names, or a table with name or pattern, and min and max</source>
        <translation type="unfinished">القيمة اسم أداة، أو قائمة أسماء، أو جدول فيه name أو pattern، وmin وmax</translation>
    </message>
    <message>
        <source>the value is a list of tools, or a table with steps and mode</source>
        <translation type="unfinished">القيمة قائمة أدوات، أو جدول فيه steps وmode</translation>
    </message>
    <message>
        <source>the value is a table with min or max</source>
        <translation type="unfinished">القيمة جدول فيه min أو max</translation>
    </message>
    <message>
        <source>the value is a program, or a list of it and its arguments</source>
        <translation type="unfinished">القيمة برنامج، أو قائمة منه ومن وسيطاته</translation>
    </message>
    <message>
        <source>“%1” is code or reaches out, and is never run; a command may decide instead</source>
        <translation type="unfinished">«⁨%1⁩» شيفرة أو يصل إلى الخارج، ولا يُشغَّل أبدًا؛ يمكن لأمر أن يحكم بدلًا منه</translation>
    </message>
    <message>
        <source>it has no type</source>
        <translation type="unfinished">ليس له type</translation>
    </message>
    <message>
        <source>there is no expectation “%1”</source>
        <translation type="unfinished">لا يوجد توقّع «⁨%1⁩»</translation>
    </message>
    <message>
        <source>there is no expectation “%1”; did you mean %2?</source>
        <translation type="unfinished">لا يوجد توقّع «⁨%1⁩»؛ ربما المقصود: ⁨%2⁩</translation>
    </message>
    <message>
        <source>a set needs other expectations under assert</source>
        <translation type="unfinished">للمجموعة توقعات أخرى تحت assert</translation>
    </message>
    <message>
        <source>it needs a threshold</source>
        <translation type="unfinished">يحتاج إلى threshold</translation>
    </message>
    <message>
        <source>its threshold is from 0 to 1, not %1</source>
        <translation type="unfinished">قيمة ⁨threshold⁩ فيه من 0 إلى 1، لا ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>model::Har</name>
    <message>
        <source>This is not an HTTP Archive: %1</source>
        <translation type="unfinished">ليس هذا HTTP Archive: ⁨%1⁩</translation>
    </message>
    <message>
        <source>This is not an HTTP Archive: it has no log with entries.</source>
        <translation type="unfinished">ليس هذا HTTP Archive: ليس له log فيه entries.</translation>
    </message>
    <message>
        <source>Entry %1 of the HTTP Archive is not one: it has no request with an address, or no response.</source>
        <translation type="unfinished">المدخل ⁨%1⁩ في HTTP Archive غير صالح: ليس له طلب بعنوان، أو ليس له استجابة.</translation>
    </message>
</context>
<context>
    <name>model::Invocation</name>
    <message>
        <source>being written</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">قيد الكتابة</translation>
    </message>
    <message>
        <source>being checked</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">قيد الفحص</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">ينتظر قرارك</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">قيد التشغيل</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">تم</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">فشل</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">مرفوض</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">انتهت المهلة</translation>
    </message>
    <message>
        <source>result used again</source>
        <translation type="unfinished">أُعيد استخدام النتيجة</translation>
    </message>
    <message>
        <source>not known whether it ran</source>
        <translation type="unfinished">لا يُعرف هل نُفّذ</translation>
    </message>
</context>
<context>
    <name>model::JsonPath</name>
    <message>
        <source>The path cannot be read from character %1 on.</source>
        <translation type="unfinished">تعذّرت قراءة المسار من المحرف ⁨%1⁩ فصاعدًا.</translation>
    </message>
    <message>
        <source>A path begins with $, a pointer with a slash.</source>
        <translation type="unfinished">يبدأ المسار بـ $، والمؤشر بشرطة مائلة.</translation>
    </message>
</context>
<context>
    <name>model::Judgement</name>
    <message>
        <source>The answer is what was expected.</source>
        <translation type="unfinished">الرد كما كان متوقّعًا.</translation>
    </message>
    <message>
        <source>The answer is %1, not %2.</source>
        <translation type="unfinished">الرد ⁨%1⁩، وليس ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The answer contains %1.</source>
        <translation type="unfinished">يحوي الرد ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The answer does not contain %1.</source>
        <translation type="unfinished">لا يحوي الرد ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The answer begins with %1.</source>
        <translation type="unfinished">يبدأ الرد بـ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The answer does not begin with %1.</source>
        <translation type="unfinished">لا يبدأ الرد بـ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The pattern takes too long on this answer.</source>
        <translation type="unfinished">يستغرق النمط وقتًا أطول من اللازم على هذا الرد.</translation>
    </message>
    <message>
        <source>The pattern matches %1.</source>
        <translation type="unfinished">يطابق النمط ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The pattern matches nothing in the answer.</source>
        <translation type="unfinished">لا يطابق النمط شيئًا في الرد.</translation>
    </message>
    <message>
        <source>The texts are too long to be measured.</source>
        <translation type="unfinished">النصوص أطول من أن تُقاس.</translation>
    </message>
    <message>
        <source>The answer is %1 changes away, %2 are allowed.</source>
        <translation type="unfinished">يبعد الرد ⁨%1⁩ تغييرات، والمسموح ⁨%2⁩.</translation>
    </message>
    <message>
        <source>By words, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">تشابه الرد بالكلمات ⁨%1⁩، والمطلوب ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The answer is not JSON: %1</source>
        <translation type="unfinished">الرد ليس JSON: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The answer is JSON as expected.</source>
        <translation type="unfinished">الرد JSON كما كان متوقّعًا.</translation>
    </message>
    <message>
        <source>The answer is JSON, but does not fit: %1</source>
        <translation type="unfinished">الرد JSON لكنه لا يلائم: ⁨%1⁩</translation>
    </message>
    <message>
        <source>There is no JSON in the answer.</source>
        <translation type="unfinished">لا يوجد JSON في الرد.</translation>
    </message>
    <message>
        <source>There is JSON in the answer as expected.</source>
        <translation type="unfinished">في الرد JSON كما كان متوقّعًا.</translation>
    </message>
    <message>
        <source>The answer&apos;s stop reason is “%1”.</source>
        <translation type="unfinished">انتهى الرد بـ«⁨%1⁩».</translation>
    </message>
    <message>
        <source>This is not known for the model.</source>
        <translation type="unfinished">هذا غير معروف عن النموذج.</translation>
    </message>
    <message>
        <source>%1; %2 at most.</source>
        <translation type="unfinished">⁨%1⁩؛ ⁨%2⁩ على الأكثر.</translation>
    </message>
    <message>
        <source>This cannot be judged: %1.</source>
        <translation type="unfinished">لا يمكن الحكم على هذا: ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>model::Judging</name>
    <message>
        <source>There is no judge: %1</source>
        <translation type="unfinished">لا يوجد محكّم: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The judge did not answer: %1</source>
        <translation type="unfinished">لم يُجب المحكّم: ⁨%1⁩</translation>
    </message>
    <message>
        <source>No command can be run here.</source>
        <translation type="unfinished">لا يمكن تشغيل أي أمر هنا.</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation type="unfinished">انتهى الأمر بالحالة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>By meaning, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">تشابه الرد بالمعنى ⁨%1⁩، والمطلوب ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>model::LibraryCatalog</name>
    <message>
        <source>The tool library %1 cannot be used: %2</source>
        <translation type="unfinished">تعذّر استخدام مكتبة الأدوات ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>There is no tool library “%1”.</source>
        <translation type="unfinished">لا توجد مكتبة أدوات «⁨%1⁩».</translation>
    </message>
    <message>
        <source>There is no tool library “%1”. Did you mean %2?</source>
        <translation type="unfinished">لا توجد مكتبة أدوات «⁨%1⁩». ربما المقصود: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>model::MessageQueue</name>
    <message>
        <source>%1 messages are already waiting. Drop one first.</source>
        <translation type="unfinished">تنتظر ⁨%1⁩ رسائل بالفعل. ألغِ واحدة أولًا.</translation>
    </message>
</context>
<context>
    <name>model::PlannedVariant</name>
    <message>
        <source>A prompt of an evaluation reads no file: %1</source>
        <translation type="unfinished">موجّه التقييم لا يقرأ ملفات: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>model::PostgresRuns</name>
    <message>
        <source>The database %1 has no room left: this could not be saved.</source>
        <translation type="unfinished">لا مساحة متبقية في قاعدة البيانات ⁨%1⁩: تعذّر الحفظ.</translation>
    </message>
    <message>
        <source>The database %1 can only be read at present.</source>
        <translation type="unfinished">قاعدة البيانات ⁨%1⁩ للقراءة فقط حاليًا.</translation>
    </message>
    <message>
        <source>The database %1 does not let this user in. Its password comes from PGPASSWORD or ~/.pgpass.</source>
        <translation type="unfinished">لا تسمح قاعدة البيانات ⁨%1⁩ بدخول هذا المستخدم. تؤخذ كلمة سره من PGPASSWORD أو ⁦~/.pgpass⁩.</translation>
    </message>
    <message>
        <source>There is no such database: %1.</source>
        <translation type="unfinished">لا توجد قاعدة بيانات كهذه: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>This user does not have the right to do that in %1.</source>
        <translation type="unfinished">ليس لهذا المستخدم حق فعل ذلك في ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The database %1 has no evaluations yet. Make it ready for them with parlance store --create.</source>
        <translation type="unfinished">ليس في قاعدة البيانات ⁨%1⁩ تقييمات بعد. جهّزها لها بالأمر parlance store --create.</translation>
    </message>
    <message>
        <source>The database %1 is out of connections or memory.</source>
        <translation type="unfinished">نفدت اتصالات قاعدة البيانات ⁨%1⁩ أو ذاكرتها.</translation>
    </message>
    <message>
        <source>The database %1 does not answer.</source>
        <translation type="unfinished">لا تجيب قاعدة البيانات ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The database %1 could not be read or written.</source>
        <translation type="unfinished">تعذّرت قراءة قاعدة البيانات ⁨%1⁩ أو كتابتها.</translation>
    </message>
    <message>
        <source>PostgreSQL cannot be reached: Qt&apos;s driver for it is not installed (libqt6sql6-psql).</source>
        <translation type="unfinished">لا يمكن التحدث مع PostgreSQL: مشغّل Qt له غير مثبّت (libqt6sql6-psql).</translation>
    </message>
    <message>
        <source>The evaluations in %1 are of version %2. Bring them to %3 with parlance store --create.</source>
        <translation type="unfinished">التقييمات في ⁨%1⁩ من الإصدار ⁨%2⁩. رقِّها إلى ⁨%3⁩ بالأمر parlance store --create.</translation>
    </message>
    <message>
        <source>The tables are there, the roles are not: %1 (%2)</source>
        <translation type="unfinished">الجداول موجودة، وأدوار قاعدة البيانات غير موجودة: ⁨%1⁩ (⁨%2⁩)</translation>
    </message>
</context>
<context>
    <name>model::Preferences</name>
    <message>
        <source>preferred blind: %1: %2 of %3, %4; undecided: %5</source>
        <translation type="unfinished">المفضّل دون معرفة المصدر: ⁨%1⁩: ⁨%2⁩ من ⁨%3⁩، ⁨%4⁩؛ دون حسم: ⁨%5⁩</translation>
    </message>
    <message numerus="yes">
        <source>The judge&apos;s scores agree with you on %1 of %n compared pair(s).</source>
        <translation type="unfinished">
            <numerusform>لم تُقارَن أزواج بعد (⁨%1⁩).</numerusform>
            <numerusform>تتفق درجات المحكّم معك في ⁨%1⁩ من زوج واحد قورن.</numerusform>
            <numerusform>تتفق درجات المحكّم معك في ⁨%1⁩ من زوجين قورنا.</numerusform>
            <numerusform>تتفق درجات المحكّم معك في ⁨%1⁩ من %n أزواج قورنت.</numerusform>
            <numerusform>تتفق درجات المحكّم معك في ⁨%1⁩ من %n زوجًا قورن.</numerusform>
            <numerusform>تتفق درجات المحكّم معك في ⁨%1⁩ من %n زوج قورن.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation type="unfinished">⁨%1⁩ % (من ⁨%2⁩ إلى ⁨%3⁩)</translation>
    </message>
</context>
<context>
    <name>model::PromptCatalog</name>
    <message>
        <source>The prompt %1 cannot be used: %2</source>
        <translation type="unfinished">تعذّر استخدام الموجّه ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>There is no prompt “%1”.</source>
        <translation type="unfinished">لا يوجد موجّه «⁨%1⁩».</translation>
    </message>
    <message>
        <source>There is no prompt “%1”. Did you mean %2?</source>
        <translation type="unfinished">لا يوجد موجّه «⁨%1⁩». ربما المقصود: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>model::RedactionRules</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3.</source>
        <translation type="unfinished">«⁨%1⁩» ليس نمطًا: ⁨%2⁩ عند ⁨%3⁩.</translation>
    </message>
    <message>
        <source>“%1” also matches nothing at all, and so matches everywhere.</source>
        <translation type="unfinished">يطابق «⁨%1⁩» الفراغ أيضًا، وبالتالي كل موضع.</translation>
    </message>
</context>
<context>
    <name>model::RequestSchema</name>
    <message>
        <source>The dialect knows no member “%1” here.</source>
        <translation type="unfinished">لا تعرف اللهجة عضوًا «⁨%1⁩» هنا.</translation>
    </message>
    <message>
        <source>The dialect knows no member “%1” here. Did you mean “%2”?</source>
        <translation type="unfinished">لا تعرف اللهجة عضوًا «⁨%1⁩» هنا. هل المقصود «⁨%2⁩»؟</translation>
    </message>
    <message>
        <source>From here on it is not JSON.</source>
        <translation type="unfinished">من هنا فصاعدًا ليس JSON.</translation>
    </message>
</context>
<context>
    <name>model::Rubric</name>
    <message>
        <source>What the judge said is not a judgement: “%1”</source>
        <translation type="unfinished">ما قاله المحكّم ليس حكمًا: «⁨%1⁩»</translation>
    </message>
</context>
<context>
    <name>model::RunSchema</name>
    <message>
        <source>The evaluations are of version %1, which is newer than this program knows (%2). They have been left as they are.</source>
        <translation type="unfinished">التقييمات من الإصدار ⁨%1⁩، وهو أحدث مما يعرفه هذا البرنامج (⁨%2⁩). تُركت كما هي.</translation>
    </message>
</context>
<context>
    <name>model::RunStore</name>
    <message>
        <source>There is no evaluation “%1”.</source>
        <translation type="unfinished">لا يوجد تقييم «⁨%1⁩».</translation>
    </message>
    <message>
        <source>There is no evaluation of “%1” yet.</source>
        <translation type="unfinished">لا يوجد تقييم لـ«⁨%1⁩» بعد.</translation>
    </message>
    <message>
        <source>Several evaluations begin with “%1”.</source>
        <translation type="unfinished">تبدأ عدة تقييمات بـ«⁨%1⁩».</translation>
    </message>
    <message>
        <source>The evaluation has no run %1/%2/%3 that is done.</source>
        <translation type="unfinished">ليس للتقييم تشغيل منجز %1/%2/%3.</translation>
    </message>
</context>
<context>
    <name>model::RunWorker</name>
    <message>
        <source>Evaluation</source>
        <extracomment>Title of a conversation that an evaluation makes</extracomment>
        <translation type="unfinished">التقييم</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">ليس في الحزمة تنويعة «⁨%1⁩».</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">ليس في الحزمة حالة «⁨%1⁩».</translation>
    </message>
</context>
<context>
    <name>model::Session</name>
    <message>
        <source>The last message of this conversation cannot be read.</source>
        <translation type="unfinished">تعذّرت قراءة آخر رسالة في هذه المحادثة.</translation>
    </message>
    <message>
        <source>This was waiting when the program ended.</source>
        <translation type="unfinished">كانت هذه تنتظر عند انتهاء البرنامج.</translation>
    </message>
    <message>
        <source>Only a message of yours can be edited and sent again.</source>
        <translation type="unfinished">لا يمكن تحرير وإعادة إرسال غير رسائلك.</translation>
    </message>
    <message>
        <source>There is no message before this that could be answered.</source>
        <translation type="unfinished">لا رسالة قبل هذا يمكن الرد عليها.</translation>
    </message>
    <message>
        <source>There is nothing to continue.</source>
        <translation type="unfinished">لا شيء للمتابعة.</translation>
    </message>
    <message>
        <source>Continue exactly where you stopped.</source>
        <translation type="unfinished">تابع بالضبط من حيث توقفت.</translation>
    </message>
    <message>
        <source>There is no turn to retry.</source>
        <translation type="unfinished">لا دور لإعادة محاولته.</translation>
    </message>
    <message>
        <source>There is no turn to go on from.</source>
        <translation type="unfinished">لا دور للمتابعة منه.</translation>
    </message>
    <message>
        <source>There is no turn to restore.</source>
        <translation type="unfinished">لا دور لاستعادته.</translation>
    </message>
    <message>
        <source>An answer is under way in this conversation. Stop it first.</source>
        <translation type="unfinished">يوجد رد جارٍ في هذه المحادثة. أوقفه أولًا.</translation>
    </message>
    <message>
        <source>The conversation cannot be written to: %1.</source>
        <translation type="unfinished">تعذّرت الكتابة في المحادثة: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">اختر نموذجًا أولًا.</translation>
    </message>
    <message>
        <source>The turn before could not begin, so this waits for your go-ahead.</source>
        <translation type="unfinished">تعذّر بدء الدور السابق، لذا تنتظر هذه قرارك.</translation>
    </message>
    <message>
        <source>The turn was ended early, so this waits for your go-ahead.</source>
        <translation type="unfinished">أُنهي الدور مبكرًا، لذا تنتظر هذه قرارك.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation type="unfinished">لا شيء ينتظر الإرسال.</translation>
    </message>
    <message>
        <source>The turn was rolled back, so this waits for your go-ahead.</source>
        <translation type="unfinished">جرى التراجع عن الدور، لذا تنتظر هذه قرارك.</translation>
    </message>
    <message>
        <source>The turn failed, so this waits for your go-ahead.</source>
        <translation type="unfinished">فشل الدور، لذا تنتظر هذه قرارك.</translation>
    </message>
    <message>
        <source>With all that was said before, this does not fit into the model&apos;s context. If it is sent now, it goes without the oldest messages.</source>
        <translation type="unfinished">مع كل ما قيل من قبل، لا يتسع سياق النموذج لهذا. إن أُرسل الآن فسيُرسل دون الأقدم.</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Name of an edit that can be undone: a verb: keep it from being left out</extracomment>
        <translation type="unfinished">تثبيت</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Name of an edit that can be undone: a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">إلغاء التثبيت</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Name of an edit that can be undone: send the message along again</extracomment>
        <translation type="unfinished">تنشيط</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Name of an edit that can be undone: leave the message out of what is sent</extracomment>
        <translation type="unfinished">تعطيل</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">لا يوجد وكيل «⁨%1⁩».</translation>
    </message>
    <message>
        <source>The agent %1 asks for the model %2. %3</source>
        <translation type="unfinished">يطلب الوكيل ⁨%1⁩ النموذج ⁨%2⁩. ⁨%3⁩</translation>
    </message>
    <message>
        <source>Change Agent</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">تغيير الوكيل</translation>
    </message>
    <message>
        <source>Another Parlance is writing to this conversation: %1.</source>
        <translation type="unfinished">نسخة أخرى من Parlance تكتب في هذه المحادثة: ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>model::StoreAddress</name>
    <message>
        <source>A store is postgresql://[USER@]HOST[:PORT]/DATABASE, not “%1”.</source>
        <translation type="unfinished">يُكتب المخزن postgresql://[USER@]HOST[:PORT]/DATABASE، لا «⁨%1⁩».</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD, or keep it in ~/.pgpass or the keychain.</source>
        <translation type="unfinished">لا مكان لكلمة سر في سطر الأوامر الذي يراه آخرون. عيّن PGPASSWORD، أو احفظها في ⁦~/.pgpass⁩ أو سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD.</source>
        <translation type="unfinished">لا مكان لكلمة سر في سطر الأوامر الذي يراه آخرون. عيّن PGPASSWORD.</translation>
    </message>
    <message>
        <source>Which database? Write it after the host: postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">أي قاعدة بيانات؟ اكتبها بعد المضيف: postgresql://HOST/DATABASE.</translation>
    </message>
    <message>
        <source>Over a network a store is used with sslmode=verify-full only, not with %1: what models and tools said goes there, and comes from there.</source>
        <translation type="unfinished">لا يُستخدم مخزن عبر الشبكة إلا مع sslmode=verify-full، لا مع ⁨%1⁩: إليه يذهب ما قالته النماذج والأدوات، ومنه يأتي.</translation>
    </message>
</context>
<context>
    <name>model::Summarising</name>
    <message>
        <source>There is nothing before the last message and its answer that could be summed up.</source>
        <translation type="unfinished">لا شيء قبل الرسالة الأخيرة وردها يمكن تلخيصه.</translation>
    </message>
    <message>
        <source>There is no summary: %1</source>
        <translation type="unfinished">لا يوجد ملخص: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The model wrote no summary. Nothing has been changed.</source>
        <translation type="unfinished">لم يكتب النموذج ملخصًا. لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Summary of messages %1 to %2</source>
        <translation type="unfinished">ملخص الرسائل من ⁨%1⁩ إلى ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>model::Titling</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">لم يُقل بعد شيء يُصنع منه عنوان.</translation>
    </message>
    <message>
        <source>The model wrote no title.</source>
        <translation type="unfinished">لم يكتب النموذج عنوانًا.</translation>
    </message>
    <message>
        <source>There is no title: %1</source>
        <translation type="unfinished">لا يوجد عنوان: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>model::ToolJudgement</name>
    <message>
        <source>no tool was called</source>
        <translation type="unfinished">لم تُستدعَ أي أداة</translation>
    </message>
    <message>
        <source>called: %1</source>
        <extracomment>What was found; %1 lists tools, in the verdict on a run of an evaluation</extracomment>
        <translation type="unfinished">استُدعي: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s); %1.</source>
        <translation type="unfinished">
            <numerusform>لا مرة؛ ⁨%1⁩.</numerusform>
            <numerusform>مرة واحدة؛ ⁨%1⁩.</numerusform>
            <numerusform>مرتان؛ ⁨%1⁩.</numerusform>
            <numerusform>%Ln مرات؛ ⁨%1⁩.</numerusform>
            <numerusform>%Ln مرة؛ ⁨%1⁩.</numerusform>
            <numerusform>%Ln مرة؛ ⁨%1⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>All were called; %1.</source>
        <translation type="unfinished">استُدعيت كلها؛ ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Never called: %1; %2.</source>
        <translation type="unfinished">لم يُستدعَ قط: ⁨%1⁩؛ ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” was not called; %2.</source>
        <translation type="unfinished">لم يُستدعَ «⁨%1⁩»؛ ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Called with %1.</source>
        <translation type="unfinished">استُدعي مع ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Wanted in order: %1; %2.</source>
        <translation type="unfinished">المطلوب بالترتيب: ⁨%1⁩؛ ⁨%2⁩.</translation>
    </message>
    <message>
        <source>There are steps of the types tool and round, not “%1”.</source>
        <translation type="unfinished">أنواع الخطوات tool وround، لا «⁨%1⁩».</translation>
    </message>
    <message>
        <source>F1 is %1, %2 is wanted; %3.</source>
        <translation type="unfinished">قيمة F1 هي ⁨%1⁩، والمطلوب ⁨%2⁩؛ ⁨%3⁩.</translation>
    </message>
    <message>
        <source>This cannot be judged here.</source>
        <translation type="unfinished">لا أحد هنا يحكم على هذا.</translation>
    </message>
</context>
<context>
    <name>model::Turn</name>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">كان رد النموذج فارغًا.</translation>
    </message>
    <message>
        <source>The agent %1 answered with nothing.</source>
        <translation type="unfinished">كان رد الوكيل ⁨%1⁩ فارغًا.</translation>
    </message>
    <message>
        <source>%1 broke.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">تعطّل ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The answer has a call in it that may be an example only. Run it?
%1</source>
        <translation type="unfinished">في الرد استدعاء قد يكون مثالًا فقط. هل تريد تشغيله؟
⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>model::TurnRun</name>
    <message>
        <source>It was stopped after %1 s.</source>
        <translation type="unfinished">أُوقف بعد ⁨%1⁩ ث.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceInstructions</name>
    <message>
        <source>it cannot be read</source>
        <translation type="unfinished">تعذّرت قراءته</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation type="unfinished">ليس ملفًا</translation>
    </message>
    <message>
        <source>it has more than %1 KiB</source>
        <translation type="unfinished">أكبر من ⁨%1⁩ KiB</translation>
    </message>
    <message>
        <source>it leads out of the workspace</source>
        <translation type="unfinished">يقود إلى خارج مساحة العمل</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation type="unfinished">ليس UTF-8</translation>
    </message>
    <message>
        <source>The workspace %1 has instructions for models, in %2. Give them to the model in conversations that work there?</source>
        <translation type="unfinished">في مساحة العمل ⁨%1⁩ تعليمات للنماذج، في ⁨%2⁩. هل تريد إعطاءها للنموذج في المحادثات التي تعمل هناك؟</translation>
    </message>
    <message>
        <source>%1 is not given to the model: %2.</source>
        <translation type="unfinished">لا يُعطى ⁨%1⁩ للنموذج: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is not given to the model: nobody has allowed it.</source>
        <translation type="unfinished">لا يُعطى ⁨%1⁩ للنموذج: لم يسمح به أحد.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceTrust</name>
    <message>
        <source>The workspace %1 brings descriptors of its own: %2. They can start programs and reach servers. Use them?</source>
        <translation type="unfinished">تجلب مساحة العمل ⁨%1⁩ واصفات خاصة بها: ⁨%2⁩. يمكنها تشغيل برامج والوصول إلى خوادم. هل تريد استخدامها؟</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a workspace is trusted</extracomment>
        <translation type="unfinished">
            <numerusform>لا غيرها</numerusform>
            <numerusform>وواحد غيرها</numerusform>
            <numerusform>واثنان غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpConnection</name>
    <message>
        <source>%1 did not accept the greeting: %2</source>
        <translation type="unfinished">لم يقبل ⁨%1⁩ بدء الاتصال: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 speaks version %2 of the Agent Client Protocol, and this program speaks version %3.</source>
        <translation type="unfinished">يستخدم ⁨%1⁩ الإصدار ⁨%2⁩ من Agent Client Protocol، ويستخدم هذا البرنامج الإصدار ⁨%3⁩.</translation>
    </message>
    <message>
        <source>%1 asked for more than %2 things in a minute and was stopped.</source>
        <translation type="unfinished">أُنهي ⁨%1⁩ لأنه أرسل أكثر من ⁨%2⁩ من الطلبات في دقيقة واحدة.</translation>
    </message>
    <message>
        <source>%1 did not answer “%2” in time and was stopped.</source>
        <translation type="unfinished">أُنهي ⁨%1⁩ لأنه لم يُجب عن «⁨%2⁩» في الوقت المحدد.</translation>
    </message>
</context>
<context>
    <name>network::AcpConverseJob</name>
    <message>
        <source>%1 is an agent: it can be asked only within a conversation.</source>
        <translation type="unfinished">إن ⁨%1⁩ وكيل، ولا يُستخدم إلا ضمن محادثة.</translation>
    </message>
    <message>
        <source>%1 refused to go on, and has undone the turn.</source>
        <translation type="unfinished">رفض ⁨%1⁩ المتابعة وتراجع عن الدور.</translation>
    </message>
    <message>
        <source>%1 broke off.</source>
        <translation type="unfinished">انقطع رد ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 said more than is accepted in one answer.</source>
        <translation type="unfinished">تجاوز رد ⁨%1⁩ الحد المقبول للرد الواحد.</translation>
    </message>
    <message>
        <source>%1 was lost while one of its calls was running: %2</source>
        <translation type="unfinished">انقطع الاتصال مع ⁨%1⁩ أثناء تنفيذ استدعاء له: ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%1 has said nothing for %n second(s).</source>
        <translation type="unfinished">
            <numerusform>يصل الرد من ⁨%1⁩ الآن.</numerusform>
            <numerusform>لم يرد شيء من ⁨%1⁩ منذ ثانية واحدة.</numerusform>
            <numerusform>لم يرد شيء من ⁨%1⁩ منذ ثانيتين.</numerusform>
            <numerusform>لم يرد شيء من ⁨%1⁩ منذ %Ln ثوانٍ.</numerusform>
            <numerusform>لم يرد شيء من ⁨%1⁩ منذ %Ln ثانية.</numerusform>
            <numerusform>لم يرد شيء من ⁨%1⁩ منذ %Ln ثانية.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpOpening</name>
    <message>
        <source>%1 gave its session no name.</source>
        <translation type="unfinished">لم يسمِّ ⁨%1⁩ جلسته.</translation>
    </message>
    <message>
        <source>There is no workspace folder: %1 works in an empty one, %2.</source>
        <translation type="unfinished">لا يوجد مجلد لمساحة العمل: يعمل ⁨%1⁩ في مجلد فارغ، ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 has not seen what was said so far: it is given that as text.</source>
        <translation type="unfinished">لم يحضر ⁨%1⁩ ما قيل حتى الآن، لذا يُعطى إياه كنص.</translation>
    </message>
    <message>
        <source>%1 lost its session.</source>
        <translation type="unfinished">فقد ⁨%1⁩ جلسته.</translation>
    </message>
    <message>
        <source>%1 did not accept %2: %3</source>
        <translation type="unfinished">لم يقبل ⁨%1⁩ الخيار ⁨%2⁩: ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. It does that itself, and may open a browser.</source>
        <translation type="unfinished">يتطلب ⁨%1⁩ تسجيل الدخول: ⁨%2⁩. يقوم بذلك بنفسه، وقد يفتح متصفحًا.</translation>
    </message>
    <message>
        <source>Waiting until you have signed in with %1…</source>
        <translation type="unfinished">في انتظار تسجيل دخولك مع ⁨%1⁩…</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. Its own program does that: run this in a terminal, then go on.</source>
        <translation type="unfinished">يتطلب ⁨%1⁩ تسجيل الدخول: ⁨%2⁩. يقوم بذلك برنامجه الخاص: شغّل هذا الأمر في الطرفية، ثم تابع.</translation>
    </message>
</context>
<context>
    <name>network::AcpPermissions</name>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question; %1 is a deed of another program’s agent</extracomment>
        <translation type="unfinished">السماح بـ⁨%1⁩؟</translation>
    </message>
    <message>
        <source>%1 does it itself, outside the sandbox.</source>
        <translation type="unfinished">ينفّذ ⁨%1⁩ ذلك بنفسه خارج البيئة المعزولة.</translation>
    </message>
    <message>
        <source>%1 was refused: what an agent is about to do can be allowed or refused, not changed.</source>
        <translation type="unfinished">رُفض ⁨%1⁩: ما ينوي الوكيل فعله يمكن السماح به أو رفضه، لا تغييره.</translation>
    </message>
</context>
<context>
    <name>network::AcpTerminals</name>
    <message>
        <source>%1 wants to run this in the sandbox, where it can write in the workspace and has no network.</source>
        <translation type="unfinished">يريد ⁨%1⁩ تشغيل هذا في البيئة المعزولة، حيث يمكنه الكتابة في مساحة العمل ولا شبكة لديه.</translation>
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
        <translation type="unfinished">يتطلب ⁨%1⁩ تسجيل الدخول أولًا.</translation>
    </message>
    <message>
        <source>%1 wants you to sign in first (%2).</source>
        <translation type="unfinished">يتطلب ⁨%1⁩ تسجيل الدخول أولًا (⁨%2⁩).</translation>
    </message>
    <message>
        <source>Its own program does that, in a terminal: %1</source>
        <translation type="unfinished">يتم ذلك ببرنامجه الخاص في الطرفية: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>network::Authorization</name>
    <message>
        <source>The sign-in server gave no client id.</source>
        <translation type="unfinished">لم يعطِ خادم تسجيل الدخول معرّف عميل.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not belong to it and was not used.</source>
        <translation type="unfinished">الرد على تسجيل الدخول لا يخصّه، فلم يُستخدم.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not come from %1 and was not used.</source>
        <translation type="unfinished">الرد على تسجيل الدخول ليس من ⁨%1⁩، فلم يُستخدم.</translation>
    </message>
    <message>
        <source>The answer to the sign-in brings no code.</source>
        <translation type="unfinished">ليس في الرد على تسجيل الدخول رمز تفويض.</translation>
    </message>
    <message>
        <source>The sign-in server grants no token (%1).</source>
        <translation type="unfinished">لا يمنح خادم تسجيل الدخول رمز وصول (⁨%1⁩).</translation>
    </message>
    <message>
        <source>The sign-in server grants no token: %1</source>
        <translation type="unfinished">لا يمنح خادم تسجيل الدخول رمز وصول: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The sign-in server granted no token that could be used.</source>
        <translation type="unfinished">لم يمنح خادم تسجيل الدخول رمز وصول صالحًا للاستخدام.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">«⁨%1⁩» ليس عنوانًا يمكن تسجيل الدخول فيه.</translation>
    </message>
    <message>
        <source>The server wants the sign-in to go through this machine (%1). That is refused.</source>
        <translation type="unfinished">يريد الخادم أن يمر تسجيل الدخول عبر هذا الجهاز (⁨%1⁩). رُفض ذلك.</translation>
    </message>
    <message>
        <source>The sign-in would go to %1, which is not encrypted. That is refused.</source>
        <translation type="unfinished">سيمر تسجيل الدخول إلى ⁨%1⁩ وهو غير مشفّر. رُفض ذلك.</translation>
    </message>
    <message>
        <source>The server describes a server other than the one that was asked (“%1” instead of “%2”), so it gets no token.</source>
        <translation type="unfinished">يصف الخادم خادمًا غير الذي سُئل («⁨%1⁩» بدلًا من «⁨%2⁩»)، لذا لا يُعطى رمز وصول.</translation>
    </message>
    <message>
        <source>The server asks for a token but names nobody who grants one.</source>
        <translation type="unfinished">يريد الخادم رمز وصول لكنه لا يذكر من يمنحه.</translation>
    </message>
    <message>
        <source>The sign-in server does not say where it grants tokens.</source>
        <translation type="unfinished">لا يذكر خادم تسجيل الدخول أين يمنح رموز الوصول.</translation>
    </message>
    <message>
        <source>“%1” does not say that it protects sign-ins against theft (PKCE with S256). Without that, no token may be asked for.</source>
        <translation type="unfinished">لا يذكر «⁨%1⁩» أنه يحمي تسجيل الدخول من السرقة (PKCE مع S256). بدون ذلك لا يجوز طلب رمز وصول.</translation>
    </message>
    <message>
        <source>The answer of the sign-in server is not a JSON object.</source>
        <translation type="unfinished">رد خادم تسجيل الدخول ليس كائن JSON.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">رُفض تسجيل الدخول.</translation>
    </message>
    <message>
        <source>The sign-in failed: %1</source>
        <translation type="unfinished">فشل تسجيل الدخول: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>network::AuthorizationGate</name>
    <message>
        <source>The sign-in was broken off.</source>
        <translation type="unfinished">أُلغي تسجيل الدخول.</translation>
    </message>
</context>
<context>
    <name>network::BubblewrapProbe</name>
    <message>
        <source>It did not end in time.</source>
        <translation type="unfinished">لم ينتهِ في الوقت المحدد.</translation>
    </message>
</context>
<context>
    <name>network::CaptureConnection</name>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">تعذّر الوصول إلى ⁨%1⁩ في الوقت المحدد.</translation>
    </message>
    <message>
        <source>A request&apos;s body is not framed as HTTP requires.</source>
        <translation type="unfinished">متن الطلب غير مؤطّر كما يقتضي HTTP.</translation>
    </message>
    <message>
        <source>The request&apos;s head is too large.</source>
        <translation type="unfinished">ترويسة الطلب أكبر من اللازم.</translation>
    </message>
    <message>
        <source>This is not a request that can be passed on.</source>
        <translation type="unfinished">ليس هذا طلبًا يمكن تمريره.</translation>
    </message>
    <message>
        <source>A request for “%1” was refused: capture is for programs of this machine, under its own names.</source>
        <translation type="unfinished">رُفض طلب إلى «⁨%1⁩»: الالتقاط لبرامج هذا الجهاز وبأسمائه فقط.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">رُفض طلب من صفحة ويب (⁨%1⁩).</translation>
    </message>
    <message>
        <source>A request was refused: its path does not begin with the key of this capture.</source>
        <translation type="unfinished">رُفض طلب لا يبدأ مساره بمفتاح هذا الالتقاط.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">أجاب ⁨%1⁩ بشيء ليس HTTP.</translation>
    </message>
    <message>
        <source>From here on it is another protocol, which is passed on and not kept.</source>
        <translation type="unfinished">من هنا يبدأ بروتوكول آخر، يُمرَّر ولا يُحتفظ به.</translation>
    </message>
    <message>
        <source>%1 could not be reached: %2</source>
        <translation type="unfinished">تعذّر الوصول إلى ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">أغلق ⁨%1⁩ الاتصال دون رد.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">أغلق ⁨%1⁩ الاتصال قبل اكتمال رده، بعد ⁨%2⁩ بايت منه.</translation>
    </message>
    <message>
        <source>The program closed the connection before the answer was complete.</source>
        <translation type="unfinished">أغلق البرنامج الاتصال قبل اكتمال الرد.</translation>
    </message>
</context>
<context>
    <name>network::CaptureServer</name>
    <message>
        <source>The address to capture for has no query, fragment or password: %1</source>
        <translation type="unfinished">العنوان المراد التقاطه لا يحوي استعلامًا ولا جزءًا (#) ولا كلمة سر: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Capture cannot listen on port %1: %2.</source>
        <translation type="unfinished">تعذّر على الالتقاط الاستماع إلى المنفذ ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>More than %1 connections at once: one was closed.</source>
        <translation type="unfinished">أكثر من ⁨%1⁩ من الاتصالات في وقت واحد: أُغلق أحدها.</translation>
    </message>
</context>
<context>
    <name>network::CapturedExchange</name>
    <message>
        <source>Of the request&apos;s body the first %1 are kept; all of it was passed on.</source>
        <translation type="unfinished">احتُفظ من متن الطلب بأول ⁨%1⁩، ومُرّر كله.</translation>
    </message>
</context>
<context>
    <name>network::CassetteRecorder</name>
    <message>
        <source>%1 has the beginning only: more than %2 MiB were recorded.</source>
        <translation type="unfinished">في ⁨%1⁩ البداية فقط: سُجّل أكثر من ⁨%2⁩ MiB.</translation>
    </message>
</context>
<context>
    <name>network::CassetteTransport</name>
    <message>
        <source>The recorded server gave no answer to this.</source>
        <translation type="unfinished">لم يُجب الخادم عن هذا عند التسجيل.</translation>
    </message>
</context>
<context>
    <name>network::ConsentRun</name>
    <message>
        <source>Nothing on this machine could wait for the answer to a sign-in.</source>
        <translation type="unfinished">لا شيء على هذا الجهاز استطاع انتظار الرد على تسجيل الدخول.</translation>
    </message>
    <message>
        <source>“%1” takes only clients that it knows, and none can register itself. Register one there with the redirect address %2, and put its client id into the server&apos;s descriptor.</source>
        <translation type="unfinished">لا يقبل «⁨%1⁩» إلا العملاء الذين يعرفهم، ولا يمكن لأحد أن يسجّل نفسه. سجّل عميلًا هناك بعنوان إعادة التوجيه ⁨%2⁩، وضع معرّفه في واصف الخادم.</translation>
    </message>
</context>
<context>
    <name>network::DiscoveryJob</name>
    <message>
        <source>%1 is not working (HTTP %2).</source>
        <translation type="unfinished">⁨%1⁩ معطّل (HTTP ⁨%2⁩).</translation>
    </message>
    <message>
        <source>The server asks for a token, but there is nothing at the address where it says more about that.</source>
        <translation type="unfinished">يريد الخادم رمز وصول، لكن لا شيء حيث يذكر المزيد عنه.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">«⁨%1⁩» ليس عنوانًا يمكن تسجيل الدخول فيه.</translation>
    </message>
    <message>
        <source>The server names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there.</source>
        <translation type="unfinished">يذكر الخادم «⁨%1⁩» مكانًا لتسجيل الدخول، لكن عميله سُجّل لدى «⁨%2⁩». لم يُرسل شيء إلى هناك.</translation>
    </message>
    <message>
        <source>What is found at “%1” is about another server (“%2”) and was not used.</source>
        <translation type="unfinished">ما يوجد في «⁨%1⁩» يخص خادمًا آخر («⁨%2⁩»)، فلم يُستخدم.</translation>
    </message>
    <message>
        <source>“%1”, where one should sign in, says nothing about how.</source>
        <translation type="unfinished">لا يذكر «⁨%1⁩»، حيث ينبغي تسجيل الدخول، كيف يكون ذلك.</translation>
    </message>
</context>
<context>
    <name>network::EmbeddingWire</name>
    <message>
        <source>The answer has no vectors for the texts.</source>
        <translation type="unfinished">ليس في الرد متجهات للنصوص.</translation>
    </message>
</context>
<context>
    <name>network::EventStreamTransport</name>
    <message>
        <source>The server opened a stream, but did not say where messages go.</source>
        <translation type="unfinished">فتح الخادم تدفقًا، لكنه لم يذكر إلى أين تذهب الرسائل.</translation>
    </message>
    <message>
        <source>The server does not answer with a stream of events: this is not an MCP server, or not its address.</source>
        <translation type="unfinished">لا يجيب الخادم بتدفق أحداث: ليس هذا خادم MCP، أو ليس عنوانه.</translation>
    </message>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">أرسل الخادم رسالة أكبر من أن تُقرأ.</translation>
    </message>
    <message>
        <source>The server wants messages sent to another place, %1. They are not sent there.</source>
        <translation type="unfinished">يريد الخادم إرسال الرسائل إلى مكان آخر، ⁨%1⁩. لن تُرسل.</translation>
    </message>
    <message>
        <source>The server ended the connection.</source>
        <translation type="unfinished">أنهى الخادم الاتصال.</translation>
    </message>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">يسأل الخادم أسرع مما يأخذ الإجابات، ولن تُرسل إحداها.</translation>
    </message>
</context>
<context>
    <name>network::FetchJob</name>
    <message>
        <source>An address with a name or a password in it is not used.</source>
        <translation type="unfinished">لا يُستخدم عنوان فيه اسم أو كلمة سر.</translation>
    </message>
    <message>
        <source>The server redirected the request more than %1 times.</source>
        <translation type="unfinished">أعاد الخادم توجيه الطلب أكثر من ⁨%1⁩ مرات.</translation>
    </message>
    <message>
        <source>%1 redirects the request to an address that is not encrypted.</source>
        <translation type="unfinished">يعيد ⁨%1⁩ توجيه الطلب إلى عنوان غير مشفّر.</translation>
    </message>
    <message>
        <source>The answer of %1 is longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">رد ⁨%1⁩ أطول من ⁨%2⁩ بايت، وهو أقصى ما يُقبل.</translation>
    </message>
</context>
<context>
    <name>network::GatheredRecords</name>
    <message numerus="yes">
        <source>%n further message(s) of this kind came, more than are kept.</source>
        <translation type="unfinished">
            <numerusform>لم تصل رسائل أخرى من هذا النوع.</numerusform>
            <numerusform>وصلت رسالة أخرى من هذا النوع تزيد على ما يُحتفظ به.</numerusform>
            <numerusform>وصلت رسالتان أخريان من هذا النوع تزيدان على ما يُحتفظ به.</numerusform>
            <numerusform>وصلت %Ln رسائل أخرى من هذا النوع تزيد على ما يُحتفظ به.</numerusform>
            <numerusform>وصلت %Ln رسالة أخرى من هذا النوع تزيد على ما يُحتفظ به.</numerusform>
            <numerusform>وصلت %Ln رسالة أخرى من هذا النوع تزيد على ما يُحتفظ به.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::HeadlessConsentJob</name>
    <message>
        <source>The sign-in server asks for a person&apos;s consent (HTTP %1).</source>
        <translation type="unfinished">يريد خادم تسجيل الدخول موافقة شخص (HTTP ⁨%1⁩).</translation>
    </message>
</context>
<context>
    <name>network::HttpConverseJob</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">يذكر المزوّد ⁨%1⁩ لهجة غير موجودة: «⁨%2⁩».</translation>
    </message>
    <message>
        <source>%1 ended its answer for a reason that is not known here: “%2”.</source>
        <translation type="unfinished">أنهى ⁨%1⁩ رده لسبب غير معروف هنا: «⁨%2⁩».</translation>
    </message>
    <message>
        <source>%1 writes its tool calls as text. They are read, and from now on it is told of its tools in that way, by contract.</source>
        <translation type="unfinished">يكتب ⁨%1⁩ استدعاءات أدواته كنص. تُقرأ، ومن الآن يُخبر بأدواته بهذه الطريقة وفق الاتفاقية.</translation>
    </message>
</context>
<context>
    <name>network::HttpJob</name>
    <message>
        <source>The server wants the request sent to another address, %1. Requests are not sent on; if the address is right, put it in the descriptor.</source>
        <translation type="unfinished">يريد الخادم إرسال الطلب إلى عنوان آخر، ⁨%1⁩. لا يُعاد توجيه الطلبات؛ إن كان العنوان صحيحًا فضعه في الواصف.</translation>
    </message>
    <message>
        <source>The server compressed its answer although it was asked not to.</source>
        <translation type="unfinished">ضغط الخادم رده مع أنه طُلب منه ألا يفعل.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">رد الخادم أطول من اللازم: قُطع بعد ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The answer of %1 is not compressed in the way that it says.</source>
        <translation type="unfinished">رد ⁨%1⁩ ليس مضغوطًا بالطريقة التي يذكرها.</translation>
    </message>
    <message>
        <source>The answer of %1 is compressed, and longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">رد ⁨%1⁩ مضغوط وأطول من ⁨%2⁩ بايت، وهو أقصى ما يُقبل.</translation>
    </message>
    <message>
        <source>The compressed answer of %1 breaks off.</source>
        <translation type="unfinished">ينقطع رد ⁨%1⁩ المضغوط.</translation>
    </message>
    <message>
        <source>Nothing came from %1 for %2 seconds.</source>
        <translation type="unfinished">لم يصل شيء من ⁨%1⁩ خلال ⁨%2⁩ ثانية.</translation>
    </message>
    <message>
        <source>The answer of %1 had not ended after %2 seconds.</source>
        <translation type="unfinished">لم ينتهِ رد ⁨%1⁩ بعد ⁨%2⁩ ثانية.</translation>
    </message>
    <message>
        <source>The head of the server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">ترويسة رد الخادم أطول من اللازم: قُطعت بعد ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is framed by lines that are too long: it was cut off.</source>
        <translation type="unfinished">رد الخادم مؤطّر بأسطر أطول من اللازم: قُطع.</translation>
    </message>
</context>
<context>
    <name>network::HttpRequest</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">«⁨%1⁩» ليس عنوان HTTP.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext in the provider&apos;s descriptor.</source>
        <translation type="unfinished">العنوان http://%1 غير مشفّر، ولا يجوز استخدام غير عناوين هذا الجهاز هكذا. استخدم https، أو عيّن allow-cleartext في واصف المزوّد.</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent as it is.</source>
        <translation type="unfinished">لا يمكن إرسال الترويسة «⁨%1⁩» كما هي.</translation>
    </message>
</context>
<context>
    <name>network::KeyCommand</name>
    <message>
        <source>%1, which is to give the key, cannot be started: %2.</source>
        <translation type="unfinished">تعذّر تشغيل ⁨%1⁩ الذي يعطي المفتاح: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has not ended.</source>
        <translation type="unfinished">لم ينتهِ ⁨%1⁩ الذي يعطي المفتاح.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, writes too much for one.</source>
        <translation type="unfinished">يكتب ⁨%1⁩ الذي يعطي المفتاح أكثر من مفتاح.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has failed. %2</source>
        <translation type="unfinished">فشل ⁨%1⁩ الذي يعطي المفتاح. ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written nothing.</source>
        <translation type="unfinished">لم يكتب ⁨%1⁩ الذي يعطي المفتاح شيئًا.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written a key of several lines; it has to be a single one.</source>
        <translation type="unfinished">كتب ⁨%1⁩، الذي عليه أن يعطي المفتاح، مفتاحًا من عدة أسطر؛ يجب أن يكون سطرًا واحدًا.</translation>
    </message>
</context>
<context>
    <name>network::Keychain</name>
    <message>
        <source>The key could not be kept in the desktop&apos;s keychain; it is used until the program ends.</source>
        <translation type="unfinished">تعذّر حفظ المفتاح في سلسلة مفاتيح سطح المكتب؛ يُستخدم حتى ينتهي البرنامج.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain could not be used. Keys can also be given as environment variables.</source>
        <translation type="unfinished">تعذّر استخدام سلسلة مفاتيح سطح المكتب. يمكن إعطاء المفاتيح كمتغيرات بيئة أيضًا.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain is asked for the key “%1”; it may be locked and waiting for its password.</source>
        <translation type="unfinished">يُطلب المفتاح «⁨%1⁩» من سلسلة مفاتيح سطح المكتب؛ وقد تكون مقفلة وتنتظر كلمة مرورها.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain does not answer; it may be locked. Unlock it, or give the key as an environment variable.</source>
        <translation type="unfinished">سلسلة مفاتيح سطح المكتب لا تجيب؛ وقد تكون مقفلة. افتح قفلها، أو أعطِ المفتاح كمتغير بيئة.</translation>
    </message>
</context>
<context>
    <name>network::KeysJob</name>
    <message>
        <source>The key “%1” is needed. %2</source>
        <translation type="unfinished">المفتاح «⁨%1⁩» مطلوب. ⁨%2⁩</translation>
    </message>
    <message>
        <source>There is no key named “%1” in the keychain or the environment.</source>
        <translation type="unfinished">لا يوجد مفتاح باسم «⁨%1⁩» في سلسلة المفاتيح ولا في البيئة.</translation>
    </message>
</context>
<context>
    <name>network::LimitExpression</name>
    <message>
        <source>“%1” is not a limit: %2</source>
        <translation type="unfinished">«⁨%1⁩» ليس حدًّا: ⁨%2⁩</translation>
    </message>
    <message>
        <source>A limit has at most %1 characters.</source>
        <translation type="unfinished">لا يزيد الحد على ⁨%1⁩ محرف.</translation>
    </message>
    <message>
        <source>“%1” cannot be used in one: numbers, attributes in braces, + - * / and brackets can.</source>
        <translation type="unfinished">لا مكان لـ«⁨%1⁩» في الحد: تجوز الأعداد، والسمات بين أقواس معقوفة، و+ - * / والأقواس.</translation>
    </message>
    <message>
        <source>a brace is not closed.</source>
        <translation type="unfinished">لم تُغلق قوس معقوفة.</translation>
    </message>
    <message>
        <source>there is no attribute “%1”.</source>
        <translation type="unfinished">لا توجد سمة «⁨%1⁩».</translation>
    </message>
</context>
<context>
    <name>network::LinePipe</name>
    <message>
        <source>The client sent a message of more than %1 MiB.</source>
        <translation type="unfinished">أرسل العميل رسالة أكبر من ⁨%1⁩ MiB.</translation>
    </message>
    <message>
        <source>The client reads nothing of what it is sent.</source>
        <translation type="unfinished">لا يأخذ العميل شيئًا مما يُقال له.</translation>
    </message>
    <message>
        <source>The client cannot be written to: %1</source>
        <translation type="unfinished">تعذّرت الكتابة إلى العميل: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>network::LlamaServer</name>
    <message>
        <source>There is no model file %1.</source>
        <translation type="unfinished">لا يوجد ملف نموذج ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The model file %1 cannot be read.</source>
        <translation type="unfinished">تعذّرت قراءة ملف النموذج ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The program “%1” was not found. Install llama.cpp, or name the program in the descriptor of %2.</source>
        <translation type="unfinished">لم يُعثر على البرنامج «⁨%1⁩». ثبّت llama.cpp، أو سمِّ البرنامج في واصف ⁨%2⁩.</translation>
    </message>
    <message>
        <source>It was looked for in %1</source>
        <translation type="unfinished">جرى البحث عنه في ⁨%1⁩</translation>
    </message>
    <message>
        <source>There is no free port on this machine.</source>
        <translation type="unfinished">لا يوجد منفذ متاح على هذا الجهاز.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">تعذّر تشغيل «⁨%1⁩»: ⁨%2⁩</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">انتهى «⁨%1⁩» بالحالة ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">أُنهي «⁨%1⁩» قسرًا بالإشارة ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Port %1 was taken; another one is tried.</source>
        <translation type="unfinished">كان المنفذ ⁨%1⁩ مشغولًا؛ يُجرَّب غيره.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">وقد قال: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The model&apos;s server ended: %1</source>
        <translation type="unfinished">انتهى خادم النموذج: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Every port that the model&apos;s server was given was taken: %1</source>
        <translation type="unfinished">كل منفذ أُعطي لخادم النموذج كان مشغولًا: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The model&apos;s server ended while it was loading the model: %1</source>
        <translation type="unfinished">انتهى خادم النموذج أثناء تحميل النموذج: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The model&apos;s server is stopped.</source>
        <translation type="unfinished">خادم النموذج متوقف.</translation>
    </message>
    <message>
        <source>The model&apos;s server is being started.</source>
        <translation type="unfinished">جارٍ تشغيل خادم النموذج.</translation>
    </message>
    <message>
        <source>The model&apos;s server is ready.</source>
        <translation type="unfinished">خادم النموذج جاهز.</translation>
    </message>
    <message>
        <source>%1 It is started again in %2 s.</source>
        <translation type="unfinished">⁨%1⁩ يُشغَّل مجددًا بعد ⁨%2⁩ ث.</translation>
    </message>
    <message>
        <source>The model&apos;s server is making room for the context.</source>
        <translation type="unfinished">يفسح خادم النموذج مجالًا للسياق.</translation>
    </message>
    <message>
        <source>The model&apos;s server is warming up.</source>
        <translation type="unfinished">خادم النموذج قيد الإحماء.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model.</source>
        <translation type="unfinished">يحمّل خادم النموذج النموذج.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model: %1 %.</source>
        <translation type="unfinished">يحمّل خادم النموذج النموذج: ⁨%1⁩ %.</translation>
    </message>
</context>
<context>
    <name>network::LoginPath</name>
    <message>
        <source>There is no login shell that could give its PATH.</source>
        <translation type="unfinished">لا توجد صدفة دخول تعطي PATH الخاص بها.</translation>
    </message>
    <message>
        <source>The login shell %1 cannot be asked for its PATH.</source>
        <translation type="unfinished">تعذّر سؤال صدفة الدخول ⁨%1⁩ عن PATH.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH.</source>
        <translation type="unfinished">لم تذكر صدفة الدخول ⁨%1⁩ PATH الخاص بها.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH within %2 s, and was left to itself.</source>
        <translation type="unfinished">لم تذكر صدفة الدخول ⁨%1⁩ قيمة PATH خلال ⁨%2⁩ ث، فتُركت وشأنها.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackConsentJob</name>
    <message>
        <source>No answer came from the browser in which you were to sign in.</source>
        <translation type="unfinished">لم يصل رد من المتصفح الذي كان عليك تسجيل الدخول فيه.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackRedirect</name>
    <message>
        <source>This request is too long.</source>
        <translation type="unfinished">هذا الطلب أطول من اللازم.</translation>
    </message>
    <message>
        <source>This request is not understood.</source>
        <translation type="unfinished">هذا الطلب غير مفهوم.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation type="unfinished">لا شيء هنا.</translation>
    </message>
    <message>
        <source>This answer does not belong to a sign-in that Parlance has begun.</source>
        <translation type="unfinished">لا يخص هذا الرد تسجيل دخول بدأه Parlance.</translation>
    </message>
    <message>
        <source>Parlance has received the answer. You can close this page.</source>
        <translation type="unfinished">تسلّم Parlance الرد. يمكنك إغلاق هذه الصفحة.</translation>
    </message>
</context>
<context>
    <name>network::McpClient</name>
    <message>
        <source>The connection to the server was closed.</source>
        <translation type="unfinished">أُغلق الاتصال بالخادم.</translation>
    </message>
    <message>
        <source>The server does not answer any more, not even when it is asked whether it is there.</source>
        <translation type="unfinished">لم يعد الخادم يجيب، حتى عند سؤاله هل هو موجود.</translation>
    </message>
    <message>
        <source>There is no connection to the server.</source>
        <translation type="unfinished">لا يوجد اتصال بالخادم.</translation>
    </message>
    <message>
        <source>The server ended it.</source>
        <translation type="unfinished">أنهاه الخادم.</translation>
    </message>
    <message>
        <source>The server has forgotten the session; a new one is begun.</source>
        <translation type="unfinished">نسي الخادم الجلسة؛ تبدأ جلسة جديدة.</translation>
    </message>
    <message>
        <source>The server answered a request that was never made, with the id %1.</source>
        <translation type="unfinished">أجاب الخادم عن طلب لم يُرسَل قط، بالمعرّف ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The server&apos;s answer with the id %1 has neither a result nor an error.</source>
        <translation type="unfinished">إجابة الخادم ذات المعرّف ⁨%1⁩ ليس فيها نتيجة ولا خطأ.</translation>
    </message>
</context>
<context>
    <name>network::McpConnection</name>
    <message numerus="yes">
        <source>%n line(s) that came too fast are left out.</source>
        <translation type="unfinished">
            <numerusform>لم تُستبعد أسطر.</numerusform>
            <numerusform>استُبعد سطر جاء أسرع من اللازم.</numerusform>
            <numerusform>استُبعد سطران جاءا أسرع من اللازم.</numerusform>
            <numerusform>استُبعدت %Ln أسطر جاءت أسرع من اللازم.</numerusform>
            <numerusform>استُبعد %Ln سطرًا جاءت أسرع من اللازم.</numerusform>
            <numerusform>استُبعد %Ln سطر جاءت أسرع من اللازم.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::McpHandshake</name>
    <message>
        <source>The server did not answer within %1 seconds.</source>
        <translation type="unfinished">لم يُجب الخادم خلال ⁨%1⁩ ثانية.</translation>
    </message>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">يستخدم الخادم إصدارًا من البروتوكول غير معروف هنا.</translation>
    </message>
    <message>
        <source>The server refused the connection and does not say why.</source>
        <translation type="unfinished">رفض الخادم الاتصال ولم يذكر السبب.</translation>
    </message>
    <message>
        <source>The server refused the connection: %1</source>
        <translation type="unfinished">رفض الخادم الاتصال: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>network::McpHttpConnection</name>
    <message>
        <source>A request for “%1” was refused: this is for programs of this machine, under its own names.</source>
        <translation type="unfinished">رُفض طلب إلى «⁨%1⁩»: هذا لبرامج هذا الجهاز وبأسمائه فقط.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">رُفض طلب من صفحة ويب (⁨%1⁩).</translation>
    </message>
    <message>
        <source>A request for another path than /mcp was refused.</source>
        <translation type="unfinished">رُفض طلب إلى مسار غير ⁦/mcp⁩.</translation>
    </message>
    <message>
        <source>A request without the key was refused.</source>
        <translation type="unfinished">رُفض طلب بلا المفتاح.</translation>
    </message>
</context>
<context>
    <name>network::McpHttpService</name>
    <message>
        <source>Parlance cannot listen on port %1: %2</source>
        <translation type="unfinished">تعذّر الاستماع إلى المنفذ ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>network::McpListing</name>
    <message>
        <source>What the server lists cannot be understood.</source>
        <translation type="unfinished">ما يسرده الخادم غير مفهوم.</translation>
    </message>
</context>
<context>
    <name>network::McpRequest</name>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">نتيجة الخادم غير مفهومة.</translation>
    </message>
    <message>
        <source>The server asked for something that is not offered: %1</source>
        <translation type="unfinished">طلب الخادم شيئًا غير معروض: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The server answered with error %1.</source>
        <translation type="unfinished">أجاب الخادم بالخطأ ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The server asked %1 times for more and never gave a result.</source>
        <translation type="unfinished">طلب الخادم المزيد ⁨%1⁩ مرات ولم يعطِ نتيجة.</translation>
    </message>
    <message>
        <source>The server wanted an address to be visited first, which was refused.</source>
        <translation type="unfinished">أراد الخادم زيارة عنوان أولًا، ورُفض ذلك.</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation type="unfinished">لم يُجب الخادم في الوقت المحدد.</translation>
    </message>
    <message>
        <source>The server does not know the session that it has just given.</source>
        <translation type="unfinished">لا يعرف الخادم الجلسة التي أعطاها للتو.</translation>
    </message>
</context>
<context>
    <name>network::McpTask</name>
    <message>
        <source>The server is gone.</source>
        <translation type="unfinished">لم يعد الخادم موجودًا.</translation>
    </message>
    <message>
        <source>The server&apos;s task cannot be understood.</source>
        <translation type="unfinished">مهمة الخادم غير مفهومة.</translation>
    </message>
    <message>
        <source>The server has ended the task.</source>
        <translation type="unfinished">أنهى الخادم المهمة.</translation>
    </message>
</context>
<context>
    <name>network::MessageStream</name>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">أرسل الخادم رسالة أكبر من أن تُقرأ.</translation>
    </message>
</context>
<context>
    <name>network::ModelControl</name>
    <message>
        <source>“%1” is true or false, not %2.</source>
        <translation type="unfinished">«⁨%1⁩» هي true أو false، وليست ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” is one of %2, not %3.</source>
        <translation type="unfinished">«⁨%1⁩» واحد من ⁨%2⁩، وليس ⁨%3⁩.</translation>
    </message>
    <message>
        <source>“%1” is a number, not %2.</source>
        <translation type="unfinished">«⁨%1⁩» عدد، وليس ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” is a whole number, not %2.</source>
        <translation type="unfinished">«⁨%1⁩» عدد صحيح، وليس ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” is at least %2, not %3.</source>
        <translation type="unfinished">لا يقل «⁨%1⁩» عن ⁨%2⁩، وليس ⁨%3⁩.</translation>
    </message>
    <message>
        <source>“%1” is at most %2, not %3.</source>
        <translation type="unfinished">لا يزيد «⁨%1⁩» على ⁨%2⁩، وليس ⁨%3⁩.</translation>
    </message>
    <message>
        <source>The largest value is smaller than the smallest.</source>
        <translation type="unfinished">أكبر قيمة أصغر من أصغر قيمة.</translation>
    </message>
    <message>
        <source>A control of this kind needs options.</source>
        <translation type="unfinished">يحتاج ضابط من هذا النوع إلى options.</translation>
    </message>
</context>
<context>
    <name>network::ModelLister</name>
    <message>
        <source>%1 is an agent, which names its models only once it is talked with.</source>
        <translation type="unfinished">إن ⁨%1⁩ وكيل، ويذكر نماذجه عند التحدث معه.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”.</source>
        <translation type="unfinished">لا توجد لهجة «⁨%1⁩».</translation>
    </message>
    <message>
        <source>The answer is not a list of models.</source>
        <translation type="unfinished">الرد ليس قائمة نماذج.</translation>
    </message>
</context>
<context>
    <name>network::OAuthAuthorizer</name>
    <message>
        <source>The server asks for a kind of sign-in that Parlance does not know.</source>
        <translation type="unfinished">يريد الخادم نوعًا من تسجيل الدخول لا يعرفه Parlance.</translation>
    </message>
    <message>
        <source>The server refuses the request, and no other token would change that.</source>
        <translation type="unfinished">يرفض الخادم الطلب، ولن يغيّر ذلك رمز وصول آخر.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <extracomment>Message after signing out of an MCP server</extracomment>
        <translation type="unfinished">سُجّل الخروج.</translation>
    </message>
</context>
<context>
    <name>network::ProcessGroup</name>
    <message>
        <source>Parlance is incomplete: %1 is missing.</source>
        <translation type="unfinished">Parlance غير مكتمل: ينقص ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>network::ProcessJob</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">تعذّر تشغيل «⁨%1⁩»: ⁨%2⁩</translation>
    </message>
    <message>
        <source>“%1” had more than %2 processes at once and was stopped.</source>
        <translation type="unfinished">كان لـ«⁨%1⁩» أكثر من ⁨%2⁩ عمليات في وقت واحد فأُنهي.</translation>
    </message>
    <message>
        <source>“%1” wrote more than %2 bytes and was stopped.</source>
        <translation type="unfinished">كتب «⁨%1⁩» أكثر من ⁨%2⁩ بايت فأُنهي.</translation>
    </message>
</context>
<context>
    <name>network::ProgramCapture</name>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">انتهى «⁨%1⁩» بالحالة ⁨%2⁩.</translation>
    </message>
    <message>
        <source>A message of more than %1 MiB was passed on and is not kept.</source>
        <translation type="unfinished">مُرّرت رسالة أكبر من ⁨%1⁩ MiB ولم يُحتفظ بها.</translation>
    </message>
</context>
<context>
    <name>network::PromptCounter</name>
    <message>
        <source>The server does not count tokens.</source>
        <translation type="unfinished">لا يعدّ الخادم الرموز.</translation>
    </message>
</context>
<context>
    <name>network::Provider</name>
    <message>
        <source>key is the name of a keychain entry or environment variable; this looks like the key itself, which does not belong in a file.</source>
        <translation type="unfinished">key اسم مدخل في سلسلة المفاتيح أو متغير بيئة؛ وهذا يشبه المفتاح نفسه، ولا مكان له في ملف.</translation>
    </message>
    <message>
        <source>A workspace&apos;s descriptor cannot get a key from a command; it can name a key.</source>
        <translation type="unfinished">ليس لواصف مساحة العمل مفتاح بأمر؛ وله أن يذكر اسم مفتاح.</translation>
    </message>
    <message>
        <source>key names no command.</source>
        <translation type="unfinished">لا تذكر key أمرًا.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”; there are: %2.</source>
        <translation type="unfinished">لا توجد لهجة «⁨%1⁩»؛ توجد: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is for agents, which have dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">⁨%1⁩ للوكلاء الذين لهم ⁦dialect = &quot;acp&quot;⁩.</translation>
    </message>
    <message>
        <source>%1 is not for agents: they are started by a command.</source>
        <translation type="unfinished">⁨%1⁩ ليس للوكلاء: يُشغَّلون بأمر.</translation>
    </message>
    <message>
        <source>“base-url” is missing</source>
        <translation type="unfinished">ينقص «base-url»</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from base-url.</source>
        <translation type="unfinished">يذكر allow-cleartext مضيفًا غير الذي في base-url.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">«⁨%1⁩» ليس عنوان HTTP.</translation>
    </message>
    <message>
        <source>The control “%1” has no kind.</source>
        <translation type="unfinished">الضابط «⁨%1⁩» بلا نوع.</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression: %2.</source>
        <translation type="unfinished">«⁨%1⁩» ليس تعبيرًا نمطيًا: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>A provider at &quot;server:&quot; needs a [server], which says what is started.</source>
        <translation type="unfinished">يحتاج مزوّد على ⁦&quot;server:&quot;⁩ إلى ⁦[server]⁩ يذكر ما يُشغَّل.</translation>
    </message>
    <message>
        <source>[server] is for a provider with base-url = &quot;server:&quot;.</source>
        <translation type="unfinished">⁦[server]⁩ لمزوّد له ⁦base-url = &quot;server:&quot;⁩.</translation>
    </message>
</context>
<context>
    <name>network::ProviderConversers</name>
    <message>
        <source>No model has been chosen.</source>
        <translation type="unfinished">لم يُختر نموذج.</translation>
    </message>
    <message>
        <source>There is no provider “%1”.</source>
        <translation type="unfinished">لا يوجد مزوّد «⁨%1⁩».</translation>
    </message>
    <message>
        <source>%1 speaks %2; the request is in %3.</source>
        <translation type="unfinished">يستخدم ⁨%1⁩ لهجة ⁨%2⁩، والطلب بلهجة ⁨%3⁩.</translation>
    </message>
    <message>
        <source>%1 has no address that something could be sent to again.</source>
        <translation type="unfinished">ليس لـ⁨%1⁩ عنوان يمكن إعادة الإرسال إليه.</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Did you mean %2?</source>
        <translation type="unfinished">لا يوجد مزوّد «⁨%1⁩». ربما المقصود: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>network::ProviderError</name>
    <message>
        <source>%1 needs a key: give it in the environment variable %2.</source>
        <translation type="unfinished">يريد ⁨%1⁩ مفتاحًا: أعطه في متغير البيئة ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 needs a key, and its descriptor names none.</source>
        <translation type="unfinished">يريد ⁨%1⁩ مفتاحًا، ولا يذكر واصفه أي مفتاح.</translation>
    </message>
    <message>
        <source>%1 refused the key %2.</source>
        <translation type="unfinished">رفض ⁨%1⁩ المفتاح ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 wants to be paid first.</source>
        <translation type="unfinished">يريد ⁨%1⁩ الدفع أولًا.</translation>
    </message>
    <message>
        <source>%1 does not permit this with the key that is used.</source>
        <translation type="unfinished">لا يسمح ⁨%1⁩ بذلك للمفتاح المستخدم.</translation>
    </message>
    <message>
        <source>%1 does not know the model “%2”, or the address is wrong.</source>
        <translation type="unfinished">لا يعرف ⁨%1⁩ النموذج «⁨%2⁩»، أو أن العنوان خطأ.</translation>
    </message>
    <message>
        <source>The conversation is too large for %1.</source>
        <translation type="unfinished">المحادثة أكبر مما يقبله ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 has been asked too often, or its quota is used up.</source>
        <translation type="unfinished">سُئل ⁨%1⁩ أكثر من اللازم، أو نفدت حصته.</translation>
    </message>
    <message>
        <source>%1 is overloaded at the moment.</source>
        <translation type="unfinished">⁨%1⁩ مثقل بالطلبات حاليًا.</translation>
    </message>
    <message>
        <source>%1 had an error of its own (status %2).</source>
        <translation type="unfinished">وقع خطأ لدى ⁨%1⁩ نفسه (رمز الحالة ⁨%2⁩).</translation>
    </message>
    <message>
        <source>%1 refused the request (status %2).</source>
        <translation type="unfinished">رفض ⁨%1⁩ الطلب (رمز الحالة ⁨%2⁩).</translation>
    </message>
    <message>
        <source>It answered with a web page.</source>
        <translation type="unfinished">أجاب بصفحة ويب.</translation>
    </message>
    <message>
        <source>%1 answered with a web page. Is the base URL right?</source>
        <translation type="unfinished">أجاب ⁨%1⁩ بصفحة ويب. هل العنوان الأساسي صحيح؟</translation>
    </message>
    <message>
        <source>%1 broke off with an error.</source>
        <translation type="unfinished">انقطع ⁨%1⁩ بخطأ.</translation>
    </message>
    <message>
        <source>%1 broke off with an error: %2</source>
        <translation type="unfinished">انقطع ⁨%1⁩ بخطأ: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>network::RegistrationJob</name>
    <message>
        <source>“%1” does not let Parlance register itself (HTTP %2). %3 A client that was registered there by hand can be named in the server&apos;s descriptor.</source>
        <translation type="unfinished">لا يسمح «⁨%1⁩» لـ Parlance بتسجيل نفسه (HTTP ⁨%2⁩). ⁨%3⁩ يمكن أن يُذكر في واصف الخادم عميل سُجّل هناك يدويًا.</translation>
    </message>
</context>
<context>
    <name>network::RehearsalServer</name>
    <message>
        <source>The rehearsal cannot listen on port %1: %2.</source>
        <translation type="unfinished">تعذّر على المحاكاة الاستماع إلى المنفذ ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>network::ReplyReader</name>
    <message>
        <source>The provider&apos;s answer is too large to be read.</source>
        <translation type="unfinished">رد المزوّد أكبر من أن يُقرأ.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end, after %1 bytes.</source>
        <translation type="unfinished">انقطع رد المزوّد قبل نهايته، بعد ⁨%1⁩ بايت.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer cannot be read.</source>
        <translation type="unfinished">تعذّرت قراءة رد المزوّد.</translation>
    </message>
</context>
<context>
    <name>network::RequestPreparation</name>
    <message>
        <source>%1 needs the key %2. Enter it in the settings, or set the environment variable of that name.</source>
        <translation type="unfinished">يحتاج ⁨%1⁩ إلى المفتاح ⁨%2⁩. أدخله في الإعدادات، أو عيّن متغير البيئة بهذا الاسم.</translation>
    </message>
</context>
<context>
    <name>network::RequestStream</name>
    <message>
        <source>The server named a session that cannot be named in a header.</source>
        <translation type="unfinished">سمّى الخادم جلسة لا يمكن ذكرها في ترويسة.</translation>
    </message>
    <message>
        <source>The server could not read the request: %1</source>
        <translation type="unfinished">تعذّرت على الخادم قراءة الطلب: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>network::Resending</name>
    <message>
        <source>%1 needs the key %2.</source>
        <translation type="unfinished">يحتاج ⁨%1⁩ إلى المفتاح ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 answered with status %2.</source>
        <translation type="unfinished">أجاب ⁨%1⁩ برمز الحالة ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 answered with an error: %2</source>
        <translation type="unfinished">أجاب ⁨%1⁩ بخطأ: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>network::Resolver</name>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">تعذّر العثور على الاسم ⁨%1⁩. هل العنوان صحيح، وهل هذا الجهاز متصل بالشبكة؟</translation>
    </message>
</context>
<context>
    <name>network::ScenarioWriter</name>
    <message>
        <source>This is not a call of a model that could be played.</source>
        <translation type="unfinished">ليس هذا استدعاء نموذج يمكن تشغيله.</translation>
    </message>
    <message>
        <source>Played from a recorded answer</source>
        <translation type="unfinished">مشغّل من رد مسجّل</translation>
    </message>
    <message>
        <source>Only one question is known here: {{help}}</source>
        <translation type="unfinished">لا يُعرف هنا إلا سؤال واحد: ⁦{{help}}⁩</translation>
    </message>
</context>
<context>
    <name>network::ServedConverseJob</name>
    <message>
        <source>The server of %1 is no longer described.</source>
        <translation type="unfinished">لم يعد خادم ⁨%1⁩ موصوفًا.</translation>
    </message>
    <message>
        <source>The model&apos;s server has not loaded its model in %1 minutes. It goes on loading.</source>
        <translation type="unfinished">لم يحمّل خادم النموذج نموذجه خلال ⁨%1⁩ دقائق. ما زال يحمّله.</translation>
    </message>
    <message>
        <source>The model&apos;s server was stopped.</source>
        <translation type="unfinished">أُوقف خادم النموذج.</translation>
    </message>
</context>
<context>
    <name>network::ServerInquiry</name>
    <message>
        <source>The server says nothing about itself.</source>
        <translation type="unfinished">لا يقول الخادم شيئًا عن نفسه.</translation>
    </message>
</context>
<context>
    <name>network::SignInRun</name>
    <message>
        <source>The server now names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there. If the change is right, put the issuer into the server&apos;s descriptor.</source>
        <translation type="unfinished">يذكر الخادم الآن «⁨%1⁩» مكانًا لتسجيل الدخول، لكن عميله سُجّل لدى «⁨%2⁩». لم يُرسل شيء إلى هناك. إن كان التغيير صحيحًا فضع الجهة المُصدِرة في واصف الخادم.</translation>
    </message>
    <message>
        <source>The server refuses the request for want of a permission that has been granted (%1).</source>
        <translation type="unfinished">يرفض الخادم الطلب لنقص صلاحية كانت قد مُنحت (⁨%1⁩).</translation>
    </message>
    <message>
        <source>The server refused one token after the other. No further one is asked for.</source>
        <translation type="unfinished">رفض الخادم رموز الوصول واحدًا بعد آخر. لن يُطلب غيرها.</translation>
    </message>
</context>
<context>
    <name>network::StdioTransport</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">تعذّر تشغيل «⁨%1⁩»: ⁨%2⁩</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">انتهى «⁨%1⁩» بالحالة ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">أُنهي «⁨%1⁩» قسرًا بالإشارة ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” does not read the answers to what it asks; they are not sent any more.</source>
        <translation type="unfinished">لا يقرأ «⁨%1⁩» الإجابات عما يسأل عنه؛ لن تُرسل بعد الآن.</translation>
    </message>
    <message>
        <source>“%1” sent a message of more than %2 MB and was stopped.</source>
        <translation type="unfinished">أرسل «⁨%1⁩» رسالة أكبر من ⁨%2⁩ MB فأُنهي.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">وقد قال: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>network::StreamDecoder</name>
    <message>
        <source>The provider began its answer a second time.</source>
        <translation type="unfinished">بدأ المزوّد رده مرة ثانية.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a message.</source>
        <translation type="unfinished">رد المزوّد ليس رسالة.</translation>
    </message>
    <message>
        <source>The provider sent a piece of a call that it had not begun.</source>
        <translation type="unfinished">أرسل المزوّد قطعة من استدعاء لم يبدأه.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has no message.</source>
        <translation type="unfinished">ليس في رد المزوّد رسالة.</translation>
    </message>
    <message>
        <source>The provider sends the arguments of a call in pieces (streamFunctionCallArguments), which cannot be read. Leave that out of what its descriptor adds to the request.</source>
        <translation type="unfinished">يرسل المزوّد وسيطات الاستدعاء قطعًا (streamFunctionCallArguments)، وهذا لا يُقرأ. احذف ذلك مما يضيفه واصفه إلى الطلب.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not ready yet: it is being made in the background.</source>
        <translation type="unfinished">لم يصل رد المزوّد بعد: يُعدّ في الخلفية.</translation>
    </message>
    <message>
        <source>The provider sent an event that is not JSON.</source>
        <translation type="unfinished">أرسل المزوّد حدثًا ليس JSON.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a whole JSON object.</source>
        <translation type="unfinished">رد المزوّد ليس كائن JSON كاملًا.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is empty.</source>
        <translation type="unfinished">رد المزوّد فارغ.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end.</source>
        <translation type="unfinished">انقطع رد المزوّد قبل نهايته.</translation>
    </message>
    <message>
        <source>The answer became longer than %1 and was cut off there.</source>
        <translation type="unfinished">أصبح الرد أطول من ⁨%1⁩ فقُطع هناك.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has too many parts to be read.</source>
        <translation type="unfinished">أجزاء رد المزوّد أكثر من أن تُقرأ.</translation>
    </message>
</context>
<context>
    <name>network::StreamableHttpTransport</name>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">يسأل الخادم أسرع مما يأخذ الإجابات، ولن تُرسل إحداها.</translation>
    </message>
</context>
<context>
    <name>network::TokenCounter</name>
    <message>
        <source>%1 did not count the tokens.</source>
        <translation type="unfinished">لم يعدّ ⁨%1⁩ الرموز.</translation>
    </message>
</context>
<context>
    <name>network::ToolCallBook</name>
    <message>
        <source>calls by contract: %1 valid, %2 repaired, %3 failed</source>
        <translation type="unfinished">استدعاءات وفق الاتفاقية: صالح ⁨%1⁩، أُصلح ⁨%2⁩، فشل ⁨%3⁩</translation>
    </message>
</context>
<context>
    <name>network::TraceSender</name>
    <message>
        <source>More traces come than can be sent; some are left out.</source>
        <translation type="unfinished">تأتي تتبعات أكثر مما يمكن إرساله؛ يُستبعد بعضها.</translation>
    </message>
    <message>
        <source>%1 cannot be written to: %2</source>
        <translation type="unfinished">تعذّرت الكتابة في ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>the collector answered with %1</source>
        <translation type="unfinished">أجاب المجمّع بـ⁨%1⁩</translation>
    </message>
    <message>
        <source>Traces could not be sent to %1: %2</source>
        <translation type="unfinished">تعذّر إرسال التتبعات إلى ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>the collector has not answered</source>
        <translation type="unfinished">لم يجب المجمّع</translation>
    </message>
</context>
<context>
    <name>network::TransportError</name>
    <message>
        <source>Nothing answers at %1: the connection was refused. Is the server running?</source>
        <translation type="unfinished">لا شيء يجيب في ⁨%1⁩: رُفض الاتصال. هل الخادم يعمل؟</translation>
    </message>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">تعذّر العثور على الاسم ⁨%1⁩. هل العنوان صحيح، وهل هذا الجهاز متصل بالشبكة؟</translation>
    </message>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">تعذّر الوصول إلى ⁨%1⁩ في الوقت المحدد.</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made: its certificate or its encryption was not accepted.</source>
        <translation type="unfinished">تعذّر إجراء اتصال آمن بـ⁨%1⁩: لم تُقبل شهادته أو تشفيره.</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 does not let the connection through.</source>
        <translation type="unfinished">لا يسمح الوكيل (proxy) على الطريق إلى ⁨%1⁩ بمرور الاتصال.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">أجاب ⁨%1⁩ بشيء ليس HTTP.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">أغلق ⁨%1⁩ الاتصال قبل اكتمال رده، بعد ⁨%2⁩ بايت منه.</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">أغلق ⁨%1⁩ الاتصال دون رد.</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation type="unfinished">فشل الاتصال بـ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The connection to %1 failed: %2</source>
        <translation type="unfinished">فشل الاتصال بـ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
</TS>
