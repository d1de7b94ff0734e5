<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr">
<context>
    <name>AcpCall</name>
    <message>
        <source>The difference is too large to be shown.</source>
        <translation type="unfinished">Fark gösterilemeyecek kadar büyük.</translation>
    </message>
    <message numerus="yes">
        <source>It changes %n further file(s).</source>
        <translation type="unfinished">
            <numerusform>%n dosyayı daha değiştiriyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>This call was refused, but %1 says that it was done anyway.</source>
        <translation type="unfinished">Bu çağrı reddedildi, ancak %1 yine de yapıldığını bildiriyor.</translation>
    </message>
    <message>
        <source>This call of %1 was refused.</source>
        <translation type="unfinished">%1 için bu çağrı reddedildi.</translation>
    </message>
    <message>
        <source>%1 says that it failed.</source>
        <translation type="unfinished">%1 başarısız olduğunu bildiriyor.</translation>
    </message>
    <message>
        <source>%1 did not say how it ended.</source>
        <translation type="unfinished">%1 nasıl sonuçlandığını bildirmedi.</translation>
    </message>
</context>
<context>
    <name>AcpOptions</name>
    <message>
        <source>Mode</source>
        <extracomment>Choice among the settings that an agent of another program offers</extracomment>
        <translation type="unfinished">Kip</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Choice among the settings that an agent of another program offers: a language model</extracomment>
        <translation type="unfinished">Model</translation>
    </message>
    <message>
        <source>As the agent chooses</source>
        <translation type="unfinished">Ajanın seçimine göre</translation>
    </message>
</context>
<context>
    <name>AcpPrompt</name>
    <message>
        <source>The agent is not given “%1”: it takes no such files.</source>
        <translation type="unfinished">“%1” ajana verilmeyecek: bu tür dosyaları kabul etmiyor.</translation>
    </message>
    <message>
        <source>The agent is not shown the picture: it takes none.</source>
        <translation type="unfinished">Resim ajana gösterilmeyecek: resim kabul etmiyor.</translation>
    </message>
</context>
<context>
    <name>AddressGuard</name>
    <message>
        <source>“%1” is neither an address nor a range such as 192.168.1.0/24 nor the name of a host.</source>
        <translation type="unfinished">“%1” bir adres, 192.168.1.0/24 gibi bir aralık veya bir ana makine adı değil.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted. Use https, or name the host under allow-cleartext in the tool&apos;s descriptor.</source>
        <translation type="unfinished">http://%1 adresi şifreli değil. https kullanın veya aracın tanımlayıcısındaki allow-cleartext içinde bu ana makineyi belirtin.</translation>
    </message>
    <message>
        <source>%1 is on this machine or in a private network (%2), which tools do not reach unless allow-addresses in their descriptor names it.</source>
        <translation type="unfinished">%1 bu makinede veya özel bir ağda (%2); tanımlayıcılarındaki allow-addresses içinde belirtilmedikçe araçlar bunlara erişmez.</translation>
    </message>
</context>
<context>
    <name>AgentChanges</name>
    <message>
        <source>An agent&apos;s name, title, description, model and instruction can be set, but not “%1”.</source>
        <translation type="unfinished">Bir ajanın adı, başlığı, açıklaması, modeli ve yönergesi ayarlanabilir; “%1” ayarlanamaz.</translation>
    </message>
    <message>
        <source>There is no agent in the text.</source>
        <translation type="unfinished">Metinde ajan yok.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in the text.</source>
        <translation type="unfinished">Metinde “%1” adlı bir ajan yok.</translation>
    </message>
    <message>
        <source>The text has %1 agents. Say which one.</source>
        <translation type="unfinished">Metinde %1 ajan var. Hangisi olduğunu belirtin.</translation>
    </message>
    <message>
        <source>The agent %1 has no tool “%2”.</source>
        <translation type="unfinished">%1 ajanının “%2” adlı bir aracı yok.</translation>
    </message>
    <message>
        <source>The agent %1 would be wrong: %2</source>
        <translation type="unfinished">%1 ajanı hatalı olur: %2</translation>
    </message>
    <message>
        <source>the agent has another type “%1”</source>
        <translation type="unfinished">ajanın “%1” adlı başka bir türü var</translation>
    </message>
</context>
<context>
    <name>AgentConversion</name>
    <message>
        <source>comments</source>
        <extracomment>What is lost when an agent is converted to TOML</extracomment>
        <translation type="unfinished">yorumlar</translation>
    </message>
</context>
<context>
    <name>AgentPart</name>
    <message>
        <source>a tool has no name</source>
        <translation type="unfinished">bir aracın adı yok</translation>
    </message>
    <message>
        <source>the signature cannot be read</source>
        <translation type="unfinished">imza okunamıyor</translation>
    </message>
    <message>
        <source>the agent has no name</source>
        <translation type="unfinished">ajanın adı yok</translation>
    </message>
    <message>
        <source>the model “%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">“%1” modeli SAĞLAYICI/MODEL biçiminde yazılmamış</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">ajanın “%1” adlı iki aracı var</translation>
    </message>
</context>
<context>
    <name>AgentPattern</name>
    <message>
        <source>&apos;limits&apos; is written as {rounds: 10}</source>
        <translation type="unfinished">&apos;limits&apos; şöyle yazılır: {rounds: 10}</translation>
    </message>
    <message>
        <source>&apos;limits&apos; has whole numbers from 0 to %1, under these names: %2</source>
        <translation type="unfinished">&apos;limits&apos; 0 ile %1 arasında tam sayılar ve şu adları içerir: %2</translation>
    </message>
    <message>
        <source>several tool specifications are named “%1” (at %2); one that is referred to needs a name of its own</source>
        <translation type="unfinished">birden çok araç belirtiminin adı “%1” (%2); başvurulan belirtimin kendine ait bir adı olmalı</translation>
    </message>
    <message>
        <source>Pattern must have Agent label</source>
        <translation type="unfinished">Desenin Agent etiketi olmalı</translation>
    </message>
    <message>
        <source>Agent must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">Agent için boş olmayan bir desen kimliği (ad) gerekli</translation>
    </message>
    <message>
        <source>Agent must have &apos;instruction&apos; property</source>
        <translation type="unfinished">Agent için &apos;instruction&apos; özelliği gerekli</translation>
    </message>
    <message>
        <source>&apos;instruction&apos; must be a text</source>
        <translation type="unfinished">&apos;instruction&apos; bir metin olmalı</translation>
    </message>
    <message>
        <source>Agent must have &apos;model&apos; property</source>
        <translation type="unfinished">Agent için &apos;model&apos; özelliği gerekli</translation>
    </message>
    <message>
        <source>&apos;model&apos; must be a text</source>
        <translation type="unfinished">&apos;model&apos; bir metin olmalı</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; bir metin olmalı</translation>
    </message>
    <message>
        <source>&apos;model&apos; is written as PROVIDER/MODEL</source>
        <translation type="unfinished">&apos;model&apos; SAĞLAYICI/MODEL biçiminde yazılır</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">ajanın “%1” adlı iki aracı var</translation>
    </message>
    <message>
        <source>no tool specification is named “%1”</source>
        <translation type="unfinished">“%1” adlı bir araç belirtimi yok</translation>
    </message>
</context>
<context>
    <name>AgentPorts</name>
    <message>
        <source>It is about a file outside of the workspace.</source>
        <translation type="unfinished">Çalışma alanının dışındaki bir dosyayla ilgili.</translation>
    </message>
    <message>
        <source>It is about a file that is hidden, looks like a secret or is run by other programs.</source>
        <translation type="unfinished">Gizli olan, sır gibi görünen veya başka programlarca çalıştırılan bir dosyayla ilgili.</translation>
    </message>
</context>
<context>
    <name>AgentReader</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished">satır %1, sütun %2: %3</translation>
    </message>
    <message>
        <source>“%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">“%1” SAĞLAYICI/MODEL biçiminde yazılmamış</translation>
    </message>
    <message>
        <source>An agent needs an instruction: what the model is told before everything else.</source>
        <translation type="unfinished">Bir ajana yönerge gerekir: modele her şeyden önce söylenen metin.</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>not loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">yüklenmedi</translation>
    </message>
    <message>
        <source>loading</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">yükleniyor</translation>
    </message>
    <message>
        <source>its tools are being checked</source>
        <translation type="unfinished">araçları denetleniyor</translation>
    </message>
    <message>
        <source>loaded, without tools</source>
        <translation type="unfinished">yüklendi, araçsız</translation>
    </message>
    <message>
        <source>loaded, with tools</source>
        <translation type="unfinished">yüklendi, araçlarla</translation>
    </message>
    <message>
        <source>cannot play</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">çalışamıyor</translation>
    </message>
    <message>
        <source>the file has errors; its last good text is in use</source>
        <translation type="unfinished">dosyada hatalar var, son geçerli metin kullanılıyor</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation type="unfinished">%1 (ve %2 tane daha)</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an agent with rules of its own</extracomment>
        <translation type="unfinished">karakter</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">%1 ile çalışıyor</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: the implementation is the very one that was asked for</extracomment>
        <translation type="unfinished">tam</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">tüm takımlar, ada göre</translation>
    </message>
    <message>
        <source>A tool&apos;s work is done by the tool of the same name, in whichever ensemble that is.</source>
        <translation type="unfinished">Bir aracın işini, hangi takımda olursa olsun, aynı adlı araç yapar.</translation>
    </message>
    <message>
        <source>bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an implementation was found for it</extracomment>
        <translation type="unfinished">bağlı</translation>
    </message>
    <message>
        <source>loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">yüklendi</translation>
    </message>
    <message>
        <source>not bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">bağlı değil</translation>
    </message>
    <message>
        <source>has errors</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">hatalı</translation>
    </message>
</context>
<context>
    <name>AgentToml</name>
    <message>
        <source>A descriptor has no place for the annotations of an agent.</source>
        <translation type="unfinished">Tanımlayıcıda ajan ek açıklamaları için yer yok.</translation>
    </message>
    <message>
        <source>A descriptor holds one agent; the text has %1.</source>
        <translation type="unfinished">Bir tanımlayıcıda tek ajan olur; metinde %1 ajan var.</translation>
    </message>
    <message>
        <source>A descriptor has no place for “%1”.</source>
        <translation type="unfinished">Tanımlayıcıda “%1” için yer yok.</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">Bir karakter, gram gösteriminin ajan hakkında söyleyebileceğinden fazlasıdır; tanımlayıcı olarak kalır.</translation>
    </message>
    <message>
        <source>In a descriptor an agent&apos;s name has up to 64 letters, digits, _, . and -, the first a letter or a digit: “%1”.</source>
        <translation type="unfinished">Tanımlayıcıda bir ajanın adı en çok 64 harf, rakam, _, . ve - içerir, harf ya da rakamla başlar: “%1”.</translation>
    </message>
    <message>
        <source>In a descriptor a tool&apos;s name has up to 64 letters, digits, _ and -: “%1”.</source>
        <translation type="unfinished">Tanımlayıcıda bir aracın adı en çok 64 harf, rakam, _ ve - içerir: “%1”.</translation>
    </message>
</context>
<context>
    <name>ApprovalRule</name>
    <message>
        <source> or </source>
        <extracomment>Word between alternatives in a sentence about which calls a rule stands for</extracomment>
        <translation type="unfinished"> veya </translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation type="unfinished">%1 şuraya gidiyor: %2</translation>
    </message>
    <message>
        <source>%1 is an address at %2</source>
        <translation type="unfinished">%1 şuradaki bir adres: %2</translation>
    </message>
    <message>
        <source>%1 is a command like %2</source>
        <translation type="unfinished">%1 şuna benzer bir komut: %2</translation>
    </message>
    <message>
        <source>%1 is like %2</source>
        <translation type="unfinished">%1 şuna benziyor: %2</translation>
    </message>
</context>
<context>
    <name>ApprovalStep</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a call is allowed</extracomment>
        <translation type="unfinished">
            <numerusform>%n tane daha</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Gittiği yer: %1</translation>
    </message>
    <message>
        <source>It runs as %1</source>
        <translation type="unfinished">Şöyle çalışır: %1</translation>
    </message>
    <message>
        <source>It runs as %1, for work in %2</source>
        <translation type="unfinished">Şöyle çalışır: %1, çalışma yeri: %2</translation>
    </message>
    <message>
        <source>The person refused this call of %1.</source>
        <translation type="unfinished">Kullanıcı bu %1 çağrısını reddetti.</translation>
    </message>
    <message>
        <source>This call of %1 was not allowed beforehand, and nobody was asked.</source>
        <translation type="unfinished">Bu %1 çağrısına önceden izin verilmemişti ve kimseye sorulmadı.</translation>
    </message>
    <message>
        <source>The program that Parlance works for refused this call of %1.</source>
        <translation type="unfinished">Parlance’ın hizmet verdiği program bu %1 çağrısını reddetti.</translation>
    </message>
</context>
<context>
    <name>ArchiveReader</name>
    <message>
        <source>This is not a file that can be imported. parlance help export says which can.</source>
        <translation type="unfinished">Bu, içe aktarılabilen dosyalardan değil. Hangileri olduğu için: parlance help export.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">Dosya boş.</translation>
    </message>
    <message>
        <source>This is a ZIP archive. Unpack it first: the conversations.json in it can be imported.</source>
        <translation type="unfinished">Bu bir ZIP arşivi. Önce içindekiler çıkarılmalı: conversations.json içe aktarılabilir.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">satır %1: %2</translation>
    </message>
    <message>
        <source>This web page was not exported by Parlance, or by a version that put no conversations into it. Pages of other programs do not say who said what: take their data export.</source>
        <translation type="unfinished">Bu web sayfasını Parlance dışa aktarmamış ya da içine sohbet koymayan bir sürüm dışa aktarmış. Başka programların sayfaları kimin ne dediğini söylemez: onların veri dışa aktarımı kullanılmalı.</translation>
    </message>
</context>
<context>
    <name>ArgumentsCheck</name>
    <message>
        <source>The arguments of %1 are not JSON: %2</source>
        <translation type="unfinished">%1 argümanları JSON değil: %2</translation>
    </message>
    <message>
        <source>The arguments of %1 do not fit: %2</source>
        <translation type="unfinished">%1 argümanları uymuyor: %2</translation>
    </message>
    <message>
        <source>%1 was called with nothing for %2, which it needs. What is not known must be asked of the user, not left empty.</source>
        <translation type="unfinished">%1, gerekli olan %2 değeri olmadan çağrıldı. Bilinmeyen kullanıcıya sorulmalı, boş bırakılmamalı.</translation>
    </message>
    <message>
        <source>The call of %1 was cut off and did not run: the answer reached the limit of its length</source>
        <translation type="unfinished">%1 çağrısı kesildi ve çalışmadı: yanıt uzunluk sınırına ulaştı</translation>
    </message>
    <message>
        <source>%1, %2 tokens. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1, %2 jeton. Daha kısa bir çağrı sığar veya sınır yükseltilebilir.</translation>
    </message>
    <message>
        <source>%1. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1. Daha kısa bir çağrı sığar veya sınır yükseltilebilir.</translation>
    </message>
</context>
<context>
    <name>ArgumentsReader</name>
    <message>
        <source>The arguments are an object: type = &quot;object&quot; is missing.</source>
        <translation type="unfinished">Argümanlar bir nesnedir: type = &quot;object&quot; eksik.</translation>
    </message>
    <message>
        <source>%1 is not checked.</source>
        <translation type="unfinished">%1 denetlenmiyor.</translation>
    </message>
    <message>
        <source>%1 has no argument “%2”.</source>
        <translation type="unfinished">%1 için “%2” argümanı yok.</translation>
    </message>
    <message>
        <source>“%1” is of the type %2.</source>
        <translation type="unfinished">“%1” türü: %2.</translation>
    </message>
</context>
<context>
    <name>Arithmetic</name>
    <message>
        <source>The expression is too long or too deep.</source>
        <translation type="unfinished">İfade çok uzun veya çok derin.</translation>
    </message>
    <message>
        <source>One expression is wanted, not several.</source>
        <translation type="unfinished">Birden çok değil, tek bir ifade gerekli.</translation>
    </message>
    <message>
        <source>“%1” cannot be worked out: %2</source>
        <translation type="unfinished">“%1” hesaplanamıyor: %2</translation>
    </message>
    <message>
        <source>The calculator broke.</source>
        <translation type="unfinished">Hesap makinesi bozuldu.</translation>
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
        <translation type="unfinished">Örnek: %1 sonucu: %2</translation>
    </message>
    <message numerus="yes">
        <source>[%n character(s) more]</source>
        <translation type="unfinished">
            <numerusform>[%n karakter daha]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchComparison</name>
    <message>
        <source>… The rest of this text is not shown.</source>
        <translation type="unfinished">… Bu metnin geri kalanı gösterilmiyor.</translation>
    </message>
</context>
<context>
    <name>Break</name>
    <message>
        <source>This tool was asked to break.</source>
        <translation type="unfinished">Bu araçtan bozulması istendi.</translation>
    </message>
</context>
<context>
    <name>BrokenEnsembles</name>
    <message>
        <source>There is no ensemble named %1.</source>
        <translation type="unfinished">%1 adlı bir takım yok.</translation>
    </message>
    <message>
        <source>The ensemble %1 is broken: %2</source>
        <translation type="unfinished">%1 takımı bozuk: %2</translation>
    </message>
    <message>
        <source>The ensemble %1 is not connected: %2</source>
        <translation type="unfinished">%1 takımı bağlı değil: %2</translation>
    </message>
    <message>
        <source>its server did not answer in time.</source>
        <translation type="unfinished">sunucusu zamanında yanıt vermedi.</translation>
    </message>
</context>
<context>
    <name>BuiltinInvocables</name>
    <message>
        <source>What is in it now is not shown: it may be a secret.</source>
        <translation type="unfinished">Şu anki içeriği gösterilmiyor: gizli olabilir.</translation>
    </message>
    <message>
        <source>It stays as it is.</source>
        <translation type="unfinished">Olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>It will be empty.</source>
        <translation type="unfinished">Boş olacak.</translation>
    </message>
</context>
<context>
    <name>Calculate</name>
    <message>
        <source>“%1” has no finite value.</source>
        <translation type="unfinished">“%1” sonlu bir değere sahip değil.</translation>
    </message>
</context>
<context>
    <name>CanisterJson</name>
    <message>
        <source>This is not a canister: %1.</source>
        <translation type="unfinished">Bu bir blok değil: %1.</translation>
    </message>
</context>
<context>
    <name>CarriedReader</name>
    <message>
        <source>Parlance&apos;s PDF</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">Parlance PDF</translation>
    </message>
    <message>
        <source>Parlance&apos;s HTML</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">Parlance HTML</translation>
    </message>
    <message>
        <source>HTML and PDF have the path that was shown, without branches, settings and what a page does not show.</source>
        <translation type="unfinished">HTML ve PDF, gösterilen yolu dallar, ayarlar ve sayfanın göstermedikleri olmadan içerir.</translation>
    </message>
</context>
<context>
    <name>Cassette</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1 okunamıyor.</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MiB.</source>
        <translation type="unfinished">%1, 256 MiB sınırından büyük.</translation>
    </message>
    <message>
        <source>%1: this line is not a recorded exchange</source>
        <translation type="unfinished">%1: bu satır kaydedilmiş bir etkileşim değil</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">%1 kaydedilemedi.</translation>
    </message>
</context>
<context>
    <name>CassetteMatch</name>
    <message>
        <source>This request is not on the cassette: nothing was recorded for %1.</source>
        <translation type="unfinished">Bu istek kasette yok: %1 için bir şey kaydedilmemiş.</translation>
    </message>
    <message>
        <source>This request is not on the cassette. For %1 its body departs at byte %2 from what was recorded: there “%3”, here “%4”.</source>
        <translation type="unfinished">Bu istek kasette yok. %1 için gövdesi kaydedilenden %2. baytta ayrılıyor: orada “%3”, burada “%4”.</translation>
    </message>
</context>
<context>
    <name>CassetteOptions</name>
    <message>
        <source>Write all that goes over the wire to this cassette, without keys.</source>
        <translation type="unfinished">Ağ üzerinden iletilen her şeyi, anahtarlar olmadan bu kasete yaz.</translation>
    </message>
    <message>
        <source>Play this cassette instead of using the network and starting MCP servers. A request that is not on it is an error that says from which byte on it differs.</source>
        <translation type="unfinished">Ağı kullanmak ve MCP sunucularını başlatmak yerine bu kaseti oynat. Kasette olmayan bir istek hatadır ve hangi bayttan sonra farklılaştığı bildirilir.</translation>
    </message>
    <message>
        <source>With --replay: dates, times and identifiers in a request may differ.</source>
        <translation type="unfinished">--replay ile: istekteki tarihler, saatler ve kimlikler farklı olabilir.</translation>
    </message>
    <message>
        <source>--lenient and --pace go with --replay.</source>
        <translation type="unfinished">--lenient ve --pace, --replay ile birlikte kullanılır.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">%1 yazılamıyor.</translation>
    </message>
    <message>
        <source>With --replay: at-once, recorded for the pauses that there were, or step, where Enter lets the next event come.</source>
        <translation type="unfinished">--replay ile: at-once (hemen), recorded (kaydedilen aralarla) veya step (Enter sonraki olayı getirir).</translation>
    </message>
    <message>
        <source>--pace is at-once, recorded or step, not %1.</source>
        <translation type="unfinished">--pace at-once, recorded veya step olur, %1 olmaz.</translation>
    </message>
</context>
<context>
    <name>CharacterReader</name>
    <message>
        <source>(nothing does the work of %1)</source>
        <translation type="unfinished">(%1 işini yapan bir şey yok)</translation>
    </message>
</context>
<context>
    <name>ChatGptReader</name>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">Araç sonucu</translation>
    </message>
    <message>
        <source>ChatGPT&apos;s data export</source>
        <translation type="unfinished">ChatGPT veri dışa aktarımı</translation>
    </message>
    <message>
        <source>A conversation has no messages (“mapping”).</source>
        <translation type="unfinished">Bir sohbette mesaj yok (“mapping”).</translation>
    </message>
    <message>
        <source>messages that follow no other</source>
        <translation type="unfinished">başka bir mesajı izlemeyen mesajlar</translation>
    </message>
    <message>
        <source>pictures and sounds, which the export keeps in other files</source>
        <translation type="unfinished">dışa aktarımın başka dosyalarda tuttuğu resimler ve sesler</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">mesajsız sohbetler</translation>
    </message>
</context>
<context>
    <name>CheckpointStore</name>
    <message>
        <source>There is no room left for what was in it.</source>
        <translation type="unfinished">İçindekiler için yer kalmadı.</translation>
    </message>
    <message>
        <source>There is no turn “%1”.</source>
        <translation type="unfinished">“%1” adlı bir tur yok.</translation>
    </message>
    <message>
        <source>Several turns begin with “%1”.</source>
        <translation type="unfinished">“%1” ile başlayan birden çok tur var.</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeReader</name>
    <message>
        <source>a session of Claude Code</source>
        <translation type="unfinished">bir Claude Code oturumu</translation>
    </message>
    <message>
        <source>messages among agents of the session</source>
        <translation type="unfinished">oturumun ajanları arasındaki mesajlar</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">programın modele söyledikleri</translation>
    </message>
    <message>
        <source>Summary of what came before</source>
        <translation type="unfinished">Öncesinin özeti</translation>
    </message>
</context>
<context>
    <name>ClaudeReader</name>
    <message>
        <source>Claude&apos;s data export</source>
        <translation type="unfinished">Claude veri dışa aktarımı</translation>
    </message>
    <message>
        <source>A conversation has no messages (“chat_messages”).</source>
        <translation type="unfinished">Bir sohbette mesaj yok (“chat_messages”).</translation>
    </message>
    <message>
        <source>files, which the export does not hold</source>
        <translation type="unfinished">dışa aktarımın içermediği dosyalar</translation>
    </message>
    <message>
        <source>parts of messages that are neither text, thought nor tool call</source>
        <translation type="unfinished">mesajların metin, düşünce veya araç çağrısı olmayan bölümleri</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">mesajsız sohbetler</translation>
    </message>
</context>
<context>
    <name>CodexReader</name>
    <message>
        <source>a session of Codex</source>
        <translation type="unfinished">bir Codex oturumu</translation>
    </message>
    <message>
        <source>entries that are neither messages nor tool calls</source>
        <translation type="unfinished">mesaj veya araç çağrısı olmayan girdiler</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">programın modele söyledikleri</translation>
    </message>
</context>
<context>
    <name>CommandAssembly</name>
    <message>
        <source>It would work in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">Parlance’ın araçların erişemediği kendi klasöründe çalışacaktı.</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation type="unfinished">“%1” adlı bir program yok.</translation>
    </message>
    <message>
        <source>PATH is %1</source>
        <translation type="unfinished">PATH: %1</translation>
    </message>
    <message>
        <source>It works in a folder of the workspace, and there is no workspace folder.</source>
        <translation type="unfinished">Çalışma alanının bir klasöründe çalışır, ancak çalışma alanı klasörü yok.</translation>
    </message>
    <message>
        <source>There is no folder “%1” in the workspace.</source>
        <translation type="unfinished">Çalışma alanında “%1” adlı bir klasör yok.</translation>
    </message>
</context>
<context>
    <name>CommandImport</name>
    <message>
        <source>It names no program.</source>
        <translation type="unfinished">Program adı verilmemiş.</translation>
    </message>
    <message>
        <source>“%1 %2” belongs to Windows and is left out.</source>
        <translation type="unfinished">“%1 %2” Windows’a özgü, dışarıda bırakıldı.</translation>
    </message>
    <message>
        <source>“%1” is a Windows path, which is not found here.</source>
        <translation type="unfinished">“%1” bir Windows yolu, burada bulunamaz.</translation>
    </message>
    <message>
        <source>The program %1 is below a folder that is not known here.</source>
        <translation type="unfinished">%1 programı burada bilinmeyen bir klasörün altında.</translation>
    </message>
    <message>
        <source>What %1 stands for is not known here.</source>
        <translation type="unfinished">%1 neyin yerine geçiyor, burada bilinmiyor.</translation>
    </message>
    <message>
        <source>An argument of the program.</source>
        <translation type="unfinished">Programın bir argümanı.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">%1 değeri.</translation>
    </message>
    <message>
        <source>Its arguments hold keys or variables; sh puts these in when the server is started.</source>
        <translation type="unfinished">Argümanları anahtarlar veya değişkenler içeriyor; sunucu başlatılırken bunları sh yerine koyar.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">Denetim karakterlerini bir dosyaya veya boruya olduğu gibi yaz.</translation>
    </message>
    <message>
        <source>For screen readers: whole lines, words instead of symbols, choices by number.</source>
        <translation type="unfinished">Ekran okuyucular için: tam satırlar, simge yerine sözcükler, numarayla seçim.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Bu komutun seçeneklerini göster.</translation>
    </message>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">JSON Lines yaz.</translation>
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
        <translation type="unfinished">Parlance: dil modelleriyle sohbet için bir çalışma ortamı.

  parlance                               pencereyi açar
  parlance open [FILE|LINK…]             bunu pencerede gösterir ve bir şey yapmadan önce sorar
  parlance converse [OPTIONS] PROMPT|-   tek bir tur
  parlance agents                        ajanlar ve karakterler ile araçlarının neye bağlı olduğu
  parlance prompts                       kullanılabilen istemler ve değişkenleri
  parlance skills                        modellerin okuyabildiği beceriler
  parlance compare [OPTIONS] PROMPT|-    bir istem, birden çok model, kitaplık, ajan veya yönergeyle
  parlance evaluate SUITE                modellere, ajanlara, kitaplıklara, istemlere karşı beklentili testler
  parlance work --store URL              PostgreSQL içindeki değerlendirmeleri çalıştırır
  parlance store --create --store URL    bir PostgreSQL’i değerlendirmelere hazırlar
  parlance check PATH…                   tanımlayıcılarda neyin yanlış olduğu
  parlance tools [--for DIALECT]         araçlar, tablo olarak veya sağlayıcıya anlatıldığı gibi
  parlance invoke ENSEMBLE:TOOL JSON     tek bir araç çağrısı
  parlance explain TOOL JSON             böyle bir çağrı sorulur mu, hangi kurala göre
  parlance conversations                 sohbetler, en yeniler önce
  parlance show ID [--canonical]         tek bir sohbet
  parlance delete|restore|erase ID…      sohbetleri siler, geri getirir, kalıcı olarak siler
  parlance archive|unarchive ID…         sohbetleri arşive veya yeniden listeye koyar
  parlance move ID… --group NAME         sohbetleri bir gruba koyar
  parlance search WORDS                  tüm sohbetlerde arar
  parlance export --output FILE [ID…]    seçili veya tüm sohbetler, başkalarının okuyabildiği bir dosyada
  parlance import FILE…                  bu ve başka programların dosyalarından sohbetler
  parlance backup FILE                   her şeyiyle depo, tek bir dosyada
  parlance repair [--check]              hasarlı bir depodan okunabileni kurtarır
  parlance exchanges [ID]                ağ üzerinden iletilenler
  parlance diff A B                      iki isteğin farkı ve hangi bayttan başladığı
  parlance figures [--by WHAT]           araca, modele veya güne göre çağrılar, hatalar, süreler, jetonlar ve maliyet
  parlance resend EXCHANGE               bir istek, olduğu gibi veya başka gövdeyle yeniden
  parlance undo TURN --files             dosyaları bir tur yazmadan önceki hâllerine getirir
  parlance rehearse SCENARIO [--port N]  tek başına prova sunucusu
  parlance capture --to URL|PROVIDER     başka programların söylediklerini iletir ve saklar
  parlance serve-mcp --stdio|--http PORT sohbetleri, modelleri ve araçları başka programlara sunar
  parlance serve-acp                     kendisini başlatan düzenleyici için bir ajan (Agent Client Protocol)
  parlance models                        bilinen modeller
  parlance gram FILE…                    gram gösterimindeki ajanlarda neyin yanlış olduğu
  parlance import-servers FILE…          başka istemcilerin yapılandırma dosyalarındaki MCP sunucuları
  parlance import-tools FILE             ajan tanımlayıcısı veya gram olarak bir araç listesi
  parlance conformance URL               bir MCP sunucusunun sunduğu her şeyi sınar
  parlance help [CHAPTER]                kılavuz

  --profile DIR   her şeyi bu klasörde tut (veya PARLANCE_PROFILE ayarlayın)
  --store URL     değerlendirme penceresini bu PostgreSQL üzerinde açar
  --json          her komut için metin yerine JSON Lines
  --raw           denetim karakterleri olduğu gibi, bir dosyaya veya boruya
  --plain         ekran okuyucular için: tam satırlar, simge yerine sözcükler (veya ACCESSIBLE=1 ayarlayın)
  --help          bir komuttan sonra: seçenekleri
  --version       hangi sürüm olduğu

Çıkış durumu: 0 tamam, 1 başarısız, geri alındı veya yarıda kesildi, 2 yanlış kullanım, 130 iptal edildi.</translation>
    </message>
</context>
<context>
    <name>CommandOutcome</name>
    <message>
        <source>“%1” used all the processor time that it may use.</source>
        <translation type="unfinished">“%1” kullanabileceği tüm işlemci süresini harcadı.</translation>
    </message>
    <message>
        <source>“%1” wrote a file larger than it may write.</source>
        <translation type="unfinished">“%1” yazabileceğinden büyük bir dosya yazdı.</translation>
    </message>
    <message>
        <source>“%1” was killed (signal 9), as the system does when memory runs out.</source>
        <translation type="unfinished">“%1”, bellek tükendiğinde sistemin yaptığı gibi öldürüldü (sinyal 9).</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">“%1” %2 sinyaliyle öldürüldü.</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">“%1” %2 durumuyla bitti.</translation>
    </message>
    <message>
        <source>It had written:</source>
        <translation type="unfinished">Yazdıkları:</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not UTF-8 text.</source>
        <translation type="unfinished">“%1” UTF-8 metin olmayan bir şey yazdı.</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not JSON.</source>
        <translation type="unfinished">“%1” JSON olmayan bir şey yazdı.</translation>
    </message>
</context>
<context>
    <name>CommandReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command bir metin listesidir: program ve argümanları.</translation>
    </message>
    <message>
        <source>dashes is true or false.</source>
        <translation type="unfinished">dashes true veya false olur.</translation>
    </message>
    <message>
        <source>input is &quot;json&quot;, &quot;none&quot; or a text with placeholders.</source>
        <translation type="unfinished">input &quot;json&quot;, &quot;none&quot; veya yer tutuculu bir metindir.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output &quot;text&quot;, &quot;json&quot; veya &quot;auto&quot; olur.</translation>
    </message>
    <message>
        <source>time-limit is one placeholder, such as &quot;{timeout}&quot;; timeout is for a fixed time.</source>
        <translation type="unfinished">time-limit tek bir yer tutucudur, örneğin &quot;{timeout}&quot;; sabit bir süre için timeout kullanılır.</translation>
    </message>
    <message>
        <source>folder is a path within the workspace folder.</source>
        <translation type="unfinished">folder çalışma alanı klasörü içinde bir yoldur.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment değişken adlarından oluşan bir listedir.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">“%1” bir değişken adı değil.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">Değişken bir metindir veya { keychain = &quot;bir anahtarın adı&quot; } olur.</translation>
    </message>
    <message>
        <source>An exit status is a whole number from 0 to 255.</source>
        <translation type="unfinished">Çıkış durumu 0 ile 255 arasında bir tam sayıdır.</translation>
    </message>
    <message>
        <source>accepted-statuses is a list of exit statuses.</source>
        <translation type="unfinished">accepted-statuses çıkış durumlarından oluşan bir listedir.</translation>
    </message>
</context>
<context>
    <name>CommandVector</name>
    <message>
        <source>“%1” has half of a character in it.</source>
        <translation type="unfinished">“%1” içinde yarım bir karakter var.</translation>
    </message>
    <message>
        <source>One argument of a command cannot hold two lists.</source>
        <translation type="unfinished">Bir komutun tek argümanında iki liste bulunamaz.</translation>
    </message>
    <message>
        <source>An argument of a command cannot contain a NUL character.</source>
        <translation type="unfinished">Komut argümanında sıfır karakteri bulunamaz.</translation>
    </message>
    <message>
        <source>“%1…” is longer than the %2 bytes that an argument of a command may have.</source>
        <translation type="unfinished">“%1…” bir komut argümanı için izin verilen %2 bayttan uzun.</translation>
    </message>
    <message>
        <source>“%1” begins with a dash, so the command could take it for an option.</source>
        <translation type="unfinished">“%1” kısa çizgiyle başlıyor; komut bunu bir seçenek sanabilir.</translation>
    </message>
</context>
<context>
    <name>CommandVectorReader</name>
    <message>
        <source>A command begins with the name of its program.</source>
        <translation type="unfinished">Bir komut programının adıyla başlar.</translation>
    </message>
    <message>
        <source>The program of a command cannot be an argument of the call.</source>
        <translation type="unfinished">Bir komutun programı çağrının bir argümanı olamaz.</translation>
    </message>
    <message>
        <source>A value must not become part of a script, where it would be code: give it as an argument of its own, as in [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</source>
        <translation type="unfinished">Bir değer, kod sayılacağı bir betiğin parçası olmamalı: onu kendi başına bir argüman olarak verin, örneğin [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</translation>
    </message>
    <message>
        <source>An element of a command is a text.</source>
        <translation type="unfinished">Bir komutun öğesi metindir.</translation>
    </message>
    <message>
        <source>The arguments have no property “%1”; {{ stands for a brace.</source>
        <translation type="unfinished">Argümanların “%1” özelliği yok; {{ küme ayracının yerine geçer.</translation>
    </message>
</context>
<context>
    <name>CompareOptions</name>
    <message>
        <source>What the model is told before everything else; may be repeated, like --agent, --library and --model; each gives a column.</source>
        <translation type="unfinished">Modele her şeyden önce söylenen; --agent, --library ve --model gibi yinelenebilir, her biri için bir sütun.</translation>
    </message>
    <message>
        <source>How often each column runs.</source>
        <translation type="unfinished">Her sütunun kaç kez çalışacağı.</translation>
    </message>
    <message>
        <source>Stop a run after this many seconds; it counts as timed out.</source>
        <translation type="unfinished">Bir çalıştırmayı bu kadar saniye sonra durdur; zaman aşımına uğramış sayılır.</translation>
    </message>
    <message>
        <source>Write a line of CSV for each run.</source>
        <translation type="unfinished">Her çalıştırma için bir CSV satırı yaz.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">Markdown olarak rapor yaz.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">Standart çıktı yerine bu dosyaya yaz.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 için 1 ile %2 arasında bir sayı gerekir.</translation>
    </message>
</context>
<context>
    <name>CompareSetup</name>
    <message>
        <source>libraries</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">kitaplıklar</translation>
    </message>
    <message>
        <source>models</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">modeller</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">ajanlar</translation>
    </message>
    <message>
        <source>instructions</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">yönergeler</translation>
    </message>
    <message>
        <source>It cannot play.</source>
        <translation type="unfinished">Çalışamıyor.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation type="unfinished">%1 ve daha fazlası</translation>
    </message>
    <message>
        <source>does not bind %1</source>
        <translation type="unfinished">%1 için bağlama yok</translation>
    </message>
    <message>
        <source>A tool library says what does the work of an agent&apos;s tools. Pick an agent above to compare libraries.</source>
        <translation type="unfinished">Araç kitaplığı, bir ajanın araçlarının işini neyin yaptığını söyler. Kitaplıkları karşılaştırmak için yukarıdan bir ajan seçin.</translation>
    </message>
    <message>
        <source>%1 asks for no tools, so a library changes nothing.</source>
        <translation type="unfinished">%1 araç istemediğinden kitaplık bir şey değiştirmez.</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">karakter</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">tüm takımlar, ada göre</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">%1 anahtarı gerekli</translation>
    </message>
</context>
<context>
    <name>Confinement</name>
    <message>
        <source>bubblewrap is not installed</source>
        <translation type="unfinished">bubblewrap kurulu değil</translation>
    </message>
    <message>
        <source>bubblewrap cannot make namespaces here</source>
        <translation type="unfinished">bubblewrap burada ad alanı oluşturamıyor</translation>
    </message>
    <message>
        <source>It runs in a sandbox only, and there is none: %1.</source>
        <translation type="unfinished">Yalnızca korumalı alanda çalışır, ancak korumalı alan yok: %1.</translation>
    </message>
    <message>
        <source>cannot run: it needs a sandbox, and %1</source>
        <translation type="unfinished">çalışamıyor: korumalı alan gerekli ve %1</translation>
    </message>
    <message>
        <source>not sandboxed: its descriptor says so</source>
        <translation type="unfinished">korumalı alanda değil: tanımlayıcısı böyle istiyor</translation>
    </message>
    <message>
        <source>not sandboxed: %1</source>
        <translation type="unfinished">korumalı alanda değil: %1</translation>
    </message>
    <message>
        <source>workspace writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">çalışma alanı yazılabilir</translation>
    </message>
    <message>
        <source>%1 writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">%1 yazılabilir</translation>
    </message>
    <message>
        <source>%1 writable, which your own programs run things from</source>
        <translation type="unfinished">%1 yazılabilir; kendi programlarınız buradan bir şeyler çalıştırıyor</translation>
    </message>
    <message>
        <source>network open</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">ağ açık</translation>
    </message>
    <message>
        <source>no network</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">ağ yok</translation>
    </message>
    <message>
        <source>sandboxed: %1</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">korumalı alanda: %1</translation>
    </message>
</context>
<context>
    <name>ConfinementReader</name>
    <message>
        <source>network is true or false.</source>
        <translation type="unfinished">network true veya false olur.</translation>
    </message>
    <message>
        <source>output is at most %1 MiB.</source>
        <translation type="unfinished">output en çok %1 MiB olur.</translation>
    </message>
    <message>
        <source>sandbox is &quot;required&quot;, &quot;preferred&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">sandbox &quot;required&quot;, &quot;preferred&quot; veya &quot;none&quot; olur.</translation>
    </message>
    <message>
        <source>This is a list of paths.</source>
        <translation type="unfinished">Bu bir yol listesidir.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here, or is .git.</source>
        <translation type="unfinished">Yol burada / veya ~/ ile başlar ya da .git olur.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here.</source>
        <translation type="unfinished">Yol burada / veya ~/ ile başlar.</translation>
    </message>
    <message>
        <source>%1 is a whole number from 1 to %2.</source>
        <translation type="unfinished">%1, 1 ile %2 arasında bir tam sayıdır.</translation>
    </message>
</context>
<context>
    <name>ConnectionReader</name>
    <message>
        <source>transport is &quot;stdio&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">transport &quot;stdio&quot; veya &quot;http&quot; olur.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;http&quot;.</source>
        <translation type="unfinished">“%1”, transport = &quot;http&quot; olan sunucular içindir.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;stdio&quot;.</source>
        <translation type="unfinished">“%1”, transport = &quot;stdio&quot; olan sunucular içindir.</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from url.</source>
        <translation type="unfinished">allow-cleartext, url içindekinden başka bir ana makineyi belirtiyor.</translation>
    </message>
    <message>
        <source>A server with transport = &quot;http&quot; needs a url.</source>
        <translation type="unfinished">transport = &quot;http&quot; olan bir sunucuya url gerekir.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">“%1” bir HTTP adresi değil.</translation>
    </message>
    <message>
        <source>A name and password do not belong in a url: headers can name a key.</source>
        <translation type="unfinished">Ad ve parola url içinde yer almaz: headers bir anahtar belirtebilir.</translation>
    </message>
    <message>
        <source>The address %1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext.</source>
        <translation type="unfinished">%1 adresi şifreli değil ve yalnızca bu makinenin adresleri böyle kullanılabilir. https kullanın veya allow-cleartext ayarlayın.</translation>
    </message>
    <message>
        <source>A client-secret goes with a client-id.</source>
        <translation type="unfinished">client-secret, client-id ile birlikte kullanılır.</translation>
    </message>
    <message>
        <source>client-metadata-url is an https address.</source>
        <translation type="unfinished">client-metadata-url bir https adresidir.</translation>
    </message>
    <message>
        <source>There is a client-id already, which says who the client is.</source>
        <translation type="unfinished">İstemcinin kim olduğunu söyleyen bir client-id zaten var.</translation>
    </message>
    <message>
        <source>A header is a text, or { keychain = &quot;the name of a key&quot;, prefix = &quot;Bearer &quot; }.</source>
        <translation type="unfinished">Üst bilgi bir metindir veya { keychain = &quot;bir anahtarın adı&quot;, prefix = &quot;Bearer &quot; } olur.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">%1 üst bilgisi böyle ayarlanamaz.</translation>
    </message>
</context>
<context>
    <name>ContextReading</name>
    <message>
        <source>System text</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Sistem metni</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: a noun</extracomment>
        <translation type="unfinished">Ajan</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: the folders that tools may use</extracomment>
        <translation type="unfinished">Çalışma alanı</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Araçlar</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Geçmiş</translation>
    </message>
    <message>
        <source>Documents</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Belgeler</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Resimler</translation>
    </message>
    <message>
        <source>counting…</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">sayılıyor…</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">yaklaşık %1</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation type="unfinished">%1 / %2 jeton</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">%1 jeton</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out</source>
        <translation type="unfinished">
            <numerusform>önceki %n mesaj dışarıda bırakıldı</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % full</source>
        <translation type="unfinished">%%1 dolu</translation>
    </message>
    <message numerus="yes">
        <source>The next request leaves out the %n oldest message(s), so that the rest fits into the model&apos;s context. What is pinned always goes.</source>
        <translation type="unfinished">
            <numerusform>Sonraki istek en eski %n mesajı dışarıda bırakıyor; böylece kalanı modelin bağlamına sığıyor. Sabitlenenler her zaman gönderilir.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is more than the model&apos;s context has room for, and nothing of it can be left out.</source>
        <translation type="unfinished">Bu, modelin bağlamına sığandan fazla ve hiçbir bölümü dışarıda bırakılamıyor.</translation>
    </message>
    <message>
        <source>The context is %1 % full. Once it is full, you are asked what is to be done.</source>
        <translation type="unfinished">Bağlam yüzde %1 dolu. Dolduğunda ne yapılacağı size sorulur.</translation>
    </message>
    <message>
        <source>What exceeds its part is sent all the same; earlier messages have that much less room.</source>
        <translation type="unfinished">Payını aşan yine de gönderilir; önceki mesajlara o kadar az yer kalır.</translation>
    </message>
    <message>
        <source>The conversation is still being counted.</source>
        <translation type="unfinished">Sohbet hâlâ sayılıyor.</translation>
    </message>
    <message>
        <source>By the provider&apos;s count of the last request; what is new since is estimated.</source>
        <translation type="unfinished">Sağlayıcının son istekteki sayımına göre; sonradan eklenenler tahminîdir.</translation>
    </message>
    <message>
        <source>Estimated: the provider has counted nothing yet.</source>
        <translation type="unfinished">Tahminî: sağlayıcı henüz bir şey saymadı.</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>There is no conversation %1.</source>
        <translation type="unfinished">%1 adlı bir sohbet yok.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">Sohbette böyle bir blok yok.</translation>
    </message>
    <message>
        <source>The order of this conversation&apos;s messages is damaged in the store.</source>
        <translation type="unfinished">Bu sohbetteki mesajların sırası depoda hasar görmüş.</translation>
    </message>
    <message>
        <source>Several conversations begin with %1; give more of the identifier.</source>
        <translation type="unfinished">%1 ile başlayan birden çok sohbet var; kimliğin daha fazlasını verin.</translation>
    </message>
    <message>
        <source>The list of conversations is damaged; some may be missing from it.</source>
        <translation type="unfinished">Sohbet listesi hasarlı; bazıları eksik olabilir.</translation>
    </message>
</context>
<context>
    <name>ConverseOptions</name>
    <message>
        <source>--library and --compile go with --agent.</source>
        <translation type="unfinished">--library ve --compile, --agent ile birlikte kullanılır.</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB.</source>
        <translation type="unfinished">%1, 16 MiB sınırından büyük.</translation>
    </message>
    <message>
        <source>The provider.</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">Sağlayıcı.</translation>
    </message>
    <message>
        <source>The model, or provider/model.</source>
        <translation type="unfinished">Model veya sağlayıcı/model.</translation>
    </message>
    <message>
        <source>Switch on this ensemble and no other; may be repeated. `none`: no tools.</source>
        <translation type="unfinished">Bu takımı aç, başkasını açma; yinelenebilir. `none`: araç yok.</translation>
    </message>
    <message>
        <source>The supervisor&apos;s text, or @FILE.</source>
        <translation type="unfinished">Sistem metni veya @DOSYA.</translation>
    </message>
    <message>
        <source>A control of the model, such as temperature=0.2; may be repeated.</source>
        <translation type="unfinished">Modelde ayarlanabilenler, örneğin temperature=0.2; yinelenebilir.</translation>
    </message>
    <message>
        <source>After how much the turn asks whether to go on, 0 for never; may be repeated. NAME is one of %1.</source>
        <translation type="unfinished">Turun ne kadar sonra devam edilip edilmeyeceğini soracağı, hiç sormaması için 0; yinelenebilir. NAME şunlardan biridir: %1.</translation>
    </message>
    <message>
        <source>An endpoint without a descriptor. Its key, where it wants one, is in PARLANCE_ENDPOINT_KEY.</source>
        <translation type="unfinished">Tanımlayıcısı olmayan bir uç nokta. Anahtar istiyorsa PARLANCE_ENDPOINT_KEY içindedir.</translation>
    </message>
    <message>
        <source>The dialect of that endpoint, or the beginning of it: %1.</source>
        <translation type="unfinished">O uç noktanın lehçesi veya başı: %1.</translation>
    </message>
    <message>
        <source>A workspace folder; may be repeated. Default: the folder it is started in.</source>
        <translation type="unfinished">Bir çalışma alanı klasörü; yinelenebilir. Varsayılan: programın başlatıldığı klasör.</translation>
    </message>
    <message>
        <source>Go on with this conversation (its identifier, or the beginning of it).</source>
        <translation type="unfinished">Bu sohbetten devam et (kimliği veya kimliğinin başı).</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all veya bir araç adı; yinelenebilir. Uçbirim yoksa ask, refuse demektir. Diğer sözcüklerin kapsamadıkları: gizli veya sır gibi görünen dosyalar için hidden-files, bir yanıtın metninde önerdiği çağrılar için offered-calls.</translation>
    </message>
    <message>
        <source>This agent plays: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Bu ajan çalışır: adı veya DOSYA ya da DOSYA#AD.</translation>
    </message>
    <message>
        <source>Bind the agent&apos;s tools from this tool library: its name, or FILE.</source>
        <translation type="unfinished">Ajanın araçlarını bu araç kitaplığından bağla: adı veya DOSYA.</translation>
    </message>
    <message>
        <source>Compile the agent&apos;s pattern; where that cannot be done, the agent does not play. Without this, the pattern is then interpreted.</source>
        <translation type="unfinished">Ajanın desenini derle; derlenemezse çalışmaz. Bu seçenek yoksa o durumda yorumlanır.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">Tek bir yanıtın ulaşabileceği uzunluk, MiB olarak: 1–1024. Varsayılan: 16 veya parlance.ini içindeki answer-limit.</translation>
    </message>
    <message>
        <source>What to say; - reads it from standard input.</source>
        <translation type="unfinished">Ne söyleneceği; - standart girdiden okur.</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation type="unfinished">Standart girdi okunamıyor.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">Standart girdi</translation>
    </message>
    <message>
        <source>What is to be said? Give a prompt, or - to read it from standard input.</source>
        <translation type="unfinished">Ne söylenecek? Bir istem veya standart girdiden okumak için - verin.</translation>
    </message>
    <message>
        <source>--dialect goes with --base-url.</source>
        <translation type="unfinished">--dialect, --base-url ile birlikte kullanılır.</translation>
    </message>
    <message>
        <source>Give --provider or --base-url, not both.</source>
        <translation type="unfinished">Ya --provider ya da --base-url verin, ikisini birden değil.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">%1 adlı bir lehçe yok.</translation>
    </message>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 bir adres değil.</translation>
    </message>
    <message>
        <source>Give --gram or --json, not both.</source>
        <translation type="unfinished">Ya --gram ya da --json verin, ikisini birden değil.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">%1 adlı bir sağlayıcı yok.</translation>
    </message>
    <message>
        <source>There is no provider named %1. If it is a model of %2, give --provider %2 too.</source>
        <translation type="unfinished">%1 adlı bir sağlayıcı yok. Bu, %2 modeliyse --provider %2 de verin.</translation>
    </message>
    <message>
        <source>Which model of %1? Say so with --model.</source>
        <translation type="unfinished">%1 için hangi model? --model ile belirtin.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1 okunamıyor: %2</translation>
    </message>
    <message>
        <source>A control is name=value, not %1.</source>
        <translation type="unfinished">Parametre ad=değer biçiminde yazılır, %1 olmaz.</translation>
    </message>
    <message>
        <source>A limit is NAME=NUMBER, the number from 0 to %1 and the name one of %2; it is not %3.</source>
        <translation type="unfinished">Sınır AD=SAYI biçiminde yazılır; sayı 0 ile %1 arasında, ad şunlardan biridir: %2; %3 olmaz.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has no controls.</source>
        <translation type="unfinished">%1 gönderilmiyor: %2 için parametre yok.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has only the controls %3.</source>
        <translation type="unfinished">%1 gönderilmiyor: %2 için yalnızca şu parametreler var: %3.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">%1 adlı bir klasör yok.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1, UTF-8 metni değil.</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>A message is missing from the store.</source>
        <translation type="unfinished">Depoda bir mesaj eksik.</translation>
    </message>
    <message>
        <source>A message is damaged in the store: its checksum does not match.</source>
        <translation type="unfinished">Depoda bir mesaj hasarlı: sağlama toplamı farklı.</translation>
    </message>
    <message>
        <source>A part of the conversation is missing from the store.</source>
        <translation type="unfinished">Depoda sohbetin bir bölümü eksik.</translation>
    </message>
    <message>
        <source>A part of the conversation is damaged in the store.</source>
        <translation type="unfinished">Depoda sohbetin bir bölümü hasarlı.</translation>
    </message>
    <message>
        <source>%1 is there already. Nothing is overwritten.</source>
        <translation type="unfinished">%1 zaten var. Hiçbir şeyin üzerine yazılmaz.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">%1 yazılamıyor.</translation>
    </message>
    <message>
        <source>The copy %1 is not whole.</source>
        <translation type="unfinished">%1 kopyası tam değil.</translation>
    </message>
    <message>
        <source>This could not be read or saved: too many files are open.</source>
        <translation type="unfinished">Bu okunamadı veya kaydedilemedi: çok fazla dosya açık.</translation>
    </message>
    <message>
        <source>There is not enough memory to read or save the conversations.</source>
        <translation type="unfinished">Sohbetleri okumak veya kaydetmek için yeterli bellek yok.</translation>
    </message>
    <message>
        <source>Another Parlance is writing to the conversations and does not finish.</source>
        <translation type="unfinished">Başka bir Parlance sohbetlere yazıyor ve bitirmiyor.</translation>
    </message>
    <message>
        <source>The conversations cannot be saved: their file is write-protected.</source>
        <translation type="unfinished">Sohbetler kaydedilemiyor: dosyaları yazmaya karşı korumalı.</translation>
    </message>
    <message>
        <source>The disk reported an error while the conversations were being read or saved.</source>
        <translation type="unfinished">Sohbetler okunurken veya kaydedilirken disk hata bildiriyor.</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. It has been left as it is.</source>
        <translation type="unfinished">Sohbetlerin dosyası hasarlı. Olduğu gibi bırakıldı.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation type="unfinished">Disk dolu: bu kaydedilemedi.</translation>
    </message>
    <message>
        <source>The file of the conversations cannot be opened.</source>
        <translation type="unfinished">Sohbetlerin dosyası açılamıyor.</translation>
    </message>
    <message>
        <source>The conversations could not be read or saved.</source>
        <translation type="unfinished">Sohbetler okunamadı veya kaydedilemedi.</translation>
    </message>
    <message>
        <source>“Repair the conversations…” in the Parlance menu, or parlance repair, saves what can be read.</source>
        <translation type="unfinished">Parlance menüsündeki “Sohbetleri onar…” veya parlance repair okunabileni kurtarır.</translation>
    </message>
    <message>
        <source>A part of the change could not be saved.</source>
        <translation type="unfinished">Değişikliğin bir bölümü kaydedilemedi.</translation>
    </message>
    <message>
        <source>The conversation is gone, but traces of it may be left in the file. %1</source>
        <translation type="unfinished">Sohbet silindi, ancak dosyada izleri kalmış olabilir. %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">%1 yazılamıyor: %2.</translation>
    </message>
    <message>
        <source>Another Parlance is bringing %1 to a new version.</source>
        <translation type="unfinished">Başka bir Parlance, %1 dosyasını yeni sürüme geçiriyor.</translation>
    </message>
    <message>
        <source>%1 is not a file of Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 bir Parlance dosyası değil. Olduğu gibi bırakıldı.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 daha yeni bir Parlance ile yazılmış. Olduğu gibi bırakıldı.</translation>
    </message>
    <message>
        <source>The file system of %1 cannot hold conversations safely.</source>
        <translation type="unfinished">%1 dosya sistemi sohbetleri güvenle tutamaz.</translation>
    </message>
    <message>
        <source>A copy of %1 could not be made, so it was not changed.</source>
        <translation type="unfinished">%1 kopyalanamadığı için değiştirilmedi.</translation>
    </message>
    <message>
        <source>The place of a message is damaged in the store.</source>
        <translation type="unfinished">Bir mesajın yeri depoda hasarlı.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">Sohbette böyle bir blok yok.</translation>
    </message>
    <message>
        <source>The system gives this program no thread, which it needs to save anything.</source>
        <translation type="unfinished">Sistem bu programa, kaydetmek için gerekli olan iş parçacığını vermiyor.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the disk is full, or write-protected.</source>
        <translation type="unfinished">%1 yazılamıyor: disk dolu veya yazmaya karşı korumalı.</translation>
    </message>
    <message>
        <source>%1 is empty, though conversations were kept in it. It has been left as it is. Put a copy in its place (the folder copies beside it may have one), or take it away to begin anew.</source>
        <translation type="unfinished">%1, içinde sohbetler tutulmuş olmasına karşın boş. Olduğu gibi bırakıldı. Yerine bir kopya koyun (yanındaki copies klasöründe olabilir) veya yeniden başlamak için onu kaldırın.</translation>
    </message>
    <message>
        <source>%1 cannot be given another name, so it was not replaced.</source>
        <translation type="unfinished">%1 yeniden adlandırılamadığı için değiştirilmedi.</translation>
    </message>
    <message>
        <source>%1 cannot be written to, and there is no room for a copy to read from.</source>
        <translation type="unfinished">%1 dosyasına yazılamıyor ve okunacak bir kopya için yer yok.</translation>
    </message>
    <message>
        <source>The turn is not in the store.</source>
        <translation type="unfinished">Tur depoda değil.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">%1 adlı bir klasör yok.</translation>
    </message>
</context>
<context>
    <name>DatabaseQuery</name>
    <message>
        <source>“%1” is not a file, so the database beside it is not opened.</source>
        <translation type="unfinished">“%1” bir dosya değil; bu yüzden yanındaki veritabanı açılmadı.</translation>
    </message>
    <message>
        <source>The statement reaches beyond the file, which is not allowed.</source>
        <translation type="unfinished">Deyim dosyanın dışına uzanıyor, buna izin verilmez.</translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation type="unfinished">SQLite bildirdi: %1</translation>
    </message>
    <message>
        <source>The query was stopped.</source>
        <translation type="unfinished">Sorgu durduruldu.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <translation type="unfinished">“%1” açılamıyor: %2</translation>
    </message>
    <message>
        <source>“%1” was replaced while it was being opened.</source>
        <translation type="unfinished">“%1” açılırken değiştirildi.</translation>
    </message>
    <message>
        <source>The statement needs more than the %1 of memory that it may use.</source>
        <translation type="unfinished">Deyim, kullanabileceği %1 bellekten fazlasını gerektiriyor.</translation>
    </message>
    <message>
        <source>The database cannot be confined on this system, so it is not opened.</source>
        <translation type="unfinished">Bu sistemde veritabanı yalıtılamadığı için açılmadı.</translation>
    </message>
    <message>
        <source>Only one statement is run at a time.</source>
        <translation type="unfinished">Bir kerede yalnızca bir deyim çalıştırılır.</translation>
    </message>
    <message>
        <source>There is no statement.</source>
        <translation type="unfinished">Bir deyim yok.</translation>
    </message>
    <message>
        <source>The statement has places for %1 values, and %2 are given.</source>
        <translation type="unfinished">Deyimde %1 değerlik yer var, %2 değer verildi.</translation>
    </message>
</context>
<context>
    <name>DeduplicationReader</name>
    <message>
        <source>cached is true or false.</source>
        <translation type="unfinished">cached true veya false olur.</translation>
    </message>
    <message>
        <source>A deduplicator is &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; or &quot;semantic&quot;.</source>
        <translation type="unfinished">Yineleme giderici &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; veya &quot;semantic&quot; olur.</translation>
    </message>
    <message>
        <source>A window is a time or a number of canisters, such as &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; or &quot;10 canisters&quot;.</source>
        <translation type="unfinished">Pencere bir süre veya blok sayısıdır, örneğin &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; veya &quot;10 canisters&quot;.</translation>
    </message>
    <message>
        <source>This is a list of names.</source>
        <translation type="unfinished">Bu bir ad listesidir.</translation>
    </message>
</context>
<context>
    <name>DescriptorCache</name>
    <message>
        <source>%1; the last version without an error is in use</source>
        <translation type="unfinished">%1; hatasız son sürüm kullanılıyor</translation>
    </message>
</context>
<context>
    <name>DescriptorCheck</name>
    <message>
        <source>the name “%1” is already that of line %2</source>
        <translation type="unfinished">“%1” adı zaten %2. satırda kullanılıyor</translation>
    </message>
    <message>
        <source>only agents are written in gram</source>
        <translation type="unfinished">gram ile yalnızca ajanlar yazılır</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">bu dosyada ajan yok</translation>
    </message>
</context>
<context>
    <name>DescriptorFile</name>
    <message>
        <source>this is not UTF-8 text</source>
        <translation type="unfinished">bu UTF-8 metin değil</translation>
    </message>
    <message>
        <source>a skill begins with a line ---, its name and description as YAML, and another line ---</source>
        <translation type="unfinished">bir beceri --- satırıyla başlar; ardından YAML olarak adı ve açıklaması ile bir --- satırı daha gelir</translation>
    </message>
    <message>
        <source>the head of a skill is a mapping with name and description</source>
        <translation type="unfinished">bir becerinin başı, name ve description içeren bir eşlemedir</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">böyle bir dosya yok</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">okunamıyor: %1</translation>
    </message>
    <message>
        <source>is larger than 1 MiB</source>
        <translation type="unfinished">1 MiB sınırından büyük</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">iç içe geçme çok derin</translation>
    </message>
    <message>
        <source>a character beyond ASCII may occur only in strings and comments; a key that has one must be quoted</source>
        <translation type="unfinished">ASCII dışı bir karakter yalnızca dizelerde ve yorumlarda bulunabilir; böyle bir anahtar tırnak içine alınır</translation>
    </message>
    <message>
        <source>this key has too many parts</source>
        <translation type="unfinished">bu anahtarın çok fazla parçası var</translation>
    </message>
    <message>
        <source>unknown escape sequence</source>
        <translation type="unfinished">bilinmeyen kaçış dizisi</translation>
    </message>
</context>
<context>
    <name>DescriptorSchema</name>
    <message>
        <source>a text</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">bir metin</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished">true veya false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished">bir tam sayı</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">bir sayı</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">bir liste</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">bir tablo</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <translation type="unfinished">kesirli bir sayı</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation type="unfinished">%1 şu olmalı: %2 (şimdi: %3)</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation type="unfinished">%1 şunlardan biri olmalı: %2</translation>
    </message>
    <message>
        <source>a table with %1</source>
        <translation type="unfinished">%1 içeren bir tablo</translation>
    </message>
    <message>
        <source>a table of %1</source>
        <translation type="unfinished">%1 tablosu</translation>
    </message>
    <message>
        <source>%1 must be one of these: %2</source>
        <translation type="unfinished">%1 bunlardan biri olmalı: %2</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation type="unfinished">bilinmeyen anahtar %1</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation type="unfinished">%1; şunu mu demek istediniz: %2?</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished">%1 eksik</translation>
    </message>
    <message>
        <source>a date or a time</source>
        <translation type="unfinished">bir tarih veya saat</translation>
    </message>
    <message>
        <source>%1 must be a finite number</source>
        <translation type="unfinished">%1 sonlu bir sayı olmalı</translation>
    </message>
</context>
<context>
    <name>DescriptorTemplates</name>
    <message>
        <source>Tool that runs a &amp;command…</source>
        <translation type="unfinished">&amp;Komut çalıştıran araç…</translation>
    </message>
    <message>
        <source>Tool that asks the &amp;web…</source>
        <translation type="unfinished">&amp;Web’e soran araç…</translation>
    </message>
    <message>
        <source>Tools of an &amp;MCP server…</source>
        <translation type="unfinished">&amp;MCP sunucusunun araçları…</translation>
    </message>
    <message>
        <source>&amp;Built-in tool in your own words…</source>
        <translation type="unfinished">Kendi sö&amp;zlerinizle yerleşik araç…</translation>
    </message>
    <message>
        <source>Tool in a file of its &amp;own…</source>
        <translation type="unfinished">Kendi &amp;dosyasında araç…</translation>
    </message>
    <message>
        <source>&amp;Provider…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Sağlayıcı…</translation>
    </message>
    <message>
        <source>Provider that starts a model &amp;file…</source>
        <translation type="unfinished">Model d&amp;osyası başlatan sağlayıcı…</translation>
    </message>
    <message>
        <source>&amp;Agent…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Ajan…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">&amp;gram ile ajan…</translation>
    </message>
    <message>
        <source>P&amp;rompt…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;İstem…</translation>
    </message>
    <message>
        <source>S&amp;kill…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Beceri…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">Araç kitap&amp;lığı…</translation>
    </message>
    <message>
        <source>Rehearsal &amp;scenario…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Prova senaryosu…</translation>
    </message>
    <message>
        <source>E&amp;valuation…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">D&amp;eğerlendirme…</translation>
    </message>
</context>
<context>
    <name>DescriptorVersions</name>
    <message>
        <source>The earlier text of %1 could not be kept.</source>
        <translation type="unfinished">%1 dosyasının önceki metni saklanamadı.</translation>
    </message>
</context>
<context>
    <name>Descriptors</name>
    <message>
        <source>Calculator</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Hesap makinesi</translation>
    </message>
    <message>
        <source>Works out arithmetic</source>
        <translation type="unfinished">Aritmetik işlemleri hesaplar</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Saat</translation>
    </message>
    <message>
        <source>Tells the time</source>
        <translation type="unfinished">Saati söyler</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Kod</translation>
    </message>
    <message>
        <source>Runs Python and shell commands that the model writes, in a sandbox</source>
        <translation type="unfinished">Modelin yazdığı Python ve kabuk komutlarını korumalı alanda çalıştırır</translation>
    </message>
    <message>
        <source>Greetings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Selamlaşma</translation>
    </message>
    <message>
        <source>Greets by name</source>
        <translation type="unfinished">Adıyla selamlar</translation>
    </message>
    <message>
        <source>Files and addresses</source>
        <translation type="unfinished">Dosyalar ve adresler</translation>
    </message>
    <message>
        <source>Reads, writes and searches the files of the workspace folders, fetches what is at an address</source>
        <translation type="unfinished">Çalışma alanı klasörlerindeki dosyaları okur, yazar ve arar; bir adreste bulunanı getirir</translation>
    </message>
    <message>
        <source>Notebook</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Not defteri</translation>
    </message>
    <message>
        <source>Notes, things to do and reminders, kept over all conversations</source>
        <translation type="unfinished">Tüm sohbetlerde saklanan notlar, yapılacaklar ve anımsatıcılar</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Olasılık</translation>
    </message>
    <message>
        <source>Dice, samples, random numbers, and what data is like</source>
        <translation type="unfinished">Zar, örneklem, rastgele sayılar ve verilerin özellikleri</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Prova</translation>
    </message>
    <message>
        <source>Tools that fail on purpose</source>
        <translation type="unfinished">Bilerek başarısız olan araçlar</translation>
    </message>
    <message>
        <source>Summarization</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Özetleme</translation>
    </message>
    <message>
        <source>Has the conversation&apos;s model read a text in a conversation of its own; each call costs what the model costs</source>
        <translation type="unfinished">Sohbetin modeline bir metni ayrı bir sohbette okutur; her çağrı modelin ücreti kadar tutar</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Metin</translation>
    </message>
    <message>
        <source>Identifiers, digests, Base64 and JSON</source>
        <translation type="unfinished">Kimlikler, özetler (digest), Base64 ve JSON</translation>
    </message>
    <message>
        <source>Web</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Web</translation>
    </message>
    <message>
        <source>Asks public services on the web: weather, an encyclopedia, a dictionary, exchange rates</source>
        <translation type="unfinished">Web’deki açık hizmetlere sorar: hava durumu, ansiklopedi, sözlük, döviz kurları</translation>
    </message>
    <message>
        <source>Contract: tags, as Hermes and Qwen learned them</source>
        <translation type="unfinished">Sözleşme: Hermes ve Qwen’in öğrendiği biçimde etiketler</translation>
    </message>
    <message>
        <source>For models that were trained on &lt;tool_call&gt; tags</source>
        <translation type="unfinished">&lt;tool_call&gt; etiketleriyle eğitilmiş modeller için</translation>
    </message>
    <message>
        <source>Contract: as short as it can be</source>
        <translation type="unfinished">Sözleşme: olabildiğince kısa</translation>
    </message>
    <message>
        <source>Only names, arguments and a line about each tool: for small models and small contexts</source>
        <translation type="unfinished">Her araç için yalnızca ad, argümanlar ve bir satır: küçük modeller ve küçük bağlamlar için</translation>
    </message>
    <message>
        <source>Contract: one JSON object and nothing else</source>
        <translation type="unfinished">Sözleşme: tek bir JSON nesnesi, başka hiçbir şey yok</translation>
    </message>
    <message>
        <source>For models that tend to write around their JSON</source>
        <translation type="unfinished">JSON’un çevresine metin ekleme eğilimindeki modeller için</translation>
    </message>
    <message>
        <source>Contract: JSON for calls only</source>
        <translation type="unfinished">Sözleşme: yalnızca çağrılar için JSON</translation>
    </message>
    <message>
        <source>Calls are JSON, answers plain text: for models that write badly in JSON strings</source>
        <translation type="unfinished">Çağrılar JSON, yanıtlar düz metin: JSON dizgelerinde kötü yazan modeller için</translation>
    </message>
    <message>
        <source>Contract: JSON for calls and for answers</source>
        <translation type="unfinished">Sözleşme: çağrılar ve yanıtlar için JSON</translation>
    </message>
    <message>
        <source>The contract as it was first laid down</source>
        <translation type="unfinished">Sözleşmenin ilk biçimi</translation>
    </message>
    <message>
        <source>Pair programmer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Eş programcı</translation>
    </message>
    <message>
        <source>Has the model work on code with you; sets the system text and switches file tools on</source>
        <translation type="unfinished">Modelin sizinle birlikte kod üzerinde çalışmasını sağlar; sistem metnini ayarlar ve dosya araçlarını açar</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Diller</translation>
    </message>
    <message>
        <source>Persona</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Kişilik</translation>
    </message>
    <message>
        <source>Recapitulate</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Toparla</translation>
    </message>
    <message>
        <source>Sums up the conversation so far, so that it can go on from there</source>
        <translation type="unfinished">Oradan devam edilebilmesi için sohbeti şimdiye dek olanlarla özetler</translation>
    </message>
    <message>
        <source>Subject and aims</source>
        <translation type="unfinished">Konu ve amaçlar</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation type="unfinished">Yapılacaklar</translation>
    </message>
    <message>
        <source>Lists and tables</source>
        <translation type="unfinished">Listeler ve tablolar</translation>
    </message>
    <message>
        <source>Review a file</source>
        <translation type="unfinished">Dosya incele</translation>
    </message>
    <message>
        <source>Looks for what is wrong with a file of the workspace</source>
        <translation type="unfinished">Çalışma alanındaki bir dosyada sorun arar</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Dosya</translation>
    </message>
    <message>
        <source>A text file of the workspace, by its path</source>
        <translation type="unfinished">Çalışma alanındaki bir metin dosyası, yoluyla</translation>
    </message>
    <message>
        <source>Look at</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Bakılacak konu</translation>
    </message>
    <message>
        <source>Such as: for what is slow</source>
        <translation type="unfinished">Örneğin: yavaş olan yerler</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Bulgular</translation>
    </message>
    <message>
        <source>Tone</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Üslup</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Sorular</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">En uzun yanıt</translation>
    </message>
    <message>
        <source>Tokens, thoughts included.</source>
        <translation type="unfinished">Düşünceler dahil jeton sayısı.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Sıcaklık</translation>
    </message>
    <message>
        <source>How freely it chooses among likely words.</source>
        <translation type="unfinished">Olası sözcükler arasından ne kadar serbest seçtiği.</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Düşünceler</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers; they require a temperature of 1.</source>
        <translation type="unfinished">Yanıtlamadan önce düşünmeye harcayabileceği jeton sayısı; sıcaklığın 1 olması gerekir.</translation>
    </message>
    <message>
        <source>Effort</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Çaba</translation>
    </message>
    <message>
        <source>How much it thinks before it answers.</source>
        <translation type="unfinished">Yanıtlamadan önce ne kadar düşündüğü.</translation>
    </message>
    <message>
        <source>Top p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top p</translation>
    </message>
    <message>
        <source>How much of the likely words it chooses among.</source>
        <translation type="unfinished">Olası sözcüklerin ne kadarı arasından seçtiği.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Düşünme</translation>
    </message>
    <message>
        <source>Whether it thinks before it answers.</source>
        <translation type="unfinished">Yanıtlamadan önce düşünüp düşünmediği.</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers.</source>
        <translation type="unfinished">Yanıtlamadan önce düşünmeye harcayabileceği jeton sayısı.</translation>
    </message>
    <message>
        <source>Top k</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top k</translation>
    </message>
    <message>
        <source>How many of the likely words it chooses among; 0 for all.</source>
        <translation type="unfinished">Olası sözcüklerin kaçı arasından seçtiği; tümü için 0.</translation>
    </message>
    <message>
        <source>Min p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Min p</translation>
    </message>
    <message>
        <source>How likely a word must be, measured by the likeliest.</source>
        <translation type="unfinished">En olası sözcüğe göre bir sözcüğün en az ne kadar olası olması gerektiği.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Tohum</translation>
    </message>
    <message>
        <source>The same number gives the same answer again, as far as the server goes.</source>
        <translation type="unfinished">Sunucu elverdiği ölçüde, aynı sayı yine aynı yanıtı verir.</translation>
    </message>
    <message>
        <source>For models whose template knows the switch.</source>
        <translation type="unfinished">Şablonu bu anahtarı tanıyan modeller için.</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Bağlam</translation>
    </message>
    <message>
        <source>Tokens of request and answer together; what does not fit, Ollama forgets. More takes more memory.</source>
        <translation type="unfinished">İstek ve yanıtın toplam jeton sayısı; sığmayanı Ollama unutur. Daha fazlası daha çok bellek kullanır.</translation>
    </message>
    <message>
        <source>For models that can think before they answer.</source>
        <translation type="unfinished">Yanıtlamadan önce düşünebilen modeller için.</translation>
    </message>
    <message>
        <source>How much a model that thinks does so before it answers.</source>
        <translation type="unfinished">Düşünen bir modelin yanıtlamadan önce ne kadar düşündüğü.</translation>
    </message>
    <message>
        <source>Sent as to a model; the scenario plays on as it is written.</source>
        <translation type="unfinished">Bir modele gönderilir gibi gönderilir; senaryo yazıldığı gibi oynamayı sürdürür.</translation>
    </message>
    <message>
        <source>Sent as to a model that thinks.</source>
        <translation type="unfinished">Düşünen bir modele gönderilir gibi gönderilir.</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Hızlı</translation>
    </message>
    <message>
        <source>A switch for trying out.</source>
        <translation type="unfinished">Denemek için bir anahtar.</translation>
    </message>
    <message>
        <source>no language model</source>
        <translation type="unfinished">dil modeli değil</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>“%1” is not dice. It is wanted as NdS, NdS+K or NdS-K: up to 1000 dice, an even number of sides from 4 on, N + K at least 1.</source>
        <translation type="unfinished">“%1” bir zar değil. NdS, NdS+K veya NdS-K gerekir: en çok 1000 zar, 4 veya daha çok ve çift sayıda yüz, N + K en az 1.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>There is no such canister in the conversation any more.</source>
        <translation type="unfinished">Sohbette böyle bir blok artık yok.</translation>
    </message>
    <message>
        <source>The answer of this request is not in the conversation: its turn came to nothing.</source>
        <translation type="unfinished">Bu isteğin yanıtı sohbette yok: turu sonuçsuz kaldı.</translation>
    </message>
    <message>
        <source>The conversation has gone on meanwhile, so nothing has been changed in it.</source>
        <translation type="unfinished">Sohbet bu arada ilerlediği için içinde bir şey değiştirilmedi.</translation>
    </message>
    <message>
        <source>There is no turn here that could be undone.</source>
        <translation type="unfinished">Burada geri alınabilecek bir tur yok.</translation>
    </message>
</context>
<context>
    <name>EditFile</name>
    <message>
        <source>The text to replace is not in “%1”.</source>
        <translation type="unfinished">Değiştirilecek metin “%1” içinde yok.</translation>
    </message>
    <message>
        <source>Its lines end with carriage return and line feed.</source>
        <translation type="unfinished">Satırları satır başı ve satır sonu karakterleriyle bitiyor.</translation>
    </message>
    <message>
        <source>The text to replace is %1 times in “%2”. Give more of its surroundings, or set replace_all.</source>
        <translation type="unfinished">Değiştirilecek metin “%2” içinde %1 kez geçiyor. Çevresinden daha fazlasını verin veya replace_all ayarlayın.</translation>
    </message>
</context>
<context>
    <name>EnsembleReader</name>
    <message>
        <source>An ensemble needs [ensemble] with a name.</source>
        <translation type="unfinished">Bir takım için adı olan bir [ensemble] gerekir.</translation>
    </message>
    <message>
        <source>There is no source “%1”.</source>
        <translation type="unfinished">“%1” adlı bir kaynak yok.</translation>
    </message>
    <message>
        <source>“%1” is already a name or an alias of the tool %2, at %3.</source>
        <translation type="unfinished">“%1” zaten %2 aracının adı veya takma adı (%3).</translation>
    </message>
    <message>
        <source>There is no tool “%1” in this ensemble.</source>
        <translation type="unfinished">Bu takımda “%1” adlı bir araç yok.</translation>
    </message>
    <message>
        <source>The tool has no argument “%1”.</source>
        <translation type="unfinished">Aracın “%1” argümanı yok.</translation>
    </message>
</context>
<context>
    <name>EvaluationGround</name>
    <message>
        <source>There is no temporary folder for the runs: %1</source>
        <translation type="unfinished">Çalıştırmalar için geçici klasör yok: %1</translation>
    </message>
</context>
<context>
    <name>ExchangeStore</name>
    <message>
        <source>There is no exchange %1.</source>
        <translation type="unfinished">%1 adlı bir etkileşim yok.</translation>
    </message>
    <message>
        <source>Several exchanges begin with %1; give more of the identifier.</source>
        <translation type="unfinished">%1 ile başlayan birden çok etkileşim var; kimliğin daha fazlasını verin.</translation>
    </message>
    <message>
        <source>The exchanges are damaged in the store.</source>
        <translation type="unfinished">Etkileşimler depoda hasarlı.</translation>
    </message>
</context>
<context>
    <name>Fail</name>
    <message>
        <source>This tool was asked to fail.</source>
        <translation type="unfinished">Bu araçtan başarısız olması istendi.</translation>
    </message>
</context>
<context>
    <name>FetchUrl</name>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">%1 yöntemli bir isteğin gövdesi olmaz.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">%1 üst bilgisi böyle ayarlanamaz.</translation>
    </message>
</context>
<context>
    <name>FileBytes</name>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">“%1” şundan büyük: %2.</translation>
    </message>
    <message>
        <source>“%1” has changed since this call was shown and allowed, so nothing was written. Read it again.</source>
        <translation type="unfinished">Bu çağrı gösterilip izin verildikten sonra “%1” değişti; bu yüzden bir şey yazılmadı. Yeniden okuyun.</translation>
    </message>
    <message>
        <source>The encoding “%1” is not known.</source>
        <translation type="unfinished">“%1” kodlaması bilinmiyor.</translation>
    </message>
    <message>
        <source>“%1” is not text in the encoding %2; it may be a binary file.</source>
        <translation type="unfinished">“%1”, %2 kodlamasında metin değil; ikili bir dosya olabilir.</translation>
    </message>
</context>
<context>
    <name>FileChange</name>
    <message>
        <source>Replaces %1</source>
        <extracomment>What a call does to a file; %1 is the file, on the card that asks whether it may</extracomment>
        <translation type="unfinished">Şunu değiştirir: %1</translation>
    </message>
    <message>
        <source>Makes %1, which is not there yet</source>
        <translation type="unfinished">Henüz olmayan şunu oluşturur: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) are not shown here.</source>
        <translation type="unfinished">
            <numerusform>%n satır daha burada gösterilmiyor.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>There is no “%1”.</source>
        <translation type="unfinished">“%1” yok.</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation type="unfinished">“%1” dosya değil, klasör.</translation>
    </message>
    <message>
        <source>“%1” is not a folder, or a part of it is not.</source>
        <translation type="unfinished">“%1” veya bir bölümü klasör değil.</translation>
    </message>
    <message>
        <source>There is a “%1” already.</source>
        <translation type="unfinished">“%1” zaten var.</translation>
    </message>
    <message>
        <source>“%1” became a link while it was being opened.</source>
        <translation type="unfinished">“%1” açılırken bir bağlantıya dönüştü.</translation>
    </message>
    <message>
        <source>The system refuses access to “%1”.</source>
        <translation type="unfinished">Sistem “%1” erişimini reddediyor.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">“%1”: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a regular file but a device, a socket or a pipe.</source>
        <translation type="unfinished">“%1” normal bir dosya değil; bir aygıt, soket veya boru.</translation>
    </message>
</context>
<context>
    <name>FileLook</name>
    <message>
        <source>It was stopped before “%1” was read.</source>
        <translation type="unfinished">“%1” okunmadan önce durduruldu.</translation>
    </message>
    <message>
        <source>“%1” is a database that another program has open.</source>
        <translation type="unfinished">“%1” başka bir programda açık olan bir veritabanı.</translation>
    </message>
</context>
<context>
    <name>FileUndo</name>
    <message>
        <source>“%1” leads elsewhere by now, to “%2”.</source>
        <translation type="unfinished">“%1” artık başka yere, “%2” konumuna gidiyor.</translation>
    </message>
    <message>
        <source>Somebody else has changed it while the turn ran.</source>
        <translation type="unfinished">Tur sürerken bir başkası onu değiştirdi.</translation>
    </message>
    <message>
        <source>It is not known whether the turn or somebody else left it like this.</source>
        <translation type="unfinished">Bu hâlde turun mu yoksa bir başkasının mı bıraktığı bilinmiyor.</translation>
    </message>
    <message>
        <source>Somebody else has changed it since.</source>
        <translation type="unfinished">O zamandan beri bir başkası onu değiştirdi.</translation>
    </message>
    <message>
        <source>Somebody else has removed it since.</source>
        <translation type="unfinished">O zamandan beri bir başkası onu kaldırdı.</translation>
    </message>
</context>
<context>
    <name>FindTool</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Şunu mu demek istediniz: %1?</translation>
    </message>
    <message>
        <source>The server of %1 cannot be asked for its tools: %2</source>
        <translation type="unfinished">%1 sunucusundan araçları sorulamıyor: %2</translation>
    </message>
    <message>
        <source>The server of %1 has not listed its tools.</source>
        <translation type="unfinished">%1 sunucusu araçlarını bildirmedi.</translation>
    </message>
    <message>
        <source>There is no tool “%1”.</source>
        <translation type="unfinished">“%1” adlı bir araç yok.</translation>
    </message>
    <message>
        <source>“%1” is the name of several tools.</source>
        <translation type="unfinished">“%1” birden çok aracın adı.</translation>
    </message>
    <message>
        <source>%1 is off, so its server has not been asked for its tools.</source>
        <translation type="unfinished">%1 kapalı, bu yüzden sunucusuna araçları sorulmadı.</translation>
    </message>
</context>
<context>
    <name>ForeignConversation</name>
    <message>
        <source>The file has no result of this call.</source>
        <translation type="unfinished">Dosyada bu çağrının sonucu yok.</translation>
    </message>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">Araç sonucu</translation>
    </message>
</context>
<context>
    <name>ForeignText</name>
    <message>
        <source>${%1} is its value by default here.</source>
        <translation type="unfinished">${%1} burada varsayılan değerini alır.</translation>
    </message>
    <message>
        <source>${%1} is “%2” here, which is its value by default.</source>
        <translation type="unfinished">${%1} burada varsayılan değeri olan “%2” olur.</translation>
    </message>
    <message>
        <source>%1 is the folder %2 here, whichever folder is worked in.</source>
        <translation type="unfinished">%1 burada, hangi klasörde çalışılırsa çalışılsın, %2 klasörüdür.</translation>
    </message>
</context>
<context>
    <name>ForeignValue</name>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 bir nesne değil.</translation>
    </message>
    <message>
        <source>%1 has more than %2 members.</source>
        <translation type="unfinished">%1, %2 alandan fazlasını içeriyor.</translation>
    </message>
    <message>
        <source>%1 is not text.</source>
        <translation type="unfinished">%1 metin değil.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <translation type="unfinished">%1, %2 karakterden uzun.</translation>
    </message>
    <message>
        <source>%1 holds the character U+0000.</source>
        <translation type="unfinished">%1, U+0000 karakterini içeriyor.</translation>
    </message>
    <message>
        <source>%1 is not a list.</source>
        <translation type="unfinished">%1 bir liste değil.</translation>
    </message>
    <message>
        <source>%1 has more than %2 elements.</source>
        <translation type="unfinished">%1, %2 öğeden fazlasını içeriyor.</translation>
    </message>
</context>
<context>
    <name>FormHints</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">%1–%2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished">en az %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation type="unfinished">%1 üzeri</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished">en çok %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation type="unfinished">%1 altı</translation>
    </message>
    <message>
        <source>format %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">biçim: %1</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation type="unfinished">örneğin %1</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation type="unfinished">%1 katı</translation>
    </message>
    <message>
        <source>matching %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">%1 ile eşleşen</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n karakter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n öğe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormNode</name>
    <message>
        <source>Other members</source>
        <extracomment>Part of a form made from a schema</extracomment>
        <translation type="unfinished">Diğer alanlar</translation>
    </message>
    <message>
        <source>Pick one.</source>
        <extracomment>Message of a form made from a schema</extracomment>
        <translation type="unfinished">Birini seçin.</translation>
    </message>
    <message>
        <source>JSON is needed here.</source>
        <translation type="unfinished">Burada JSON gerekli.</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation type="unfinished">Burada bir sayı gerekli.</translation>
    </message>
    <message>
        <source>“%1” is not a number as JSON has it, such as 3, -0.5 or 1e6.</source>
        <translation type="unfinished">“%1”, JSON biçiminde (3, -0.5 veya 1e6 gibi) bir sayı değil.</translation>
    </message>
    <message>
        <source>This is required.</source>
        <translation type="unfinished">Bu gerekli.</translation>
    </message>
    <message>
        <source>This must be a JSON object.</source>
        <translation type="unfinished">Bu bir JSON nesnesi olmalı.</translation>
    </message>
    <message>
        <source>The name “%1” is there twice.</source>
        <translation type="unfinished">“%1” adı iki kez var.</translation>
    </message>
</context>
<context>
    <name>FormSchema</name>
    <message>
        <source>Text</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Metin</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Sayı</translation>
    </message>
    <message>
        <source>Whole number</source>
        <extracomment>Kind of value in a form made from a schema: a JSON number without a fraction</extracomment>
        <translation type="unfinished">Tam sayı</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation type="unfinished">Evet veya hayır</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Liste</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Nesne</translation>
    </message>
</context>
<context>
    <name>FoundServers</name>
    <message>
        <source>There is already a descriptor %1.</source>
        <translation type="unfinished">%1 adlı bir tanımlayıcı zaten var.</translation>
    </message>
</context>
<context>
    <name>GetWeather</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1 JSON olmayan bir yanıt verdi.</translation>
    </message>
    <message>
        <source>There is no place “%1”.</source>
        <translation type="unfinished">“%1” adlı bir yer yok.</translation>
    </message>
    <message>
        <source>The answer says nothing about the weather.</source>
        <translation type="unfinished">Yanıt hava durumu hakkında bir şey söylemiyor.</translation>
    </message>
</context>
<context>
    <name>GramCheck</name>
    <message>
        <source>“%1” is defined twice here</source>
        <translation type="unfinished">“%1” burada iki kez tanımlanmış</translation>
    </message>
    <message>
        <source>“%1” contains itself</source>
        <translation type="unfinished">“%1” kendini içeriyor</translation>
    </message>
    <message>
        <source>“%1” is defined nowhere</source>
        <translation type="unfinished">“%1” hiçbir yerde tanımlanmamış</translation>
    </message>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">“%1” anahtarı burada iki kez var</translation>
    </message>
    <message>
        <source>“%1” is already the name of another relationship</source>
        <translation type="unfinished">“%1” zaten başka bir ilişkinin adı</translation>
    </message>
</context>
<context>
    <name>GramCompose</name>
    <message>
        <source>“%1” says something else in another file</source>
        <translation type="unfinished">“%1” başka bir dosyada başka bir şey söylüyor</translation>
    </message>
    <message>
        <source>“%1” is already defined at %2:%3:%4</source>
        <translation type="unfinished">“%1” zaten %2:%3:%4 konumunda tanımlı</translation>
    </message>
    <message>
        <source>“%1” is referred to, and defined at %2</source>
        <translation type="unfinished">“%1” adına başvuruluyor, tanımı: %2</translation>
    </message>
</context>
<context>
    <name>GramFormat</name>
    <message>
        <source>What is not gram cannot be formatted.</source>
        <translation type="unfinished">gram olmayan bir metin biçimlendirilemez.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without losing a comment.</source>
        <translation type="unfinished">Bu metin bir yorum yitirilmeden biçimlendirilemez.</translation>
    </message>
</context>
<context>
    <name>GramJson</name>
    <message>
        <source>A pattern is an object with a “subject” and “elements”; this is not one.</source>
        <translation type="unfinished">Desen, “subject” ve “elements” içeren bir nesnedir; bu öyle değil.</translation>
    </message>
    <message>
        <source>The patterns are nested too deeply.</source>
        <translation type="unfinished">Desenler çok derin iç içe geçmiş.</translation>
    </message>
</context>
<context>
    <name>GramParser</name>
    <message>
        <source>the text is too large: at most 8 million characters can be read</source>
        <translation type="unfinished">metin çok büyük: en çok 8 milyon karakter okunabilir</translation>
    </message>
    <message>
        <source>there is a NUL character here</source>
        <translation type="unfinished">burada bir NUL karakteri var</translation>
    </message>
    <message>
        <source>a name</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">bir ad</translation>
    </message>
    <message numerus="yes">
        <source>patterns are nested too deeply here: at most %n deep</source>
        <translation type="unfinished">
            <numerusform>desenler burada çok derin iç içe geçmiş: en çok %n düzey</numerusform>
        </translation>
    </message>
    <message>
        <source>“(”, “[” or an identifier</source>
        <translation type="unfinished">“(”, “[” veya bir tanıtıcı</translation>
    </message>
    <message>
        <source>“)” or what belongs to a node</source>
        <translation type="unfinished">“)” veya bir düğüme ait olan</translation>
    </message>
    <message>
        <source>this is not an arrow: they are written --, --&gt;, &lt;--, &lt;--&gt; or with -[…]-, and alike with = and ~</source>
        <translation type="unfinished">bu bir ok değil: oklar --, --&gt;, &lt;--, &lt;--&gt; biçiminde veya -[…]- ile, aynı şekilde = ve ~ ile yazılır</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished">beklenen: %1, bulunan: %2</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation type="unfinished">metnin sonu</translation>
    </message>
    <message>
        <source>an identifier</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">bir tanıtıcı</translation>
    </message>
    <message>
        <source>a label</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">bir etiket</translation>
    </message>
    <message>
        <source>a key</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">bir anahtar</translation>
    </message>
    <message>
        <source>lists and maps cannot hold further lists or maps</source>
        <translation type="unfinished">listeler ve eşlemeler başka liste veya eşleme içeremez</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">bir değer</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">bir sayı</translation>
    </message>
    <message>
        <source>after ``` and a tag, the line must end</source>
        <translation type="unfinished">``` ve bir etiketten sonra satır bitmeli</translation>
    </message>
    <message>
        <source>this text is never closed by ```</source>
        <translation type="unfinished">bu metin ``` ile kapatılmamış</translation>
    </message>
    <message>
        <source>the text may not end with a backtick directly before ```</source>
        <translation type="unfinished">metin, ``` işaretinden hemen önce ters kesme işaretiyle bitemez</translation>
    </message>
    <message>
        <source>this text is not closed by %1 on its line</source>
        <translation type="unfinished">bu metin kendi satırında %1 ile kapatılmamış</translation>
    </message>
    <message>
        <source>there is no such escape; between %1 there are \%1 \\ \/ \b \f \n \r \t</source>
        <translation type="unfinished">böyle bir kaçış dizisi yok; %1 arasında \%1, \\, \/ ile b, f, n, r, t önünde \ kullanılabilir</translation>
    </message>
</context>
<context>
    <name>GramReader</name>
    <message>
        <source>the text is larger than 32 MiB</source>
        <translation type="unfinished">metin 32 MiB sınırından büyük</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation type="unfinished">bu UTF-8 değil</translation>
    </message>
    <message>
        <source>the annotation “%1” is repeated; the last one counts</source>
        <translation type="unfinished">“%1” ek açıklaması yineleniyor; sonuncusu geçerli</translation>
    </message>
</context>
<context>
    <name>GramSelect</name>
    <message>
        <source>“%1” asks for nothing that a pattern says. Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">“%1” bir desenin söylediği hiçbir şeyi sormuyor. Ad, :Label, {key: value} veya bunların birkaçını yazın.</translation>
    </message>
    <message>
        <source>Which patterns? Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">Hangi desenler? Ad, :Label, {key: value} veya bunların birkaçını yazın.</translation>
    </message>
</context>
<context>
    <name>GramWriter</name>
    <message>
        <source>a NUL character</source>
        <translation type="unfinished">bir NUL karakteri</translation>
    </message>
    <message>
        <source>This cannot be said in gram: %1.</source>
        <translation type="unfinished">Bu, gram ile söylenemiyor: %1.</translation>
    </message>
    <message numerus="yes">
        <source>patterns nested more than %n deep</source>
        <translation type="unfinished">
            <numerusform>%n düzeyden derin iç içe geçmiş desenler</numerusform>
        </translation>
    </message>
    <message>
        <source>a list within a list or a map</source>
        <translation type="unfinished">liste veya eşleme içinde bir liste</translation>
    </message>
    <message>
        <source>a map within a list or a map</source>
        <translation type="unfinished">liste veya eşleme içinde bir eşleme</translation>
    </message>
    <message>
        <source>the number “%1”</source>
        <translation type="unfinished">“%1” sayısı</translation>
    </message>
    <message>
        <source>a range without ends</source>
        <translation type="unfinished">uçları olmayan bir aralık</translation>
    </message>
    <message>
        <source>the symbol “%1”</source>
        <translation type="unfinished">“%1” simgesi</translation>
    </message>
    <message>
        <source>the tag “%1”</source>
        <translation type="unfinished">“%1” etiketi</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation type="unfinished">boş bir liste</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message numerus="yes">
        <source>The model has called tools wrongly in %n round(s), although it was told what was wrong. Go on?</source>
        <translation type="unfinished">
            <numerusform>Neyin yanlış olduğu söylenmesine karşın model %n döngüde araçları yanlış çağırdı. Devam edilsin mi?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn has gone to the model %n time(s). Go on?</source>
        <translation type="unfinished">
            <numerusform>Bu tur modele %n kez gitti. Devam edilsin mi?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model asks for %n call(s) at once. Run them?</source>
        <translation type="unfinished">
            <numerusform>Model aynı anda %n çağrı istiyor. Çalıştırılsın mı?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was called %n time(s) among the last %2 calls. Go on?</source>
        <translation type="unfinished">
            <numerusform>%1, son %2 çağrıda %n kez çağrıldı. Devam edilsin mi?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HarChatReader</name>
    <message>
        <source>chats in an HTTP Archive</source>
        <translation type="unfinished">HTTP Archive içindeki sohbetler</translation>
    </message>
    <message>
        <source>requests that are not of a chat whose dialect is known</source>
        <translation type="unfinished">lehçesi bilinen bir sohbete ait olmayan istekler</translation>
    </message>
</context>
<context>
    <name>HtmlWriter</name>
    <message>
        <source>Instructions</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what the model is told before all else</extracomment>
        <translation type="unfinished">Yönergeler</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: the person who uses the program</extracomment>
        <translation type="unfinished">Siz</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">Asistan</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: a noun: an attached text</extracomment>
        <translation type="unfinished">Belge</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">Araç çağrısı: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what a tool gave back</extracomment>
        <translation type="unfinished">Sonuç</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">Düşünceler</translation>
    </message>
    <message>
        <source>(interrupted)</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">(yarıda kesildi)</translation>
    </message>
</context>
<context>
    <name>HttpInvocable</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">Burada ağ yok.</translation>
    </message>
    <message>
        <source>asks %1</source>
        <extracomment>Progress of a tool; %1 is a host, on the card of a call</extracomment>
        <translation type="unfinished">sorulan: %1</translation>
    </message>
</context>
<context>
    <name>HttpReader</name>
    <message>
        <source>“%1” does not apply to a tool of the kind &quot;http&quot;.</source>
        <translation type="unfinished">“%1”, &quot;http&quot; türündeki bir araç için bir şey ifade etmez.</translation>
    </message>
    <message>
        <source>method is one of %1.</source>
        <translation type="unfinished">method şunlardan biridir: %1.</translation>
    </message>
    <message>
        <source>placeholders-in-host is true or false.</source>
        <translation type="unfinished">placeholders-in-host true veya false olur.</translation>
    </message>
    <message>
        <source>A tool of the kind &quot;http&quot; needs a url.</source>
        <translation type="unfinished">&quot;http&quot; türündeki bir araca url gerekir.</translation>
    </message>
    <message>
        <source>body is &quot;json&quot;, &quot;form&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">body &quot;json&quot;, &quot;form&quot; veya &quot;none&quot; olur.</translation>
    </message>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">%1 yöntemli bir isteğin gövdesi olmaz.</translation>
    </message>
    <message>
        <source>The body is of another kind.</source>
        <translation type="unfinished">Gövde başka türden.</translation>
    </message>
    <message>
        <source>json is a table: the members of the body.</source>
        <translation type="unfinished">json bir tablodur: gövdenin alanları.</translation>
    </message>
    <message>
        <source>response is a JSON pointer such as /current/temperature.</source>
        <translation type="unfinished">response, /current/temperature gibi bir JSON işaretçisidir.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output &quot;text&quot;, &quot;json&quot; veya &quot;auto&quot; olur.</translation>
    </message>
    <message>
        <source>size-limit is a whole number of bytes from 1 to %1.</source>
        <translation type="unfinished">size-limit, 1 ile %1 arasında bayt olarak bir tam sayıdır.</translation>
    </message>
    <message>
        <source>A table of names and values is expected here.</source>
        <translation type="unfinished">Burada ad ve değerlerden oluşan bir tablo gerekir.</translation>
    </message>
    <message>
        <source>The value of %1 is a text.</source>
        <translation type="unfinished">%1 değeri bir metindir.</translation>
    </message>
    <message>
        <source>A secret is { keychain = &quot;NAME&quot; } or { environment = &quot;NAME&quot; }, with prefix = &quot;…&quot; for what comes before it.</source>
        <translation type="unfinished">Bir sır { keychain = &quot;AD&quot; } veya { environment = &quot;AD&quot; } olur; önünde duran için prefix = &quot;…&quot; eklenir.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">%1 üst bilgisi böyle ayarlanamaz.</translation>
    </message>
    <message>
        <source>“{%1}” is none of the arguments.</source>
        <translation type="unfinished">“{%1}” argümanlardan biri değil.</translation>
    </message>
    <message>
        <source>The url needs “%1”, which is neither required nor has a default.</source>
        <translation type="unfinished">url için “%1” gerekli, ancak ne zorunlu ne de varsayılanı var.</translation>
    </message>
</context>
<context>
    <name>HttpToolRequest</name>
    <message>
        <source>The value of the header %1 cannot be sent: it has a line end or another control character in it.</source>
        <translation type="unfinished">%1 üst bilgisinin değeri gönderilemez: içinde satır sonu veya başka bir denetim karakteri var.</translation>
    </message>
</context>
<context>
    <name>HttpToolResponse</name>
    <message>
        <source>%1 answered with something that is not JSON: %2</source>
        <translation type="unfinished">%1 JSON olmayan bir yanıt verdi: %2</translation>
    </message>
    <message>
        <source>The answer of %1 has nothing at %2: %3</source>
        <translation type="unfinished">%1 yanıtında %2 konumunda bir şey yok: %3</translation>
    </message>
</context>
<context>
    <name>InvokerReader</name>
    <message>
        <source>A tool needs a name of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Bir aracın adı 1–64 harf, rakam, _ ve - karakterinden oluşur.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Takma ad 1–64 harf, rakam, _ ve - karakterinden oluşur.</translation>
    </message>
    <message>
        <source>A description is a text.</source>
        <translation type="unfinished">Açıklama bir metindir.</translation>
    </message>
    <message>
        <source>enabled is true or false.</source>
        <translation type="unfinished">enabled true veya false olur.</translation>
    </message>
    <message>
        <source>The kind of an invocable is &quot;builtin&quot;, &quot;command&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">Yürütücünün türü &quot;builtin&quot;, &quot;command&quot; veya &quot;http&quot; olur.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;http&quot;.</source>
        <translation type="unfinished">“%1”, &quot;http&quot; türündeki araçlar içindir.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;command&quot;.</source>
        <translation type="unfinished">“%1”, &quot;command&quot; türündeki araçlar içindir.</translation>
    </message>
    <message>
        <source>%1 is a list of texts.</source>
        <translation type="unfinished">%1 bir metin listesidir.</translation>
    </message>
    <message>
        <source>There is no built-in tool “%1”.</source>
        <translation type="unfinished">“%1” adlı yerleşik bir araç yok.</translation>
    </message>
</context>
<context>
    <name>JsonPieces</name>
    <message>
        <source>The file ends in the middle of a list.</source>
        <translation type="unfinished">Dosya bir listenin ortasında bitiyor.</translation>
    </message>
    <message>
        <source>Something comes after the end of the list.</source>
        <translation type="unfinished">Listenin sonundan sonra bir şey geliyor.</translation>
    </message>
    <message>
        <source>A comma was expected between two objects.</source>
        <translation type="unfinished">İki nesne arasında virgül bekleniyordu.</translation>
    </message>
    <message>
        <source>A JSON object was expected.</source>
        <translation type="unfinished">Bir JSON nesnesi bekleniyordu.</translation>
    </message>
    <message>
        <source>An object takes more than %1 MB.</source>
        <translation type="unfinished">Bir nesne %1 MB üzerinde yer tutuyor.</translation>
    </message>
    <message>
        <source>The file ends in the middle of an object.</source>
        <translation type="unfinished">Dosya bir nesnenin ortasında bitiyor.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation type="unfinished">Bu JSON değil.</translation>
    </message>
    <message>
        <source>An object has more than %1 values.</source>
        <translation type="unfinished">Bir nesnede %1 değerden fazlası var.</translation>
    </message>
</context>
<context>
    <name>JsonRpc</name>
    <message>
        <source>The server sent something that is not a JSON-RPC message.</source>
        <translation type="unfinished">Sunucu JSON-RPC mesajı olmayan bir şey gönderdi.</translation>
    </message>
    <message>
        <source>The server sent a message of more than %1 values.</source>
        <translation type="unfinished">Sunucu %1 değerden fazlasını içeren bir mesaj gönderdi.</translation>
    </message>
</context>
<context>
    <name>JsonSchema</name>
    <message>
        <source>The schema is too large or nested too deeply.</source>
        <translation type="unfinished">Şema çok büyük veya çok derin iç içe geçmiş.</translation>
    </message>
    <message>
        <source>The schema cannot be read as JSON.</source>
        <translation type="unfinished">Şema JSON olarak okunamıyor.</translation>
    </message>
    <message>
        <source>The value cannot be read as JSON.</source>
        <translation type="unfinished">Değer JSON olarak okunamıyor.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message numerus="yes">
        <source>The JSON text is larger than %n MiB.</source>
        <translation type="unfinished">
            <numerusform>JSON metni %n MiB sınırından büyük.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not JSON: it cannot be read from byte %1 on.</source>
        <translation type="unfinished">Bu JSON değil: %1. bayttan başlayarak okunamıyor.</translation>
    </message>
</context>
<context>
    <name>LegacyEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here: %1.</source>
        <translation type="unfinished">Sunucu, protokolün burada bilinmeyen bir sürümünü kullanıyor: %1.</translation>
    </message>
</context>
<context>
    <name>LentServers</name>
    <message>
        <source>Lent by the editor</source>
        <translation type="unfinished">Düzenleyicinin ödünç verdiği</translation>
    </message>
</context>
<context>
    <name>LibraryExport</name>
    <message>
        <source>The order of the messages of conversation %1 is damaged in the store.</source>
        <translation type="unfinished">%1 sohbetindeki mesajların sırası depoda hasar görmüş.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation type="unfinished">Dışa aktarma durduruldu.</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">İçe aktarma durduruldu.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">satır %1: %2</translation>
    </message>
    <message>
        <source>Another conversation has the turn %1.</source>
        <translation type="unfinished">%1 turu başka bir sohbette var.</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation type="unfinished">Dosya okunurken değişti.</translation>
    </message>
</context>
<context>
    <name>LibraryLines</name>
    <message>
        <source>“%1” is not what it should be.</source>
        <translation type="unfinished">“%1” olması gerektiği gibi değil.</translation>
    </message>
    <message>
        <source>Parlance&apos;s JSON Lines</source>
        <translation type="unfinished">Parlance JSON Lines</translation>
    </message>
    <message>
        <source>The file ends in the middle of a conversation.</source>
        <translation type="unfinished">Dosya bir sohbetin ortasında bitiyor.</translation>
    </message>
    <message>
        <source>This is not the beginning of a Parlance library.</source>
        <translation type="unfinished">Bu, bir Parlance kitaplığının başı değil.</translation>
    </message>
    <message>
        <source>The file was written by a newer Parlance.</source>
        <translation type="unfinished">Dosya daha yeni bir Parlance ile yazılmış.</translation>
    </message>
    <message>
        <source>A record “%1” is not expected here.</source>
        <translation type="unfinished">“%1” kaydı burada beklenmiyor.</translation>
    </message>
    <message>
        <source>“parent” is not one of the nodes before it.</source>
        <translation type="unfinished">“parent” önceki düğümlerden biri değil.</translation>
    </message>
    <message>
        <source>The conversation names a node that it does not have.</source>
        <translation type="unfinished">Sohbet, içermediği bir düğümü anıyor.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB and fits in no line.</source>
        <translation type="unfinished">Bir mesaj %1 MB üzerinde yer tutuyor ve bir satıra sığmıyor.</translation>
    </message>
</context>
<context>
    <name>LocalServer</name>
    <message>
        <source>“%1” does not belong in the arguments: Parlance chooses a free port of this machine.</source>
        <translation type="unfinished">“%1” arguments içinde olmaz: Parlance bu makinenin boş bir bağlantı noktasını kendisi seçer.</translation>
    </message>
    <message>
        <source>“%1” does not belong in the arguments: %2 says that.</source>
        <translation type="unfinished">“%1” arguments içinde olmaz: bunu %2 söyler.</translation>
    </message>
</context>
<context>
    <name>MarkdownArchive</name>
    <message>
        <source>Parlance&apos;s Markdown</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Parlance Markdown</translation>
    </message>
    <message>
        <source>Markdown has the path that was shown, without thoughts, pictures and branches.</source>
        <translation type="unfinished">Markdown, gösterilen yolu düşünceler, resimler ve dallar olmadan içerir.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB.</source>
        <translation type="unfinished">Bir mesaj %1 MB üzerinde yer tutuyor.</translation>
    </message>
    <message>
        <source>A message comes before its conversation.</source>
        <translation type="unfinished">Bir mesaj sohbetinden önce geliyor.</translation>
    </message>
    <message>
        <source>A conversation has no identifier.</source>
        <translation type="unfinished">Bir sohbetin kimliği yok.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a message.</source>
        <translation type="unfinished">Dosya bir mesajın ortasında bitiyor.</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what the model is told before all else</extracomment>
        <translation type="unfinished">Yönergeler</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: the person who uses the program</extracomment>
        <translation type="unfinished">Siz</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Asistan</translation>
    </message>
    <message>
        <source>Assistant (%1)</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Asistan (%1)</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: a noun: an attached text</extracomment>
        <translation type="unfinished">Belge</translation>
    </message>
    <message>
        <source>Document: %1</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Belge: %1</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">Araç çağrısı: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what a tool gave back</extracomment>
        <translation type="unfinished">Sonuç</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Sohbet</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">yarıda kesildi</translation>
    </message>
</context>
<context>
    <name>McpDelivery</name>
    <message>
        <source>The server asks for a sign-in (HTTP 401).</source>
        <translation type="unfinished">Sunucu oturum açılmasını istiyor (HTTP 401).</translation>
    </message>
    <message>
        <source>The server does not allow this (HTTP 403).</source>
        <translation type="unfinished">Sunucu buna izin vermiyor (HTTP 403).</translation>
    </message>
    <message>
        <source>There is no such place on the server (HTTP 404).</source>
        <translation type="unfinished">Sunucuda böyle bir yer yok (HTTP 404).</translation>
    </message>
    <message>
        <source>The server is asked too often (HTTP 429).</source>
        <translation type="unfinished">Sunucuya çok sık soruluyor (HTTP 429).</translation>
    </message>
    <message>
        <source>The server refused with HTTP %1.</source>
        <translation type="unfinished">Sunucu HTTP %1 ile reddetti.</translation>
    </message>
    <message>
        <source>The server ended its response without an answer.</source>
        <translation type="unfinished">Sunucu yanıt vermeden bağlantıyı bitirdi.</translation>
    </message>
    <message>
        <source>The server answered with something that is not a JSON-RPC message.</source>
        <translation type="unfinished">Sunucu JSON-RPC mesajı olmayan bir şeyle yanıt verdi.</translation>
    </message>
</context>
<context>
    <name>McpInvocable</name>
    <message>
        <source>on the MCP server %1: %2</source>
        <translation type="unfinished">%1 MCP sunucusunda: %2</translation>
    </message>
    <message>
        <source>which calls it %1, unverified</source>
        <translation type="unfinished">doğrulanmamış olarak %1 adını veren</translation>
    </message>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">%1 sunucusu artık yok.</translation>
    </message>
</context>
<context>
    <name>McpInvokers</name>
    <message>
        <source>The server has no tool “%1”.</source>
        <translation type="unfinished">Sunucuda “%1” adlı bir araç yok.</translation>
    </message>
</context>
<context>
    <name>McpResult</name>
    <message>
        <source>What %1 answered is not a result of a tool.</source>
        <translation type="unfinished">%1 yanıtı bir araç sonucu değil.</translation>
    </message>
    <message>
        <source>%1 reports an error and does not say which.</source>
        <translation type="unfinished">%1 bir hata bildiriyor, ancak hangisi olduğunu söylemiyor.</translation>
    </message>
    <message>
        <source>%1 promises structured content and gave none.</source>
        <translation type="unfinished">%1 yapılandırılmış içerik vadediyor, ancak vermedi.</translation>
    </message>
    <message>
        <source>What %1 answered is not what its output schema promises: %2</source>
        <translation type="unfinished">%1 yanıtı, vadettiği çıktı şemasına uymuyor: %2</translation>
    </message>
</context>
<context>
    <name>McpTool</name>
    <message>
        <source>The schema of its arguments cannot be used: %1</source>
        <translation type="unfinished">Argümanlarının şeması kullanılamıyor: %1</translation>
    </message>
    <message>
        <source>The schema of its results cannot be used: %1</source>
        <translation type="unfinished">Sonuçlarının şeması kullanılamıyor: %1</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">salt okunur</translation>
    </message>
    <message>
        <source>destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">yıkıcı</translation>
    </message>
    <message>
        <source>not destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">yıkıcı değil</translation>
    </message>
    <message>
        <source>repeatable</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">yinelenebilir</translation>
    </message>
    <message>
        <source>reaching out</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">dışarıya uzanıyor</translation>
    </message>
</context>
<context>
    <name>McpUriTemplate</name>
    <message>
        <source>The { at character %1 is left open.</source>
        <translation type="unfinished">%1. karakterdeki { açık bırakılmış.</translation>
    </message>
    <message>
        <source>“{%1}” is not an expression of a URI template.</source>
        <translation type="unfinished">“{%1}” bir URI şablonu ifadesi değil.</translation>
    </message>
</context>
<context>
    <name>MirroredArguments</name>
    <message>
        <source>The argument “%1” goes into a header too, which can only say a text, a truth value, or an integer up to 2^53−1.</source>
        <translation type="unfinished">“%1” argümanı bir üst bilgiye de girer; orada yalnızca metin, mantıksal değer veya en çok 2^53−1 olan bir tam sayı bulunabilir.</translation>
    </message>
</context>
<context>
    <name>ModelServerState</name>
    <message>
        <source>not stated</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">belirtilmedi</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">evet</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">hayır</translation>
    </message>
    <message>
        <source>listens at %1</source>
        <translation type="unfinished">%1 adresinde dinliyor</translation>
    </message>
    <message>
        <source>listens at %1, to Parlance alone</source>
        <translation type="unfinished">%1 adresinde dinliyor, yalnızca Parlance için</translation>
    </message>
    <message>
        <source>llama.cpp %1</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">llama.cpp %1</translation>
    </message>
    <message>
        <source>context %1 tokens, pictures: %2, template with tools: %3</source>
        <translation type="unfinished">bağlam %1 jeton, resimler: %2, araçlı şablon: %3</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">durduruldu</translation>
    </message>
    <message>
        <source>starting…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">başlatılıyor…</translation>
    </message>
    <message>
        <source>loading…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">yükleniyor…</translation>
    </message>
    <message>
        <source>loading, %1 %</source>
        <translation type="unfinished">yükleniyor, %%1</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State of the server of a model file in the list of models on this machine: can be used</extracomment>
        <translation type="unfinished">hazır</translation>
    </message>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">%1 sonra yeniden başlayacak</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">başarısız</translation>
    </message>
</context>
<context>
    <name>ModernEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">Sunucu, protokolün burada bilinmeyen bir sürümünü kullanıyor.</translation>
    </message>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">Sunucunun sonucu anlaşılamıyor.</translation>
    </message>
</context>
<context>
    <name>NewServer</name>
    <message>
        <source>Everything has to be on one line.</source>
        <translation type="unfinished">Her şey tek satırda olmalı.</translation>
    </message>
    <message>
        <source>Type the program that is to be started, or an address.</source>
        <translation type="unfinished">Başlatılacak programı veya bir adres yazın.</translation>
    </message>
    <message>
        <source>The address has to be one like https://example.org/mcp.</source>
        <translation type="unfinished">Adres şunun gibi olmalı: https://example.org/mcp.</translation>
    </message>
    <message>
        <source>The server needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">Sunucuya harf, rakam, - ve _ karakterlerinden oluşan bir ad gerekir.</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>There is no “%1” in the list.</source>
        <translation type="unfinished">Listede “%1” yok.</translation>
    </message>
    <message>
        <source>There is no profile to keep it in.</source>
        <translation type="unfinished">Saklanacağı bir profil yok.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1 okunamıyor.</translation>
    </message>
    <message>
        <source>%1 is not a notebook: %2</source>
        <translation type="unfinished">%1 bir not defteri değil: %2</translation>
    </message>
    <message>
        <source>The notebook is full: it holds 4 MiB.</source>
        <translation type="unfinished">Not defteri dolu: 4 MiB alır.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 yazılamıyor: %2</translation>
    </message>
    <message>
        <source>A note needs a name.</source>
        <translation type="unfinished">Bir nota ad gerekir.</translation>
    </message>
    <message>
        <source>There is no note “%1”.</source>
        <translation type="unfinished">“%1” adlı bir not yok.</translation>
    </message>
    <message>
        <source>What is to be done?</source>
        <translation type="unfinished">Ne yapılacak?</translation>
    </message>
    <message>
        <source>A reminder needs a text and a time such as 2025-01-31T15:00.</source>
        <translation type="unfinished">Bir anımsatıcıya metin ve 2025-01-31T15:00 gibi bir zaman gerekir.</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>“%1” is not a time zone that is known here.</source>
        <translation type="unfinished">“%1” burada bilinen bir saat dilimi değil.</translation>
    </message>
</context>
<context>
    <name>NumberTools</name>
    <message>
        <source>min_val is larger than max_val.</source>
        <translation type="unfinished">min_val, max_val değerinden büyük.</translation>
    </message>
    <message>
        <source>There are no numbers to describe.</source>
        <translation type="unfinished">Betimlenecek sayı yok.</translation>
    </message>
</context>
<context>
    <name>OpenAiChatReader</name>
    <message>
        <source>chats in OpenAI&apos;s form</source>
        <translation type="unfinished">OpenAI biçimindeki sohbetler</translation>
    </message>
    <message>
        <source>A chat has no “messages”.</source>
        <translation type="unfinished">Bir sohbette “messages” yok.</translation>
    </message>
    <message>
        <source>parts that are neither text nor a picture in the file</source>
        <translation type="unfinished">dosyada ne metin ne de resim olan bölümler</translation>
    </message>
    <message>
        <source>chats without a message</source>
        <translation type="unfinished">mesajsız sohbetler</translation>
    </message>
</context>
<context>
    <name>OutputReader</name>
    <message>
        <source>A template is a text.</source>
        <translation type="unfinished">Şablon bir metindir.</translation>
    </message>
    <message>
        <source>A result has no member “%1”, by its schema.</source>
        <translation type="unfinished">Şemasına göre sonucun “%1” alanı yok.</translation>
    </message>
</context>
<context>
    <name>Overfull</name>
    <message>
        <source>system text %1 and tools %2 tokens over their parts</source>
        <translation type="unfinished">sistem metni %1, araçlar %2 jeton ile payını aşıyor</translation>
    </message>
    <message>
        <source>system text %1 tokens over its part</source>
        <translation type="unfinished">sistem metni %1 jeton ile payını aşıyor</translation>
    </message>
    <message>
        <source>tools %1 tokens over their part</source>
        <translation type="unfinished">araçlar %1 jeton ile payını aşıyor</translation>
    </message>
</context>
<context>
    <name>OverrideReader</name>
    <message>
        <source>“%1” has no effect here: the tools of this ensemble are its server&apos;s, whatever its [[invokers]] say about them.</source>
        <translation type="unfinished">“%1” burada bir şey ifade etmez: bu takımın araçları, [[invokers]] ne derse desin, sunucusununkilerdir.</translation>
    </message>
    <message>
        <source>The name of one of the server&apos;s tools is missing.</source>
        <translation type="unfinished">Sunucunun araçlarından birinin adı eksik.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Takma ad 1–64 harf, rakam, _ ve - karakterinden oluşur.</translation>
    </message>
</context>
<context>
    <name>PathGuard</name>
    <message>
        <source>“%1” is not inside a workspace folder.</source>
        <translation type="unfinished">“%1” bir çalışma alanı klasörünün içinde değil.</translation>
    </message>
    <message>
        <source>“%1” is in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">“%1” Parlance’ın hiçbir aracın erişemediği kendi klasörlerinden birinde.</translation>
    </message>
    <message>
        <source>This is not a path.</source>
        <translation type="unfinished">Bu bir yol değil.</translation>
    </message>
    <message>
        <source>No workspace folder is picked, so no file can be reached. The person picks one in the window (Workspace folders), or starts the program in that folder on the command line.</source>
        <translation type="unfinished">Çalışma alanı klasörü seçilmediği için hiçbir dosyaya erişilemiyor. Kullanıcı pencerede bir klasör seçer (Çalışma alanı klasörleri) veya programı komut satırında o klasörde başlatır.</translation>
    </message>
</context>
<context>
    <name>PatternRules</name>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">“%1” anahtarı burada iki kez var</translation>
    </message>
</context>
<context>
    <name>PatternTranslation</name>
    <message>
        <source>%1 has no meaning in a regular expression of ECMA-262.</source>
        <translation type="unfinished">%1, ECMA-262 düzenli ifadesinde bir anlam taşımaz.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>%1 sees no pictures: its server was started without a projector for them (--mmproj). Take the picture away, or pick another model.</source>
        <translation type="unfinished">%1 resimleri görmüyor: sunucusu bunun için bir projektör olmadan başlatılmış (--mmproj). Resmi kaldırın veya başka bir model seçin.</translation>
    </message>
</context>
<context>
    <name>PieceReader</name>
    <message>
        <source>left out: %1 (%2)</source>
        <translation type="unfinished">dışarıda bırakıldı: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>There is no line %1; the file has %2.</source>
        <translation type="unfinished">%1. satır yok; dosyada %2 satır var.</translation>
    </message>
    <message>
        <source>A piece ends at line %1, before its start at line %2.</source>
        <translation type="unfinished">Bir parça, %2. satırdaki başından önce %1. satırda bitiyor.</translation>
    </message>
    <message>
        <source>Two pieces overlap at line %1.</source>
        <translation type="unfinished">İki parça %1. satırda çakışıyor.</translation>
    </message>
</context>
<context>
    <name>PolicyReader</name>
    <message>
        <source>idempotent is true or false.</source>
        <translation type="unfinished">idempotent true veya false olur.</translation>
    </message>
    <message>
        <source>writes is true or false.</source>
        <translation type="unfinished">writes true veya false olur.</translation>
    </message>
    <message>
        <source>formats is &quot;assert&quot; or &quot;annotate&quot;.</source>
        <translation type="unfinished">formats &quot;assert&quot; veya &quot;annotate&quot; olur.</translation>
    </message>
    <message>
        <source>%1 is a number of seconds from 0 to %2.</source>
        <translation type="unfinished">%1, 0 ile %2 arasında bir saniye sayısıdır.</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3.</source>
        <translation type="unfinished">%1, %2 ile %3 arasında bir tam sayıdır.</translation>
    </message>
    <message>
        <source>approval is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;, or a table with rules.</source>
        <translation type="unfinished">approval &quot;ask&quot;, &quot;allow&quot; veya &quot;refuse&quot; ya da rules içeren bir tablo olur.</translation>
    </message>
    <message>
        <source>rules is a list of at most %1 tables.</source>
        <translation type="unfinished">rules en çok %1 tablodan oluşan bir listedir.</translation>
    </message>
    <message>
        <source>A rule names the argument that it looks at: argument = &quot;path&quot;.</source>
        <translation type="unfinished">Kural, baktığı argümanı belirtir: argument = &quot;path&quot;.</translation>
    </message>
    <message>
        <source>A rule has one of path, host, command and text, with a pattern or a list of patterns.</source>
        <translation type="unfinished">Kuralda path, host, command ve text öğelerinden biri, bir desen veya desen listesiyle bulunur.</translation>
    </message>
    <message>
        <source>A rule&apos;s answer is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;.</source>
        <translation type="unfinished">Bir kuralın yanıtı &quot;ask&quot;, &quot;allow&quot; veya &quot;refuse&quot; olur.</translation>
    </message>
    <message>
        <source>on-failure is &quot;report&quot;, &quot;abort&quot; or a table of these by category.</source>
        <translation type="unfinished">on-failure &quot;report&quot;, &quot;abort&quot; veya bunların kategoriye göre tablosudur.</translation>
    </message>
    <message>
        <source>“%1” is not a category of errors.</source>
        <translation type="unfinished">“%1” bir hata kategorisi değil.</translation>
    </message>
    <message>
        <source>What becomes of an error is &quot;report&quot; or &quot;abort&quot;.</source>
        <translation type="unfinished">Bir hataya ne olacağı &quot;report&quot; veya &quot;abort&quot; ile belirtilir.</translation>
    </message>
</context>
<context>
    <name>PreferenceFaultTexts</name>
    <message>
        <source>%1 has to be a number and is “%2”: it does not count.</source>
        <translation type="unfinished">%1 bir sayı olmalı, ama “%2”: dikkate alınmaz.</translation>
    </message>
</context>
<context>
    <name>PreparedRequest</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">%1 sağlayıcısı var olmayan bir lehçe belirtiyor: “%2”.</translation>
    </message>
</context>
<context>
    <name>ProgramReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command bir metin listesidir: program ve argümanları.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment değişken adlarından oluşan bir listedir.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">“%1” bir değişken adı değil.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">Değişken bir metindir veya { keychain = &quot;bir anahtarın adı&quot; } olur.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">model SAĞLAYICI/MODEL biçiminde yazılır, “%1” olmaz</translation>
    </message>
    <message>
        <source>line %1 of the text: %2</source>
        <translation type="unfinished">metnin %1. satırı: %2</translation>
    </message>
    <message>
        <source>the text has no place for “%1”</source>
        <translation type="unfinished">metinde “%1” için yer yok</translation>
    </message>
    <message>
        <source>The prompt %1 has no variables.</source>
        <translation type="unfinished">%1 isteminin değişkeni yok.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. It has %3.</source>
        <translation type="unfinished">%1 isteminde “%2” değişkeni yok. Olanlar: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. Did you mean %3?</source>
        <translation type="unfinished">%1 isteminde “%2” değişkeni yok. Şunu mu demek istediniz: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 cannot be used: line %2 of its text: %3.</source>
        <translation type="unfinished">%1 istemi kullanılamıyor: metninin %2. satırı: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 wants to know: %2.</source>
        <translation type="unfinished">%1 istemi şunları bilmek istiyor: %2.</translation>
    </message>
</context>
<context>
    <name>PromptArguments</name>
    <message>
        <source>The prompt %1 takes no arguments.</source>
        <translation type="unfinished">%1 istemi argüman almaz.</translation>
    </message>
    <message>
        <source>“%1” is not an argument of the prompt %2. It takes %3, written as name=value.</source>
        <translation type="unfinished">“%1”, %2 isteminin argümanı değil. Aldıkları: %3, ad=değer biçiminde yazılır.</translation>
    </message>
    <message>
        <source>The quotation mark of %1 is left open.</source>
        <translation type="unfinished">%1 değerinin tırnağı açık bırakılmış.</translation>
    </message>
</context>
<context>
    <name>PromptCondition</name>
    <message>
        <source>the condition is too long</source>
        <translation type="unfinished">koşul çok uzun</translation>
    </message>
    <message>
        <source>“%1” is not understood</source>
        <translation type="unfinished">“%1” anlaşılmıyor</translation>
    </message>
    <message>
        <source>the condition is nested too deeply</source>
        <translation type="unfinished">koşul çok derin iç içe geçmiş</translation>
    </message>
    <message>
        <source>a bracket is left open</source>
        <translation type="unfinished">bir ayraç açık bırakılmış</translation>
    </message>
    <message>
        <source>startswith must be followed by a bracket</source>
        <translation type="unfinished">startswith sonrasında bir ayraç olmalı</translation>
    </message>
    <message>
        <source>the condition ends too soon</source>
        <translation type="unfinished">koşul erken bitiyor</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">“%1” adlı bir değişken yok</translation>
    </message>
</context>
<context>
    <name>PromptOptions</name>
    <message>
        <source>Say what this prompt says (`parlance prompts` lists them). A prompt for the supervisor becomes the system text; what to say is then given as well.</source>
        <translation type="unfinished">Bu istemin söylediğini söyle (`parlance prompts` listeler). supervisor için olan bir istem sistem metni olur; o zaman ne söyleneceği de verilir.</translation>
    </message>
    <message>
        <source>The value of one of the prompt&apos;s variables; may be repeated.</source>
        <translation type="unfinished">İstemin bir yerine ne geleceği; yinelenebilir.</translation>
    </message>
    <message>
        <source>--variable goes with --prompt.</source>
        <translation type="unfinished">--variable, --prompt ile birlikte kullanılır.</translation>
    </message>
    <message>
        <source>A variable is given as name=value, not %1.</source>
        <translation type="unfinished">Değişken ad=değer biçiminde verilir, %1 olmaz.</translation>
    </message>
    <message>
        <source>Give --system, or a prompt that is a system text, not both.</source>
        <translation type="unfinished">Ya --system ya da sistem metni olan bir istem verin, ikisini birden değil.</translation>
    </message>
    <message>
        <source>Give --prompt or what to say, not both.</source>
        <translation type="unfinished">Ya --prompt ya da ne söyleneceğini verin, ikisini birden değil.</translation>
    </message>
</context>
<context>
    <name>PromptParts</name>
    <message>
        <source>Answer: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">Yanıt: %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">Mesaj: %1</translation>
    </message>
    <message>
        <source>picture</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">resim</translation>
    </message>
</context>
<context>
    <name>PromptTemplate</name>
    <message>
        <source>“% %1” ends nothing that was begun</source>
        <translation type="unfinished">“% %1” başlatılmış hiçbir şeyi bitirmiyor</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation type="unfinished">koşullar çok derin iç içe geçmiş</translation>
    </message>
    <message>
        <source>“% if” is not ended by “% endif”</source>
        <translation type="unfinished">“% if”, “% endif” ile bitirilmemiş</translation>
    </message>
    <message>
        <source>“% for” must be written “% for NAME in VARIABLE:”, with the name of a variable</source>
        <translation type="unfinished">“% for” şöyle yazılmalı: “% for AD in DEĞİŞKEN:”, bir değişkenin adıyla</translation>
    </message>
    <message>
        <source>“% for” is not ended by “% endfor”</source>
        <translation type="unfinished">“% for”, “% endfor” ile bitirilmemiş</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">“%1” adlı bir değişken yok</translation>
    </message>
    <message>
        <source>With these values the text of the prompt becomes too long.</source>
        <translation type="unfinished">Bu değerlerle istemin metni çok uzun oluyor.</translation>
    </message>
</context>
<context>
    <name>PromptVariable</name>
    <message>
        <source>“%1” has no options to choose from</source>
        <translation type="unfinished">“%1” için aralarından seçilecek seçenek yok</translation>
    </message>
    <message>
        <source>the minimum is larger than the maximum</source>
        <translation type="unfinished">alt sınır üst sınırdan büyük</translation>
    </message>
    <message>
        <source>“%1” is to be %2.</source>
        <translation type="unfinished">“%1” şu olmalı: %2.</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">bir sayı</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished">%1 veya daha çok</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation type="unfinished">%1 veya daha az</translation>
    </message>
    <message>
        <source>%1 and so on in steps of %2</source>
        <translation type="unfinished">%1 ve %2 adımlarla devamı</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished">şunlardan biri: %1</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation type="unfinished">evet veya hayır</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">bir metin</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">öğe</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">karakter</translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <translation type="unfinished">%1 %2 veya daha çok</translation>
    </message>
    <message>
        <source>%1 %2 or less</source>
        <translation type="unfinished">%1 %2 veya daha az</translation>
    </message>
    <message>
        <source>a list of shorter texts</source>
        <translation type="unfinished">daha kısa metinlerden oluşan bir liste</translation>
    </message>
</context>
<context>
    <name>ProviderEmbeddings</name>
    <message>
        <source>%1 has no vectors for texts.</source>
        <translation type="unfinished">%1 metinler için vektör sunmuyor.</translation>
    </message>
</context>
<context>
    <name>PythonLiterals</name>
    <message>
        <source>only a literal is read here, not an expression</source>
        <translation type="unfinished">burada yalnızca bir sabit okunur, ifade okunmaz</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation type="unfinished">çok derin iç içe geçmiş</translation>
    </message>
    <message>
        <source>a comma or a bracket is missing</source>
        <translation type="unfinished">bir virgül veya ayraç eksik</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation type="unfinished">bir ayraç kapatılmamış</translation>
    </message>
    <message>
        <source>a key has to be a text</source>
        <translation type="unfinished">anahtar bir metin olmalı</translation>
    </message>
    <message>
        <source>“:” is missing after a key</source>
        <translation type="unfinished">bir anahtardan sonra “:” eksik</translation>
    </message>
    <message>
        <source>only plain texts are read, without f and b before them</source>
        <translation type="unfinished">yalnızca önünde f ve b olmayan düz metinler okunur</translation>
    </message>
    <message>
        <source>a text is not closed</source>
        <translation type="unfinished">bir metin kapatılmamış</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation type="unfinished">böyle bir karakter yok</translation>
    </message>
    <message>
        <source>this character cannot be read</source>
        <translation type="unfinished">bu karakter okunamıyor</translation>
    </message>
    <message>
        <source>this number cannot be read</source>
        <translation type="unfinished">bu sayı okunamıyor</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation type="unfinished">değer eksik</translation>
    </message>
    <message>
        <source>only literals are read; “%1” is not one</source>
        <translation type="unfinished">yalnızca sabitler okunur; “%1” sabit değil</translation>
    </message>
</context>
<context>
    <name>QuickFix</name>
    <message>
        <source>Add %1</source>
        <extracomment>Offer to mend a descriptor; %1 is what is added, in the editor</extracomment>
        <translation type="unfinished">%1 ekle</translation>
    </message>
    <message>
        <source>Change to “%1”</source>
        <translation type="unfinished">“%1” olarak değiştir</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation type="unfinished">%1 olarak değiştir</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>“%1” has only %2 lines.</source>
        <translation type="unfinished">“%1” yalnızca %2 satır içeriyor.</translation>
    </message>
</context>
<context>
    <name>ReadResult</name>
    <message>
        <source>The result of %1 has only %2 bytes.</source>
        <translation type="unfinished">%1 sonucu yalnızca %2 bayt.</translation>
    </message>
    <message>
        <source>This conversation has no call “%1” with a result.</source>
        <translation type="unfinished">Bu sohbette sonucu olan bir “%1” çağrısı yok.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>The pages of the file</source>
        <translation type="unfinished">Dosyanın sayfaları</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Mesajlar</translation>
    </message>
    <message numerus="yes">
        <source>%n content(s) cannot be read.</source>
        <translation type="unfinished">
            <numerusform>%n içerik okunamıyor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part.</source>
        <translation type="unfinished">
            <numerusform>%n mesaj okunamıyor veya yalnızca bir bölümü okunabiliyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Sohbetler</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are missing.</source>
        <translation type="unfinished">
            <numerusform>%n mesaj eksik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of conversations have gaps.</source>
        <translation type="unfinished">
            <numerusform>Sohbetlerin %n dalında boşluklar var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in conversations are not as they were written.</source>
        <translation type="unfinished">
            <numerusform>Sohbetlerde %n yer yazıldığı gibi değil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) have lost their end.</source>
        <translation type="unfinished">
            <numerusform>%n sohbet sonunu yitirmiş.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">Dosya boş.</translation>
    </message>
    <message>
        <source>There are no conversations in %1.</source>
        <translation type="unfinished">%1 içinde sohbet yok.</translation>
    </message>
    <message>
        <source>%1 is write-protected, so it cannot be repaired in place.</source>
        <translation type="unfinished">%1 yazmaya karşı korumalı, bu yüzden yerinde onarılamaz.</translation>
    </message>
    <message>
        <source>Another Parlance has %1 open. Close it first.</source>
        <translation type="unfinished">%1 başka bir Parlance’ta açık. Önce onu kapatın.</translation>
    </message>
    <message>
        <source>The new file</source>
        <translation type="unfinished">Yeni dosya</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">%1 yazılamıyor.</translation>
    </message>
    <message>
        <source>Nothing can be read of %1, and there is no daily copy. It has been left as it is.</source>
        <translation type="unfinished">%1 dosyasından hiçbir şey okunamıyor ve günlük kopya yok. Olduğu gibi bırakıldı.</translation>
    </message>
    <message>
        <source>Nothing could be read of the file. What came after the copy %1 is missing.</source>
        <translation type="unfinished">Dosyadan hiçbir şey okunamadı. %1 kopyasından sonra gelenler eksik.</translation>
    </message>
    <message>
        <source>Found by Repair</source>
        <translation type="unfinished">Onarımda bulunan</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">İçerikler</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Turlar</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Etkileşimler</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Dosyalar</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Ara</translation>
    </message>
    <message>
        <source>This message, or a part of it, was lost with a damaged store.</source>
        <translation type="unfinished">Bu mesaj veya bir bölümü hasarlı bir depoyla yitirildi.</translation>
    </message>
    <message>
        <source>“%1”: message(s) %2 cannot be read, or only in part.</source>
        <translation type="unfinished">“%1”: mesajlar %2 okunamıyor veya yalnızca bir bölümü okunabiliyor.</translation>
    </message>
    <message>
        <source>“%1”: where it ended is not known; it ends with its newest message now.</source>
        <translation type="unfinished">“%1”: nerede bittiği bilinmiyor; artık en yeni mesajıyla bitiyor.</translation>
    </message>
    <message numerus="yes">
        <source>%n body or bodies of exchanges cannot be read.</source>
        <translation type="unfinished">
            <numerusform>Etkileşimlerin %n gövdesi okunamıyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was in it was lost with a damaged store.</source>
        <translation type="unfinished">İçindekiler hasarlı bir depoyla yitirildi.</translation>
    </message>
    <message>
        <source>Found by Repair: messages without a place</source>
        <translation type="unfinished">Onarımda bulunan: yeri olmayan mesajlar</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) have lost their place; they are in “%1”.</source>
        <translation type="unfinished">
            <numerusform>%n mesaj yerini yitirdi; “%1” içindeler.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resending</name>
    <message>
        <source>%1 is not a call of a model that can be sent again: %2</source>
        <translation type="unfinished">%1 yeniden gönderilebilecek bir model çağrısı değil: %2</translation>
    </message>
    <message>
        <source>No request is kept for %1.</source>
        <translation type="unfinished">%1 için saklanan istek yok.</translation>
    </message>
</context>
<context>
    <name>ResponseText</name>
    <message>
        <source>%1 answered with the status %2.</source>
        <translation type="unfinished">%1, %2 durumuyla yanıt verdi.</translation>
    </message>
    <message>
        <source>%1 answered with %2 bytes of the type %3, which are not text.</source>
        <translation type="unfinished">%1, metin olmayan %3 türünde %2 baytla yanıt verdi.</translation>
    </message>
</context>
<context>
    <name>ResultTemplate</name>
    <message>
        <source>The } at character %1 closes nothing; }} stands for a brace.</source>
        <translation type="unfinished">%1. karakterdeki } bir şeyi kapatmıyor; }} küme ayracının yerine geçer.</translation>
    </message>
    <message>
        <source>The { at character %1 is left open; {{ stands for a brace.</source>
        <translation type="unfinished">%1. karakterdeki { açık bırakılmış; {{ küme ayracının yerine geçer.</translation>
    </message>
    <message>
        <source>The braces at character %1 have no name in them.</source>
        <translation type="unfinished">%1. karakterdeki küme ayraçlarının içinde ad yok.</translation>
    </message>
</context>
<context>
    <name>RollDice</name>
    <message>
        <source>There is nothing to roll: give dice or specs.</source>
        <translation type="unfinished">Atılacak bir şey yok: dice veya specs verin.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>%1 cannot be picked from %2 without replacement.</source>
        <translation type="unfinished">%2 öğeden yinelemesiz %1 öğe seçilemez.</translation>
    </message>
</context>
<context>
    <name>SavingEntries</name>
    <message>
        <source>file</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">dosya</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved: a verb</extracomment>
        <translation type="unfinished">Kaydet</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished">%1 yazılamadı: %2</translation>
    </message>
    <message>
        <source>Save %1 as…</source>
        <translation type="unfinished">%1 dosyasını farklı kaydet…</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">Farklı kaydet</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>a scenario needs a title and a model</source>
        <translation type="unfinished">bir senaryoya title ve model gerekir</translation>
    </message>
    <message>
        <source>this fault is of no known kind</source>
        <translation type="unfinished">bu hatanın bilinen bir türü yok</translation>
    </message>
</context>
<context>
    <name>SchemaAssertions</name>
    <message>
        <source>%1 is not of type %2.</source>
        <translation type="unfinished">%1, %2 türünde değil.</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation type="unfinished">%1 şu değil: %2.</translation>
    </message>
    <message>
        <source>%1 is none of: %2.</source>
        <translation type="unfinished">%1 şunlardan hiçbiri değil: %2.</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation type="unfinished">%1 şundan küçük: %2.</translation>
    </message>
    <message>
        <source>%1 is greater than %2.</source>
        <translation type="unfinished">%1 şundan büyük: %2.</translation>
    </message>
    <message>
        <source>%1 is not greater than %2.</source>
        <translation type="unfinished">%1 şundan büyük değil: %2.</translation>
    </message>
    <message>
        <source>%1 is not less than %2.</source>
        <translation type="unfinished">%1 şundan küçük değil: %2.</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2.</source>
        <translation type="unfinished">%1 şunun katı değil: %2.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at least %4 are needed.</source>
        <translation type="unfinished">%1 için %2 %3 var; en az %4 gerekli.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at most %4 are allowed.</source>
        <translation type="unfinished">%1 için %2 %3 var; en çok %4 olabilir.</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">karakter</translation>
    </message>
    <message>
        <source>%1 is not of the format %2.</source>
        <translation type="unfinished">%1, %2 biçiminde değil.</translation>
    </message>
    <message>
        <source>%1 does not match the pattern %2.</source>
        <translation type="unfinished">%1, %2 deseniyle eşleşmiyor.</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">öğe</translation>
    </message>
    <message>
        <source>%1 has the same element twice.</source>
        <translation type="unfinished">%1 aynı öğeyi iki kez içeriyor.</translation>
    </message>
    <message>
        <source>members</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">alan</translation>
    </message>
    <message>
        <source>The member “%1” is missing from %2.</source>
        <translation type="unfinished">%2 içinde “%1” alanı eksik.</translation>
    </message>
</context>
<context>
    <name>SchemaCompiler</name>
    <message>
        <source>has too many schemas in it</source>
        <translation type="unfinished">çok fazla şema içeriyor</translation>
    </message>
    <message>
        <source>refers to itself without an end</source>
        <translation type="unfinished">sonsuza dek kendine başvuruyor</translation>
    </message>
    <message>
        <source>is one schema too many; the schema is too large</source>
        <translation type="unfinished">bir şema fazla; şema çok büyük</translation>
    </message>
    <message>
        <source>must be a schema: an object, true or false</source>
        <translation type="unfinished">bir şema olmalı: nesne, true veya false</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation type="unfinished">bir dize olmalı</translation>
    </message>
    <message>
        <source>refers to “%1”, which is neither in the schema nor registered</source>
        <translation type="unfinished">ne şemada olan ne de kayıtlı olan “%1” öğesine başvuruyor</translation>
    </message>
    <message>
        <source>must be a list of schemas</source>
        <translation type="unfinished">bir şema listesi olmalı</translation>
    </message>
    <message>
        <source>must be an object of schemas</source>
        <translation type="unfinished">şemalardan oluşan bir nesne olmalı</translation>
    </message>
    <message>
        <source>The schema</source>
        <extracomment>Subject of a message about a JSON Schema</extracomment>
        <translation type="unfinished">Şema</translation>
    </message>
    <message>
        <source>must be a list of values</source>
        <translation type="unfinished">bir değer listesi olmalı</translation>
    </message>
    <message>
        <source>names %1, which is not a type of JSON Schema</source>
        <translation type="unfinished">JSON Schema türü olmayan %1 adını anıyor</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation type="unfinished">bir sayı olmalı</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation type="unfinished">0 değerinden büyük olmalı</translation>
    </message>
    <message>
        <source>must be a whole number of 0 or more</source>
        <translation type="unfinished">0 veya daha büyük bir tam sayı olmalı</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation type="unfinished">true veya false olmalı</translation>
    </message>
    <message>
        <source>must be a list of strings</source>
        <translation type="unfinished">bir dize listesi olmalı</translation>
    </message>
    <message>
        <source>is not a regular expression that can be checked: %1</source>
        <translation type="unfinished">denetlenebilen bir düzenli ifade değil: %1</translation>
    </message>
</context>
<context>
    <name>SchemaEvaluator</name>
    <message>
        <source>%1 is not allowed here.</source>
        <translation type="unfinished">%1 burada kabul edilmiyor.</translation>
    </message>
    <message>
        <source>The schema could not be checked within its bounds.</source>
        <translation type="unfinished">Şema, sınırları içinde denetlenemedi.</translation>
    </message>
    <message>
        <source>There is no member “%1” in the schema.</source>
        <translation type="unfinished">Şemada “%1” alanı yok.</translation>
    </message>
    <message>
        <source>%1 has %2 elements of the kind it must contain.</source>
        <translation type="unfinished">%1, içermesi gereken türden %2 öğe içeriyor.</translation>
    </message>
    <message>
        <source>%1 is what the schema excludes.</source>
        <translation type="unfinished">%1, şemanın dışladığı şey.</translation>
    </message>
    <message>
        <source>%1 fits none of the %2 alternatives.</source>
        <translation type="unfinished">%1, %2 seçenekten hiçbirine uymuyor.</translation>
    </message>
    <message>
        <source>%1 fits %2 of the %3 alternatives, not exactly one.</source>
        <translation type="unfinished">%1, tam olarak birine değil, %3 seçenekten %2 tanesine uyuyor.</translation>
    </message>
    <message>
        <source>The pattern %1 could not be decided within its bounds.</source>
        <translation type="unfinished">%1 deseni, sınırları içinde karara bağlanamadı.</translation>
    </message>
</context>
<context>
    <name>SchemaMatch</name>
    <message>
        <source>it has no argument “%1”</source>
        <translation type="unfinished">“%1” argümanı yok</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which the specification does not have</source>
        <translation type="unfinished">belirtimde olmayan “%1” argümanını istiyor</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which may be left out in the specification</source>
        <translation type="unfinished">belirtimde isteğe bağlı olan “%1” argümanını istiyor</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, not %3</source>
        <translation type="unfinished">“%1” argümanının türü %2, %3 değil</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, where the specification says none</source>
        <translation type="unfinished">belirtim tür söylemezken “%1” argümanının türü %2</translation>
    </message>
</context>
<context>
    <name>SchemaMirrors</name>
    <message>
        <source>the schema is nested too deeply</source>
        <translation type="unfinished">şema çok derin iç içe geçmiş</translation>
    </message>
    <message>
        <source>only properties that are reached through “properties” alone can be mirrored</source>
        <translation type="unfinished">yalnızca “properties” üzerinden ulaşılan özellikler yansıtılabilir</translation>
    </message>
    <message>
        <source>“%1” is not a name of a header</source>
        <translation type="unfinished">“%1” bir üst bilgi adı değil</translation>
    </message>
    <message>
        <source>only a string, an integer or a boolean can be mirrored</source>
        <translation type="unfinished">yalnızca bir dize, tam sayı veya mantıksal değer yansıtılabilir</translation>
    </message>
    <message>
        <source>the header “%1” is used twice</source>
        <translation type="unfinished">“%1” üst bilgisi iki kez kullanılmış</translation>
    </message>
    <message>
        <source>x-mcp-header at “%1”: %2</source>
        <translation type="unfinished">“%1” konumunda x-mcp-header: %2</translation>
    </message>
</context>
<context>
    <name>SearchFiles</name>
    <message>
        <source>The pattern is not a regular expression: %1, at character %2.</source>
        <translation type="unfinished">Desen bir düzenli ifade değil: %1, %2. karakterde.</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1” cannot be read: %2 takes a date such as %3.</source>
        <translation type="unfinished">“%1” okunamıyor: %2 için %3 gibi bir tarih gerekir.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes %3 or %4.</source>
        <translation type="unfinished">“%1” okunamıyor: %2 için %3 ya da %4 gerekir.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes one of these: %3.</source>
        <translation type="unfinished">“%1” okunamıyor: %2 için şunlardan biri gerekir: %3.</translation>
    </message>
</context>
<context>
    <name>ServerDraft</name>
    <message>
        <source>The variable %1 of the environment, or a key of that name.</source>
        <translation type="unfinished">%1 ortam değişkeni veya bu addaki bir anahtar.</translation>
    </message>
    <message>
        <source>What the file calls ${input:%1}.</source>
        <translation type="unfinished">Dosyanın ${input:%1} dediği.</translation>
    </message>
</context>
<context>
    <name>ServerEntryImport</name>
    <message>
        <source>“envFile” is left out: variables are not read from a file. Name those that it needs in the descriptor.</source>
        <translation type="unfinished">“envFile” dışarıda bırakıldı: değişkenler dosyadan okunmaz. Gerekenleri tanımlayıcıda belirtin.</translation>
    </message>
    <message>
        <source>“%1” is left out: a server is not confined here.</source>
        <translation type="unfinished">“%1” dışarıda bırakıldı: burada sunucular yalıtılmaz.</translation>
    </message>
    <message>
        <source>“headersHelper” is left out: no program is run for headers. A header can name a key.</source>
        <translation type="unfinished">“headersHelper” dışarıda bırakıldı: üst bilgiler için program çalıştırılmaz. Bir üst bilgi anahtar belirtebilir.</translation>
    </message>
    <message>
        <source>“%1” is left out: all tools are offered, and single ones can be switched off.</source>
        <translation type="unfinished">“%1” dışarıda bırakıldı: tüm araçlar sunulur, tek tek kapatılabilirler.</translation>
    </message>
    <message>
        <source>“auto_connect” is left out: a server is connected when a conversation uses it.</source>
        <translation type="unfinished">“auto_connect” dışarıda bırakıldı: bir sunucu, bir sohbet onu kullandığında bağlanır.</translation>
    </message>
    <message>
        <source>“ssl_verify” is left out: certificates are always checked.</source>
        <translation type="unfinished">“ssl_verify” dışarıda bırakıldı: sertifikalar her zaman denetlenir.</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 bir nesne değil.</translation>
    </message>
    <message>
        <source>It is switched off there, and so it is here.</source>
        <translation type="unfinished">Orada kapalı, bu yüzden burada da kapalı.</translation>
    </message>
    <message>
        <source>Servers of the type “%1” cannot be reached.</source>
        <translation type="unfinished">“%1” türündeki sunuculara ulaşılamıyor.</translation>
    </message>
    <message>
        <source>It names neither a program nor an address.</source>
        <translation type="unfinished">Ne program ne de adres belirtiyor.</translation>
    </message>
    <message>
        <source>Its type is “sse”: whether it speaks the older HTTP with server-sent events is found out when it is connected.</source>
        <translation type="unfinished">Türü “sse”: sunucu olaylı eski HTTP kullanıp kullanmadığı bağlanınca anlaşılır.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: %1 is not known here.</source>
        <translation type="unfinished">“cwd” dışarıda bırakıldı, bu yüzden sunucu ev klasöründe başlar: %1 burada bilinmiyor.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: which folder “%1” is in is not known here.</source>
        <translation type="unfinished">“cwd” dışarıda bırakıldı, bu yüzden sunucu ev klasöründe başlar: “%1” hangi klasörün içinde, burada bilinmiyor.</translation>
    </message>
    <message>
        <source>Its address is only known when it is started. Write a descriptor with the address itself.</source>
        <translation type="unfinished">Adresi yalnızca başlatılınca biliniyor. Adresin kendisiyle bir tanımlayıcı yazın.</translation>
    </message>
    <message>
        <source>Its address is not an HTTP address, and no other can be reached.</source>
        <translation type="unfinished">Adresi HTTP değil ve başkasına ulaşılamaz.</translation>
    </message>
    <message>
        <source>Its address holds a key, and a descriptor can name a key only for a header. See whether the server takes it so.</source>
        <translation type="unfinished">Adresi bir anahtar içeriyor; tanımlayıcı ise yalnızca bir üst bilgi için anahtar belirtebilir. Sunucunun bunu kabul edip etmediğine bakın.</translation>
    </message>
    <message>
        <source>Its address is not encrypted: whoever is on the way to %1 can read and change what is said.</source>
        <translation type="unfinished">Adresi şifreli değil: %1 yolundaki herkes söylenenleri okuyabilir ve değiştirebilir.</translation>
    </message>
    <message>
        <source>Its address is not encrypted, and it needs a key, which everybody on the way to %1 could read. Ask for an address with https.</source>
        <translation type="unfinished">Adresi şifreli değil ve %1 yolundaki herkesin okuyabileceği bir anahtar istiyor. https ile bir adres isteyin.</translation>
    </message>
    <message>
        <source>“%1” is left out: the server is reached by its address.</source>
        <translation type="unfinished">“%1” dışarıda bırakıldı: sunucuya adresiyle ulaşılır.</translation>
    </message>
    <message>
        <source>“%1” is left out: it is not an object.</source>
        <translation type="unfinished">“%1” dışarıda bırakıldı: bir nesne değil.</translation>
    </message>
    <message>
        <source>“%1” is left out: the sign-in finds out by itself, or has no use for it.</source>
        <translation type="unfinished">“%1” dışarıda bırakıldı: oturum açma bunu kendisi bulur veya buna gerek duymaz.</translation>
    </message>
    <message>
        <source>The client&apos;s identifier is left out, since it is only known when the server is started.</source>
        <translation type="unfinished">İstemcinin kimliği, yalnızca sunucu başlatılınca bilindiği için dışarıda bırakıldı.</translation>
    </message>
    <message>
        <source>The client&apos;s secret.</source>
        <translation type="unfinished">İstemcinin sırrı.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a tool and is left out.</source>
        <translation type="unfinished">“%1” bir araç adı olamaz ve dışarıda bırakıldı.</translation>
    </message>
    <message>
        <source>All of its tools may be used without asking there, and so it is here: check whether that is intended.</source>
        <translation type="unfinished">Orada tüm araçları sormadan kullanılabiliyor, burada da öyle: istenenin bu olup olmadığına bakın.</translation>
    </message>
    <message>
        <source>These tools may be used without asking, as there: %1.</source>
        <translation type="unfinished">Bu araçlar, orada olduğu gibi, sormadan kullanılabilir: %1.</translation>
    </message>
    <message>
        <source>A call may take %1 seconds without a sign of progress: “timeout” is %2 there.</source>
        <translation type="unfinished">Bir çağrı ilerleme belirtisi olmadan %1 saniye sürebilir: orada “timeout” %2.</translation>
    </message>
    <message>
        <source>“%1” has no counterpart here and is left out.</source>
        <translation type="unfinished">“%1” için burada karşılık yok, dışarıda bırakıldı.</translation>
    </message>
    <message>
        <source>“%1” is left out: it holds a key.</source>
        <translation type="unfinished">“%1” dışarıda bırakıldı: bir anahtar içeriyor.</translation>
    </message>
</context>
<context>
    <name>ServerFileReader</name>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation type="unfinished">Dosya 1 MiB sınırından büyük.</translation>
    </message>
    <message>
        <source>There is a zero byte; this is not text.</source>
        <translation type="unfinished">Bir sıfır baytı var; bu metin değil.</translation>
    </message>
    <message>
        <source>This is not JSON from here on.</source>
        <translation type="unfinished">Buradan sonrası JSON değil.</translation>
    </message>
    <message>
        <source>Objects and lists are nested more than %1 deep.</source>
        <translation type="unfinished">Nesneler ve listeler %1 düzeyden derin iç içe geçmiş.</translation>
    </message>
    <message>
        <source>%1: There are no servers in it, neither as “mcpServers” nor as “servers”.</source>
        <translation type="unfinished">%1: içinde ne “mcpServers” ne de “servers” olarak sunucu var.</translation>
    </message>
    <message>
        <source>%1: There are more than %2 servers in it.</source>
        <translation type="unfinished">%1: içinde %2 sunucudan fazlası var.</translation>
    </message>
    <message>
        <source>“sandbox” is left out: a server is not confined here.</source>
        <translation type="unfinished">“sandbox” dışarıda bırakıldı: burada sunucular yalıtılmaz.</translation>
    </message>
    <message>
        <source>An MCP server, taken over from %1.</source>
        <translation type="unfinished">%1 dosyasından devralınan bir MCP sunucusu.</translation>
    </message>
    <message>
        <source>It is there already, as the ensemble %1.</source>
        <translation type="unfinished">Zaten var, %1 takımı olarak.</translation>
    </message>
    <message>
        <source>It is called %1, since there is another ensemble %2.</source>
        <translation type="unfinished">Başka bir %2 takımı olduğu için adı %1.</translation>
    </message>
    <message>
        <source>It is not among “default_servers” and therefore switched off here.</source>
        <translation type="unfinished">“default_servers” arasında değil, bu yüzden burada kapalı.</translation>
    </message>
</context>
<context>
    <name>ServerState</name>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">%1 sonra yeniden başlayacak</translation>
    </message>
    <message>
        <source>standard input and output</source>
        <translation type="unfinished">standart girdi ve çıktı</translation>
    </message>
    <message>
        <source>Streamable HTTP</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Streamable HTTP</translation>
    </message>
    <message>
        <source>HTTP with server-sent events</source>
        <translation type="unfinished">Sunucu olaylı HTTP</translation>
    </message>
    <message>
        <source>calls itself %1</source>
        <translation type="unfinished">kendine %1 diyor</translation>
    </message>
    <message>
        <source>MCP %1, stateless</source>
        <translation type="unfinished">MCP %1, durumsuz</translation>
    </message>
    <message>
        <source>MCP %1, with a session</source>
        <translation type="unfinished">MCP %1, oturumlu</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: not connected</extracomment>
        <translation type="unfinished">kapalı</translation>
    </message>
    <message>
        <source>connecting…</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">bağlanıyor…</translation>
    </message>
    <message>
        <source>needs sign-in</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">oturum açılmalı</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: can be used</extracomment>
        <translation type="unfinished">hazır</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">başarısız</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Nothing was sent: message %1 of this conversation cannot be read. %2 A message that is switched off is left out.</source>
        <translation type="unfinished">Hiçbir şey gönderilmedi: bu sohbetin %1. mesajı okunamıyor. %2 Kapatılan bir mesaj dışarıda bırakılır.</translation>
    </message>
    <message>
        <source>Nothing was sent: a message of this turn cannot be read. %1</source>
        <translation type="unfinished">Hiçbir şey gönderilmedi: bu turun bir mesajı okunamıyor. %1</translation>
    </message>
</context>
<context>
    <name>SettingsImport</name>
    <message>
        <source>“%1” is not a name of a variable and is left out.</source>
        <translation type="unfinished">“%1” bir değişken adı değil, dışarıda bırakıldı.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this and is left out.</source>
        <translation type="unfinished">%1 üst bilgisi böyle ayarlanamaz, dışarıda bırakıldı.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">%1 değeri.</translation>
    </message>
    <message>
        <source>%1 is left out: it is put together from several parts, and a descriptor can name one key.</source>
        <translation type="unfinished">%1 dışarıda bırakıldı: birkaç parçadan oluşuyor, tanımlayıcı ise tek bir anahtar belirtebilir.</translation>
    </message>
    <message>
        <source>%1 is left out: what %2 stands for is not known here.</source>
        <translation type="unfinished">%1 dışarıda bırakıldı: %2 neyin yerine geçiyor, burada bilinmiyor.</translation>
    </message>
</context>
<context>
    <name>SignInQuestions</name>
    <message>
        <source>The server “%1” (%2) wants you to sign in at %3.</source>
        <translation type="unfinished">“%1” sunucusu (%2), %3 adresinde oturum açmanızı istiyor.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">Oturum açma reddedildi.</translation>
    </message>
    <message>
        <source>The browser could not be opened.</source>
        <translation type="unfinished">Tarayıcı açılamadı.</translation>
    </message>
</context>
<context>
    <name>Signature</name>
    <message>
        <source>a signature is one path, such as (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">bir imza, (name::Text)==&gt;(::String) gibi tek bir yoldur</translation>
    </message>
    <message>
        <source>arguments are an object: its schema has the type “object”</source>
        <translation type="unfinished">argümanlar bir nesnedir: şemasının türü “object” olur</translation>
    </message>
    <message>
        <source>%1 is a type of its own; a record needs another name</source>
        <translation type="unfinished">%1 zaten bir tür; kayda başka bir ad gerekir</translation>
    </message>
    <message>
        <source>() means no parameters only where it stands alone: ()==&gt;(::String)</source>
        <translation type="unfinished">() yalnızca tek başına durduğunda parametre yok demektir: ()==&gt;(::String)</translation>
    </message>
    <message>
        <source>the signature says nothing about what comes back: (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">imza ne döneceğini söylemiyor: (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>the arrows of a signature all point the same way</source>
        <translation type="unfinished">bir imzanın okları hep aynı yönü gösterir</translation>
    </message>
    <message>
        <source>“%1” occurs here twice</source>
        <translation type="unfinished">“%1” burada iki kez var</translation>
    </message>
    <message>
        <source>written out, the schema is larger than 256 KiB</source>
        <translation type="unfinished">açık yazıldığında şema 256 KiB sınırından büyük</translation>
    </message>
    <message>
        <source>a parameter has a name before its type: (name::Text)</source>
        <translation type="unfinished">bir parametrenin türünden önce adı olur: (name::Text)</translation>
    </message>
    <message>
        <source>a type is missing here: (name::Text)</source>
        <translation type="unfinished">burada bir tür eksik: (name::Text)</translation>
    </message>
    <message>
        <source>there can be only one type: %1</source>
        <translation type="unfinished">yalnızca tek bir tür olabilir: %1</translation>
    </message>
    <message>
        <source>the type %1 contains itself, which no signature can</source>
        <translation type="unfinished">%1 türü kendini içeriyor, bir imzada bu olamaz</translation>
    </message>
    <message>
        <source>types are nested too deeply here</source>
        <translation type="unfinished">türler burada çok derin iç içe geçmiş</translation>
    </message>
    <message>
        <source>the fields of a type are written (name::Text)</source>
        <translation type="unfinished">bir türün alanları (name::Text) biçiminde yazılır</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation type="unfinished">“%1” iki kez söylenmiş</translation>
    </message>
    <message>
        <source>there is no type “%1”; lists are written ::Array {items: Text}, optional values {optional: true}</source>
        <translation type="unfinished">“%1” adlı bir tür yok; listeler ::Array {items: Text}, isteğe bağlı değerler {optional: true} biçiminde yazılır</translation>
    </message>
    <message>
        <source>there is no type “%1”; there are Text, Int, Double, Bool, Array, Object and the document&apos;s own</source>
        <translation type="unfinished">“%1” adlı bir tür yok; olanlar: Text, Int, Double, Bool, Array, Object ve belgenin kendi türleri</translation>
    </message>
    <message>
        <source>a schema is written json`{…}`</source>
        <translation type="unfinished">şema json`{…}` biçiminde yazılır</translation>
    </message>
    <message>
        <source>a schema is an object</source>
        <translation type="unfinished">şema bir nesnedir</translation>
    </message>
    <message>
        <source>a default is a text, a number, true, false, a list or a map</source>
        <translation type="unfinished">varsayılan bir metin, sayı, true, false, liste veya eşlemedir</translation>
    </message>
    <message>
        <source>“optional” is true or false</source>
        <translation type="unfinished">“optional” true veya false olur</translation>
    </message>
    <message>
        <source>“%1” is a text</source>
        <translation type="unfinished">“%1” bir metindir</translation>
    </message>
    <message>
        <source>“%1” is a number</source>
        <translation type="unfinished">“%1” bir sayıdır</translation>
    </message>
    <message>
        <source>“enum” is a list of values</source>
        <translation type="unfinished">“enum” bir değer listesidir</translation>
    </message>
    <message>
        <source>“%1” does not apply to a %2</source>
        <translation type="unfinished">“%1”, %2 için bir şey söylemez</translation>
    </message>
    <message>
        <source>only an Array has “%1”</source>
        <translation type="unfinished">“%1” yalnızca bir Array için vardır</translation>
    </message>
    <message>
        <source>“%1” is the name of a type</source>
        <translation type="unfinished">“%1” bir türün adıdır</translation>
    </message>
    <message>
        <source>“fields” is a map of names and types, and belongs to an Object</source>
        <translation type="unfinished">“fields” adlar ve türlerden oluşan bir eşlemedir ve bir Object içindir</translation>
    </message>
    <message>
        <source>“range” is written 1..10</source>
        <translation type="unfinished">“range” 1..10 biçiminde yazılır</translation>
    </message>
    <message>
        <source>the default does not fit: %1</source>
        <translation type="unfinished">varsayılan uymuyor: %1</translation>
    </message>
    <message>
        <source>the signature says only what comes back; without parameters it is ()==&gt;(::String)</source>
        <translation type="unfinished">imza yalnızca ne döneceğini söylüyor; parametresizse ()==&gt;(::String) olur</translation>
    </message>
    <message>
        <source>no value is at least %1 and at most %2</source>
        <translation type="unfinished">en az %1 ve en çok %2 olan bir değer yok</translation>
    </message>
    <message>
        <source>no value of “enum” fits what else is said</source>
        <translation type="unfinished">“enum” değerlerinin hiçbiri söylenen diğer şeylere uymuyor</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>A skill has the name of its folder, “%1”.</source>
        <translation type="unfinished">Bir beceri, klasörünün adını taşır: “%1”.</translation>
    </message>
    <message>
        <source>The skill has no instructions.</source>
        <translation type="unfinished">Becerinin yönergesi yok.</translation>
    </message>
    <message>
        <source>The instructions have more than %1 lines, all of which a model reads each time.</source>
        <translation type="unfinished">Yönergeler %1 satırdan uzun ve model her seferinde tümünü okur.</translation>
    </message>
</context>
<context>
    <name>SkillTools</name>
    <message>
        <source>There is no skill “%1”.</source>
        <translation type="unfinished">“%1” adlı bir beceri yok.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Şunu mu demek istediniz: %1?</translation>
    </message>
    <message>
        <source>The skill %1 has no script “%2”.</source>
        <translation type="unfinished">%1 becerisinde “%2” adlı bir betik yok.</translation>
    </message>
    <message>
        <source>“%1” is not executable, and nothing is known that would run it.</source>
        <translation type="unfinished">“%1” çalıştırılabilir değil ve onu çalıştıracak bilinen bir şey yok.</translation>
    </message>
    <message>
        <source>Reads skills, and runs their scripts in a sandbox.</source>
        <translation type="unfinished">Becerileri okur ve betiklerini korumalı alanda çalıştırır.</translation>
    </message>
</context>
<context>
    <name>StoreOptions</name>
    <message>
        <source>The PostgreSQL database that has suites, runs and results: postgresql://[USER@]HOST[:PORT]/DATABASE. Its password is in PGPASSWORD, PARLANCE_STORE_PASSWORD or the keychain.</source>
        <translation type="unfinished">Paketleri, çalıştırmaları ve sonuçları içeren PostgreSQL: postgresql://[USER@]HOST[:PORT]/DATABASE. Parolası PGPASSWORD, PARLANCE_STORE_PASSWORD veya anahtarlıktadır.</translation>
    </message>
    <message>
        <source>Which store? Give --store postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">Hangi depo? --store postgresql://HOST/DATABASE verin.</translation>
    </message>
</context>
<context>
    <name>SuitePlanner</name>
    <message>
        <source>A library goes with an agent.</source>
        <translation type="unfinished">Kitaplık bir ajanla birlikte kullanılır.</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”.</source>
        <translation type="unfinished">“%1” adlı bir takım yok.</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”. Did you mean %2?</source>
        <translation type="unfinished">“%1” adlı bir takım yok. Şunu mu demek istediniz: %2.</translation>
    </message>
</context>
<context>
    <name>SwitchEdit</name>
    <message>
        <source>The descriptor has no %1.</source>
        <translation type="unfinished">Tanımlayıcıda %1 yok.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which %1 cannot be set.</source>
        <translation type="unfinished">Tanımlayıcı, %1 ayarlanamayacak biçimde yazılmış.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Failed: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">Başarısız: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">Tamam: %1</translation>
    </message>
</context>
<context>
    <name>TextTools</name>
    <message>
        <source>The text is not Base64.</source>
        <translation type="unfinished">Metin Base64 değil.</translation>
    </message>
    <message>
        <source>What the Base64 stands for is not text; it has %1 bytes.</source>
        <translation type="unfinished">Base64’ün karşılığı metin değil; %1 bayt.</translation>
    </message>
    <message>
        <source>The text is not JSON: %1</source>
        <translation type="unfinished">Metin JSON değil: %1</translation>
    </message>
</context>
<context>
    <name>TomlFormatter</name>
    <message>
        <source>What is not TOML cannot be formatted.</source>
        <translation type="unfinished">TOML olmayan bir metin biçimlendirilemez.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without changing it.</source>
        <translation type="unfinished">Bu metin değiştirilmeden biçimlendirilemez.</translation>
    </message>
</context>
<context>
    <name>ToolBinder</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Şunu mu demek istediniz: %1?</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation type="unfinished">bağlı değil</translation>
    </message>
    <message>
        <source>the server of the ensemble %1 cannot be asked for it: %2</source>
        <translation type="unfinished">%1 takımının sunucusuna bu sorulamıyor: %2</translation>
    </message>
    <message>
        <source>the tool library %1 has no binding for it</source>
        <translation type="unfinished">%1 araç kitaplığında bunun için bağlama yok</translation>
    </message>
    <message>
        <source>the tool library %1 binds it to %2, which does not exist.</source>
        <translation type="unfinished">%1 araç kitaplığı bunu var olmayan %2 aracına bağlıyor.</translation>
    </message>
    <message>
        <source>there is no tool of this name.</source>
        <translation type="unfinished">bu adda bir araç yok.</translation>
    </message>
    <message>
        <source>several ensembles have a tool of this name (%1); a tool library says which is meant</source>
        <translation type="unfinished">bu adda bir araç birden çok takımda var (%1); hangisinin istendiğini bir araç kitaplığı söyler</translation>
    </message>
    <message>
        <source>its arguments are not a schema: %1</source>
        <translation type="unfinished">argümanları bir şema değil: %1</translation>
    </message>
    <message>
        <source>the name</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">adı</translation>
    </message>
    <message>
        <source>the description</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">açıklaması</translation>
    </message>
    <message>
        <source>the schema of the arguments</source>
        <translation type="unfinished">argüman şeması</translation>
    </message>
    <message>
        <source>%1 is not exactly what is specified: these differ: %2</source>
        <translation type="unfinished">%1 belirtilenle tam aynı değil; farklı olan: %2</translation>
    </message>
    <message>
        <source>%1 does not fit: %2</source>
        <translation type="unfinished">%1 uymuyor: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1 çağrılamıyor: %2</translation>
    </message>
    <message>
        <source>a tool&apos;s name has only letters, digits, “_” and “-”, at most 64</source>
        <translation type="unfinished">bir araç adı yalnızca harf, rakam, “_” ve “-” içerir, en çok 64 karakter</translation>
    </message>
    <message>
        <source>The tool %1 is described differently from %2, which does its work.</source>
        <translation type="unfinished">%1 aracı, işini yapan %2 aracından farklı betimlenmiş.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>ve %n tane daha</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent %1 cannot play, since not all of its tools could be bound:</source>
        <translation type="unfinished">Tüm araçları bağlanamadığı için %1 ajanı çalışamıyor:</translation>
    </message>
    <message>
        <source>there is no tool “%1” here</source>
        <translation type="unfinished">burada “%1” adlı bir araç yok</translation>
    </message>
</context>
<context>
    <name>ToolEntry</name>
    <message>
        <source>The descriptor has an entry for %1 already.</source>
        <translation type="unfinished">Tanımlayıcıda %1 için zaten bir girdi var.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which no entry for %1 can be added.</source>
        <translation type="unfinished">Tanımlayıcı, %1 için girdi eklenemeyecek biçimde yazılmış.</translation>
    </message>
</context>
<context>
    <name>ToolLibrary</name>
    <message>
        <source>“%1” is not written as ENSEMBLE:TOOL</source>
        <translation type="unfinished">“%1” TAKIM:ARAÇ biçiminde yazılmamış</translation>
    </message>
</context>
<context>
    <name>ToolPattern</name>
    <message>
        <source>A signature is one path, such as (name::Text)==&gt;(::String).</source>
        <translation type="unfinished">İmza, (name::Text)==&gt;(::String) gibi tek bir yoldur.</translation>
    </message>
    <message>
        <source>Tool specification must have exactly one element, its type signature</source>
        <translation type="unfinished">Araç belirtiminin tam olarak bir öğesi, tür imzası olmalı</translation>
    </message>
    <message>
        <source>Tool specification must have ToolSpecification label</source>
        <translation type="unfinished">Araç belirtiminin ToolSpecification etiketi olmalı</translation>
    </message>
    <message>
        <source>Tool specification must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">Araç belirtimi için boş olmayan bir desen kimliği (ad) gerekli</translation>
    </message>
    <message>
        <source>Tool specification must have &apos;description&apos; property</source>
        <translation type="unfinished">Araç belirtimi için &apos;description&apos; özelliği gerekli</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; bir metin olmalı</translation>
    </message>
</context>
<context>
    <name>ToolsImport</name>
    <message>
        <source>“%1” of %2 is left out.</source>
        <translation type="unfinished">%2 içindeki “%1” dışarıda bırakıldı.</translation>
    </message>
    <message>
        <source>The file is larger than a character&apos;s file may be.</source>
        <translation type="unfinished">Dosya bir karakterinkinden büyük.</translation>
    </message>
    <message>
        <source>The file is not JSON and has no “TOOLS = […]”.</source>
        <translation type="unfinished">Dosya JSON değil, “TOOLS = […]” da içermiyor.</translation>
    </message>
    <message>
        <source>A list of tools is expected.</source>
        <translation type="unfinished">Bir araç listesi bekleniyor.</translation>
    </message>
    <message>
        <source>Two tools have the name “%1”.</source>
        <translation type="unfinished">“%1” adı iki araçta var.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>ve %n tane daha</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool %1 of the list is not a function: type, function and a name are expected.</source>
        <translation type="unfinished">Listenin %1. aracı bir işlev değil: type, function ve bir ad bekleniyor.</translation>
    </message>
    <message>
        <source>Tool %1 of the list has the name “%2”; names have up to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Listenin %1. aracının adı “%2”; adlar en çok 64 harf, rakam, _ ve - içerir.</translation>
    </message>
    <message>
        <source>The parameters of %1 are not a schema of an object. %2</source>
        <translation type="unfinished">%1 parametreleri bir nesne şeması değil. %2</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent: its calls have limits. It is written as a descriptor.</source>
        <translation type="unfinished">Bir karakter, gram gösteriminin ajan hakkında söyleyebileceğinden fazlasıdır: çağrılarının sınırları vardır. Tanımlayıcı olarak yazılır.</translation>
    </message>
    <message>
        <source>An agent in gram has a model and an instruction.</source>
        <translation type="unfinished">gram ile yazılan bir ajanın modeli ve yönergesi olur.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation type="unfinished">Dosya UTF-8 metni değil.</translation>
    </message>
    <message>
        <source>In gram each tool has a description, which these have not: %1.</source>
        <translation type="unfinished">gram içinde her aracın bir açıklaması olur, bunların yok: %1.</translation>
    </message>
</context>
<context>
    <name>TraceTarget</name>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 bir adres değil.</translation>
    </message>
    <message>
        <source>An address for traces has no password in it: what a collector wants to see is in OTEL_EXPORTER_OTLP_HEADERS.</source>
        <translation type="unfinished">İzleme adresinde parola olmaz: toplayıcının görmek istediği OTEL_EXPORTER_OTLP_HEADERS içindedir.</translation>
    </message>
    <message>
        <source>“%1” is neither an http address nor a file.</source>
        <translation type="unfinished">“%1” ne bir http adresi ne de bir dosya.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 bir dosya değil.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">%1 adlı bir klasör yok.</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Stopped before it ended.</source>
        <translation type="unfinished">Bitmeden durduruldu.</translation>
    </message>
    <message>
        <source>This call was not run: the answer was fetched by hand.</source>
        <translation type="unfinished">Bu çağrı çalıştırılmadı: yanıt elle alındı.</translation>
    </message>
</context>
<context>
    <name>TurnRecord</name>
    <message>
        <source>Begun outside, and not undone as far as it got: %1 %2</source>
        <translation type="unfinished">Başlandı ve yapılan kadarı dışarıda geri alınmadı: %1 %2</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1 %2</source>
        <translation type="unfinished">Yapıldı ve dışarıda geri alınmadı: %1 %2</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>There is no unit “%1”.</source>
        <translation type="unfinished">“%1” adlı bir birim yok.</translation>
    </message>
    <message>
        <source>“%1” and “%2” do not measure the same thing.</source>
        <translation type="unfinished">“%1” ve “%2” aynı şeyi ölçmez.</translation>
    </message>
</context>
<context>
    <name>UrlTemplate</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">“%1” bir HTTP adresi değil.</translation>
    </message>
    <message>
        <source>An argument cannot choose the host or the port, unless the descriptor says placeholders-in-host = true.</source>
        <translation type="unfinished">Tanımlayıcıda placeholders-in-host = true olmadıkça bir argüman ana makineyi veya bağlantı noktasını seçemez.</translation>
    </message>
    <message>
        <source>An argument that the address needs is missing.</source>
        <translation type="unfinished">Adres için gerekli bir argüman eksik.</translation>
    </message>
    <message>
        <source>“%1” is not a host.</source>
        <translation type="unfinished">“%1” bir ana makine değil.</translation>
    </message>
    <message>
        <source>An argument does not fit into the address: empty, “.” and “..” are not parts of a path.</source>
        <translation type="unfinished">Bir argüman adrese uymuyor: boş değer, “.” ve “..” bir yolun parçası olmaz.</translation>
    </message>
</context>
<context>
    <name>VisibleText</name>
    <message numerus="yes">
        <source>%1… (%n more characters)</source>
        <translation type="unfinished">
            <numerusform>%1… (%n karakter daha)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebSearch</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1 JSON olmayan bir yanıt verdi.</translation>
    </message>
</context>
<context>
    <name>WorkspaceKind</name>
    <message>
        <source>The workspace %1 is a home folder. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">%1 çalışma alanı bir ev klasörü. Korumalı alandaki komutlar içinde görünenleri, dosya araçları tümünü alır.</translation>
    </message>
    <message>
        <source>The workspace %1 has a home folder in it. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">%1 çalışma alanının içinde bir ev klasörü var. Korumalı alandaki komutlar içinde görünenleri, dosya araçları tümünü alır.</translation>
    </message>
    <message>
        <source>The workspace %1 is in a hidden part of a home folder, where programs keep settings and what they run.</source>
        <translation type="unfinished">%1 çalışma alanı, programların ayarlarını ve çalıştırdıklarını tuttuğu, ev klasörünün gizli bir bölümünde.</translation>
    </message>
</context>
<context>
    <name>WorkspaceText</name>
    <message>
        <source>“%1” is hidden or looks like a secret: a prompt does not read it. It can be attached instead.</source>
        <translation type="unfinished">“%1” gizli veya sır gibi görünüyor: bir istem onu okumaz. Bunun yerine eklenebilir.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">“%1” şundan büyük: %2.</translation>
    </message>
</context>
<context>
    <name>Writability</name>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished">disk dolu</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation type="unfinished">yazmaya karşı korumalı</translation>
    </message>
    <message>
        <source>this program has too many files open</source>
        <translation type="unfinished">bu programda çok fazla dosya açık</translation>
    </message>
    <message>
        <source>this machine has too many files open</source>
        <translation type="unfinished">bu makinede çok fazla dosya açık</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation type="unfinished">yeterli bellek yok</translation>
    </message>
    <message>
        <source>the system refused it once, but would not now</source>
        <translation type="unfinished">sistem bir kez reddetti, şimdi ise reddetmiyor</translation>
    </message>
</context>
<context>
    <name>WriteFile</name>
    <message>
        <source>“%1” is there already, so nothing will be written.</source>
        <translation type="unfinished">“%1” zaten var, bu yüzden hiçbir şey yazılmayacak.</translation>
    </message>
</context>
<context>
    <name>YamlText</name>
    <message>
        <source>anchors and aliases are not read</source>
        <translation type="unfinished">çapalar ve takma adlar okunmaz</translation>
    </message>
    <message>
        <source>this alias is inside what it refers to</source>
        <translation type="unfinished">bu takma ad, belirttiği şeyin içinde duruyor</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation type="unfinished">%1 değerden fazlası var</translation>
    </message>
    <message>
        <source>tags are not read</source>
        <translation type="unfinished">etiketler okunmaz</translation>
    </message>
    <message>
        <source>a key is a text</source>
        <translation type="unfinished">anahtar bir metindir</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">iç içe geçme çok derin</translation>
    </message>
    <message>
        <source>the key “%1” is there already</source>
        <translation type="unfinished">“%1” anahtarı zaten var</translation>
    </message>
    <message>
        <source>there is more than one document in it</source>
        <translation type="unfinished">içinde birden çok belge var</translation>
    </message>
</context>
<context>
    <name>gui::AcpAgent</name>
    <message>
        <source>the editor</source>
        <extracomment>Who is asked in a sentence, where Parlance serves an editor</extracomment>
        <translation type="unfinished">düzenleyici</translation>
    </message>
</context>
<context>
    <name>gui::AcpSession</name>
    <message>
        <source>“%1” is not a value of that option.</source>
        <translation type="unfinished">“%1” bu seçenek için geçerli bir değer değil.</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation type="unfinished">“%1” adlı bir seçenek yok.</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before.</source>
        <translation type="unfinished">Tur geri alındı; sohbet önceki hâlinde.</translation>
    </message>
</context>
<context>
    <name>gui::AddServerDialog</name>
    <message>
        <source>Add an MCP server</source>
        <translation type="unfinished">MCP sunucusu ekle</translation>
    </message>
    <message>
        <source>A &amp;program on this machine</source>
        <translation type="unfinished">Bu makinede bir &amp;program</translation>
    </message>
    <message>
        <source>An &amp;address</source>
        <extracomment>Button in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">Bir ad&amp;res</translation>
    </message>
    <message>
        <source>Add the &amp;server</source>
        <translation type="unfinished">&amp;Sunucuyu ekle</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">A&amp;d:</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">&amp;Komut satırı:</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">Adr&amp;es:</translation>
    </message>
    <message>
        <source>There is already an ensemble %1.</source>
        <translation type="unfinished">%1 adlı bir takım zaten var.</translation>
    </message>
</context>
<context>
    <name>gui::AddressView</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Gittiği yer: %1</translation>
    </message>
    <message>
        <source>Address at %1</source>
        <translation type="unfinished">Adres: %1</translation>
    </message>
    <message>
        <source>The name of this host stands for “%1”: its letters may look like those of another.</source>
        <translation type="unfinished">Bu ana makinenin adı aslında “%1” demek: bazı harfler başka alfabelerdeki harflere benziyor.</translation>
    </message>
    <message>
        <source>“%1” before the host says nothing about where the address leads.</source>
        <translation type="unfinished">Ana makineden önceki “%1” adresin nereye gittiğini göstermez.</translation>
    </message>
    <message>
        <source>The address is not encrypted: others on the way can read and change what is done there.</source>
        <translation type="unfinished">Adres şifreli değil: yoldaki başkaları orada yapılanları okuyabilir ve değiştirebilir.</translation>
    </message>
</context>
<context>
    <name>gui::AgentChoice</name>
    <message>
        <source>There are none yet.</source>
        <translation type="unfinished">Henüz hiç yok.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation type="unfinished">Var olanlar: %1.</translation>
    </message>
    <message>
        <source>There is no agent “%1”. %2</source>
        <translation type="unfinished">“%1” adlı bir ajan yok. %2</translation>
    </message>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">%1 ajanı çalışamıyor: %2</translation>
    </message>
</context>
<context>
    <name>gui::AgentImport</name>
    <message>
        <source>Import tools from a JSON list or a character&apos;s Python file</source>
        <translation type="unfinished">Bir JSON listesinden veya bir karakterin Python dosyasından araçları içe aktar</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1 okunamıyor: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1, %2 sınırından büyük.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>New agent with these tools</source>
        <translation type="unfinished">Bu araçlarla yeni ajan</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">Ad (harf, rakam, - ve _):</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">%1 dosyası zaten var.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">Araçlarını işe yarayacakları yerde kullan.</translation>
    </message>
</context>
<context>
    <name>gui::AgentPreview</name>
    <message>
        <source>What results from the agent</source>
        <translation type="unfinished">Ajandan ne oluşacağı</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Title of a tab that shows an agent beside its text: a noun</extracomment>
        <translation type="unfinished">Ajan</translation>
    </message>
    <message>
        <source>There is no agent here.</source>
        <translation type="unfinished">Burada ajan yok.</translation>
    </message>
    <message>
        <source>cannot play: %1</source>
        <translation type="unfinished">çalışamıyor: %1</translation>
    </message>
    <message>
        <source>plays with the conversation&apos;s model</source>
        <translation type="unfinished">sohbetin modeliyle çalışıyor</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">%1 ile çalışıyor</translation>
    </message>
</context>
<context>
    <name>gui::AgentSelector</name>
    <message>
        <source>No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">Ajan yok</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation: a noun</extracomment>
        <translation type="unfinished">Ajan</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">Ajan: %1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation: there is none</extracomment>
        <translation type="unfinished">yok</translation>
    </message>
    <message>
        <source>No agent plays: the model has the system text and the tools that are on.</source>
        <translation type="unfinished">Ajan yok: modelde sistem metni ve açık olan araçlar var.</translation>
    </message>
    <message>
        <source>There is no agent of this name any more.</source>
        <translation type="unfinished">Bu adda bir ajan artık yok.</translation>
    </message>
    <message>
        <source>It plays with %1.</source>
        <translation type="unfinished">%1 ile çalışıyor.</translation>
    </message>
    <message>
        <source>Its tools are bound from every ensemble, by name.</source>
        <translation type="unfinished">Araçları tüm takımlardan ada göre bağlanıyor.</translation>
    </message>
    <message>
        <source>Its tools are bound from the library %1.</source>
        <translation type="unfinished">Araçları %1 kitaplığından bağlanıyor.</translation>
    </message>
    <message>
        <source>All about &amp;agents</source>
        <translation type="unfinished">&amp;Ajanlar hakkında her şey</translation>
    </message>
    <message>
        <source>&amp;No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">Ajan &amp;yok</translation>
    </message>
    <message>
        <source>Bind its tools &amp;from</source>
        <translation type="unfinished">Araçlarını &amp;şuradan bağla</translation>
    </message>
    <message>
        <source>&amp;Every ensemble, by name</source>
        <translation type="unfinished">&amp;Tüm takımlar, ada göre</translation>
    </message>
</context>
<context>
    <name>gui::AgentTools</name>
    <message>
        <source>Tools that the agent asks for</source>
        <translation type="unfinished">Ajanın istediği araçlar</translation>
    </message>
    <message>
        <source>TOOLS ASKED FOR</source>
        <translation type="unfinished">İSTENEN ARAÇLAR</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">ve %1 tane daha</translation>
    </message>
</context>
<context>
    <name>gui::AgentsCommand</name>
    <message>
        <source>Also the characters that are not listed (good = false).</source>
        <translation type="unfinished">Listede olmayan karakterler de (good = false).</translation>
    </message>
    <message>
        <source>Write the named agent as gram or as toml, with the changes that are asked for.</source>
        <translation type="unfinished">Adı verilen ajanı, istenen değişikliklerle gram veya toml olarak yaz.</translation>
    </message>
    <message>
        <source>form</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">biçim</translation>
    </message>
    <message>
        <source>With --as: another name, title, description, model or instruction, or @FILE with it; may be repeated.</source>
        <translation type="unfinished">--as ile: başka bir ad, başlık, açıklama, model veya yönerge ya da bunu içeren @DOSYA; yinelenebilir.</translation>
    </message>
    <message>
        <source>key=value</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">anahtar=değer</translation>
    </message>
    <message>
        <source>With --as: leave this tool out; may be repeated.</source>
        <translation type="unfinished">--as ile: bu aracı dışarıda bırak; yinelenebilir.</translation>
    </message>
    <message>
        <source>tool</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">araç</translation>
    </message>
    <message>
        <source>With --as: also the tool specifications of this gram text, in place of those of the same names; may be repeated.</source>
        <translation type="unfinished">--as ile: aynı adlıların yerine bu gram metnindeki araç belirtimleri de; yinelenebilir.</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">dosya</translation>
    </message>
    <message>
        <source>With --as: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">--as ile: adı veya DOSYA ya da DOSYA#AD.</translation>
    </message>
    <message>
        <source>Bind the tools from this tool library: its name, or FILE. Without it, from every ensemble, by name.</source>
        <translation type="unfinished">Araçları bu araç kitaplığından bağla: adı veya DOSYA. Belirtilmezse tüm takımlardan ada göre.</translation>
    </message>
    <message>
        <source>An agent is written, and changed, with --as gram or --as toml.</source>
        <translation type="unfinished">Bir ajanı yazmak ve değiştirmek için --as gram veya --as toml kullanılır.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… bekleniyor: %1</translation>
    </message>
    <message>
        <source>--as is gram or toml, not %1.</source>
        <translation type="unfinished">--as gram veya toml olur, %1 olmaz.</translation>
    </message>
    <message>
        <source>Which agent? Give its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Hangi ajan? Adını veya DOSYA ya da DOSYA#AD verin.</translation>
    </message>
    <message>
        <source>A change is key=value, not %1.</source>
        <translation type="unfinished">Değişiklik anahtar=değer biçiminde yazılır, %1 olmaz.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1 okunamıyor: %2</translation>
    </message>
    <message>
        <source>not bound: %1</source>
        <translation type="unfinished">bağlı değil: %1</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1, UTF-8 metni değil.</translation>
    </message>
</context>
<context>
    <name>gui::AgentsModel</name>
    <message>
        <source>in use</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">kullanımda</translation>
    </message>
    <message>
        <source>in use, %1</source>
        <translation type="unfinished">kullanımda, %1</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">Ajanlar</translation>
    </message>
    <message>
        <source>Libraries</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">Kitaplıklar</translation>
    </message>
    <message>
        <source>Bound tools</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">Bağlı araçlar</translation>
    </message>
</context>
<context>
    <name>gui::AgentsPanel</name>
    <message>
        <source>&amp;Use in this conversation</source>
        <translation type="unfinished">Bu sohbette &amp;kullan</translation>
    </message>
    <message>
        <source>&amp;Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">K&amp;ullanmayı bırak</translation>
    </message>
    <message>
        <source>&amp;Bind from this library</source>
        <translation type="unfinished">Bu kitaplıktan &amp;bağla</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Düzenle</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Dö&amp;nüştür</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Ka&amp;rşılaştır…</translation>
    </message>
    <message>
        <source>Agent in &amp;TOML…</source>
        <translation type="unfinished">&amp;TOML ile ajan…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">&amp;gram ile ajan…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Araçları &amp;içe aktar…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Araç kitap&amp;lığı…</translation>
    </message>
    <message>
        <source>Agents, libraries and bound tools</source>
        <translation type="unfinished">Ajanlar, kitaplıklar ve bağlı araçlar</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button in the dock of agents: a new agent</extracomment>
        <translation type="unfinished">Yeni</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button in the dock of agents: further commands</extracomment>
        <translation type="unfinished">Daha fazla</translation>
    </message>
    <message>
        <source>None yet. “New” begins one.</source>
        <translation type="unfinished">Henüz yok. “Yeni” ile oluşturabilirsiniz.</translation>
    </message>
    <message>
        <source>Those of the agent that is picked.</source>
        <translation type="unfinished">Seçili ajanınkiler.</translation>
    </message>
    <message>
        <source>It cannot play until what is wrong with it is put right.</source>
        <translation type="unfinished">İçindeki hatalarla çalışamaz.</translation>
    </message>
    <message>
        <source>It asks for none.</source>
        <translation type="unfinished">Araç istemiyor.</translation>
    </message>
    <message>
        <source>&amp;Convert to TOML</source>
        <translation type="unfinished">TOML biçimine dö&amp;nüştür</translation>
    </message>
    <message>
        <source>&amp;Convert to gram</source>
        <translation type="unfinished">gram biçimine dö&amp;nüştür</translation>
    </message>
    <message>
        <source>Bind</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this library for the agent’s tools</extracomment>
        <translation type="unfinished">Bağla</translation>
    </message>
    <message>
        <source>Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Kullanmayı bırak</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this agent in the conversation</extracomment>
        <translation type="unfinished">Kullan</translation>
    </message>
</context>
<context>
    <name>gui::Announcements</name>
    <message>
        <source>You are asked: %1</source>
        <translation type="unfinished">Size soruluyor: %1</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation type="unfinished">%1 başarısız: %2</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation type="unfinished">%1 tamam.</translation>
    </message>
    <message>
        <source>Answer finished.</source>
        <extracomment>Message to a screen reader</extracomment>
        <translation type="unfinished">Yanıt tamamlandı.</translation>
    </message>
    <message>
        <source>Answer finished. %1</source>
        <translation type="unfinished">Yanıt tamamlandı. %1</translation>
    </message>
    <message>
        <source>The turn was undone, and your text is in the composer again. %1</source>
        <translation type="unfinished">Tur geri alındı, metniniz yeniden yazma alanında. %1</translation>
    </message>
    <message>
        <source>The answer was interrupted. %1</source>
        <translation type="unfinished">Yanıt yarıda kesildi. %1</translation>
    </message>
    <message>
        <source>All that waited has been answered.</source>
        <translation type="unfinished">Bekleyen her şey yanıtlandı.</translation>
    </message>
</context>
<context>
    <name>gui::AnswerView</name>
    <message>
        <source>[thought] %1</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">[düşünce] %1</translation>
    </message>
    <message>
        <source>[picture or file]</source>
        <translation type="unfinished">[resim veya dosya]</translation>
    </message>
    <message>
        <source>%1: what it says</source>
        <translation type="unfinished">%1: yanıt metni</translation>
    </message>
    <message>
        <source>%1: its events</source>
        <translation type="unfinished">%1: olaylar</translation>
    </message>
    <message>
        <source>Says</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: what the answer says</extracomment>
        <translation type="unfinished">Metin</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">Olaylar</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Ham</translation>
    </message>
    <message>
        <source>under way…</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">sürüyor…</translation>
    </message>
    <message>
        <source>The answer is too long to be shown here as text; its events and bytes are.</source>
        <translation type="unfinished">Yanıt burada metin olarak gösterilemeyecek kadar uzun; olayları ve baytları gösterilebilir.</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">Yanıt yok</translation>
    </message>
    <message>
        <source>first byte after %1 ms</source>
        <translation type="unfinished">ilk bayt %1 ms sonra</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation type="unfinished">%1 önbellekten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in, %1 out</source>
        <translation type="unfinished">
            <numerusform>%Ln jeton girdi, %1 çıktı</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::AnswersModel</name>
    <message>
        <source>before</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the answer that was recorded</extracomment>
        <translation type="unfinished">önceki</translation>
    </message>
    <message>
        <source>no answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">yanıt yok</translation>
    </message>
    <message>
        <source>says the same</source>
        <translation type="unfinished">aynısını söylüyor</translation>
    </message>
    <message>
        <source>from byte %1: %2</source>
        <translation type="unfinished">%1. bayttan başlayarak: %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: what came back</extracomment>
        <translation type="unfinished">Yanıt</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the HTTP status of the answer</extracomment>
        <translation type="unfinished">Durum</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: how long it took</extracomment>
        <translation type="unfinished">Süre</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">Girdi jetonu</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">Çıktı jetonu</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: of tools</extracomment>
        <translation type="unfinished">Çağrılar</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: why the answer ended</extracomment>
        <translation type="unfinished">Bitiş</translation>
    </message>
    <message>
        <source>Differs from before</source>
        <translation type="unfinished">Öncekinden farkı</translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>%n gönderildi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different answer(s)</source>
        <translation type="unfinished">
            <numerusform>%n farklı yanıt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>%n başarısız</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation type="unfinished">%1–%2 ms</translation>
    </message>
</context>
<context>
    <name>gui::ApprovalPolicy</name>
    <message>
        <source>--approve is ask, refuse, all, hidden-files, offered-calls or a tool&apos;s name, not %1.</source>
        <translation type="unfinished">--approve ask, refuse, all, hidden-files, offered-calls veya bir araç adı olur, %1 olmaz.</translation>
    </message>
    <message>
        <source>%1
Only a person can allow that: at a terminal with --approve ask, or beforehand with --approve %2.</source>
        <translation type="unfinished">%1
Buna yalnızca bir kişi izin verebilir: uçbirimde --approve ask ile veya önceden --approve %2 ile.</translation>
    </message>
    <message>
        <source>%1
To run calls that are offered like this: --approve %2</source>
        <translation type="unfinished">%1
Bu şekilde önerileni çalıştırmak için: --approve %2</translation>
    </message>
    <message>
        <source>%1 needs your approval, and this is not a terminal. To allow it: --approve %1</source>
        <translation type="unfinished">%1 onayınızı istiyor, ancak bu bir uçbirim değil. İzin vermek için: --approve %1</translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Gittiği yer: %1</translation>
    </message>
    <message>
        <source>[y] answer with these values  {…} answer with this JSON object  [n] no</source>
        <translation type="unfinished">[y] bu değerlerle yanıtla  {…} bu JSON nesnesiyle yanıtla  [n] hayır</translation>
    </message>
    <message>
        <source>[y] I open that address in a browser  [n] no</source>
        <translation type="unfinished">[y] bu adresi tarayıcıda açacağım  [n] hayır</translation>
    </message>
    <message>
        <source>[y] yes  [a] always  [n] no</source>
        <translation type="unfinished">[y] evet  [a] her zaman  [n] hayır</translation>
    </message>
    <message>
        <source>[y] yes  [n] no</source>
        <translation type="unfinished">[y] evet  [n] hayır</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [n] no</source>
        <translation type="unfinished">[y] bir kez  [c] bu sohbette  [a] her zaman  [n] hayır</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [l] always for calls like this: %1  [n] no</source>
        <translation type="unfinished">[y] bir kez  [c] bu sohbette  [a] her zaman  [l] bunun gibi çağrılara her zaman: %1  [n] hayır</translation>
    </message>
    <message>
        <source>answer with these values</source>
        <translation type="unfinished">bu değerlerle yanıtla</translation>
    </message>
    <message>
        <source>I open that address in a browser</source>
        <translation type="unfinished">Bu adresi tarayıcıda açacağım</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">bir kez</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">evet</translation>
    </message>
    <message>
        <source>in this conversation</source>
        <translation type="unfinished">bu sohbette</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">her zaman</translation>
    </message>
    <message>
        <source>always for calls like this: %1</source>
        <translation type="unfinished">bunun gibi çağrılara her zaman: %1</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">hayır</translation>
    </message>
    <message>
        <source>Type a number, or a JSON object to answer with, and press Enter.</source>
        <translation type="unfinished">Bir numara veya yanıt olarak bir JSON nesnesi yazıp Enter’a basın.</translation>
    </message>
    <message>
        <source>Type a number and press Enter.</source>
        <translation type="unfinished">Bir numara yazıp Enter’a basın.</translation>
    </message>
</context>
<context>
    <name>gui::ArchiveCommand</name>
    <message>
        <source>archived:</source>
        <extracomment>Message on the terminal before the conversation that was put into the archive</extracomment>
        <translation type="unfinished">arşivlendi:</translation>
    </message>
</context>
<context>
    <name>gui::Attachment</name>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 bir dosya değil.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1 okunamıyor: %2.</translation>
    </message>
    <message>
        <source>The picture %1 is larger than %2.</source>
        <translation type="unfinished">%1 resmi şundan büyük: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1 şundan büyük: %2.</translation>
    </message>
    <message>
        <source>%1 is neither text (UTF-8) nor a picture (PNG, JPEG, GIF, WebP).</source>
        <translation type="unfinished">%1 ne metin (UTF-8) ne de resim (PNG, JPEG, GIF, WebP).</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name of an attached picture that has none</extracomment>
        <translation type="unfinished">Resim</translation>
    </message>
</context>
<context>
    <name>gui::AttachmentBar</name>
    <message>
        <source>Attachments</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Ekler</translation>
    </message>
    <message>
        <source>Attach files</source>
        <extracomment>Text in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Dosya ekle</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">%1 öğesini kaldır</translation>
    </message>
</context>
<context>
    <name>gui::BackupCommand</name>
    <message>
        <source>Where to write it; a file that is already there is not overwritten.</source>
        <translation type="unfinished">Nereye yazılacağı; var olan dosyanın üzerine yazılmaz.</translation>
    </message>
    <message>
        <source>Into which file?</source>
        <translation type="unfinished">Hangi dosyaya?</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">Tüm sohbetler %1 içinde.</translation>
    </message>
</context>
<context>
    <name>gui::BenchHead</name>
    <message>
        <source>also called %1</source>
        <translation type="unfinished">diğer adı: %1</translation>
    </message>
    <message>
        <source>On in this conversation</source>
        <translation type="unfinished">Bu sohbette açık</translation>
    </message>
    <message>
        <source>Tool to try out</source>
        <translation type="unfinished">Denenecek araç</translation>
    </message>
    <message>
        <source>There is no such tool at the moment.</source>
        <translation type="unfinished">Şu anda böyle bir araç yok.</translation>
    </message>
</context>
<context>
    <name>gui::BlindPairs</name>
    <message>
        <source>Asked</source>
        <extracomment>Label where two answers are judged without knowing whose they are: what was asked</extracomment>
        <translation type="unfinished">Sorulan</translation>
    </message>
    <message>
        <source>Left answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Soldaki yanıt</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Sağdaki yanıt</translation>
    </message>
    <message>
        <source>Ne&amp;xt pair</source>
        <extracomment>Button where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">S&amp;onraki çift</translation>
    </message>
    <message>
        <source>Back to the &amp;matrix</source>
        <translation type="unfinished">&amp;Matrise dön</translation>
    </message>
    <message>
        <source>Left is better</source>
        <translation type="unfinished">Soldaki daha iyi</translation>
    </message>
    <message>
        <source>Neither is better</source>
        <translation type="unfinished">Hiçbiri daha iyi değil</translation>
    </message>
    <message>
        <source>Right is better</source>
        <translation type="unfinished">Sağdaki daha iyi</translation>
    </message>
    <message>
        <source>Which answer is better? Whose they are is shown afterwards.</source>
        <translation type="unfinished">Hangi yanıt daha iyi? Kimin oldukları sonra gösterilir.</translation>
    </message>
    <message>
        <source>Left: %1. Right: %2.</source>
        <translation type="unfinished">Sol: %1. Sağ: %2.</translation>
    </message>
</context>
<context>
    <name>gui::BodyPage</name>
    <message>
        <source>How the body is shown</source>
        <translation type="unfinished">Gövdenin gösterilişi</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as a tree</extracomment>
        <translation type="unfinished">Ağaç</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as plain text</extracomment>
        <translation type="unfinished">Metin</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Ham</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Onaltılık</translation>
    </message>
    <message>
        <source>Find a text or a JSON path</source>
        <translation type="unfinished">Metin veya JSON yolu bul</translation>
    </message>
    <message>
        <source>Find text, $.messages[-1] or /tools/0</source>
        <translation type="unfinished">Metin, $.messages[-1] veya /tools/0 bul</translation>
    </message>
    <message>
        <source>The body as a tree</source>
        <translation type="unfinished">Ağaç olarak gövde</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation type="unfinished">Değeri kopyala</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">JSON işaretçisini kopyala</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Gövde yok.</translation>
    </message>
    <message>
        <source>It is too large for a tree. Its text can be looked at.</source>
        <translation type="unfinished">Ağaç için çok büyük. Metnine bakılabilir.</translation>
    </message>
    <message>
        <source>It is not JSON, so there is no tree of it.</source>
        <translation type="unfinished">JSON olmadığı için ağacı yok.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Bir şey bulunamadı</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Satır %1</translation>
    </message>
    <message>
        <source>Not JSON</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">JSON değil</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
</context>
<context>
    <name>gui::BodyView</name>
    <message>
        <source>Show all</source>
        <extracomment>Button below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Tümünü göster</translation>
    </message>
    <message>
        <source>Body</source>
        <extracomment>Name for screen readers below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Gövde</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">Seçili satırları kopyala</translation>
    </message>
    <message>
        <source>Formatting…</source>
        <extracomment>Remark below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Biçimlendiriliyor…</translation>
    </message>
    <message>
        <source>%1 of %2 lines · %3</source>
        <translation type="unfinished">%1 / %2 satır · %3</translation>
    </message>
</context>
<context>
    <name>gui::BranchWindow</name>
    <message>
        <source>Reading both branches…</source>
        <translation type="unfinished">İki dal okunuyor…</translation>
    </message>
    <message>
        <source>Two branches side by side</source>
        <translation type="unfinished">Yan yana iki dal</translation>
    </message>
    <message>
        <source>Both branches, canister beside canister</source>
        <translation type="unfinished">İki dal, blok blok yan yana</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Menu entry in the window that shows two branches of a conversation side by side: a verb</extracomment>
        <translation type="unfinished">Kapat</translation>
    </message>
    <message>
        <source>Both are on the same branch: there is nothing to compare.</source>
        <translation type="unfinished">İkisi de aynı dalda: karşılaştıracak bir şey yok.</translation>
    </message>
    <message>
        <source>The branches part at the beginning.</source>
        <translation type="unfinished">Dallar en baştan ayrılıyor.</translation>
    </message>
    <message numerus="yes">
        <source>Both branches have the first %n message(s) in common.</source>
        <translation type="unfinished">
            <numerusform>İki dalın ilk %n mesajı ortak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) more are not shown.</source>
        <translation type="unfinished">
            <numerusform>%n mesaj daha gösterilmiyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">Burada bir şey yok</translation>
    </message>
    <message>
        <source>only here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">yalnızca burada</translation>
    </message>
    <message>
        <source>differs</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">farklı</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">aynı</translation>
    </message>
</context>
<context>
    <name>gui::BudgetBar</name>
    <message>
        <source>Budget per &amp;day</source>
        <translation type="unfinished">&amp;Günlük bütçe</translation>
    </message>
    <message>
        <source>What may be spent in a day</source>
        <translation type="unfinished">Bir günde harcanabilecek tutar</translation>
    </message>
    <message>
        <source>per &amp;month</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">&amp;aylık</translation>
    </message>
    <message>
        <source>What may be spent in a month</source>
        <translation type="unfinished">Bir ayda harcanabilecek tutar</translation>
    </message>
    <message>
        <source>per con&amp;versation</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">&amp;sohbet başına</translation>
    </message>
    <message>
        <source>What a conversation may cost</source>
        <translation type="unfinished">Bir sohbetin mal olabileceği tutar</translation>
    </message>
    <message>
        <source>The currency of the budgets, as providers&apos; prices have it</source>
        <translation type="unfinished">Bütçelerin para birimi, sağlayıcıların fiyatlarındaki gibi</translation>
    </message>
    <message>
        <source>What happens beyond a budget</source>
        <translation type="unfinished">Bütçe aşılınca ne olacağı</translation>
    </message>
    <message>
        <source>ask before each turn</source>
        <translation type="unfinished">her turdan önce sor</translation>
    </message>
    <message>
        <source>say so and go on</source>
        <translation type="unfinished">bildir ve devam et</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the line of budgets below the figures; an amount of money follows: whichever is free, or any amount</extracomment>
        <translation type="unfinished">fark etmez</translation>
    </message>
    <message>
        <source>%1 today, %2 this month</source>
        <translation type="unfinished">bugün %1, bu ay %2</translation>
    </message>
</context>
<context>
    <name>gui::Budgets</name>
    <message>
        <source>%1 Go on?</source>
        <translation type="unfinished">%1 Devam edilsin mi?</translation>
    </message>
    <message>
        <source>This conversation has cost %1; its budget is %2.</source>
        <translation type="unfinished">Bu sohbet %1 tuttu; bütçesi %2.</translation>
    </message>
    <message>
        <source>Today has cost %1; the day&apos;s budget is %2.</source>
        <translation type="unfinished">Bugün %1 harcandı; günlük bütçe %2.</translation>
    </message>
    <message>
        <source>This month has cost %1; its budget is %2.</source>
        <translation type="unfinished">Bu ay %1 harcandı; bütçesi %2.</translation>
    </message>
</context>
<context>
    <name>gui::BusDesktop</name>
    <message>
        <source>Show</source>
        <extracomment>Button on a notification of the desktop: a verb: bring the window to the front</extracomment>
        <translation type="unfinished">Göster</translation>
    </message>
</context>
<context>
    <name>gui::CallValues</name>
    <message>
        <source>Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">Argümanlar</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">&amp;Argümanlar</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a tab in the window that shows a tool call: what a tool gave back</extracomment>
        <translation type="unfinished">Sonuç</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">&amp;Sonuç</translation>
    </message>
</context>
<context>
    <name>gui::CanisterEditor</name>
    <message>
        <source>Edit the arguments of %1</source>
        <translation type="unfinished">%1 argümanlarını düzenle</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <extracomment>Text of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">Düzenle: %1</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">JSON olarak argümanlar</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name for screen readers of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">Metin</translation>
    </message>
    <message>
        <source>This becomes another version of it; the one before stays beside it. What comes after goes on below both.</source>
        <translation type="unfinished">Bu, başka bir sürüm olur; önceki sürüm yanında kalır. Sonrası ikisinin altında devam eder.</translation>
    </message>
    <message>
        <source>&amp;Keep as a version</source>
        <translation type="unfinished">Sürüm olarak &amp;sakla</translation>
    </message>
    <message>
        <source>The arguments must be a JSON object.</source>
        <translation type="unfinished">Argümanlar bir JSON nesnesi olmalı.</translation>
    </message>
</context>
<context>
    <name>gui::CanisterFile</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">%1 yazılamıyor: %2.</translation>
    </message>
</context>
<context>
    <name>gui::CannedDialog</name>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">İstemi &amp;kullan</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <translation type="unfinished">Hâlâ gerekli: %1.</translation>
    </message>
</context>
<context>
    <name>gui::CaptureCommand</name>
    <message>
        <source>Where requests are passed on to: an address, or the name of a provider.</source>
        <translation type="unfinished">İsteklerin iletileceği yer: bir adres veya sağlayıcı adı.</translation>
    </message>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">127.0.0.1 üzerindeki bağlantı noktası; 0 boş olan herhangi birini alır.</translation>
    </message>
    <message>
        <source>Instead of --to: a program that speaks MCP over its standard input and output, after --. It is started, and what it is told and says passes unchanged.</source>
        <translation type="unfinished">--to yerine: standart girdi ve çıktısından MCP konuşan bir program, -- sonrasında. Program başlatılır; ona söylenenler ve söyledikleri değiştirilmeden iletilir.</translation>
    </message>
    <message>
        <source>What is to be captured? Give --to with an address or a provider, or -- and a command.</source>
        <translation type="unfinished">Ne yakalanacak? --to ile bir adres veya sağlayıcı ya da -- ve bir komut verin.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 bir bağlantı noktası değil.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">%1 adlı bir sağlayıcı yok.</translation>
    </message>
    <message>
        <source>%1 has no address of its own that requests could be passed on to.</source>
        <translation type="unfinished">%1 için isteklerin iletilebileceği kendine ait bir adres yok.</translation>
    </message>
    <message>
        <source>Give this to programs instead of %1. Whoever knows it can use it. Ctrl+C ends it; parlance exchanges lists what passed.</source>
        <translation type="unfinished">Programlara %1 yerine bunu verin. Bunu bilen herkes kullanabilir. Ctrl+C bitirir; iletilenleri parlance exchanges listeler.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">“%1” başlatılamıyor: %2</translation>
    </message>
</context>
<context>
    <name>gui::CaptureWindow</name>
    <message>
        <source>Capture</source>
        <extracomment>Window title in the window that records what other programs say to a provider: a noun: a recording of other programs’ exchanges</extracomment>
        <translation type="unfinished">Yakalama</translation>
    </message>
    <message>
        <source>What programs are told, as environment variables</source>
        <translation type="unfinished">Programlara ortam değişkenleri olarak söylenenler</translation>
    </message>
    <message>
        <source>A program that is given this address instead of a provider&apos;s speaks with the provider as before, and what both say is kept here.
Only programs of this machine that know the address can use it.</source>
        <translation type="unfinished">Sağlayıcının adresi yerine bu adres verilen bir program sağlayıcıyla eskisi gibi konuşur; ikisinin söyledikleri burada saklanır.
Yalnızca bu makinenin adresi bilen programları kullanabilir.</translation>
    </message>
    <message>
        <source>What has passed</source>
        <translation type="unfinished">İletilenler</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">Başlangıç</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what was sent</extracomment>
        <translation type="unfinished">İstek</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title in the window that records what other programs say to a provider: the HTTP status of the answer</extracomment>
        <translation type="unfinished">Durum</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title in the window that records what other programs say to a provider: how long it took</extracomment>
        <translation type="unfinished">Süre</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what came back</extracomment>
        <translation type="unfinished">Yanıt</translation>
    </message>
    <message>
        <source>Where requests are passed on to: a provider, or an address</source>
        <translation type="unfinished">İsteklerin iletileceği yer: bir sağlayıcı veya adres</translation>
    </message>
    <message>
        <source>&amp;Pass on to</source>
        <translation type="unfinished">&amp;Şuraya ilet</translation>
    </message>
    <message>
        <source>The port on this machine</source>
        <translation type="unfinished">Bu makinedeki bağlantı noktası</translation>
    </message>
    <message>
        <source>any port</source>
        <extracomment>Part of a number field in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">herhangi bir bağlantı noktası</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">&amp;Başlat</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">K&amp;opyala</translation>
    </message>
    <message>
        <source>As co&amp;nversations…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">&amp;Sohbetler olarak…</translation>
    </message>
    <message>
        <source>Send &amp;again…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">&amp;Yeniden gönder…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">&amp;Kaydet…</translation>
    </message>
    <message>
        <source>“%1” is neither a provider nor an address that begins with http:// or https://.</source>
        <translation type="unfinished">“%1” ne bir sağlayıcı ne de şunlarla başlayan bir adres: http:// veya https://.</translation>
    </message>
    <message>
        <source>Capturing for %1, until it is stopped or this window is closed.</source>
        <translation type="unfinished">%1 için yakalanıyor; durdurulana veya bu pencere kapatılana dek.</translation>
    </message>
    <message>
        <source>Stopped. What has passed stays in the Inspector, among all conversations.</source>
        <translation type="unfinished">Durduruldu. İletilenler İnceleyici’de, tüm sohbetler arasında kalır.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Column title in the window that records what other programs say to a provider: there is none</extracomment>
        <translation type="unfinished">yok</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">&amp;Durdur</translation>
    </message>
    <message>
        <source>Programs that use the address will not reach the provider any more.</source>
        <translation type="unfinished">Bu adresi kullanan programlar artık sağlayıcıya ulaşamayacak.</translation>
    </message>
    <message>
        <source>&amp;End the capture</source>
        <translation type="unfinished">Yakalamayı &amp;bitir</translation>
    </message>
</context>
<context>
    <name>gui::CassetteSteps</name>
    <message>
        <source>Step by step: Enter lets the next event come, r and Enter the rest of its answer, a and Enter everything.</source>
        <translation type="unfinished">Adım adım: Enter sonraki olayı, r ve Enter yanıtının kalanını, a ve Enter her şeyi getirir.</translation>
    </message>
    <message numerus="yes">
        <source>… next: the answer to %1, %n event(s)</source>
        <translation type="unfinished">
            <numerusform>… sırada: %1 yanıtı, %n olay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::CassetteWindow</name>
    <message>
        <source>&amp;Lenient</source>
        <extracomment>Box to tick in the window that plays a cassette, which is a recording of exchanges: an adjective: requests may differ a little</extracomment>
        <translation type="unfinished">&amp;Esnek</translation>
    </message>
    <message>
        <source>Cassette</source>
        <extracomment>Window title in the window that plays a cassette, which is a recording of exchanges: a recording of exchanges that can be played</extracomment>
        <translation type="unfinished">Kaset</translation>
    </message>
    <message>
        <source>What is on the cassette, and what was asked for that is not on it</source>
        <translation type="unfinished">Kasette olanlar ve istenip de kasette olmayanlar</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: number of the exchange</extracomment>
        <translation type="unfinished">No.</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">İstek</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what came back</extracomment>
        <translation type="unfinished">Yanıt</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: whether it was played already</extracomment>
        <translation type="unfinished">Oynatıldı</translation>
    </message>
    <message>
        <source>When the parts of an answer come</source>
        <translation type="unfinished">Yanıtın parçalarının ne zaman geleceği</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>Choice in a list in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Hemen</translation>
    </message>
    <message>
        <source>At the recorded pace</source>
        <translation type="unfinished">Kaydedilen hızda</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">Adım adım</translation>
    </message>
    <message>
        <source>Dates, times and identifiers in a request may differ</source>
        <translation type="unfinished">İstekteki tarihler, saatler ve kimlikler farklı olabilir</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Se&amp;ç…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges: a verb</extracomment>
        <translation type="unfinished">&amp;Oynat</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">&amp;Sonraki olay</translation>
    </message>
    <message>
        <source>&amp;Rest of the answer</source>
        <translation type="unfinished">Yanıtın &amp;kalanı</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">&amp;Tümü</translation>
    </message>
    <message>
        <source>Lets the next event come (F8, also in the window)</source>
        <translation type="unfinished">Sonraki olayı getirir (F8, ana pencerede de)</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">Kaset oynat</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>Message in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">%1 okunuyor…</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s). Play it, and all that would be sent is answered from here.</source>
        <translation type="unfinished">
            <numerusform>%n etkileşim. Oynatırsanız gönderilecek her şey buradan yanıtlanır.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing: nothing is sent, and each event waits for you, until this is ended or closed.</source>
        <translation type="unfinished">Oynatılıyor: sonlandırılana veya kapatılana dek hiçbir şey gönderilmez ve her olay sizi bekler.</translation>
    </message>
    <message>
        <source>Playing: nothing is sent until this is ended or closed.</source>
        <translation type="unfinished">Oynatılıyor: sonlandırılana veya kapatılana dek hiçbir şey gönderilmez.</translation>
    </message>
    <message>
        <source>Ended: what is sent goes to the network again.</source>
        <translation type="unfinished">Sonlandırıldı: gönderilenler yeniden ağa gidiyor.</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was played already</extracomment>
        <translation type="unfinished">oynatıldı</translation>
    </message>
    <message>
        <source>not on it</source>
        <translation type="unfinished">kasette yok</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Bekleyen bir şey yok.</translation>
    </message>
    <message>
        <source>Next: event %1 of %2.</source>
        <translation type="unfinished">Sırada: olay %1 / %2.</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was recorded</extracomment>
        <translation type="unfinished">kaydedildi</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a request came for it</extracomment>
        <translation type="unfinished">soruldu</translation>
    </message>
    <message>
        <source>En&amp;d</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a verb: end it</extracomment>
        <translation type="unfinished">&amp;Bitir</translation>
    </message>
</context>
<context>
    <name>gui::CheckCommand</name>
    <message>
        <source>Descriptors, or folders of them.</source>
        <translation type="unfinished">Tanımlayıcılar veya onların klasörleri.</translation>
    </message>
    <message>
        <source>Which descriptors? Give files or folders.</source>
        <translation type="unfinished">Hangi tanımlayıcılar? Dosya veya klasör verin.</translation>
    </message>
    <message>
        <source>this is not a descriptor: none of its tables says what it describes</source>
        <translation type="unfinished">bu bir tanımlayıcı değil: tablolarının hiçbiri neyi tanımladığını söylemiyor</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">“%1” adı zaten kullanılıyor: %2</translation>
    </message>
</context>
<context>
    <name>gui::ChoiceBox</name>
    <message>
        <source>Pick one</source>
        <extracomment>Hint in an empty field in a list of choices</extracomment>
        <translation type="unfinished">Birini seçin</translation>
    </message>
</context>
<context>
    <name>gui::ChoicesList</name>
    <message>
        <source>LIBRARIES</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">KİTAPLIKLAR</translation>
    </message>
    <message>
        <source>MODELS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">MODELLER</translation>
    </message>
    <message>
        <source>AGENTS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">AJANLAR</translation>
    </message>
    <message>
        <source>INSTRUCTIONS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">YÖNERGELER</translation>
    </message>
    <message>
        <source>There is no tool library yet. One is a file in libraries/ that says which tool does what an agent asks for.</source>
        <translation type="unfinished">Henüz araç kitaplığı yok. Kitaplık, libraries/ içinde, bir ajanın istediğini hangi aracın yaptığını söyleyen bir dosyadır.</translation>
    </message>
    <message>
        <source>There is no agent yet.</source>
        <translation type="unfinished">Henüz ajan yok.</translation>
    </message>
    <message>
        <source>There is no model yet.</source>
        <translation type="unfinished">Henüz model yok.</translation>
    </message>
    <message>
        <source>Narrow the list</source>
        <translation type="unfinished">Listeyi daralt</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <extracomment>Button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">&amp;Bir tane daha</translation>
    </message>
    <message>
        <source>Another instruction</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Bir yönerge daha</translation>
    </message>
    <message>
        <source>Instruction %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Yönerge %1</translation>
    </message>
    <message>
        <source>What the model is told first</source>
        <translation type="unfinished">Modele ilk söylenen</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Sütun: %1</translation>
    </message>
</context>
<context>
    <name>gui::ColumnView</name>
    <message>
        <source>Column %1</source>
        <extracomment>Name for screen readers of a column in the comparison side by side</extracomment>
        <translation type="unfinished">Sütun %1</translation>
    </message>
    <message>
        <source>The run before, in column %1</source>
        <translation type="unfinished">Önceki çalıştırma, sütun %1</translation>
    </message>
    <message>
        <source>The next run, in column %1</source>
        <translation type="unfinished">Sonraki çalıştırma, sütun %1</translation>
    </message>
    <message>
        <source>More of this run, in column %1</source>
        <translation type="unfinished">Bu çalıştırmanın ayrıntıları, sütun %1</translation>
    </message>
    <message>
        <source>Run %1 of column %2</source>
        <translation type="unfinished">Çalıştırma %1, sütun %2</translation>
    </message>
    <message>
        <source>run %1 of %2</source>
        <translation type="unfinished">çalıştırma %1 / %2</translation>
    </message>
    <message>
        <source>&amp;Keep as a conversation</source>
        <translation type="unfinished">Sohbet olarak &amp;sakla</translation>
    </message>
    <message>
        <source>&amp;Show what went over the wire</source>
        <translation type="unfinished">&amp;Ağdan iletileni göster</translation>
    </message>
</context>
<context>
    <name>gui::Command</name>
    <message>
        <source>Use what the workspace brings: the descriptors in its folder .parlance, and the instructions in its AGENTS.md and CLAUDE.md.</source>
        <translation type="unfinished">Çalışma alanının getirdiklerini kullan: .parlance klasöründeki tanımlayıcıları, AGENTS.md ve CLAUDE.md dosyalarındaki yönergeleri.</translation>
    </message>
    <message>
        <source>Report turns, model calls and tools as OpenTelemetry spans: to a collector&apos;s address, or into a file. `none`: not even where the preferences say so.</source>
        <translation type="unfinished">Turları, model çağrılarını ve araçları OpenTelemetry aralıkları olarak bildir: bir toplayıcının adresine veya bir dosyaya. `none`: tercihlerde öyle olsa bile hiçbir yere.</translation>
    </message>
    <message>
        <source>With --trace: also report what is said, and what tools are given and give back.</source>
        <translation type="unfinished">--trace ile: söylenenleri, araçlara verilenleri ve araçların verdiklerini de.</translation>
    </message>
    <message>
        <source>--trace-contents goes with --trace.</source>
        <translation type="unfinished">--trace-contents, --trace ile birlikte kullanılır.</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">uyarı: %1</translation>
    </message>
    <message>
        <source>--%1 is a number from 1 on, not %2.</source>
        <translation type="unfinished">--%1 en az 1 olan bir sayıdır, %2 olmaz.</translation>
    </message>
</context>
<context>
    <name>gui::CommandCompletion</name>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the list of commands that a slash opens</extracomment>
        <translation type="unfinished">Komutlar</translation>
    </message>
    <message>
        <source>(may be left out) %1</source>
        <translation type="unfinished">(isteğe bağlı) %1</translation>
    </message>
</context>
<context>
    <name>gui::CommandLine</name>
    <message>
        <source>parlance: unknown command %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: bilinmeyen komut %1. Deneyin: parlance --help.</translation>
    </message>
    <message>
        <source>parlance: --profile takes a folder. Try parlance --help.</source>
        <translation type="unfinished">parlance: --profile bir klasör ister. Deneyin: parlance --help.</translation>
    </message>
    <message>
        <source>parlance: unknown option %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: bilinmeyen seçenek %1. Deneyin: parlance --help.</translation>
    </message>
    <message>
        <source>parlance: the output could not be written: %1.</source>
        <translation type="unfinished">parlance: çıktı yazılamadı: %1.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1, “%2” argümanını almaz. Deneyin: %1 --help.</translation>
    </message>
    <message>
        <source>parlance: the descriptors in %1 are not used; with --trust they are.</source>
        <translation type="unfinished">parlance: %1 içindeki tanımlayıcılar kullanılmıyor; --trust ile kullanılır.</translation>
    </message>
    <message>
        <source>parlance: the argument %1 is not UTF-8.</source>
        <translation type="unfinished">parlance: %1 argümanı UTF-8 değil.</translation>
    </message>
</context>
<context>
    <name>gui::CommandPalette</name>
    <message>
        <source>Nothing matches. Fewer letters find more.</source>
        <translation type="unfinished">Eşleşen yok. Daha az harf daha çok sonuç bulur.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Komutlar</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Komut ara</translation>
    </message>
    <message>
        <source>Do anything…</source>
        <extracomment>Hint in an empty field of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Her işlem…</translation>
    </message>
</context>
<context>
    <name>gui::CommitNotice</name>
    <message>
        <source>A tool broke, and the turn is not undone yet.</source>
        <translation type="unfinished">Bir araç bozuldu ve tur henüz geri alınmadı.</translation>
    </message>
    <message>
        <source>The answer is not saved yet.</source>
        <translation type="unfinished">Yanıt henüz kaydedilmedi.</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">Yeniden &amp;dene</translation>
    </message>
    <message>
        <source>Save else&amp;where…</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">&amp;Başka yere kaydet…</translation>
    </message>
    <message>
        <source>Save the answer elsewhere</source>
        <translation type="unfinished">Yanıtı başka yere kaydet</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation type="unfinished">JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>The answer is saved in %1, but not yet in the conversation.</source>
        <translation type="unfinished">Yanıt %1 içine kaydedildi, ancak henüz sohbette değil.</translation>
    </message>
</context>
<context>
    <name>gui::CompareBar</name>
    <message>
        <source>none</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: there is none</extracomment>
        <translation type="unfinished">yok</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">Yan yana</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">&amp;Raporu kaydet…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the comparison side by side: a verb</extracomment>
        <translation type="unfinished">D&amp;urdur</translation>
    </message>
    <message>
        <source>No agent</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Ajan yok</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Ajan: %1</translation>
    </message>
    <message>
        <source>The agent&apos;s model</source>
        <translation type="unfinished">Ajanın modeli</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Yineleme: %1</translation>
    </message>
    <message>
        <source>How often each column runs</source>
        <translation type="unfinished">Her sütunun kaç kez çalışacağı</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Sınır: %1</translation>
    </message>
    <message>
        <source>The time after which a run is stopped and counts as timed out</source>
        <translation type="unfinished">Bir çalıştırmanın ne kadar sonra durdurulup zaman aşımına uğramış sayılacağı</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>Menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Diğer…</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Karşılaştır: %1</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">&amp;Yeniden çalıştır</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: a verb: carry it out</extracomment>
        <translation type="unfinished">Ça&amp;lıştır</translation>
    </message>
</context>
<context>
    <name>gui::CompareCommand</name>
    <message>
        <source>Give one of --json, --csv and --markdown.</source>
        <translation type="unfinished">Şunlardan birini verin: --json, --csv, --markdown.</translation>
    </message>
    <message>
        <source>%1: run %2 of %3 %4, %5</source>
        <translation type="unfinished">%1: çalıştırma %2 / %3 %4, %5</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 yazılamıyor: %2</translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Differences: − removed, + added</source>
        <translation type="unfinished">Farklar: − giden, + gelen</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation type="unfinished">Fark yok.</translation>
    </message>
</context>
<context>
    <name>gui::CompareWindow</name>
    <message>
        <source>Asked in &amp;both</source>
        <translation type="unfinished">&amp;İkisine de sor</translation>
    </message>
    <message>
        <source>Side by side – Parlance</source>
        <translation type="unfinished">Yan yana – Parlance</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">Kaç kez</translation>
    </message>
    <message>
        <source>How often each column runs, %1 to %2:</source>
        <translation type="unfinished">Her sütunun kaç kez çalışacağı, %1–%2:</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">Süre sınırı</translation>
    </message>
    <message>
        <source>After how many seconds a run is stopped, %1 to %2:</source>
        <translation type="unfinished">Bir çalıştırmanın kaç saniye sonra durdurulacağı, %1–%2:</translation>
    </message>
    <message>
        <source>Asked in every column</source>
        <translation type="unfinished">Her sütuna sorulan</translation>
    </message>
    <message>
        <source>What is to be asked in every column? Ctrl+Enter runs it.</source>
        <translation type="unfinished">Her sütuna ne sorulacak? Ctrl+Enter çalıştırır.</translation>
    </message>
    <message>
        <source>Tick at the left what is to be compared, write what is asked, and run it.</source>
        <translation type="unfinished">Karşılaştırılacakları solda işaretleyin, sorulacağı yazın ve çalıştırın.</translation>
    </message>
    <message>
        <source>Asked in a&amp;ll</source>
        <translation type="unfinished">&amp;Tümüne sor</translation>
    </message>
    <message>
        <source>It is among the conversations now.</source>
        <translation type="unfinished">Artık sohbetler arasında.</translation>
    </message>
    <message>
        <source>Run %1 of %2 – what went over the wire</source>
        <translation type="unfinished">Çalıştırma %1 / %2 – ağdan iletilenler</translation>
    </message>
    <message>
        <source>Save the report (.md, .csv or .jsonl)</source>
        <translation type="unfinished">Raporu kaydet (.md, .csv veya .jsonl)</translation>
    </message>
    <message>
        <source>side by side.md</source>
        <translation type="unfinished">yan yana.md</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 yazıldı.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 yazılamıyor: %2</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation type="unfinished">“%1” %2 ile %3 arasında bir sayı değil.</translation>
    </message>
</context>
<context>
    <name>gui::Comparing</name>
    <message>
        <source>There is nothing to go on from yet: nothing has been said here.</source>
        <translation type="unfinished">Henüz devam edilecek bir şey yok: burada bir şey söylenmedi.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1”, which stays as it is.</source>
        <translation type="unfinished">Her çalıştırma “%1” sohbetinden devam eder, sohbet olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1” as it was after canister %2 of %3, and leaves it as it is.</source>
        <translation type="unfinished">Her çalıştırma “%1” sohbetinin %2 / %3 bloktan sonraki hâlinden devam eder ve onu olduğu gibi bırakır.</translation>
    </message>
</context>
<context>
    <name>gui::CompleteCommand</name>
    <message>
        <source>After --: the words on the command line after parlance; the last is the one being typed, or empty.</source>
        <translation type="unfinished">-- sonrasında: komut satırında parlance sözcüğünden sonra gelenler; sonuncusu yazılmakta olandır veya boştur.</translation>
    </message>
    <message>
        <source>Which words? They come after --.</source>
        <translation type="unfinished">Hangi sözcükler? -- sonrasında yer alırlar.</translation>
    </message>
    <message>
        <source>keep everything in this folder</source>
        <translation type="unfinished">her şeyi bu klasörde tut</translation>
    </message>
    <message>
        <source>what there is</source>
        <translation type="unfinished">kullanılabilecekler</translation>
    </message>
    <message>
        <source>which version this is</source>
        <translation type="unfinished">hangi sürüm olduğu</translation>
    </message>
    <message>
        <source>no tools</source>
        <extracomment>What is offered by the shell’s completion</extracomment>
        <translation type="unfinished">araç yok</translation>
    </message>
</context>
<context>
    <name>gui::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <extracomment>Name for screen readers of the list of completions in an editor</extracomment>
        <translation type="unfinished">Devam yolları</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation type="unfinished">Anahtarlar ve değerler</translation>
    </message>
</context>
<context>
    <name>gui::Composer</name>
    <message>
        <source>Message</source>
        <extracomment>Name for screen readers of the field where messages are written</extracomment>
        <translation type="unfinished">Mesaj</translation>
    </message>
    <message>
        <source>Write a message, or / for commands; drop files to attach them</source>
        <translation type="unfinished">Bir mesaj veya komutlar için / yazın; eklemek için dosyaları buraya bırakın</translation>
    </message>
    <message>
        <source>Attach…</source>
        <extracomment>Button of the field where messages are written</extracomment>
        <translation type="unfinished">Ekle…</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">Gönder</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">Durdur</translation>
    </message>
    <message>
        <source>Put the returned text back</source>
        <translation type="unfinished">Geri dönen metni yeniden koy</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation type="unfinished">Olduğu gibi bırak</translation>
    </message>
    <message>
        <source>picture.png</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">resim.png</translation>
    </message>
    <message>
        <source>Send the edited message</source>
        <translation type="unfinished">Düzenlenen mesajı gönder</translation>
    </message>
    <message>
        <source>Send next</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">Sonraki olarak gönder</translation>
    </message>
    <message>
        <source>Trying again in %1 s: %2</source>
        <translation type="unfinished">%1 sn sonra yeniden denenecek: %2</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">Bir yanıt sürüyor. Önce durdurun veya bitmesini bekleyin.</translation>
    </message>
    <message>
        <source>The message is sent as soon as its files have been read.</source>
        <translation type="unfinished">Mesaj, dosyaları okunur okunmaz gönderilecek.</translation>
    </message>
    <message>
        <source>Finish what you are writing first.</source>
        <translation type="unfinished">Önce yazmakta olduğunuzu bitirin.</translation>
    </message>
    <message>
        <source>You are editing an earlier message. The answer to it becomes a branch. Escape leaves it as it is.</source>
        <translation type="unfinished">Önceki bir mesajı düzenliyorsunuz. Yanıtı bir dal olur. Escape olduğu gibi bırakır.</translation>
    </message>
</context>
<context>
    <name>gui::ComposerPrompts</name>
    <message>
        <source>There is no prompt %1, or its server is not connected yet.</source>
        <translation type="unfinished">%1 adlı bir istem yok veya sunucusu henüz bağlı değil.</translation>
    </message>
    <message>
        <source>Waiting for the prompt of %1…</source>
        <translation type="unfinished">%1 istemi bekleniyor…</translation>
    </message>
    <message>
        <source>The conversation has the system text of %1 now.</source>
        <translation type="unfinished">Sohbetin sistem metni artık %1.</translation>
    </message>
    <message>
        <source>Use Prompt</source>
        <extracomment>Name of an edit that can be undone after a prompt was put into the field where messages are written</extracomment>
        <translation type="unfinished">İstemi Kullan</translation>
    </message>
</context>
<context>
    <name>gui::ComposerStatus</name>
    <message>
        <source>Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Enter gönderir</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Ctrl+Enter gönderir</translation>
    </message>
    <message>
        <source>Shift+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Shift+Enter gönderir</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) on</source>
        <translation type="unfinished">
            <numerusform>%n araç açık</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ConflictBar</name>
    <message>
        <source>Another program has changed this file.</source>
        <translation type="unfinished">Bu dosyayı başka bir program değiştirdi.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Yeniden yükle</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Benimkini koru</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Karşılaştır</translation>
    </message>
</context>
<context>
    <name>gui::ConformanceCommand</name>
    <message>
        <source>Goes through all that an MCP server offers, as the official conformance suite drives clients; the suite may set MCP_CONFORMANCE_PROTOCOL_VERSION and MCP_CONFORMANCE_CONTEXT.</source>
        <translation type="unfinished">Bir MCP sunucusunun sunduğu her şeyi, resmî uyumluluk paketinin istemcileri yönettiği gibi sınar: paket MCP_CONFORMANCE_PROTOCOL_VERSION ve MCP_CONFORMANCE_CONTEXT ayarlayabilir.</translation>
    </message>
    <message>
        <source>The server&apos;s address.</source>
        <translation type="unfinished">Sunucunun adresi.</translation>
    </message>
    <message>
        <source>conformance wants the address of a server.</source>
        <translation type="unfinished">conformance bir sunucu adresi ister.</translation>
    </message>
    <message>
        <source>MCP_CONFORMANCE_CONTEXT is not JSON: %1</source>
        <translation type="unfinished">MCP_CONFORMANCE_CONTEXT JSON değil: %1</translation>
    </message>
    <message>
        <source>%1 speaks %2.</source>
        <translation type="unfinished">%1 şunu kullanıyor: %2.</translation>
    </message>
</context>
<context>
    <name>gui::ContextActions</name>
    <message>
        <source>A conversation is being summed up. Wait until that is done.</source>
        <translation type="unfinished">Bir sohbet özetleniyor. Bitmesini bekleyin.</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">Bir yanıt sürüyor. Önce durdurun veya bitmesini bekleyin.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">Önce bir model seçin.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more. Undo brings them back.</source>
        <translation type="unfinished">
            <numerusform>%n mesaj özetlendi ve artık gönderilmiyor. Geri alırsanız yeniden gelir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ContextDetails</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">Sonraki isteğin içeriği</translation>
    </message>
    <message>
        <source>Room for the answer</source>
        <translation type="unfinished">Yanıta ayrılan yer</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">Modelin &amp;göreceği…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">&amp;Özetle ve devre dışı bırak</translation>
    </message>
    <message>
        <source>The next request: %1</source>
        <translation type="unfinished">Sonraki istek: %1</translation>
    </message>
    <message>
        <source>The answers shown here have cost %1.</source>
        <translation type="unfinished">Burada gösterilen yanıtlar %1 tuttu.</translation>
    </message>
    <message>
        <source>Sending costs about %1, without the answer.</source>
        <translation type="unfinished">Göndermek, yanıt hariç, yaklaşık %1 tutar.</translation>
    </message>
</context>
<context>
    <name>gui::ContextGauge</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">Sonraki isteğin içeriği</translation>
    </message>
    <message>
        <source>What the next request holds: click for its parts.</source>
        <translation type="unfinished">Sonraki isteğin içeriği: bölümleri için tıklayın.</translation>
    </message>
</context>
<context>
    <name>gui::ContextStrip</name>
    <message>
        <source>&amp;Leave out the oldest</source>
        <translation type="unfinished">&amp;En eskileri dışarıda bırak</translation>
    </message>
    <message>
        <source>Send, without the oldest messages; this is not asked again while you talk with this model</source>
        <translation type="unfinished">En eski mesajlar olmadan gönder; bu modelle konuşulurken bir daha sorulmaz</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">&amp;Özetle ve devre dışı bırak</translation>
    </message>
    <message>
        <source>The model sums up the older half; what is summed up is switched off. Undo brings it back</source>
        <translation type="unfinished">Model eski yarıyı özetler; özetlenenler kapatılır. Geri alırsanız yeniden gelir</translation>
    </message>
    <message>
        <source>Another &amp;model…</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">Başka &amp;model…</translation>
    </message>
    <message>
        <source>One with a larger context</source>
        <translation type="unfinished">Bağlamı daha büyük bir model</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">&amp;Şimdi değil</translation>
    </message>
    <message>
        <source>The message stays where it is (Escape)</source>
        <translation type="unfinished">Mesaj olduğu yerde kalır (Escape)</translation>
    </message>
    <message>
        <source>This does not fit: the conversation takes %1 tokens, and the model has room for %2 beside the answer.</source>
        <translation type="unfinished">Sığmıyor: sohbet %1 jeton tutuyor, modelde ise yanıt dışında %2 jetonluk yer var.</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">yaklaşık %1</translation>
    </message>
    <message>
        <source>%1 is writing a summary of the earlier messages…</source>
        <translation type="unfinished">%1 önceki mesajların özetini yazıyor…</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full: a verb</extracomment>
        <translation type="unfinished">D&amp;urdur</translation>
    </message>
</context>
<context>
    <name>gui::ControlSpinBox</name>
    <message>
        <source>Default</source>
        <extracomment>Part of a number field in the panel of controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">Varsayılan</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Part of a number field in the panel of controls</extracomment>
        <translation type="unfinished">Varsayılan: %1</translation>
    </message>
</context>
<context>
    <name>gui::ControlsButton</name>
    <message>
        <source>Controls</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parametreler</translation>
    </message>
    <message>
        <source>Controls •</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parametreler •</translation>
    </message>
    <message>
        <source>Controls: none set</source>
        <translation type="unfinished">Parametreler: ayarlanmamış</translation>
    </message>
    <message>
        <source>Controls: %1</source>
        <extracomment>Name for screen readers above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parametreler: %1</translation>
    </message>
    <message>
        <source>What can be set for this model; nothing is set</source>
        <translation type="unfinished">Bu modelde ayarlanabilenler; ayarlanmış bir şey yok</translation>
    </message>
</context>
<context>
    <name>gui::ControlsPanel</name>
    <message>
        <source>On</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Açık</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Kapalı</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Varsayılan: %1</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>Value or button in the panel of a model’s controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">Varsayılan</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>Button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Hiçbirini ayarlama</translation>
    </message>
    <message>
        <source>Clear every control of this model</source>
        <translation type="unfinished">Bu modelin hiçbir parametresini ayarlama</translation>
    </message>
    <message>
        <source>Nothing can be set for this model.</source>
        <translation type="unfinished">Bu modelde ayarlanabilecek bir şey yok.</translation>
    </message>
    <message>
        <source>What is not set is left to the model.</source>
        <translation type="unfinished">Ayarlanmayanlar modele bırakılır.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationBar</name>
    <message>
        <source>Do anything…</source>
        <extracomment>Button in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Her işlem…</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Komutlar</translation>
    </message>
    <message>
        <source>Change Workspace Folders</source>
        <translation type="unfinished">Çalışma Alanı Klasörlerini Değiştir</translation>
    </message>
    <message>
        <source>%1  Do anything…</source>
        <translation type="unfinished">%1  Her işlem…</translation>
    </message>
    <message>
        <source>Change Controls</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Parametreleri Değiştir</translation>
    </message>
    <message>
        <source>Change System Text</source>
        <translation type="unfinished">Sistem Metnini Değiştir</translation>
    </message>
    <message>
        <source>Change Model</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Modeli Değiştir</translation>
    </message>
</context>
<context>
    <name>gui::ConversationListModel</name>
    <message>
        <source>deleted %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">silindi %1</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n blok</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n dal</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">Adsız</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n sohbet</numerusform>
        </translation>
    </message>
    <message>
        <source>group %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">grup %1</translation>
    </message>
    <message>
        <source>unfolded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">genişletilmiş</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">daraltılmış</translation>
    </message>
    <message>
        <source>answering</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">yanıtlıyor</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">onayınızı bekliyor</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">En çok bu kadar.</translation>
    </message>
    <message>
        <source>The deleted ones, the last deleted first.</source>
        <translation type="unfinished">Silinenler arasında olanlar, son silinen önce.</translation>
    </message>
    <message>
        <source>Those that are in the archive.</source>
        <translation type="unfinished">Arşivde olanlar.</translation>
    </message>
    <message>
        <source>Those of this group, which are not in the archive.</source>
        <translation type="unfinished">Bu gruptan olup arşivde olmayanlar.</translation>
    </message>
    <message>
        <source>Those of a group, of the archive, or the deleted ones: only one of these.</source>
        <translation type="unfinished">Bir gruptakiler, arşivdekiler veya silinenler: bunlardan biri.</translation>
    </message>
    <message>
        <source>%1 shown; there are more.</source>
        <translation type="unfinished">Gösterilen: %1; daha fazlası var.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsPanel</name>
    <message>
        <source>Filter</source>
        <extracomment>Button in the panel that lists the conversations: a noun: what narrows the list</extracomment>
        <translation type="unfinished">Süz</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Button in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Yeni sohbet</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Button in the panel that lists the conversations: the place of those that were put away</extracomment>
        <translation type="unfinished">Arşiv</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Button in the panel that lists the conversations: the deleted conversations</extracomment>
        <translation type="unfinished">Silinenler</translation>
    </message>
    <message>
        <source>Search all conversations</source>
        <translation type="unfinished">Tüm sohbetlerde ara</translation>
    </message>
    <message>
        <source>Conversations that were put away</source>
        <translation type="unfinished">Listeden kaldırılmış sohbetler</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Arşivlenmiş sohbetler</translation>
    </message>
    <message>
        <source>Conversations that were deleted</source>
        <translation type="unfinished">Sildiğiniz sohbetler</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Silinmiş sohbetler</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Sohbetler</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Arama sonuçları</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Label in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Bir şey bulunamadı.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">Sil</translation>
    </message>
    <message>
        <source>Filters of the search</source>
        <translation type="unfinished">Arama süzgeçleri</translation>
    </message>
    <message>
        <source>Only messages of some kind, model, tool, time or label</source>
        <translation type="unfinished">Yalnızca belirli tür, model, araç, zaman veya etiketteki mesajlar</translation>
    </message>
    <message>
        <source>What &amp;you said</source>
        <translation type="unfinished">&amp;Söyledikleriniz</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Yanıtlar</translation>
    </message>
    <message>
        <source>Tool &amp;calls</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Araç &amp;çağrıları</translation>
    </message>
    <message>
        <source>&amp;Results of tools</source>
        <translation type="unfinished">Araç so&amp;nuçları</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Belgeler</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">B&amp;ugün</translation>
    </message>
    <message>
        <source>The last &amp;seven days</source>
        <translation type="unfinished">Son yedi &amp;gün</translation>
    </message>
    <message>
        <source>Answers of a &amp;model: model:…</source>
        <translation type="unfinished">Bir &amp;modelin yanıtları: model:…</translation>
    </message>
    <message>
        <source>Calls of a t&amp;ool: tool:…</source>
        <translation type="unfinished">Bir &amp;aracın çağrıları: tool:…</translation>
    </message>
    <message>
        <source>With a &amp;label: label:…</source>
        <translation type="unfinished">&amp;Etiketli: label:…</translation>
    </message>
    <message>
        <source>In a &amp;group: group:…</source>
        <translation type="unfinished">Bir gru&amp;pta: group:…</translation>
    </message>
    <message>
        <source>Not in the arc&amp;hive</source>
        <translation type="unfinished">Arşi&amp;vde olmayanlar</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Yeniden adlandır</translation>
    </message>
    <message>
        <source>Title:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Başlık:</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Etiketler</translation>
    </message>
    <message>
        <source>Labels, separated by commas:</source>
        <translation type="unfinished">Etiketler, virgülle ayrılmış:</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">“%1” silindi</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">Kalı&amp;cı olarak sil</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">Gruba Taşı</translation>
    </message>
    <message>
        <source>Group:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Grup:</translation>
    </message>
    <message>
        <source>“%1” is in the list again</source>
        <translation type="unfinished">“%1” yeniden listede</translation>
    </message>
    <message>
        <source>“%1” is in the archive</source>
        <translation type="unfinished">“%1” arşivde</translation>
    </message>
    <message>
        <source>Open in a new &amp;tab</source>
        <translation type="unfinished">Yeni se&amp;kmede aç</translation>
    </message>
    <message>
        <source>Open &amp;beside</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Yanda aç</translation>
    </message>
    <message>
        <source>Open in a new &amp;window</source>
        <translation type="unfinished">Yeni &amp;pencerede aç</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Yeniden adland&amp;ır</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">E&amp;tiketler…</translation>
    </message>
    <message>
        <source>Move to &amp;group</source>
        <translation type="unfinished">Gru&amp;ba taşı</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb: put it into the archive</extracomment>
        <translation type="unfinished">&amp;Arşivle</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">S&amp;il</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">Kalı&amp;cı olarak sil…</translation>
    </message>
    <message>
        <source>&amp;New group…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Yeni grup…</translation>
    </message>
    <message>
        <source>N&amp;o group</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Grupsuz</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Daralt</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Genişlet</translation>
    </message>
    <message>
        <source>&amp;Rename the group</source>
        <translation type="unfinished">Grubu &amp;yeniden adlandır</translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation type="unfinished">Grubu yeniden adlandır</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Ad:</translation>
    </message>
    <message>
        <source>&amp;Dissolve the group</source>
        <translation type="unfinished">Grubu dağı&amp;t</translation>
    </message>
</context>
<context>
    <name>gui::ConverseCommand</name>
    <message>
        <source>Write the run as a pattern in gram: the answer, and the tools used for it.</source>
        <translation type="unfinished">Çalıştırmayı gram deseni olarak yaz: yanıt ve onun için kullanılan araçlar.</translation>
    </message>
    <message>
        <source>Of the model&apos;s context: %1. Earlier messages have that much less room.</source>
        <translation type="unfinished">Modelin bağlamından: %1. Önceki mesajlara o kadar az yer kalır.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>Önceki %n mesaj, modelin bağlamına sığmadığı için dışarıda bırakıldı.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DeleteCommand</name>
    <message>
        <source>deleted:</source>
        <extracomment>Message on the terminal before the conversation that was deleted</extracomment>
        <translation type="unfinished">silindi:</translation>
    </message>
</context>
<context>
    <name>gui::DepartureBar</name>
    <message>
        <source>The first %1 per cent are the same</source>
        <translation type="unfinished">İlk yüzde %1 aynı</translation>
    </message>
    <message>
        <source>%1; %2 per cent came from the cache</source>
        <translation type="unfinished">%1; yüzde %2 önbellekten geldi</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>Legend of the bar that shows up to where two requests are the same</extracomment>
        <translation type="unfinished">aynı</translation>
    </message>
    <message>
        <source>same, and below it what came from the cache</source>
        <translation type="unfinished">aynı, altında önbellekten gelen</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorBar</name>
    <message>
        <source>New…</source>
        <extracomment>Button above the editor of descriptors: a new descriptor</extracomment>
        <translation type="unfinished">Yeni…</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>Button above the editor of descriptors: earlier versions of the file</extracomment>
        <translation type="unfinished">Sürümler</translation>
    </message>
    <message>
        <source>State of the file</source>
        <translation type="unfinished">Dosyanın durumu</translation>
    </message>
    <message>
        <source>Copy to &amp;mine</source>
        <translation type="unfinished">Benimkilere &amp;kopyala</translation>
    </message>
    <message>
        <source>Convert</source>
        <extracomment>Button above the editor of descriptors: a verb: TOML to gram or back</extracomment>
        <translation type="unfinished">Dönüştür</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>Button above the editor of descriptors: a verb: lay the text out</extracomment>
        <translation type="unfinished">Biçimlendir</translation>
    </message>
    <message>
        <source>Usual spaces, blank lines and indents; comments and order stay (Ctrl+Shift+I)</source>
        <translation type="unfinished">Alışılmış boşluklar, boş satırlar ve girintiler; yorumlar ve sıra korunur (Ctrl+Shift+I)</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button above the editor of descriptors: a verb</extracomment>
        <translation type="unfinished">Kaydet</translation>
    </message>
    <message>
        <source>Show the descriptors in a window of their own</source>
        <translation type="unfinished">Tanımlayıcıları ayrı bir pencerede göster</translation>
    </message>
    <message>
        <source>In a window of its own, or back</source>
        <translation type="unfinished">Ayrı bir pencereye veya geri</translation>
    </message>
    <message>
        <source>Writes the agent in the other notation, as a new file beside this one</source>
        <translation type="unfinished">Ajanı diğer gösterimle, bunun yanında yeni bir dosya olarak yazar</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorEditor</name>
    <message>
        <source>Alt+Enter mends it where that can be done</source>
        <translation type="unfinished">Alt+Enter, mümkün olduğunda düzeltir</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorFiles</name>
    <message>
        <source>New descriptor</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">Yeni tanımlayıcı</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">Ad (harf, rakam, - ve _):</translation>
    </message>
    <message>
        <source>A built-in file cannot be renamed. Copy it to yours first.</source>
        <translation type="unfinished">Yerleşik dosya yeniden adlandırılamaz. Önce kendinizinkilere kopyalayın.</translation>
    </message>
    <message>
        <source>A skill has the name of its folder: rename that, and its name in the file.</source>
        <translation type="unfinished">Bir beceri, klasörünün adını taşır: klasörü ve dosyadaki adı yeniden adlandırın.</translation>
    </message>
    <message>
        <source>Rename the descriptor</source>
        <translation type="unfinished">Tanımlayıcıyı yeniden adlandır</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">%1 dosyası zaten var.</translation>
    </message>
    <message>
        <source>%1 could not be renamed.</source>
        <translation type="unfinished">%1 yeniden adlandırılamadı.</translation>
    </message>
    <message>
        <source>%1 cannot be converted: %2</source>
        <translation type="unfinished">%1 dönüştürülemiyor: %2</translation>
    </message>
    <message>
        <source>%1 will not contain: %2.</source>
        <translation type="unfinished">%1 şunu içermeyecek: %2.</translation>
    </message>
    <message>
        <source>There is already a file %1. Its text is kept among its versions.</source>
        <translation type="unfinished">%1 dosyası zaten var. Metni sürümleri arasında saklanır.</translation>
    </message>
    <message>
        <source>&amp;Overwrite it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;Üzerine yaz</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">Dö&amp;nüştür</translation>
    </message>
    <message>
        <source>%1 and %2 describe the same agent now, and only one of them is in use. Delete %1? Its text is kept among its versions.</source>
        <translation type="unfinished">%1 ve %2 artık aynı ajanı tanımlıyor ve yalnızca biri kullanılıyor. %1 silinsin mi? Metni sürümleri arasında saklanır.</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;Sil</translation>
    </message>
    <message>
        <source>A built-in file cannot be deleted. Its tools can be switched off.</source>
        <translation type="unfinished">Yerleşik dosya silinemez. Araçları kapatılabilir.</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation type="unfinished">%1 silinemedi.</translation>
    </message>
    <message>
        <source>Built-in files are inside the program. Copy one to yours to have it as a file.</source>
        <translation type="unfinished">Yerleşik dosyalar programın içindedir. Birini dosya olarak edinmek için kendinizinkilere kopyalayın.</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorPane</name>
    <message>
        <source>Text of the descriptor</source>
        <translation type="unfinished">Tanımlayıcının metni</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation type="unfinished">İçindeki hatalar</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation type="unfinished">%1 · kaydedilmedi</translation>
    </message>
    <message>
        <source>%1 · built in, read only</source>
        <translation type="unfinished">%1 · yerleşik, salt okunur</translation>
    </message>
    <message>
        <source>%1 · saved · not in use: the workspace is not trusted</source>
        <translation type="unfinished">%1 · kaydedildi · kullanılmıyor: çalışma alanına güvenilmiyor</translation>
    </message>
    <message>
        <source>%1 · saved · has errors, the last good text is in use</source>
        <translation type="unfinished">%1 · kaydedildi · hatalı, son geçerli metin kullanılıyor</translation>
    </message>
    <message>
        <source>%1 · saved · has errors</source>
        <translation type="unfinished">%1 · kaydedildi · hatalı</translation>
    </message>
    <message>
        <source>%1 · saved · another file of this name is in use</source>
        <translation type="unfinished">%1 · kaydedildi · bu adda başka bir dosya kullanılıyor</translation>
    </message>
    <message>
        <source>%1 · saved · in use since %2</source>
        <translation type="unfinished">%1 · kaydedildi · kullanımda, başlangıç: %2</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation type="unfinished">Satıra git</translation>
    </message>
    <message>
        <source>Line (%1 to %2):</source>
        <translation type="unfinished">Satır (%1–%2):</translation>
    </message>
    <message>
        <source>Compare with %1…</source>
        <translation type="unfinished">%1 ile karşılaştır…</translation>
    </message>
    <message>
        <source>No earlier text yet</source>
        <translation type="unfinished">Henüz önceki metin yok</translation>
    </message>
    <message>
        <source>%1: from the text of %2 to the present one</source>
        <translation type="unfinished">%1: %2 tarihli metinden şimdikine</translation>
    </message>
    <message>
        <source>&amp;Restore the earlier text</source>
        <translation type="unfinished">Önceki metni &amp;geri yükle</translation>
    </message>
    <message>
        <source>%1: from the file to the text in the editor</source>
        <translation type="unfinished">%1: dosyadan düzenleyicideki metne</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorParts</name>
    <message>
        <source>What is shown of the descriptors</source>
        <translation type="unfinished">Tanımlayıcılardan gösterilen</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">Dosyalar</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">Metin</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Title of a tab in the dock of descriptors: what models call</extracomment>
        <translation type="unfinished">Araç</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTree</name>
    <message>
        <source>Filter the files by name</source>
        <translation type="unfinished">Dosyaları ada göre süz</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Hint in an empty field in the tree of descriptor files</extracomment>
        <translation type="unfinished">Süz</translation>
    </message>
    <message>
        <source>Descriptor files</source>
        <extracomment>Name for screen readers in the tree of descriptor files</extracomment>
        <translation type="unfinished">Tanımlayıcı dosyaları</translation>
    </message>
    <message>
        <source>&amp;Copy to mine</source>
        <translation type="unfinished">Benimkilere &amp;kopyala</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>Text in the tree of descriptor files</extracomment>
        <translation type="unfinished">&amp;Yeniden adlandır…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Text in the tree of descriptor files: a verb</extracomment>
        <translation type="unfinished">S&amp;il</translation>
    </message>
    <message>
        <source>Show in the &amp;file manager</source>
        <translation type="unfinished">&amp;Dosya yöneticisinde göster</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTreeModel</name>
    <message>
        <source>providers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">sağlayıcılar</translation>
    </message>
    <message>
        <source>ensembles</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">takımlar</translation>
    </message>
    <message>
        <source>invokers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">araçlar</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">ajanlar</translation>
    </message>
    <message>
        <source>prompts</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">istemler</translation>
    </message>
    <message>
        <source>libraries</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">kitaplıklar</translation>
    </message>
    <message>
        <source>scenarios</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">senaryolar</translation>
    </message>
    <message>
        <source>evaluations</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">değerlendirmeler</translation>
    </message>
    <message>
        <source>skills</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">beceriler</translation>
    </message>
    <message>
        <source>Another file of this name is used in its place.</source>
        <translation type="unfinished">Bu adda başka bir dosya onun yerine geçiyor.</translation>
    </message>
    <message>
        <source> (replaced)</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished"> (yerine başkası geçti)</translation>
    </message>
    <message>
        <source>%1, has errors</source>
        <translation type="unfinished">%1, hatalı</translation>
    </message>
    <message>
        <source>This workspace</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Bu çalışma alanı</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Sizinkiler</translation>
    </message>
    <message>
        <source>Built in</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Yerleşik</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorsPanel</name>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">MCP sunucularını &amp;içe aktar…</translation>
    </message>
    <message>
        <source>What belongs to the tool</source>
        <translation type="unfinished">Araca ait olanlar</translation>
    </message>
    <message>
        <source>Replace in the descriptor</source>
        <translation type="unfinished">Tanımlayıcıda değiştir</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation type="unfinished">Satıra git…</translation>
    </message>
    <message>
        <source>Format the descriptor</source>
        <translation type="unfinished">Tanımlayıcıyı biçimlendir</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished">“%1” içinde kaydedilmemiş değişiklikler var.</translation>
    </message>
    <message>
        <source>&amp;Discard the changes</source>
        <translation type="unfinished">&amp;Değişiklikleri at</translation>
    </message>
    <message>
        <source>To TOML</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">TOML biçimine</translation>
    </message>
    <message>
        <source>To gram</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">gram biçimine</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation type="unfinished">Açık dosya yok.</translation>
    </message>
</context>
<context>
    <name>gui::DiffCommand</name>
    <message>
        <source>The bodies of the responses, not those of the requests.</source>
        <translation type="unfinished">İsteklerin değil, yanıtların gövdeleri.</translation>
    </message>
    <message>
        <source>An exchange, by its identifier or the beginning of it, or a file.</source>
        <translation type="unfinished">Kimliğiyle veya kimliğinin başıyla bir etkileşim ya da bir dosya.</translation>
    </message>
    <message>
        <source>What it is compared with.</source>
        <translation type="unfinished">Neyle karşılaştırıldığı.</translation>
    </message>
    <message>
        <source>Which two? parlance exchanges lists them.</source>
        <translation type="unfinished">Hangi ikisi? parlance exchanges listeler.</translation>
    </message>
    <message>
        <source>There are more differences than these %1.</source>
        <translation type="unfinished">Bu %1 farktan daha fazlası var.</translation>
    </message>
    <message>
        <source>They are not both JSON, so nothing more can be said.</source>
        <translation type="unfinished">İkisi birden JSON olmadığı için daha fazlası söylenemiyor.</translation>
    </message>
    <message>
        <source>They say the same.</source>
        <translation type="unfinished">Aynı şeyi söylüyorlar.</translation>
    </message>
    <message>
        <source>%1 is larger than 512 MiB.</source>
        <translation type="unfinished">%1, 512 MiB sınırından büyük.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1 okunamıyor.</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">ikincinin bittiği yerde</translation>
    </message>
    <message>
        <source>which is not within JSON</source>
        <translation type="unfinished">JSON dışında</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">en dıştaki değerde</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Where two requests differ; %1 is a path, on the terminal</extracomment>
        <translation type="unfinished">şunun içinde: %1</translation>
    </message>
    <message>
        <source>The same up to byte %1 of %2, %3.</source>
        <translation type="unfinished">%2 baytın %1. baytına kadar aynı, %3.</translation>
    </message>
    <message>
        <source>A provider&apos;s prompt cache can match no further than that.</source>
        <translation type="unfinished">Bir sağlayıcının istem önbelleği bundan ötesini tutamaz.</translation>
    </message>
    <message numerus="yes">
        <source>The same, byte for byte (%n byte(s)).</source>
        <translation type="unfinished">
            <numerusform>Bayt bayt aynı (%n bayt).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It said: %n token(s).</source>
        <translation type="unfinished">
            <numerusform>Sağlayıcının bildirdiği: %n jeton.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesModel</name>
    <message>
        <source>added: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">eklendi: </translation>
    </message>
    <message>
        <source>removed: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">kaldırıldı: </translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">Önce</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts: the later of two</extracomment>
        <translation type="unfinished">Sonra</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesView</name>
    <message>
        <source>The difference line by line</source>
        <translation type="unfinished">Satır satır fark</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">Seçili satırları kopyala</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceModel</name>
    <message>
        <source>%1  same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">%1  aynı</translation>
    </message>
    <message>
        <source>%1: moved to %2</source>
        <translation type="unfinished">%1: şuraya taşındı: %2</translation>
    </message>
    <message>
        <source>%1: %2, from %3</source>
        <translation type="unfinished">%1: %2, önceki yeri: %3</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">aynı</translation>
    </message>
    <message>
        <source>with changes</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">değişikliklerle</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">değişti</translation>
    </message>
    <message>
        <source>added</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">eklendi</translation>
    </message>
    <message>
        <source>removed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">kaldırıldı</translation>
    </message>
    <message>
        <source>moved</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">taşındı</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">Önce</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>State or column title in the difference of two requests: the later of two</extracomment>
        <translation type="unfinished">Sonra</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>State or column title in the difference of two requests: both of two</extracomment>
        <translation type="unfinished">İkisi</translation>
    </message>
</context>
<context>
    <name>gui::DifferencePage</name>
    <message>
        <source>%1 k</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 bin</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation type="unfinished">Neyin karşılaştırıldığı</translation>
    </message>
    <message>
        <source>Requests</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">İstekler</translation>
    </message>
    <message>
        <source>Responses</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Yanıtlar</translation>
    </message>
    <message>
        <source>How the difference is shown</source>
        <translation type="unfinished">Farkın gösterilişi</translation>
    </message>
    <message>
        <source>Structure, side by side</source>
        <translation type="unfinished">Yapı, yan yana</translation>
    </message>
    <message>
        <source>Structure, in one column</source>
        <translation type="unfinished">Yapı, tek parça</translation>
    </message>
    <message>
        <source>Lines, side by side</source>
        <translation type="unfinished">Satırlar, yan yana</translation>
    </message>
    <message>
        <source>Lines, in one column</source>
        <translation type="unfinished">Satırlar, tek parça</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">Karşılaştırmak için listeden iki etkileşim seçin.</translation>
    </message>
    <message>
        <source>The difference as a tree</source>
        <translation type="unfinished">Ağaç olarak fark</translation>
    </message>
    <message>
        <source>First difference</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">İlkine</translation>
    </message>
    <message>
        <source>Goes to what holds the first byte that differs</source>
        <translation type="unfinished">Farklı olan ilk baytı içeren yere</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">JSON işaretçisini kopyala</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Karşılaştırılıyor…</translation>
    </message>
    <message>
        <source>%1: the same, byte for byte</source>
        <translation type="unfinished">%1: bayt bayt aynı</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">ikincinin bittiği yerde</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">en dıştaki değerde</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">şunun içinde: %1</translation>
    </message>
    <message>
        <source>%1 departs at byte %2 of %3</source>
        <translation type="unfinished">%1, %3 baytın %2. baytında ayrılıyor</translation>
    </message>
    <message>
        <source>%1 added</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 eklendi</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 kaldırıldı</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 değişti</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 taşındı</translation>
    </message>
    <message>
        <source>they say the same</source>
        <translation type="unfinished">aynı şeyi söylüyorlar</translation>
    </message>
    <message>
        <source>and more</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">ve daha fazlası</translation>
    </message>
    <message>
        <source>A prompt cache can hold the first %1 % at most.</source>
        <translation type="unfinished">Bir istem önbelleği en çok ilk yüzde %1 bölümü tutabilir.</translation>
    </message>
    <message>
        <source>The provider did not say what it had in its cache.</source>
        <translation type="unfinished">Sağlayıcı önbelleğinde ne olduğunu bildirmedi.</translation>
    </message>
    <message>
        <source>The provider read %1 of %2 tokens from its cache.</source>
        <translation type="unfinished">Sağlayıcı %2 jetonun %1 tanesini önbelleğinden okudu.</translation>
    </message>
    <message>
        <source>That is less than it could have been.</source>
        <translation type="unfinished">Bu, olabilecekten az.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Farklı bir şey yok.</translation>
    </message>
    <message>
        <source>They are not both JSON, so they have no structure to compare. Their lines can be compared.</source>
        <translation type="unfinished">İkisi birden JSON olmadığı için karşılaştırılacak yapıları yok. Satırları karşılaştırılabilir.</translation>
    </message>
    <message>
        <source>They are too large to be compared line by line.</source>
        <translation type="unfinished">Satır satır karşılaştırılamayacak kadar büyükler.</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceView</name>
    <message>
        <source>Differences</source>
        <extracomment>Name for screen readers of the difference of two results in the test bench</extracomment>
        <translation type="unfinished">Farklar</translation>
    </message>
    <message>
        <source>They do not differ.</source>
        <translation type="unfinished">Farkları yok.</translation>
    </message>
</context>
<context>
    <name>gui::EachCommand</name>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them.</source>
        <translation type="unfinished">Kimlikleriyle veya kimliklerinin başıyla sohbetler.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them; with --deleted, the deleted ones.</source>
        <translation type="unfinished">Hangi sohbet? parlance conversations listeler, silinenleri de --deleted ile.</translation>
    </message>
</context>
<context>
    <name>gui::ElementsView</name>
    <message>
        <source>Add an element</source>
        <translation type="unfinished">Öğe ekle</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation type="unfinished">Alan ekle</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation type="unfinished">Şuraya ekle: %1</translation>
    </message>
    <message>
        <source>Name of the member</source>
        <translation type="unfinished">Alanın adı</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Hint in an empty field beside an element of a list in a form: a noun</extracomment>
        <translation type="unfinished">Ad</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Yukarı taşı</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Aşağı taşı</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Kaldır</translation>
    </message>
</context>
<context>
    <name>gui::EmptyPage</name>
    <message>
        <source>What can be done here</source>
        <translation type="unfinished">Burada yapılabilecekler</translation>
    </message>
    <message>
        <source>Nothing has been said yet. Write below, drop files here, begin with “/” for commands and prompts, or:</source>
        <translation type="unfinished">Henüz bir şey söylenmedi. Aşağıya yazın, dosyaları buraya bırakın, komutlar ve istemler için “/” ile başlayın veya:</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesModel</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">
            <numerusform>%n araç</numerusform>
        </translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation type="unfinished">henüz sorulmadı</translation>
    </message>
    <message>
        <source>Offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">İstendiğinde sunuluyor: her istekte yaklaşık %1 jeton daha az.</translation>
    </message>
    <message>
        <source>says: %1</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">diyor ki: %1</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not allowed</extracomment>
        <translation type="unfinished">reddedildi</translation>
    </message>
    <message>
        <source>allowed</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not asked about</extracomment>
        <translation type="unfinished">izin verildi</translation>
    </message>
    <message>
        <source>asks</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are asked about</extracomment>
        <translation type="unfinished">soruyor</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesPanel</name>
    <message>
        <source>Ensembles and tools</source>
        <translation type="unfinished">Takımlar ve araçlar</translation>
    </message>
    <message>
        <source>Switch Tools</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">Araçları Aç veya Kapat</translation>
    </message>
    <message>
        <source>Show the &amp;descriptor</source>
        <translation type="unfinished">&amp;Tanımlayıcıyı göster</translation>
    </message>
    <message>
        <source>Add an MCP ser&amp;ver…</source>
        <translation type="unfinished">MCP s&amp;unucusu ekle…</translation>
    </message>
    <message>
        <source>&amp;Ask each time</source>
        <translation type="unfinished">Her seferinde &amp;sor</translation>
    </message>
    <message>
        <source>Allow in this &amp;conversation</source>
        <translation type="unfinished">&amp;Bu sohbette izin ver</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Menu entry in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;Her zaman izin ver</translation>
    </message>
    <message>
        <source>In the descrip&amp;tor</source>
        <translation type="unfinished">Tanımlayıcı&amp;da</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;Sor</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;İzin ver</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;Reddet</translation>
    </message>
    <message>
        <source>&amp;On by default</source>
        <translation type="unfinished">Varsayılan olarak &amp;açık</translation>
    </message>
    <message>
        <source>&amp;Off by default</source>
        <translation type="unfinished">Varsayılan olarak &amp;kapalı</translation>
    </message>
</context>
<context>
    <name>gui::EraseCommand</name>
    <message>
        <source>erased for good:</source>
        <translation type="unfinished">kalıcı olarak silindi:</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateBar</name>
    <message>
        <source>&amp;Run</source>
        <extracomment>Button in the bar of the window of evaluations: a verb: carry it out</extracomment>
        <translation type="unfinished">Ça&amp;lıştır</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the window of evaluations: a verb</extracomment>
        <translation type="unfinished">D&amp;urdur</translation>
    </message>
    <message>
        <source>&amp;Better of two…</source>
        <translation type="unfinished">İkisinden i&amp;yisi…</translation>
    </message>
    <message>
        <source>R&amp;eport…</source>
        <extracomment>Button in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">&amp;Rapor…</translation>
    </message>
    <message>
        <source>The suite</source>
        <extracomment>Text in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">Paket</translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation type="unfinished">Neyle karşılaştırıldığı</translation>
    </message>
    <message>
        <source>How often each case runs</source>
        <translation type="unfinished">Her testin kaç kez çalışacağı</translation>
    </message>
    <message>
        <source>How far it has got</source>
        <translation type="unfinished">İlerleme</translation>
    </message>
    <message>
        <source>Repeats: </source>
        <extracomment>Part of a number field in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">Yineleme: </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <translation type="unfinished">%1 · %2 kaldı</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateCommand</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1 okunamıyor: %2</translation>
    </message>
    <message>
        <source>Compare with this evaluation: its identifier or the beginning of it, latest, or a file that --json wrote. Exit status 0 if nothing became worse.</source>
        <translation type="unfinished">Bu değerlendirmeyle karşılaştır: kimliği veya kimliğinin başı, latest ya da --json ile yazılmış bir dosya. Hiçbir şey kötüleşmediyse çıkış 0 olur.</translation>
    </message>
    <message>
        <source>Write test results as build servers read them.</source>
        <translation type="unfinished">Test sonuçlarını derleme sunucularının okuduğu biçimde yaz.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">Markdown olarak rapor yaz.</translation>
    </message>
    <message>
        <source>Write a report as one page of HTML without scripts.</source>
        <translation type="unfinished">Betik içermeyen tek sayfalık HTML olarak rapor yaz.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">Standart çıktı yerine bu dosyaya yaz.</translation>
    </message>
    <message>
        <source>Run everything, even what was already computed from the same suite, models and tools.</source>
        <translation type="unfinished">Her şeyi çalıştır; aynı paket, modeller ve araçlarla daha önce hesaplananları da.</translation>
    </message>
    <message>
        <source>How often each case runs, instead of what the suite says.</source>
        <translation type="unfinished">Her testin, pakette söylenen yerine kaç kez çalışacağı.</translation>
    </message>
    <message>
        <source>How many runs ask one provider at the same time, instead of what the suite says.</source>
        <translation type="unfinished">Bir sağlayıcıya, pakette söylenen yerine aynı anda kaç çalıştırmanın soracağı.</translation>
    </message>
    <message>
        <source>Only this case; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">Yalnızca bu test; yinelenebilir. * ve ? herhangi bir şeyin yerine geçer.</translation>
    </message>
    <message>
        <source>Only this variant; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">Yalnızca bu varyant; yinelenebilir. * ve ? herhangi bir şeyin yerine geçer.</translation>
    </message>
    <message>
        <source>Only put the runs into the store, for parlance work.</source>
        <translation type="unfinished">Çalıştırmaları yalnızca depoya koy; parlance work içindir.</translation>
    </message>
    <message>
        <source>Show what came of the latest run of the suite, or of the one that --run names.</source>
        <translation type="unfinished">Paketin son çalıştırmasının veya --run ile belirtilenin sonucunu göster.</translation>
    </message>
    <message>
        <source>With --results: the evaluation, by its identifier or the beginning of it.</source>
        <translation type="unfinished">--results ile: kimliğiyle veya kimliğinin başıyla değerlendirme.</translation>
    </message>
    <message>
        <source>Show which evaluations of the suite there are.</source>
        <translation type="unfinished">Paketin hangi değerlendirmelerinin olduğunu göster.</translation>
    </message>
    <message>
        <source>Write this conversation as a case, a line for a file of cases, instead of running a suite.</source>
        <translation type="unfinished">Paket çalıştırmak yerine bu sohbeti bir test olarak, test dosyası için bir satır hâlinde yaz.</translation>
    </message>
    <message>
        <source>Grade a run of the latest evaluation, or of the one that --run names, from 1 to 5: CASE/VARIANT/REPEAT=GRADE. May be repeated; the report says how far judges agree.</source>
        <translation type="unfinished">Son değerlendirmenin veya --run ile belirtilenin bir çalıştırmasına 1–5 arası puan ver: TEST/VARYANT/YİNELEME=PUAN. Yinelenebilir; rapor hakemlerin ne ölçüde uyuştuğunu gösterir.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all veya bir araç adı; yinelenebilir. Uçbirim yoksa ask, refuse demektir. Diğer sözcüklerin kapsamadıkları: gizli veya sır gibi görünen dosyalar için hidden-files, bir yanıtın metninde önerdiği çağrılar için offered-calls.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">Tek bir yanıtın ulaşabileceği uzunluk, MiB olarak: 1–1024. Varsayılan: 16 veya parlance.ini içindeki answer-limit.</translation>
    </message>
    <message>
        <source>The suite: a file, or the name of one in evaluations.</source>
        <translation type="unfinished">Paket: bir dosya veya evaluations içindeki birinin adı.</translation>
    </message>
    <message>
        <source>Give one of --json, --junit, --markdown and --html.</source>
        <translation type="unfinished">Şunlardan birini verin: --json, --junit, --markdown, --html.</translation>
    </message>
    <message>
        <source>--enqueue goes with --store.</source>
        <translation type="unfinished">--enqueue, --store ile birlikte kullanılır.</translation>
    </message>
    <message>
        <source>Give one of --enqueue, --results and --list.</source>
        <translation type="unfinished">Şunlardan birini verin: --enqueue, --results, --list.</translation>
    </message>
    <message>
        <source>--baseline takes an evaluation: its identifier, latest, or a file.</source>
        <translation type="unfinished">--baseline bir değerlendirme ister: kimliği, latest veya bir dosya.</translation>
    </message>
    <message>
        <source>Which suite? Give its file.</source>
        <translation type="unfinished">Hangi paket? Dosyasını verin.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 için 1 ile %2 arasında bir sayı gerekir.</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">Pakette “%1” adlı bir test yok.</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">Pakette “%1” adlı bir varyant yok.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Şunu mu demek istediniz: %1?</translation>
    </message>
    <message>
        <source>A grade is CASE/VARIANT/REPEAT=GRADE, from 1 to 5, not %1.</source>
        <translation type="unfinished">Puan TEST/VARYANT/YİNELEME=PUAN biçiminde, 1–5 arasındadır, %1 olmaz.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 Yeniden denenecek.</translation>
    </message>
    <message>
        <source>It is still running.</source>
        <translation type="unfinished">Hâlâ çalışıyor.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 yazılamıyor: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are waiting to be done: %1</source>
        <translation type="unfinished">
            <numerusform>%n çalıştırma sırada bekliyor: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EvaluateWindow</name>
    <message>
        <source>Evaluate – Parlance</source>
        <translation type="unfinished">Değerlendirme – Parlance</translation>
    </message>
    <message>
        <source>Open a suite</source>
        <translation type="unfinished">Paket aç</translation>
    </message>
    <message>
        <source>No baseline</source>
        <extracomment>Choice in a list in the window of evaluations</extracomment>
        <translation type="unfinished">Referans yok</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <extracomment>What is compared with in the window of evaluations</extracomment>
        <translation type="unfinished">Referans: %1</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished">Raporu kaydet</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 yazılamıyor: %2</translation>
    </message>
    <message>
        <source>Use a store</source>
        <translation type="unfinished">Bir depo kullan</translation>
    </message>
    <message>
        <source>Address of the database:</source>
        <translation type="unfinished">Veritabanının adresi:</translation>
    </message>
    <message>
        <source>Evaluate – %1 – Parlance</source>
        <translation type="unfinished">Değerlendirme – %1 – Parlance</translation>
    </message>
    <message>
        <source>No two answers to the same case are left to compare.</source>
        <translation type="unfinished">Aynı test için karşılaştırılacak iki yanıt kalmadı.</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationMatrix</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">daha kötü</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">daha iyi</translation>
    </message>
    <message>
        <source>%1 of %2…</source>
        <translation type="unfinished">%1 / %2…</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation type="unfinished">%1, %2 ile: %3</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Test</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationSummary</name>
    <message>
        <source>%1: passed %2</source>
        <translation type="unfinished">%1: %2 geçti</translation>
    </message>
    <message>
        <source>, median %1</source>
        <translation type="unfinished">, ortanca %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the report.</source>
        <translation type="unfinished">
            <numerusform>%n tane daha raporda.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EventsModel</name>
    <message>
        <source>thought: </source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">düşünce: </translation>
    </message>
    <message numerus="yes">
        <source>call of %1, %n byte(s)</source>
        <translation type="unfinished">
            <numerusform>%1 çağrısı, %n bayt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">%1 ms</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">satır</translation>
    </message>
    <message>
        <source>Arrived</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Geliş</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Bayt</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Olay</translation>
    </message>
    <message>
        <source>Decoded</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Çözülmüş</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Veri</translation>
    </message>
</context>
<context>
    <name>gui::EventsPage</name>
    <message>
        <source>Events</source>
        <extracomment>Name for screen readers of the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Olaylar</translation>
    </message>
    <message>
        <source>Enter shows the bytes of an event</source>
        <translation type="unfinished">Enter bir olayın baytlarını gösterir</translation>
    </message>
    <message>
        <source>What the events were decoded to</source>
        <translation type="unfinished">Olayların neye çözüldüğü</translation>
    </message>
    <message>
        <source>None of it is a model&apos;s answer in a dialect that is known.</source>
        <translation type="unfinished">Burada dili bilinen bir modelin yanıtı yok.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeBudgetDialog</name>
    <message>
        <source>How much is kept</source>
        <translation type="unfinished">Ne kadarının saklandığı</translation>
    </message>
    <message>
        <source>Size of the kept bodies in MiB</source>
        <translation type="unfinished">Saklanan gövdelerin boyutu, MiB</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept</extracomment>
        <translation type="unfinished"> MiB</translation>
    </message>
    <message>
        <source>Age of the kept exchanges in days</source>
        <translation type="unfinished">Saklanan etkileşimlerin yaşı, gün</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept: behind a number</extracomment>
        <translation type="unfinished"> gün</translation>
    </message>
    <message>
        <source>Bodies up to &amp;size</source>
        <translation type="unfinished">Gövdeler, en çok &amp;boyut</translation>
    </message>
    <message>
        <source>Exchanges up to &amp;age</source>
        <translation type="unfinished">Etkileşimler, en çok &amp;yaş</translation>
    </message>
    <message>
        <source>%1 are kept now. </source>
        <translation type="unfinished">Şu anda %1 saklanıyor. </translation>
    </message>
    <message>
        <source>Anything over this is deleted, oldest first; pinned exchanges stay. What bodies share counts once.</source>
        <translation type="unfinished">Fazlası, en eskiden başlayarak silinir; sabitlenen etkileşimler kalır. Gövdelerin paylaştığı bir kez sayılır.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeCells</name>
    <message>
        <source>Number</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Sayı</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a noun: what was sent</extracomment>
        <translation type="unfinished">İstek</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): the HTTP status of the answer</extracomment>
        <translation type="unfinished">Durum</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a bar that shows when it began and ended</extracomment>
        <translation type="unfinished">Zaman çizelgesi</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): how long it took</extracomment>
        <translation type="unfinished">Süre</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): in money</extracomment>
        <translation type="unfinished">Maliyet</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): whether it went to a model or to a tool’s server</extracomment>
        <translation type="unfinished">Tür</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Sağlayıcı</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a language model</extracomment>
        <translation type="unfinished">Model</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): what models call</extracomment>
        <translation type="unfinished">Araç</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Girdi jetonu</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): tokens that came from the provider’s cache</extracomment>
        <translation type="unfinished">Önbellekten</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Çıktı jetonu</translation>
    </message>
    <message>
        <source>Sent</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">Gönderilen</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">Alınan</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Başlangıç</translation>
    </message>
    <message>
        <source>Same as</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Aynılık</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">durduruldu</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">başarısız</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">tamam</translation>
    </message>
    <message>
        <source>same as %1 up to byte %2</source>
        <translation type="unfinished">%1 ile %2. bayta kadar aynı</translation>
    </message>
    <message>
        <source>same as %1 · sent again</source>
        <translation type="unfinished">%1 ile aynı · yeniden gönderildi</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation type="unfinished">%1 ile aynı</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation type="unfinished">%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>, pinned</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">, sabitlendi</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeFilterLine</name>
    <message>
        <source>Filter of the exchanges</source>
        <translation type="unfinished">Etkileşim süzgeci</translation>
    </message>
    <message>
        <source>kind:provider status:4xx longer:2s “text”</source>
        <translation type="unfinished">kind:provider status:4xx longer:2s “metin”</translation>
    </message>
    <message>
        <source>Filter terms: %1. A minus before a term reverses it; text without a key is looked for in the bodies.</source>
        <translation type="unfinished">Listelenenler: %1. Bir terimin önündeki eksi tersini belirtir; anahtarsız olan gövdelerde aranır.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListModel</name>
    <message>
        <source>Captured</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Yakalananlar</translation>
    </message>
    <message>
        <source>Outside of turns</source>
        <translation type="unfinished">Turların dışında</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Bir tur</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Tur %1</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">geri alındı</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">yarıda kesildi</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>%1, %n etkileşim</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListPane</name>
    <message>
        <source>Which exchanges are listed</source>
        <translation type="unfinished">Hangi etkileşimlerin listelendiği</translation>
    </message>
    <message>
        <source>This conversation</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Bu sohbet</translation>
    </message>
    <message>
        <source>All conversations</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Tüm sohbetler</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>Text above or below the Inspector’s list of exchanges: a noun: ways to show the list</extracomment>
        <translation type="unfinished">Görünümler</translation>
    </message>
    <message>
        <source>Columns, grouping, and named filters</source>
        <translation type="unfinished">Bir ad altında sütunlar, gruplama ve süzgeçler</translation>
    </message>
    <message>
        <source>B&amp;udget…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;Bütçe…</translation>
    </message>
    <message>
        <source>How much of past exchanges is kept</source>
        <translation type="unfinished">Geçmiş etkileşimlerden ne kadarının saklandığı</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation type="unfinished">Sabitle veya bırak</translation>
    </message>
    <message>
        <source>Group by turns, or not</source>
        <translation type="unfinished">Turlara göre veya değil</translation>
    </message>
    <message>
        <source>Go to the filter</source>
        <translation type="unfinished">Süzgece</translation>
    </message>
    <message>
        <source>Messages of %1</source>
        <translation type="unfinished">%1 mesajları</translation>
    </message>
    <message>
        <source>By &amp;turns	G</source>
        <translation type="unfinished">&amp;Turlara göre	G</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;Sütunlar</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation type="unfinished">Bu görünümü &amp;kaydet…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;Unut</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation type="unfinished">Bu görünümü kaydet</translation>
    </message>
    <message>
        <source>The name under which the filter, the columns and the grouping are saved</source>
        <translation type="unfinished">Bu ad altında süzgeç, sütunlar ve gruplama</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s)</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>%n etkileşim</numerusform>
        </translation>
    </message>
    <message>
        <source>looking further…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">daha aranıyor…</translation>
    </message>
    <message numerus="yes">
        <source>the last %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>son %n etkileşim</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 kept</source>
        <translation type="unfinished">%1 / %2 saklanıyor</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>%n sabitlenmiş</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListView</name>
    <message>
        <source>Exchanges</source>
        <extracomment>Name for screen readers of the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Etkileşimler</translation>
    </message>
    <message>
        <source>The &amp;usual columns</source>
        <translation type="unfinished">&amp;Olağan sütunlar</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeText</name>
    <message>
        <source>Status %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Durum %1</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Yanıt yok</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector: what was answered</extracomment>
        <translation type="unfinished">Yanıtlandı</translation>
    </message>
    <message>
        <source>Started %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Başlangıç: %1</translation>
    </message>
    <message>
        <source>Headers after %1 ms, end after %2 ms</source>
        <translation type="unfinished">Üst bilgiler %1 ms sonra, son %2 ms sonra</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Deneme %1</translation>
    </message>
    <message>
        <source>more has arrived, and is shown when the answer has ended</source>
        <translation type="unfinished">daha fazlası geldi, yanıt bitince gösterilecek</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeView</name>
    <message>
        <source>Headers</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Üst bilgiler</translation>
    </message>
    <message>
        <source>Steps of the tool calls</source>
        <translation type="unfinished">Araç çağrılarının adımları</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what was sent</extracomment>
        <translation type="unfinished">İstek</translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">Yanıt</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Olaylar</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">Zamanlama</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what takes up the room in the request</extracomment>
        <translation type="unfinished">Doluluk</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: to another exchange</extracomment>
        <translation type="unfinished">Fark</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: the steps of a call</extracomment>
        <translation type="unfinished">İşlem hattı</translation>
    </message>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">İsteği neyin doldurduğu</translation>
    </message>
    <message>
        <source>Copy &amp;body</source>
        <extracomment>Menu entry of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Gö&amp;vdeyi kopyala</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">c&amp;url olarak kopyala</translation>
    </message>
    <message>
        <source>What can be done with the exchange</source>
        <translation type="unfinished">Etkileşimle yapılabilecekler</translation>
    </message>
    <message>
        <source>Copying, pinning, and the way to the conversation</source>
        <translation type="unfinished">Kopyalama, sabitleme ve sohbete giden yol</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Gövde yok.</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">Karşılaştırmak için listeden iki etkileşim seçin.</translation>
    </message>
    <message>
        <source>Nothing has arrived yet.</source>
        <translation type="unfinished">Henüz bir şey gelmedi.</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">sürüyor</translation>
    </message>
</context>
<context>
    <name>gui::ExchangesCommand</name>
    <message>
        <source>Write them with their bodies to this file, as HTTP Archive 1.2.</source>
        <translation type="unfinished">Gövdeleriyle birlikte bu dosyaya HTTP Archive 1.2 olarak yaz.</translation>
    </message>
    <message>
        <source>Write them to this file, NAME.jsonl, so that parlance rehearse can play them again.</source>
        <translation type="unfinished">Bu dosyaya, NAME.jsonl, yaz; böylece parlance rehearse onları yeniden oynatabilir.</translation>
    </message>
    <message>
        <source>Write only structure, sizes and times, and nothing that anybody has said.</source>
        <translation type="unfinished">Yalnızca yapıyı, boyutları ve süreleri yaz, söylenenlerin hiçbirini yazma.</translation>
    </message>
    <message>
        <source>Write the request&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">Etkileşimin istek gövdesini bayt bayt yaz.</translation>
    </message>
    <message>
        <source>Write the response&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">Etkileşimin yanıt gövdesini bayt bayt yaz.</translation>
    </message>
    <message>
        <source>A conversation or an exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">Kimliğiyle veya kimliğinin başıyla bir sohbet ya da etkileşim.</translation>
    </message>
    <message>
        <source>Give the identifier of one exchange.</source>
        <translation type="unfinished">Tek bir etkileşimin kimliğini verin.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 yazılamıyor: %2</translation>
    </message>
</context>
<context>
    <name>gui::ExplainCommand</name>
    <message>
        <source>The tool, such as io:write_file.</source>
        <translation type="unfinished">Araç, örneğin io:write_file.</translation>
    </message>
    <message>
        <source>The arguments of the call as a JSON object.</source>
        <translation type="unfinished">JSON nesnesi olarak çağrının argümanları.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</source>
        <translation type="unfinished">Bir araç ve JSON nesnesi olarak argümanlarını verin, örneğin: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… bekleniyor: %1</translation>
    </message>
    <message>
        <source>The file is hidden, or looks like a secret: a person is asked all the same.</source>
        <translation type="unfinished">Dosya gizli veya sır gibi görünüyor: yine de kullanıcıya sorulur.</translation>
    </message>
    <message>
        <source>it was allowed always</source>
        <translation type="unfinished">her zaman izin verilmişti</translation>
    </message>
    <message>
        <source>it was allowed always where %1</source>
        <translation type="unfinished">şu durumda her zaman izin verilmişti: %1</translation>
    </message>
    <message>
        <source>its descriptor says so</source>
        <translation type="unfinished">tanımlayıcısı böyle söylüyor</translation>
    </message>
    <message>
        <source>no rule fits, and its descriptor says so for the rest</source>
        <translation type="unfinished">hiçbir kural uymuyor, geri kalanı için tanımlayıcısı böyle söylüyor</translation>
    </message>
    <message>
        <source>rule %1 of %2, %3 (%4)</source>
        <translation type="unfinished">kural %1 / %2, %3 (%4)</translation>
    </message>
</context>
<context>
    <name>gui::ExportCommand</name>
    <message>
        <source>jsonl, which has everything, or one of %1; without it, the ending of the file&apos;s name decides.</source>
        <translation type="unfinished">her şeyi içeren jsonl veya şunlardan biri: %1; yoksa dosya adının sonuna göre.</translation>
    </message>
    <message>
        <source>The file to write. An existing one is replaced once everything is written.</source>
        <translation type="unfinished">Yazılacak dosya. Var olan dosya, her şey yazılınca değiştirilir.</translation>
    </message>
    <message>
        <source>With what went over the wire (jsonl).</source>
        <translation type="unfinished">Ağ üzerinden iletilenlerle birlikte (jsonl).</translation>
    </message>
    <message>
        <source>The whole library, with the deleted conversations.</source>
        <translation type="unfinished">Silinenler arasındaki sohbetlerle birlikte tüm kitaplık.</translation>
    </message>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them; without any, the whole library.</source>
        <translation type="unfinished">Kimlikleriyle veya kimliklerinin başıyla sohbetler; hiçbiri verilmezse tüm kitaplık.</translation>
    </message>
    <message>
        <source>There is no format “%1”; there are %2.</source>
        <translation type="unfinished">“%1” adlı bir biçim yok; olanlar: %2.</translation>
    </message>
    <message>
        <source>Into which file? Give --output FILE.</source>
        <translation type="unfinished">Hangi dosyaya? --output DOSYA verin.</translation>
    </message>
    <message>
        <source>%1: conversations: %2, messages: %3.</source>
        <translation type="unfinished">%1: sohbet: %2, mesaj: %3.</translation>
    </message>
    <message>
        <source>Messages that cannot be read, or only in part: %1. parlance repair saves what can be read.</source>
        <translation type="unfinished">Okunamayan veya yalnızca bir bölümü okunabilen mesajlar: %1. parlance repair okunabileni kurtarır.</translation>
    </message>
</context>
<context>
    <name>gui::FaultReport</name>
    <message>
        <source>Report a fault</source>
        <translation type="unfinished">Hata bildir</translation>
    </message>
    <message>
        <source>Write what you did, what happened and what should have happened, and put this below it. Nothing in it is about you, and nothing is sent: a report goes to where you got Parlance. Report a security hole in private.</source>
        <translation type="unfinished">Ne yaptığınızı, ne olduğunu ve ne olması gerektiğini yazın, bunu da altına ekleyin. İçinde sizinle ilgili bir şey yoktur ve hiçbir şey gönderilmez: rapor, Parlance’ı edindiğiniz yere gider. Güvenlik açıklarını gizli olarak bildirin.</translation>
    </message>
    <message>
        <source>About the program and this machine</source>
        <translation type="unfinished">Program ve bu makine hakkında</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the dialog that prepares the report of a fault: a verb</extracomment>
        <translation type="unfinished">K&amp;opyala</translation>
    </message>
</context>
<context>
    <name>gui::FetchedConversation</name>
    <message>
        <source>The store has nothing of this run&apos;s conversation.</source>
        <translation type="unfinished">Depoda bu çalıştırmanın konuşmasından hiçbir şey yok.</translation>
    </message>
</context>
<context>
    <name>gui::FieldView</name>
    <message>
        <source>Value</source>
        <extracomment>Text beside a field of a form made from a schema: a noun</extracomment>
        <translation type="unfinished">Değer</translation>
    </message>
    <message>
        <source>%1, element %2</source>
        <translation type="unfinished">%1, öğe %2</translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>Name for screen readers beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">%1 değerini ver</translation>
    </message>
    <message>
        <source>Optional: left out unless it is ticked.</source>
        <translation type="unfinished">İsteğe bağlı: işaretlenmedikçe dışarıda bırakılır.</translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>Box to tick beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">null</translation>
    </message>
    <message>
        <source>%1 is null</source>
        <translation type="unfinished">%1 null</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation type="unfinished">%1 türü</translation>
    </message>
    <message>
        <source>JSON</source>
        <extracomment>Hint in an empty field beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">JSON</translation>
    </message>
    <message>
        <source>%1, as JSON</source>
        <translation type="unfinished">JSON olarak %1</translation>
    </message>
    <message>
        <source>Back to the field</source>
        <translation type="unfinished">Alana geri dön</translation>
    </message>
    <message>
        <source>The field cannot show this value.</source>
        <translation type="unfinished">Alan bu değeri gösteremiyor.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Box to tick beside a field of a form made from a schema: true</extracomment>
        <translation type="unfinished">Evet</translation>
    </message>
</context>
<context>
    <name>gui::Figure</name>
    <message>
        <source>Table</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Tablo</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Matematik</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Kod</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">Markdown olarak kopyala</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Kopyala</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished">CSV olarak kopyala</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Kaydet…</translation>
    </message>
    <message>
        <source>Do not wrap</source>
        <translation type="unfinished">Sarmayı kapat</translation>
    </message>
    <message>
        <source>Wrap</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb: break long lines</extracomment>
        <translation type="unfinished">Satırları sar</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Aç</translation>
    </message>
    <message>
        <source>Open outside</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Dışarıda aç</translation>
    </message>
</context>
<context>
    <name>gui::FigureActions</name>
    <message>
        <source>table</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">tablo</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">formül</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">kod</translation>
    </message>
</context>
<context>
    <name>gui::FigureChart</name>
    <message>
        <source>Chart: %1 by day</source>
        <translation type="unfinished">Grafik: güne göre %1</translation>
    </message>
    <message>
        <source>Nothing has been counted.</source>
        <translation type="unfinished">Bir şey sayılmadı.</translation>
    </message>
    <message>
        <source>%1: %2, %3 of them failed</source>
        <translation type="unfinished">%1: %2, bunların %3 tanesi başarısız</translation>
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
        <translation type="unfinished">tool, model, provider, server veya day.</translation>
    </message>
    <message>
        <source>From this day on, such as 2026-01-31.</source>
        <translation type="unfinished">Bu günden başlayarak, örneğin 2026-01-31.</translation>
    </message>
    <message>
        <source>Up to and including this day.</source>
        <translation type="unfinished">Bu güne kadar, bu gün dâhil.</translation>
    </message>
    <message>
        <source>As a table for spreadsheets.</source>
        <translation type="unfinished">Hesap çizelgeleri için tablo olarak.</translation>
    </message>
    <message>
        <source>--by is tool, model, provider, server or day, not %1.</source>
        <translation type="unfinished">--by tool, model, provider, server veya day olur, %1 olmaz.</translation>
    </message>
    <message>
        <source>A day is written as 2026-01-31.</source>
        <translation type="unfinished">Bir gün 2026-01-31 biçiminde yazılır.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation type="unfinished">Henüz bir şey sayılmadı.</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">ad</translation>
    </message>
    <message>
        <source>calls</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">çağrı</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">başarısız</translation>
    </message>
    <message>
        <source>median ms</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">ortanca, ms</translation>
    </message>
    <message>
        <source>95 % ms</source>
        <translation type="unfinished">95. yüzdelik, ms</translation>
    </message>
    <message>
        <source>tokens in</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">jeton girdisi</translation>
    </message>
    <message>
        <source>tokens out</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">jeton çıktısı</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">maliyet</translation>
    </message>
</context>
<context>
    <name>gui::FiguresModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun</extracomment>
        <translation type="unfinished">Ad</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">Çağrılar</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many</extracomment>
        <translation type="unfinished">Başarısız</translation>
    </message>
    <message>
        <source>Median</source>
        <extracomment>Column title in the window of figures: calls, times and costs; of the times</extracomment>
        <translation type="unfinished">Ortanca</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">%1. yüzdelik</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Girdi jetonu</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Çıktı jetonu</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Önbellekten</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">Maliyet</translation>
    </message>
    <message>
        <source>Retries</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many times it was tried again</extracomment>
        <translation type="unfinished">Yeniden deneme</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were not allowed</extracomment>
        <translation type="unfinished">Reddedilen</translation>
    </message>
    <message>
        <source>Reused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many results were used again</extracomment>
        <translation type="unfinished">Yeniden kullanılan</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how large they were</extracomment>
        <translation type="unfinished">Sonuçlar</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Araç çağrıları</translation>
    </message>
    <message>
        <source>Repaired</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were mended</extracomment>
        <translation type="unfinished">Onarılan</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls could not be read</extracomment>
        <translation type="unfinished">Yanlış</translation>
    </message>
</context>
<context>
    <name>gui::FiguresWindow</name>
    <message>
        <source>Figures</source>
        <extracomment>Window title in the window of figures: calls, times and costs; numbers of calls, times and costs</extracomment>
        <translation type="unfinished">İstatistikler</translation>
    </message>
    <message>
        <source>The same day by day</source>
        <translation type="unfinished">Aynısı gün gün</translation>
    </message>
    <message>
        <source>What each line is</source>
        <translation type="unfinished">Her satırın ne olduğu</translation>
    </message>
    <message>
        <source>By tool</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Araca göre</translation>
    </message>
    <message>
        <source>By model</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Modele göre</translation>
    </message>
    <message>
        <source>By provider</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Sağlayıcıya göre</translation>
    </message>
    <message>
        <source>By MCP server</source>
        <translation type="unfinished">MCP sunucusuna göre</translation>
    </message>
    <message>
        <source>By day</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Güne göre</translation>
    </message>
    <message>
        <source>Since when</source>
        <extracomment>Name for screen readers in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Ne zamandan beri</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Bugün</translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation type="unfinished">
            <numerusform>Son %n gün</numerusform>
        </translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Tüm zamanlar</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">&amp;Yenile</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation type="unfinished">&amp;CSV olarak kaydet…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON…</source>
        <translation type="unfinished">&amp;JSON olarak kaydet…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished">Grafiğin gösterdiği</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">Çağrılar</translation>
    </message>
    <message>
        <source>Failures</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Hatalar</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">Maliyet</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Jetonlar</translation>
    </message>
    <message>
        <source>Time, %1 %</source>
        <translation type="unfinished">Süre, %1. yüzdelik</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">&amp;Tablo olarak</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">ms</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>figures.jsonl</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">istatistikler.jsonl</translation>
    </message>
    <message>
        <source>figures.csv</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">istatistikler.csv</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation type="unfinished">İstatistikleri kaydet</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 yazıldı.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 yazılamıyor: %2</translation>
    </message>
</context>
<context>
    <name>gui::FillModel</name>
    <message>
        <source>%1 per cent</source>
        <translation type="unfinished">yüzde %1</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title in the table of what fills a request: a noun</extracomment>
        <translation type="unfinished">Bölüm</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Column title in the table of what fills a request: a noun: of the whole</extracomment>
        <translation type="unfinished">Pay</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Column title in the table of what fills a request: in bytes</extracomment>
        <translation type="unfinished">Boyut</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title in the table of what fills a request</extracomment>
        <translation type="unfinished">Jetonlar</translation>
    </message>
</context>
<context>
    <name>gui::FillPage</name>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">İsteği neyin doldurduğu</translation>
    </message>
    <message>
        <source>Show it in the conversation</source>
        <translation type="unfinished">Sohbette göster</translation>
    </message>
    <message>
        <source>It is not a request whose parts are known.</source>
        <translation type="unfinished">Bölümleri bilinen bir istek değil.</translation>
    </message>
    <message>
        <source>%1, which the provider counted as %2 tokens; those of each part are its share by bytes. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1; sağlayıcı bunu %2 jeton saydı, her bölümün jetonları bayt payına göredir. Enter, bölümün yapıldığı bloğa götürür.</translation>
    </message>
    <message>
        <source>%1. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1. Enter, bölümün yapıldığı bloğa götürür.</translation>
    </message>
</context>
<context>
    <name>gui::FindAgentsDialog</name>
    <message>
        <source>Asking your login shell where its programs are…</source>
        <translation type="unfinished">Oturum kabuğunuza programlarının nerede olduğu soruluyor…</translation>
    </message>
    <message>
        <source>Agents on this machine</source>
        <translation type="unfinished">Bu makinedeki ajanlar</translation>
    </message>
    <message>
        <source>Agents, and where their programs are</source>
        <translation type="unfinished">Ajanlar ve programlarının bulunduğu yer</translation>
    </message>
    <message>
        <source>&amp;Speak with it</source>
        <translation type="unfinished">Onunla &amp;konuş</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1 bu makinede yok</translation>
    </message>
    <message>
        <source>These can be chosen like models. Each runs as a program of its own, outside the sandbox, and asks before it acts.</source>
        <translation type="unfinished">Bunlar model gibi seçilebilir. Her biri korumalı alanın dışında ayrı bir program olarak çalışır ve bir şey yapmadan önce sorar.</translation>
    </message>
    <message>
        <source>None of these is installed where your shell looks for programs. One that is elsewhere is described by a provider of its own, with dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">Bunların hiçbiri, kabuğunuzun program aradığı yerlerde kurulu değil. Başka yerde olan bir ajan, dialect = &quot;acp&quot; içeren kendi sağlayıcısıyla tanımlanır.</translation>
    </message>
</context>
<context>
    <name>gui::FindBar</name>
    <message>
        <source>Search for</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Aranan</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Ara</translation>
    </message>
    <message>
        <source>Replace with</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Yeni metin</translation>
    </message>
    <message>
        <source>.&amp;*</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">.&amp;*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Düzenli ifade</translation>
    </message>
    <message>
        <source>&amp;W</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;W</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished">Yalnızca tam sözcükler</translation>
    </message>
    <message>
        <source>&amp;Aa</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>Text in the bar that finds and replaces: tell capital letters from small ones</extracomment>
        <translation type="unfinished">Büyük/küçük harf ayrımı</translation>
    </message>
    <message>
        <source>Previous place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Önceki eşleşme</translation>
    </message>
    <message>
        <source>Next place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Sonraki eşleşme</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished">Aramayı kapat</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Değiştir</translation>
    </message>
    <message>
        <source>Replace here</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Burada değiştir</translation>
    </message>
    <message>
        <source>Replace a&amp;ll</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Tümünü değiştir</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Tümünü değiştir</translation>
    </message>
    <message>
        <source>not valid</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">geçersiz ifade</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">
            <numerusform>%n eşleşme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FindServersDialog</name>
    <message>
        <source>no models</source>
        <extracomment>Text in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">model yok</translation>
    </message>
    <message>
        <source>Servers on this machine</source>
        <translation type="unfinished">Bu makinedeki sunucular</translation>
    </message>
    <message>
        <source>Servers that were found</source>
        <translation type="unfinished">Bulunan sunucular</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <extracomment>Button in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">Yeniden &amp;ara</translation>
    </message>
    <message>
        <source>&amp;Keep what is marked</source>
        <translation type="unfinished">İşaretlenenleri &amp;sakla</translation>
    </message>
    <message>
        <source>Looking at the ports %1 of this machine…</source>
        <translation type="unfinished">Bu makinenin %1 bağlantı noktalarına bakılıyor…</translation>
    </message>
    <message>
        <source>%1
kept already, as %2</source>
        <translation type="unfinished">%1
zaten saklanıyor: %2</translation>
    </message>
    <message>
        <source>What is marked is kept as a descriptor, so that its models can be picked.</source>
        <translation type="unfinished">İşaretlenenler, modelleri seçilebilsin diye tanımlayıcı olarak saklanır.</translation>
    </message>
    <message>
        <source>No server answered. One that runs elsewhere is described by a provider of its own.</source>
        <translation type="unfinished">Hiçbir sunucu yanıt vermedi. Başka yerde çalışan bir sunucu, kendi sağlayıcısıyla tanımlanır.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRun</name>
    <message>
        <source>Roll 2d6, compute 17 * 23 and tell me the time.</source>
        <translation type="unfinished">2d6 at, 17 * 23 işlemini hesapla ve saati söyle.</translation>
    </message>
    <message>
        <source>No rehearsal provider is described.</source>
        <translation type="unfinished">Tanımlanmış prova sağlayıcısı yok.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRunPage</name>
    <message>
        <source>Begin a conversation</source>
        <translation type="unfinished">Bir sohbete başlayın</translation>
    </message>
    <message>
        <source>Nothing leaves this machine until you have set it up.</source>
        <translation type="unfinished">Siz ayarlayana dek bu makineden hiçbir şey çıkmaz.</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <extracomment>Text on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">Prova</translation>
    </message>
    <message>
        <source>A built-in scenario answers and calls real tools, with no key and no network. It is not a language model.</source>
        <translation type="unfinished">Yerleşik bir senaryo yanıt verir ve gerçek araçları çağırır; anahtar ve ağ gerekmez. Bir dil modeli değildir.</translation>
    </message>
    <message>
        <source>&amp;Rehearse now</source>
        <extracomment>Button on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">Şimdi &amp;prova yap</translation>
    </message>
    <message>
        <source>Use a model on this machine</source>
        <translation type="unfinished">Bu makinede bir model kullanın</translation>
    </message>
    <message>
        <source>Looks for llama.cpp, Ollama, LM Studio and vLLM on their usual ports.</source>
        <translation type="unfinished">llama.cpp, Ollama, LM Studio ve vLLM’yi olağan bağlantı noktalarında arar.</translation>
    </message>
    <message>
        <source>&amp;Find servers</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Sunucuları bul</translation>
    </message>
    <message>
        <source>Enter a key</source>
        <translation type="unfinished">Anahtar girin</translation>
    </message>
    <message>
        <source>For a provider on the network.</source>
        <translation type="unfinished">Ağdaki bir sağlayıcı için.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Şimdi değil</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Aranıyor…</translation>
    </message>
    <message numerus="yes">
        <source>Use %1 (%n model(s))</source>
        <translation type="unfinished">
            <numerusform>%1 sağlayıcısını kullan (%n model)</numerusform>
        </translation>
    </message>
    <message>
        <source>Found:</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Bulunanlar:</translation>
    </message>
    <message>
        <source>No server answered. Start one and look again.</source>
        <translation type="unfinished">Hiçbir sunucu yanıt vermedi. Birini başlatıp yeniden arayın.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Dil</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Text on the pages of the first run: a language model</extracomment>
        <translation type="unfinished">Model</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text on the pages of the first run: the folders that tools may use</extracomment>
        <translation type="unfinished">Çalışma alanı</translation>
    </message>
    <message>
        <source>What the model may use</source>
        <translation type="unfinished">Modelin kullanabilecekleri</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">Siz seçene dek dosya araçları hiçbir klasörü görmez.</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">Klasör &amp;ekle…</translation>
    </message>
    <message>
        <source>Tick the tools that this conversation starts with. A tool that writes files, runs commands or fetches pages asks you before it does so.</source>
        <translation type="unfinished">Bu sohbetin başlayacağı araçları işaretleyin. Dosya yazan, komut çalıştıran ya da sayfa getiren bir araç önce size sorar.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button on the pages of the first run: to the step before</extracomment>
        <translation type="unfinished">&amp;Geri</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished">Adım %1 / %2: %3</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Bitti</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;İleri</translation>
    </message>
    <message>
        <source>A key for %1 is set in the environment; its model is picked.</source>
        <translation type="unfinished">Ortamda %1 için bir anahtar var; modeli seçildi.</translation>
    </message>
</context>
<context>
    <name>gui::FoldersButton</name>
    <message>
        <source>none</source>
        <extracomment>Text of the button that picks the folders of the workspace: there is none</extracomment>
        <translation type="unfinished">yok</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">
            <numerusform>%n klasör</numerusform>
        </translation>
    </message>
    <message>
        <source>Workspace: %1</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Çalışma alanı: %1</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text of the button that picks the folders of the workspace: the folders that tools may use</extracomment>
        <translation type="unfinished">Çalışma alanı</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">Siz seçene dek dosya araçları hiçbir klasörü görmez.</translation>
    </message>
    <message>
        <source>Add a workspace folder</source>
        <translation type="unfinished">Çalışma alanı klasörü ekle</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Menu entry of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">%1 öğesini kaldır</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">Klasör &amp;ekle…</translation>
    </message>
    <message>
        <source>Recently used</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Son kullanılanlar</translation>
    </message>
    <message>
        <source>Add it anyway</source>
        <translation type="unfinished">Yine de ekle</translation>
    </message>
</context>
<context>
    <name>gui::FormView</name>
    <message>
        <source>What is filled in cannot be checked: %1</source>
        <translation type="unfinished">Doldurulanlar denetlenemiyor: %1</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Name for screen readers of a form’s values as text</extracomment>
        <translation type="unfinished">JSON olarak</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation type="unfinished">Doldurulacak bir şey yok.</translation>
    </message>
</context>
<context>
    <name>gui::FullContext</name>
    <message>
        <source>Where the conversation does not fit into the model&apos;s context: leave-out leaves out the oldest messages, summarise has the model sum them up, fail sends nothing.</source>
        <translation type="unfinished">Sohbet modelin bağlamına sığmadığında: leave-out en eski mesajları dışarıda bırakır, summarise onları modele özetletir, fail hiçbir şey göndermez.</translation>
    </message>
    <message>
        <source>--full is leave-out, summarise or fail, not %1.</source>
        <translation type="unfinished">--full leave-out, summarise veya fail olur, %1 olmaz.</translation>
    </message>
    <message>
        <source>This does not fit into the model&apos;s context, which has room for %1 tokens beside the answer. Nothing was sent.</source>
        <translation type="unfinished">Bu, modelin yanıt dışında %1 jetonluk yeri olan bağlamına sığmıyor. Hiçbir şey gönderilmedi.</translation>
    </message>
    <message>
        <source>… %1 is writing a summary of the earlier messages</source>
        <translation type="unfinished">… %1 önceki mesajların özetini yazıyor</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more.</source>
        <translation type="unfinished">
            <numerusform>%n mesaj özetlendi ve artık gönderilmiyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are those from message %1 to message %2 of the conversation. With --full summarise they are summed up instead.</source>
        <translation type="unfinished">Bunlar sohbetin %1. mesajından %2. mesajına kadar olanlar. --full summarise ile bunun yerine özetlenirler.</translation>
    </message>
</context>
<context>
    <name>gui::GramCommand</name>
    <message>
        <source>Texts in gram, or folders of them; - is standard input.</source>
        <translation type="unfinished">gram metinleri veya onların klasörleri; - standart girdidir.</translation>
    </message>
    <message>
        <source>Say what is wrong, in agents and signatures too. This is what is done where nothing else is asked for.</source>
        <translation type="unfinished">Ajanlar ve imzalar dâhil, hataları bildir. Başka bir şey istenmediğinde bu yapılır.</translation>
    </message>
    <message>
        <source>Write the syntax tree.</source>
        <translation type="unfinished">Sözdizim ağacını yaz.</translation>
    </message>
    <message>
        <source>Write the text anew, laid out.</source>
        <translation type="unfinished">Metni biçimlendirerek yeniden yaz.</translation>
    </message>
    <message>
        <source>Write the patterns, at any depth, that say this of themselves: name, :Label, {key: value}, or several of these in that order, as in &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Above each is the place where it was found.</source>
        <translation type="unfinished">Kendileri için şunu söyleyen desenleri her derinlikte yaz: ad, :Label, {key: value} veya bunların birkaçı, bu sırayla; örneğin &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Her birinin üstünde yeri belirtilir.</translation>
    </message>
    <message>
        <source>expression</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">ifade</translation>
    </message>
    <message>
        <source>Join the texts into one and write it, so that agents can name tools of other files. Names that are defined twice, or nowhere, are errors.</source>
        <translation type="unfinished">Ajanlar başka dosyalardaki araçları anabilsin diye metinleri birleştirip yaz. İki kez tanımlanan veya hiç tanımlanmayan adlar hatadır.</translation>
    </message>
    <message>
        <source>Which texts in gram? Give files or folders, or - for standard input.</source>
        <translation type="unfinished">Hangi gram metinleri? Dosya veya klasör ya da standart girdi için - verin.</translation>
    </message>
    <message>
        <source>--check, --tree, --format, --select and --compose exclude each other.</source>
        <translation type="unfinished">--check, --tree, --format, --select ve --compose birlikte kullanılamaz.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1 okunamıyor: %2.</translation>
    </message>
</context>
<context>
    <name>gui::HelpCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">JSON Lines yaz.</translation>
    </message>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">Denetim karakterlerini bir dosyaya veya boruya olduğu gibi yaz.</translation>
    </message>
    <message>
        <source>Accepted by all commands; a chapter is plain as it is.</source>
        <translation type="unfinished">Tüm komutlar için geçerlidir; bir bölüm zaten düz metindir.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Bu komutun seçeneklerini göster.</translation>
    </message>
    <message>
        <source>A chapter, or CHAPTER#SECTION; without one, the list of chapters.</source>
        <translation type="unfinished">Bir bölüm veya BÖLÜM#KISIM; verilmezse bölümlerin listesi.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1, “%2” argümanını almaz. Deneyin: %1 --help.</translation>
    </message>
    <message>
        <source>parlance help CHAPTER shows one of these, parlance COMMAND --help the options of a command.</source>
        <translation type="unfinished">parlance help BÖLÜM bunlardan birini, parlance KOMUT --help bir komutun seçeneklerini gösterir.</translation>
    </message>
    <message>
        <source>parlance: %1 has no section “%2”. There are: %3.</source>
        <translation type="unfinished">parlance: %1 bölümünde “%2” kısmı yok. Olanlar: %3.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Şunu mu demek istediniz: %1?</translation>
    </message>
    <message>
        <source>parlance: there is no chapter “%1”.</source>
        <translation type="unfinished">parlance: “%1” adlı bir bölüm yok.</translation>
    </message>
</context>
<context>
    <name>gui::HelpWindow</name>
    <message>
        <source>Back</source>
        <extracomment>Text in the window of the manual: to the page before</extracomment>
        <translation type="unfinished">Geri</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>Text in the window of the manual: to the next page</extracomment>
        <translation type="unfinished">İleri</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished">Kılavuzda ara</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Name for screen readers in the window of the manual</extracomment>
        <translation type="unfinished">Bölümler</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Text in the window of the manual</extracomment>
        <translation type="unfinished">Bir şey bulunamadı.</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation type="unfinished">%1 – Kılavuz</translation>
    </message>
</context>
<context>
    <name>gui::ImportCommand</name>
    <message>
        <source>Only say what would be imported.</source>
        <translation type="unfinished">Yalnızca ne geleceğini söyle.</translation>
    </message>
    <message>
        <source>Import conversations that are here already once more, under new identifiers.</source>
        <translation type="unfinished">Zaten burada olan sohbetler, yeni kimliklerle bir kez daha gelir.</translation>
    </message>
    <message>
        <source>Files that were exported here, by ChatGPT or Claude, chats in OpenAI&apos;s form, sessions of Claude Code or Codex, or an HTTP Archive (HAR) with requests to a provider.</source>
        <translation type="unfinished">Burada, ChatGPT veya Claude ile dışa aktarılan dosyalar, OpenAI biçimindeki sohbetler, Claude Code veya Codex oturumları ya da bir sağlayıcıya yapılan istekleri içeren HTTP Archive (HAR).</translation>
    </message>
    <message>
        <source>Which files?</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">Hangi dosyalar?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>    it names the folder %1, which its tools do not look into</source>
        <translation type="unfinished">    araçlarının bakmadığı %1 klasörünü anıyor</translation>
    </message>
    <message>
        <source>would be imported: %1, skipped: %2</source>
        <translation type="unfinished">içe aktarılacak: %1, atlanan: %2</translation>
    </message>
    <message>
        <source>imported: %1, skipped: %2</source>
        <translation type="unfinished">içe aktarılan: %1, atlanan: %2</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersCommand</name>
    <message>
        <source>Configuration files of other clients: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json and others with “mcpServers” or “servers”.</source>
        <translation type="unfinished">Başka istemcilerin yapılandırma dosyaları: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json ve “mcpServers” veya “servers” içeren diğerleri.</translation>
    </message>
    <message>
        <source>Only the server that is called this in the file; may be given several times.</source>
        <translation type="unfinished">Yalnızca dosyada bu adı taşıyan sunucu; birkaç kez verilebilir.</translation>
    </message>
    <message>
        <source>Write the descriptors, and put the keys of the files into the desktop&apos;s keychain. Without this, they are only shown.</source>
        <translation type="unfinished">Tanımlayıcıları yaz ve dosyalardaki anahtarları masaüstünün anahtarlığına koy. Bu seçenek olmadan yalnızca gösterilirler.</translation>
    </message>
    <message>
        <source>Which configuration files? Give files of other clients.</source>
        <translation type="unfinished">Hangi yapılandırma dosyaları? Başka istemcilerin dosyalarını verin.</translation>
    </message>
    <message>
        <source>parlance: nothing has been written; with --yes it is.</source>
        <translation type="unfinished">parlance: hiçbir şey yazılmadı; --yes ile yazılır.</translation>
    </message>
    <message>
        <source>There is no server named %1 in the files.</source>
        <translation type="unfinished">Dosyalarda %1 adlı bir sunucu yok.</translation>
    </message>
    <message>
        <source>%1 cannot be taken over. %2</source>
        <translation type="unfinished">%1 devralınamıyor. %2</translation>
    </message>
    <message>
        <source>  key %1: to be given as an environment variable, or entered in the window. %2</source>
        <translation type="unfinished">  %1 anahtarı: ortam değişkeni olarak verilmeli veya pencerede girilmeli. %2</translation>
    </message>
    <message>
        <source>  key %1: from the file into the keychain. %2</source>
        <translation type="unfinished">  %1 anahtarı: dosyadan anahtarlığa. %2</translation>
    </message>
    <message>
        <source>written: %1</source>
        <extracomment>Message on the terminal; %1 is a file</extracomment>
        <translation type="unfinished">yazıldı: %1</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersDialog</name>
    <message>
        <source>Import MCP servers</source>
        <translation type="unfinished">MCP sunucularını içe aktar</translation>
    </message>
    <message>
        <source>The MCP servers of %1, each as an ensemble. Keys that are in the file go to the desktop&apos;s keychain and never into a descriptor.</source>
        <translation type="unfinished">%1 dosyasındaki MCP sunucuları, her biri bir takım olarak. Dosyadaki anahtarlar masaüstünün anahtarlığına gider, hiçbir zaman bir tanımlayıcıya yazılmaz.</translation>
    </message>
    <message>
        <source>Servers of the file</source>
        <translation type="unfinished">Dosyadaki sunucular</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Button in the dialog that imports MCP servers</extracomment>
        <translation type="unfinished">&amp;İçe aktar</translation>
    </message>
    <message>
        <source>%1 (not possible)</source>
        <translation type="unfinished">%1 (olanaklı değil)</translation>
    </message>
</context>
<context>
    <name>gui::ImportToolsCommand</name>
    <message>
        <source>A JSON file with a list of tools, or a character&apos;s Python file with TOOLS; - is standard input.</source>
        <translation type="unfinished">Araç listesi içeren bir JSON dosyası veya TOOLS içeren bir karakter Python dosyası; - standart girdidir.</translation>
    </message>
    <message>
        <source>Write gram: the tool specifications, and with --name the agent that refers to them. Otherwise a descriptor is written.</source>
        <translation type="unfinished">gram yaz: araç belirtimlerini, --name ile onlara başvuran ajanı da. Yoksa bir tanımlayıcı yazılır.</translation>
    </message>
    <message>
        <source>What the agent is called. Without it, a descriptor is named after the character or the file.</source>
        <translation type="unfinished">Ajanın adı. Verilmezse tanımlayıcı, karakterin veya dosyanın adını alır.</translation>
    </message>
    <message>
        <source>The agent&apos;s model, as PROVIDER/MODEL.</source>
        <translation type="unfinished">Ajanın modeli, SAĞLAYICI/MODEL biçiminde.</translation>
    </message>
    <message>
        <source>The agent&apos;s instruction.</source>
        <translation type="unfinished">Ajanın yönergesi.</translation>
    </message>
    <message>
        <source>Which file has the tools?</source>
        <translation type="unfinished">Araçlar hangi dosyada?</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1 okunamıyor: %2.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">Araçlarını işe yarayacakları yerde kullan.</translation>
    </message>
</context>
<context>
    <name>gui::InertDocument</name>
    <message>
        <source>image: %1</source>
        <extracomment>Stands for a picture that is not loaded; %1 describes it, in a message</extracomment>
        <translation type="unfinished">görüntü: %1</translation>
    </message>
</context>
<context>
    <name>gui::InspectorPanel</name>
    <message>
        <source>Rolled-back turns</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">Geri alınan turlar</translation>
    </message>
    <message>
        <source>&amp;Send again…</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">&amp;Yeniden gönder…</translation>
    </message>
    <message>
        <source>Edit the request that is shown, and send it again</source>
        <translation type="unfinished">Gösterilen isteği düzenle ve yeniden gönder</translation>
    </message>
    <message>
        <source>&amp;Pin, whatever the budget is	P</source>
        <translation type="unfinished">Bütçeye bakmadan &amp;sabitle	P</translation>
    </message>
    <message>
        <source>&amp;Unpin	P</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">Sa&amp;bitlemeyi kaldır	P</translation>
    </message>
    <message>
        <source>Show the &amp;difference	D</source>
        <translation type="unfinished">&amp;Farkı göster	D</translation>
    </message>
    <message>
        <source>Show in the con&amp;versation	V</source>
        <translation type="unfinished">Sohbette &amp;göster	V</translation>
    </message>
    <message>
        <source>Copy the &amp;identifier</source>
        <translation type="unfinished">&amp;Kimliği kopyala</translation>
    </message>
    <message>
        <source>Show how the two &amp;differ	D</source>
        <translation type="unfinished">İkisinin &amp;farkını göster	D</translation>
    </message>
    <message>
        <source>Show the &amp;difference to the one before	D</source>
        <translation type="unfinished">Öncekiyle &amp;farkını göster	D</translation>
    </message>
    <message>
        <source>What came of it is not on the path of the conversation that is shown: it was rolled back, or is on another branch.</source>
        <translation type="unfinished">Sonucu, gösterilen sohbetin yolunda değil: geri alındı veya başka bir dalda.</translation>
    </message>
    <message>
        <source>There is no earlier one to the same address. Pick two in the list (Ctrl and a click, or Ctrl and Space) to compare them.</source>
        <translation type="unfinished">Aynı adrese giden daha önceki bir etkileşim yok. Karşılaştırmak için listeden iki tane seçin (Ctrl ve tıklama veya Ctrl ve boşluk).</translation>
    </message>
    <message>
        <source>%1 is not kept any more.</source>
        <translation type="unfinished">%1 artık saklanmıyor.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Menu entry of the Inspector</extracomment>
        <translation type="unfinished">Aranıyor…</translation>
    </message>
    <message>
        <source>None in this conversation</source>
        <translation type="unfinished">Bu sohbette yok</translation>
    </message>
</context>
<context>
    <name>gui::InvokeCommand</name>
    <message>
        <source>Switch this ensemble on, if it is off by default; may be repeated.</source>
        <translation type="unfinished">Başta kapalı olan bu takımı aç; yinelenebilir.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all veya bir araç adı; yinelenebilir. Uçbirim yoksa ask, refuse demektir. Diğer sözcüklerin kapsamadıkları: gizli veya sır gibi görünen dosyalar için hidden-files, bir yanıtın metninde önerdiği çağrılar için offered-calls.</translation>
    </message>
    <message>
        <source>The tool, such as io:read_file.</source>
        <translation type="unfinished">Araç, örneğin io:read_file.</translation>
    </message>
    <message>
        <source>Its arguments as a JSON object.</source>
        <translation type="unfinished">JSON nesnesi olarak argümanları.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</source>
        <translation type="unfinished">Bir araç ve JSON nesnesi olarak argümanlarını verin, örneğin: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… bekleniyor: %1</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1 bağlı değil: %2</translation>
    </message>
    <message>
        <source>parlance: %1 error: %2</source>
        <translation type="unfinished">parlance: %1 hatası: %2</translation>
    </message>
    <message>
        <source>Write the call as a case of an evaluation that expects what came of it, a line for a file of cases.</source>
        <translation type="unfinished">Çağrıyı, sonucunu bekleyen bir değerlendirme testi olarak yazar; test dosyası için bir satır.</translation>
    </message>
</context>
<context>
    <name>gui::JsonTreeModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">Ad</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">Değer</translation>
    </message>
</context>
<context>
    <name>gui::JsonValueView</name>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">&amp;Tablo olarak</translation>
    </message>
    <message>
        <source>Find in the value</source>
        <translation type="unfinished">Değerde bul</translation>
    </message>
    <message>
        <source>Find; Enter goes to the next</source>
        <translation type="unfinished">Bul; Enter sonrakine geçer</translation>
    </message>
    <message>
        <source>The value as a tree</source>
        <translation type="unfinished">Ağaç olarak değer</translation>
    </message>
    <message>
        <source>The value as a table</source>
        <translation type="unfinished">Tablo olarak değer</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Menu entry at a tree of JSON: a verb</extracomment>
        <translation type="unfinished">Kopyala</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Menu entry or remark at a tree of JSON</extracomment>
        <translation type="unfinished">Bir şey bulunamadı</translation>
    </message>
</context>
<context>
    <name>gui::JumpButton</name>
    <message>
        <source>Jump to the end</source>
        <translation type="unfinished">Sona atla</translation>
    </message>
    <message>
        <source>Jump to the end (End)</source>
        <translation type="unfinished">Sona atla (End)</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">
            <numerusform>%n yeni</numerusform>
        </translation>
    </message>
    <message>
        <source>new text</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">yeni metin</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished">sona</translation>
    </message>
</context>
<context>
    <name>gui::KeyEntry</name>
    <message>
        <source>&amp;Keep the key</source>
        <translation type="unfinished">Anahtarı &amp;sakla</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered</extracomment>
        <translation type="unfinished">Sağlayıcı</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">Anahtar</translation>
    </message>
    <message>
        <source>No provider that needs a key is described.</source>
        <translation type="unfinished">Anahtar gerektiren tanımlanmış bir sağlayıcı yok.</translation>
    </message>
    <message>
        <source>A key named %1 is there already.</source>
        <translation type="unfinished">%1 adlı bir anahtar zaten var.</translation>
    </message>
    <message>
        <source>It goes to the desktop&apos;s keychain as %1, and is sent to %2. The environment variable of that name is read too.</source>
        <translation type="unfinished">Masaüstünün anahtarlığına %1 olarak konur ve %2 adresine gönderilir. Bu addaki ortam değişkeni de okunur.</translation>
    </message>
    <message>
        <source>It is so short that it cannot be told from ordinary words: if a server repeats it, that is recorded.</source>
        <translation type="unfinished">Sıradan sözcüklerden ayrılamayacak kadar kısa: bir sunucu onu yinelerse kaydedilir.</translation>
    </message>
    <message>
        <source>Kept in the keychain as %1.</source>
        <translation type="unfinished">Anahtarlıkta %1 olarak saklandı.</translation>
    </message>
    <message>
        <source>%1 To have it next time, set the environment variable %2.</source>
        <translation type="unfinished">%1 Bir dahaki sefere de olması için %2 ortam değişkenini ayarlayın.</translation>
    </message>
</context>
<context>
    <name>gui::KeyList</name>
    <message>
        <source>Keys that providers ask for</source>
        <translation type="unfinished">Sağlayıcıların istediği anahtarlar</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title in the list of the keys of providers</extracomment>
        <translation type="unfinished">Sağlayıcı</translation>
    </message>
    <message>
        <source>Name of the key</source>
        <translation type="unfinished">Anahtarın adı</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation type="unfinished">Saklandığı yer</translation>
    </message>
    <message>
        <source>in the environment</source>
        <translation type="unfinished">ortam değişkeninde</translation>
    </message>
    <message>
        <source>being looked for…</source>
        <translation type="unfinished">aranıyor…</translation>
    </message>
    <message>
        <source>no keychain answers</source>
        <translation type="unfinished">anahtarlık yanıt vermiyor</translation>
    </message>
    <message>
        <source>not there</source>
        <extracomment>Column title or state in the list of the keys of providers</extracomment>
        <translation type="unfinished">yok</translation>
    </message>
    <message>
        <source>in the desktop&apos;s keychain</source>
        <translation type="unfinished">masaüstünün anahtarlığında</translation>
    </message>
</context>
<context>
    <name>gui::LanguageChoice</name>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished">Programın dili</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">Masaüstüne göre</translation>
    </message>
    <message>
        <source>Translated by a machine; a person has read %1 of %2 texts. Where one reads wrong, the English text is right.</source>
        <translation type="unfinished">Makine çevirisi; bir kişi %2 metinden %1 tanesini okudu. Yanlış görünen yerde İngilizce metin geçerlidir.</translation>
    </message>
    <message>
        <source>It takes effect at the next start.</source>
        <translation type="unfinished">Bir sonraki başlatmada geçerli olur.</translation>
    </message>
    <message>
        <source>No font on this machine has its letters: install one, such as %1. Until then the program speaks English.</source>
        <translation type="unfinished">Bu makinedeki hiçbir yazı tipinde bu dilin harfleri yok: %1 gibi bir tane kurun. O zamana kadar program İngilizce konuşur.</translation>
    </message>
    <message>
        <source>The program does not speak “%1”: it speaks English.</source>
        <translation type="unfinished">Program “%1” dilini konuşmuyor: İngilizce konuşuyor.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryFiles</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 yazılamıyor: %2</translation>
    </message>
    <message>
        <source>is here already, among the deleted</source>
        <translation type="unfinished">zaten burada, silinenler arasında</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation type="unfinished">zaten burada</translation>
    </message>
    <message>
        <source>is here already, and differs by now; it stays as it is</source>
        <translation type="unfinished">zaten burada ve artık farklı; olduğu gibi kalır</translation>
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
        <translation type="unfinished">Böyle bir dosya yok.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished">Bu bir dosya değil.</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">Başka bir içe aktarma sürüyor; bitince yeniden deneyin.</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">İçe aktarma durduruldu.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryTransfer</name>
    <message>
        <source>and others: %1</source>
        <translation type="unfinished">ve diğerleri: %1</translation>
    </message>
    <message>
        <source>Export the conversation (.jsonl has everything; .md, .html, .pdf, .json the path that is shown)</source>
        <translation type="unfinished">Sohbeti dışa aktar (.jsonl her şeyi; .md, .html, .pdf, .json gösterilen yolu içerir)</translation>
    </message>
    <message>
        <source>Export all conversations (.jsonl has everything; .md, .html, .pdf, .json the paths that are shown)</source>
        <translation type="unfinished">Tüm sohbetleri dışa aktar (.jsonl her şeyi; .md, .html, .pdf, .json gösterilen yolları içerir)</translation>
    </message>
    <message>
        <source>Exported to %1: messages: %2.</source>
        <translation type="unfinished">Dışa aktarıldı: %1, mesaj: %2.</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <extracomment>Title of a file dialog where conversations are imported</extracomment>
        <translation type="unfinished">Sohbetleri içe aktar</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Title or button where conversations are imported</extracomment>
        <translation type="unfinished">&amp;İçe aktar</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">Başka bir içe aktarma sürüyor; bitince yeniden deneyin.</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation type="unfinished">Dosya inceleniyor…</translation>
    </message>
    <message>
        <source>Importing the conversations…</source>
        <translation type="unfinished">Sohbetler içe aktarılıyor…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Title or button where conversations are imported: a verb</extracomment>
        <translation type="unfinished">&amp;Durdur</translation>
    </message>
    <message>
        <source>The import was stopped; nothing has been imported.</source>
        <translation type="unfinished">İçe aktarma durduruldu; hiçbir şey gelmedi.</translation>
    </message>
    <message>
        <source>From %1: conversations to import: %2, already here: %3</source>
        <translation type="unfinished">%1 içinden: gelecek sohbetler: %2, zaten burada olanlar: %3</translation>
    </message>
    <message>
        <source>They name these folders, which their tools do not look into until they are picked again:</source>
        <translation type="unfinished">Şu klasörleri anıyorlar; yeniden seçilene dek araçları bunlara bakmaz:</translation>
    </message>
    <message>
        <source>Conversations imported: %1.</source>
        <translation type="unfinished">İçe aktarılan sohbetler: %1.</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">Değerlendirme testi olarak kaydet</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 yazılamıyor: %2</translation>
    </message>
    <message>
        <source>Saved as a case in %1.</source>
        <translation type="unfinished">%1 dosyasına test olarak kaydedildi.</translation>
    </message>
</context>
<context>
    <name>gui::LogLines</name>
    <message>
        <source>The server has written nothing yet.</source>
        <translation type="unfinished">Sunucu henüz bir şey yazmadı.</translation>
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
        <translation type="unfinished">Bir tanımlayıcıda kaydedilmemiş değişiklikler var. Pencere kapatılmadan kaydedilsin mi?</translation>
    </message>
    <message>
        <source>&amp;Close and discard</source>
        <translation type="unfinished">&amp;Kapat ve at</translation>
    </message>
    <message>
        <source>The run is a conversation now.</source>
        <translation type="unfinished">Çalıştırma artık bir sohbet.</translation>
    </message>
    <message>
        <source>%1 – Parlance</source>
        <translation type="unfinished">%1 – Parlance</translation>
    </message>
    <message>
        <source>About Parlance</source>
        <extracomment>Title of a window</extracomment>
        <translation type="unfinished">Parlance Hakkında</translation>
    </message>
    <message>
        <source>Parlance %1
A workbench for conversations with language models.
Licence: Apache-2.0. No telemetry.</source>
        <translation type="unfinished">Parlance %1
Dil modelleriyle sohbet için bir çalışma ortamı.
Lisans: Apache-2.0. Telemetri yok.</translation>
    </message>
</context>
<context>
    <name>gui::ManPagesCommand</name>
    <message>
        <source>Where parlance.1 and parlance-descriptors.5 are written.</source>
        <translation type="unfinished">parlance.1 ve parlance-descriptors.5 dosyalarının yazılacağı yer.</translation>
    </message>
    <message>
        <source>Into which folder?</source>
        <translation type="unfinished">Hangi klasöre?</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">%1 yazılamıyor: %2.</translation>
    </message>
</context>
<context>
    <name>gui::ManualView</name>
    <message>
        <source>Chapter</source>
        <extracomment>Name for screen readers of the text of the manual</extracomment>
        <translation type="unfinished">Bölüm</translation>
    </message>
</context>
<context>
    <name>gui::MarkdownSection</name>
    <message>
        <source>Show all</source>
        <extracomment>Link at the end of a long text in the transcript</extracomment>
        <translation type="unfinished">Tümünü göster</translation>
    </message>
</context>
<context>
    <name>gui::MatrixView</name>
    <message>
        <source>Cases and variants</source>
        <translation type="unfinished">Testler ve varyantlar</translation>
    </message>
</context>
<context>
    <name>gui::MediansModel</name>
    <message>
        <source>%1, best</source>
        <extracomment>Cell of the best column; %1 is its value, in the table of medians of a comparison</extracomment>
        <translation type="unfinished">%1, en iyi</translation>
    </message>
</context>
<context>
    <name>gui::MediansView</name>
    <message>
        <source>Medians</source>
        <extracomment>Name for screen readers of the table of medians of a comparison</extracomment>
        <translation type="unfinished">Ortancalar</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation type="unfinished">Ölçülenler</translation>
    </message>
</context>
<context>
    <name>gui::ModelListModel</name>
    <message>
        <source>has not answered yet</source>
        <translation type="unfinished">henüz yanıt vermedi</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">%1 anahtarı gerekli</translation>
    </message>
    <message>
        <source>plays a scenario, no language model</source>
        <translation type="unfinished">senaryo oynatıyor, dil modeli değil</translation>
    </message>
    <message>
        <source>%1 k tokens</source>
        <translation type="unfinished">%1 bin jeton</translation>
    </message>
</context>
<context>
    <name>gui::ModelSelector</name>
    <message>
        <source>Search models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Model ara</translation>
    </message>
    <message>
        <source>Search, or type provider/model</source>
        <translation type="unfinished">Arayın veya sağlayıcı/model yazın</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Modeller</translation>
    </message>
    <message>
        <source>&amp;Find servers…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">&amp;Sunucu bul…</translation>
    </message>
    <message>
        <source>Start a &amp;model file…</source>
        <translation type="unfinished">&amp;Model dosyası başlat…</translation>
    </message>
    <message>
        <source>Pick a model</source>
        <translation type="unfinished">Model seç</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Model: %1</translation>
    </message>
    <message>
        <source>Find a&amp;gents…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">&amp;Ajan bul…</translation>
    </message>
</context>
<context>
    <name>gui::ModelServersDialog</name>
    <message>
        <source>Models on this machine</source>
        <translation type="unfinished">Bu makinedeki modeller</translation>
    </message>
    <message>
        <source>Models that Parlance serves</source>
        <translation type="unfinished">Parlance’ın sunduğu modeller</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title in the list of models on this machine: a language model</extracomment>
        <translation type="unfinished">Model</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the list of models on this machine: a noun: of a server</extracomment>
        <translation type="unfinished">Durum</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the list of models on this machine: how much it takes</extracomment>
        <translation type="unfinished">Bellek</translation>
    </message>
    <message>
        <source>How much of the model is loaded</source>
        <translation type="unfinished">Modelin ne kadarının yüklendiği</translation>
    </message>
    <message>
        <source>What the server wrote</source>
        <translation type="unfinished">Sunucunun yazdıkları</translation>
    </message>
    <message>
        <source>Copy the &amp;log</source>
        <translation type="unfinished">&amp;Günlüğü kopyala</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">&amp;Başlat</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the list of models on this machine: a verb</extracomment>
        <translation type="unfinished">D&amp;urdur</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">&amp;Yeniden başlat</translation>
    </message>
    <message>
        <source>Start a model &amp;file…</source>
        <translation type="unfinished">Model &amp;dosyası başlat…</translation>
    </message>
    <message>
        <source>No model file is served yet.</source>
        <translation type="unfinished">Henüz sunulan bir model dosyası yok.</translation>
    </message>
</context>
<context>
    <name>gui::ModelsCommand</name>
    <message>
        <source>Only of this provider, whose endpoint is asked for its models.</source>
        <translation type="unfinished">Yalnızca, uç noktasına modelleri sorulan bu sağlayıcınınkiler.</translation>
    </message>
    <message>
        <source>Look for servers on the usual ports of this machine instead.</source>
        <translation type="unfinished">Bunun yerine bu makinenin olağan bağlantı noktalarında sunucu ara.</translation>
    </message>
    <message>
        <source>With --find: look at this port instead of the usual ones; may be given several times.</source>
        <translation type="unfinished">--find ile: olağan olanların yerine bu bağlantı noktasına bak; birkaç kez verilebilir.</translation>
    </message>
    <message>
        <source>With --find: keep what is found as descriptors.</source>
        <translation type="unfinished">--find ile: bulunanları tanımlayıcı olarak sakla.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">%1 adlı bir sağlayıcı yok.</translation>
    </message>
    <message>
        <source>Its own list could not be fetched: %1</source>
        <translation type="unfinished">Kendi listesi alınamadı: %1</translation>
    </message>
    <message>
        <source>(needs the key %1)</source>
        <translation type="unfinished">(%1 anahtarı gerekli)</translation>
    </message>
    <message>
        <source>“%1” is not a port.</source>
        <translation type="unfinished">“%1” bir bağlantı noktası değil.</translation>
    </message>
    <message>
        <source>Server on port %1</source>
        <translation type="unfinished">%1 bağlantı noktasındaki sunucu</translation>
    </message>
    <message>
        <source>No server answered.</source>
        <translation type="unfinished">Hiçbir sunucu yanıt vermedi.</translation>
    </message>
    <message>
        <source>Show which agents of other programs are on this machine instead.</source>
        <translation type="unfinished">Bunun yerine, başka programların hangi ajanlarının bu makinede olduğunu göster.</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1 bu makinede yok</translation>
    </message>
</context>
<context>
    <name>gui::Moments</name>
    <message>
        <source>now</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">şimdi</translation>
    </message>
    <message>
        <source>today %1</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">bugün %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">dün</translation>
    </message>
</context>
<context>
    <name>gui::MoveCommand</name>
    <message>
        <source>moved:</source>
        <extracomment>Message on the terminal before the conversation that was moved into a group</extracomment>
        <translation type="unfinished">taşındı:</translation>
    </message>
    <message>
        <source>The group; empty for none.</source>
        <translation type="unfinished">Grup; grupsuz için boş.</translation>
    </message>
    <message>
        <source>Into which group? --group NAME; --group &quot;&quot; for none.</source>
        <translation type="unfinished">Hangi gruba? --group AD; grupsuz için --group &quot;&quot;.</translation>
    </message>
</context>
<context>
    <name>gui::Notifier</name>
    <message>
        <source>The answer has arrived.</source>
        <translation type="unfinished">Yanıt geldi.</translation>
    </message>
    <message>
        <source>A tool broke; the turn was undone.</source>
        <translation type="unfinished">Bir araç bozuldu; tur geri alındı.</translation>
    </message>
    <message>
        <source>The answer was interrupted.</source>
        <translation type="unfinished">Yanıt yarıda kesildi.</translation>
    </message>
    <message>
        <source>You are asked something.</source>
        <translation type="unfinished">Size bir şey soruluyor.</translation>
    </message>
    <message>
        <source>Your answer is needed.</source>
        <translation type="unfinished">Onayınız gerekli.</translation>
    </message>
</context>
<context>
    <name>gui::OpenCall</name>
    <message>
        <source>Accepted by all commands; it changes nothing here.</source>
        <translation type="unfinished">Tüm komutlar için geçerlidir; burada bir şey değiştirmez.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Bu komutun seçeneklerini göster.</translation>
    </message>
    <message>
        <source>Descriptors, conversations, exchanges, another client&apos;s servers, or links that begin with parlance://; without any, the window. What they have is shown, and asked about; nothing is run.</source>
        <translation type="unfinished">Tanımlayıcılar, sohbetler, etkileşimler, başka bir istemcinin sunucuları veya parlance:// ile başlayan bağlantılar; verilmezse pencere. İçerdikleri gösterilir ve sorulur; hiçbir şey çalıştırılmaz.</translation>
    </message>
</context>
<context>
    <name>gui::OpenTarget</name>
    <message>
        <source>The link says “%1”, which links of this kind do not have.</source>
        <translation type="unfinished">Bağlantıda, bu tür bağlantılarda olmayan “%1” var.</translation>
    </message>
    <message>
        <source>The link has more text than the %1 characters that are accepted.</source>
        <translation type="unfinished">Bağlantıda kabul edilen %1 karakterden fazla metin var.</translation>
    </message>
    <message>
        <source>The link has characters in “%1” that cannot be seen.</source>
        <translation type="unfinished">Bağlantıda “%1” içinde görünmeyen karakterler var.</translation>
    </message>
    <message>
        <source>The link says “%1” too often.</source>
        <translation type="unfinished">Bağlantıda “%1” çok sık geçiyor.</translation>
    </message>
    <message>
        <source>The link adds a server and has no name for it, or one that is too long.</source>
        <translation type="unfinished">Bağlantı bir sunucu ekliyor, ancak ona ad vermiyor veya ad çok uzun.</translation>
    </message>
    <message>
        <source>The link adds a server but has neither its address nor a command, or has both.</source>
        <translation type="unfinished">Bağlantı bir sunucu ekliyor, ancak ne adresi ne de komutu var ya da ikisi birden var.</translation>
    </message>
    <message>
        <source>“%1” is not an address that begins with https:// or http://.</source>
        <translation type="unfinished">“%1” şunlarla başlayan bir adres değil: https:// veya http://.</translation>
    </message>
    <message>
        <source>The address of the server has a password in it.</source>
        <translation type="unfinished">Sunucunun adresinde parola var.</translation>
    </message>
    <message>
        <source>The link is longer than is accepted.</source>
        <translation type="unfinished">Bağlantı kabul edilenden uzun.</translation>
    </message>
    <message>
        <source>“%1” is not a link: %2.</source>
        <translation type="unfinished">“%1” bir bağlantı değil: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a conversation&apos;s identifier.</source>
        <translation type="unfinished">“%1” bir sohbet kimliği değil.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a link of this kind.</source>
        <translation type="unfinished">“%1” bu tür bir bağlantıda yer almaz.</translation>
    </message>
    <message>
        <source>Links of Parlance begin with parlance://conversation/, new, add-server, manual/ or quick-question, not “%1”.</source>
        <translation type="unfinished">Parlance bağlantıları parlance://conversation/, new, add-server, manual/ veya quick-question ile başlar, “%1” ile değil.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished">%1 adlı bir dosya yok.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 bir dosya değil.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1 okunamıyor.</translation>
    </message>
    <message>
        <source>%1 is not of a kind that is opened here: descriptors (.toml, .gram), conversations and exchanges (.jsonl, .json, .har, .md), or another client&apos;s servers (.json).</source>
        <translation type="unfinished">%1 burada açılan türlerden değil: tanımlayıcılar (.toml, .gram), sohbetler ve etkileşimler (.jsonl, .json, .har, .md) veya başka bir istemcinin sunucuları (.json).</translation>
    </message>
    <message>
        <source>“%1” is not a file of this machine.</source>
        <translation type="unfinished">“%1” bu makinenin bir dosyası değil.</translation>
    </message>
    <message>
        <source>“%1” is neither a file nor a link that begins with parlance://.</source>
        <translation type="unfinished">“%1” ne bir dosya ne de parlance:// ile başlayan bir bağlantı.</translation>
    </message>
    <message>
        <source>“%1” says more than links of this kind do.</source>
        <translation type="unfinished">“%1”, bu türden bağlantıların söylediğinden fazlasını söylüyor.</translation>
    </message>
</context>
<context>
    <name>gui::Opening</name>
    <message>
        <source>This text came with a link. Nothing has been sent.</source>
        <translation type="unfinished">Bu metin bir bağlantıyla geldi. Hiçbir şey gönderilmedi.</translation>
    </message>
    <message>
        <source>a link</source>
        <extracomment>What is to be opened in a question</extracomment>
        <translation type="unfinished">bir bağlantı</translation>
    </message>
    <message>
        <source>The manual has no chapter “%1”.</source>
        <translation type="unfinished">Kılavuzda “%1” adlı bir bölüm yok.</translation>
    </message>
    <message>
        <source>%1 is not a descriptor: none of its tables is one of a provider, an ensemble, an agent, a library, a prompt or a scenario.</source>
        <translation type="unfinished">%1 bir tanımlayıcı değil: tablolarının hiçbiri bir sağlayıcı, takım, ajan, kitaplık, istem veya senaryo tablosu değil.</translation>
    </message>
    <message>
        <source>%1 is not copied, since there is %2 already.</source>
        <translation type="unfinished">%2 zaten var olduğundan %1 kopyalanmadı.</translation>
    </message>
    <message>
        <source>%1 lies outside the folders of descriptors. Copy it to %2, where it is used, and open it there?
Errors in it as TOML or gram: %3.</source>
        <translation type="unfinished">%1 tanımlayıcı klasörlerinin dışında. Geçerli olacağı %2 konumuna kopyalanıp orada açılsın mı?
TOML veya gram olarak hata sayısı: %3.</translation>
    </message>
    <message>
        <source>&amp;Copy and open</source>
        <translation type="unfinished">&amp;Kopyala ve aç</translation>
    </message>
</context>
<context>
    <name>gui::Pages</name>
    <message>
        <source>Open conversations</source>
        <extracomment>Name for screen readers of the tabs of open conversations</extracomment>
        <translation type="unfinished">Açık sohbetler</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">Yeni sohbet</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">Onayınız bekleniyor</translation>
    </message>
    <message>
        <source>A turn is under way</source>
        <translation type="unfinished">Bir tur sürüyor</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation type="unfinished">Sekmeyi kapat</translation>
    </message>
</context>
<context>
    <name>gui::PaletteSources</name>
    <message>
        <source>conversation</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">sohbet</translation>
    </message>
    <message>
        <source>Canister: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Blok: %1</translation>
    </message>
    <message>
        <source>canister</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">blok</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">model</translation>
    </message>
    <message>
        <source>agent</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">ajan</translation>
    </message>
    <message>
        <source>Preferences: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Tercihler: %1</translation>
    </message>
    <message>
        <source>preferences</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">tercihler</translation>
    </message>
</context>
<context>
    <name>gui::PayloadFiles</name>
    <message>
        <source>Nothing has gone over the wire in this conversation yet.</source>
        <translation type="unfinished">Bu sohbette ağ üzerinden henüz bir şey iletilmedi.</translation>
    </message>
    <message>
        <source>exchanges.har</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">etkilesimler.har</translation>
    </message>
    <message>
        <source>exchanges.jsonl</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">etkilesimler.jsonl</translation>
    </message>
    <message>
        <source>Save exchanges</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">Etkileşimleri kaydet</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 yazıldı.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 yazılamıyor: %2</translation>
    </message>
</context>
<context>
    <name>gui::PayloadWindows</name>
    <message>
        <source>The cassette has been written.</source>
        <translation type="unfinished">Kaset yazıldı.</translation>
    </message>
    <message>
        <source>Record all that goes over the wire</source>
        <translation type="unfinished">Ağ üzerinden iletilen her şeyi kaydet</translation>
    </message>
    <message>
        <source>recording.jsonl</source>
        <extracomment>Default file name of a recording</extracomment>
        <translation type="unfinished">kayit.jsonl</translation>
    </message>
    <message>
        <source>Recording for %1; the same command ends it.</source>
        <translation type="unfinished">%1 için kaydediliyor; aynı komut bitirir.</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">Kaset oynat</translation>
    </message>
    <message>
        <source>No event of a cassette is waiting.</source>
        <translation type="unfinished">Bekleyen kaset olayı yok.</translation>
    </message>
</context>
<context>
    <name>gui::PdfAttachment</name>
    <message>
        <source>It takes more than %1 MB, and so is not a PDF of Parlance&apos;s.</source>
        <translation type="unfinished">%1 MB’tan büyük, bu yüzden bir Parlance PDF’i değil.</translation>
    </message>
    <message>
        <source>This PDF was not exported by Parlance, or by a version that put no conversations into it. Other PDFs do not say who said what.</source>
        <translation type="unfinished">Bu PDF’i Parlance dışa aktarmamış ya da içine sohbet koymayan bir sürüm dışa aktarmış. Başka PDF’ler kimin ne dediğini söylemez.</translation>
    </message>
    <message>
        <source>The PDF cannot be read: %1</source>
        <translation type="unfinished">PDF okunamıyor: %1</translation>
    </message>
    <message>
        <source>The PDF cannot be read: it asks for more memory or time than any of Parlance&apos;s.</source>
        <translation type="unfinished">PDF okunamıyor: herhangi bir Parlance PDF’inden daha çok bellek ya da süre istiyor.</translation>
    </message>
</context>
<context>
    <name>gui::PdfWriter</name>
    <message>
        <source>This is too much for a PDF. HTML takes conversations of any length.</source>
        <translation type="unfinished">Bu, bir PDF için çok fazla. HTML her uzunluktaki sohbeti alır.</translation>
    </message>
</context>
<context>
    <name>gui::PeerQuestions</name>
    <message>
        <source>another program</source>
        <extracomment>Who is asked, too, in a question</extracomment>
        <translation type="unfinished">başka bir program</translation>
    </message>
</context>
<context>
    <name>gui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>Window title in the preferences</extracomment>
        <translation type="unfinished">Tercihler</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <extracomment>Text in the preferences</extracomment>
        <translation type="unfinished">&amp;Genel</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <extracomment>Text in the preferences: keys of the keyboard</extracomment>
        <translation type="unfinished">&amp;Kısayollar</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>Text in the preferences: keys of providers, not those of the keyboard</extracomment>
        <translation type="unfinished">&amp;Anahtarlar</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">Masaüstüne göre</translation>
    </message>
    <message>
        <source>%1 (easy to read)</source>
        <translation type="unfinished">%1 (kolay okunur)</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Choice in a list in the preferences: colours: dark on light</extracomment>
        <translation type="unfinished">Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Choice in a list in the preferences: colours: light on dark</extracomment>
        <translation type="unfinished">Koyu</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter starts a new line</source>
        <translation type="unfinished">Enter gönderir, Shift+Enter yeni satır açar</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Ctrl+Enter gönderir, Enter yeni satır açar</translation>
    </message>
    <message>
        <source>Shift+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Shift+Enter gönderir, Enter yeni satır açar</translation>
    </message>
    <message>
        <source>Keep a cop&amp;y of each of the last seven days</source>
        <translation type="unfinished">Son yedi günün her biri için bir ko&amp;pya sakla</translation>
    </message>
    <message>
        <source>The first line of your first message</source>
        <translation type="unfinished">İlk söylediğinizin ilk satırı</translation>
    </message>
    <message>
        <source>Written by the model after the first turn</source>
        <translation type="unfinished">İlk turdan sonra modelin yazdığı</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Choice in a list in the preferences: no notifications</extracomment>
        <translation type="unfinished">Yok</translation>
    </message>
    <message>
        <source>That something has arrived, without contents</source>
        <translation type="unfinished">Bir şey geldiği, içerik olmadan</translation>
    </message>
    <message>
        <source>With title and text</source>
        <translation type="unfinished">Başlık ve metinle</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>Choice in a list in the preferences: no announcements</extracomment>
        <translation type="unfinished">Hiçbir şey</translation>
    </message>
    <message>
        <source>Ends, questions and errors</source>
        <translation type="unfinished">Bitişler, sorular ve hatalar</translation>
    </message>
    <message>
        <source>Calls and the beginnings of answers, too</source>
        <translation type="unfinished">Çağrılar ve yanıtların başları da</translation>
    </message>
    <message>
        <source>until they are erased</source>
        <translation type="unfinished">kalıcı olarak silinene dek</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the preferences: behind a number</extracomment>
        <translation type="unfinished"> gün</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>Part of a number field in the preferences</extracomment>
        <translation type="unfinished"> %</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">D&amp;il:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Renkler:</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Metin bo&amp;yutu:</translation>
    </message>
    <message>
        <source>Text &amp;font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Metin yazı tipi:</translation>
    </message>
    <message>
        <source>C&amp;ode font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Ko&amp;d yazı tipi:</translation>
    </message>
    <message>
        <source>Se&amp;nding:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">G&amp;önderme:</translation>
    </message>
    <message>
        <source>Conversations:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Sohbetler:</translation>
    </message>
    <message>
        <source>&amp;Titles:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Başlıklar:</translation>
    </message>
    <message>
        <source>Not&amp;ifications:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Bi&amp;ldirimler:</translation>
    </message>
    <message>
        <source>Screen reade&amp;r is told:</source>
        <translation type="unfinished">&amp;Ekran okuyucuya:</translation>
    </message>
    <message>
        <source>&amp;Deleted ones are kept:</source>
        <translation type="unfinished">&amp;Silinenler saklanır:</translation>
    </message>
    <message>
        <source>S&amp;pelling:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Ya&amp;zım denetimi:</translation>
    </message>
    <message>
        <source>Tr&amp;aces go to:</source>
        <translation type="unfinished">İzleme &amp;verisi:</translation>
    </message>
    <message>
        <source>Where turns are traced to: the address of a collector, or a file</source>
        <translation type="unfinished">Turların izleme verisinin gideceği yer: bir toplayıcının adresi veya bir dosya</translation>
    </message>
    <message>
        <source>nowhere; http://127.0.0.1:4318, or a file</source>
        <translation type="unfinished">hiçbir yere; http://127.0.0.1:4318, veya bir dosya</translation>
    </message>
    <message>
        <source>&amp;With what is said</source>
        <translation type="unfinished">Söylene&amp;nlerle birlikte</translation>
    </message>
    <message>
        <source>There are no dictionaries on this machine (packages hunspell-…).</source>
        <translation type="unfinished">Bu makinede sözlük yok (hunspell-… paketleri).</translation>
    </message>
    <message>
        <source>Languages whose spelling is checked</source>
        <translation type="unfinished">Bakılan diller</translation>
    </message>
    <message>
        <source>The desktop&apos;s session bus cannot be reached: there are no notifications, and each start of the program has windows of its own.</source>
        <translation type="unfinished">Masaüstünün oturum veri yoluna ulaşılamıyor: bildirim yok ve programın her başlatılışının kendi pencereleri var.</translation>
    </message>
</context>
<context>
    <name>gui::PromptDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">İstemi &amp;kullan</translation>
    </message>
</context>
<context>
    <name>gui::PromptRun</name>
    <message>
        <source>The server %1 is not connected.</source>
        <translation type="unfinished">%1 sunucusu bağlı değil.</translation>
    </message>
</context>
<context>
    <name>gui::PromptsCommand</name>
    <message>
        <source>has to be given</source>
        <translation type="unfinished">verilmesi gerekir</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation type="unfinished">isteğe bağlı</translation>
    </message>
</context>
<context>
    <name>gui::PutAwayConversations</name>
    <message>
        <source>&amp;Restore</source>
        <extracomment>Button above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">&amp;Geri yükle</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">Kalı&amp;cı olarak sil…</translation>
    </message>
    <message>
        <source>What is here stays as long as you like, and is found by the search.</source>
        <translation type="unfinished">Buradakiler istediğiniz kadar kalır ve aramada bulunur.</translation>
    </message>
    <message>
        <source>What was deleted is kept here for as long as Preferences say.</source>
        <translation type="unfinished">Silinenler burada, Tercihler’de belirtilen süre boyunca saklanır.</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">Arşivlenmiş sohbetler</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">Silinmiş sohbetler</translation>
    </message>
    <message>
        <source>Back into the &amp;list</source>
        <translation type="unfinished">&amp;Listeye geri</translation>
    </message>
    <message>
        <source>Back into the list of conversations</source>
        <translation type="unfinished">Sohbet listesine geri</translation>
    </message>
    <message>
        <source>Restore the conversation</source>
        <translation type="unfinished">Sohbeti geri yükle</translation>
    </message>
    <message>
        <source>Erase the conversation for good</source>
        <translation type="unfinished">Sohbeti kalıcı olarak sil</translation>
    </message>
    <message>
        <source>Erase for good…</source>
        <translation type="unfinished">Kalıcı olarak sil…</translation>
    </message>
    <message>
        <source>Erase “%1” for good? Its canisters, branches and recorded exchanges are overwritten. This cannot be undone.</source>
        <translation type="unfinished">“%1” kalıcı olarak silinsin mi? Blokları, dalları ve kaydedilmiş etkileşimleri üzerine yazılarak silinir. Bu geri alınamaz.</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">Kalı&amp;cı olarak sil</translation>
    </message>
</context>
<context>
    <name>gui::QuestionBar</name>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Soru</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation type="unfinished">Metnin tümü</translation>
    </message>
    <message>
        <source>&amp;Run it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Ça&amp;lıştır</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Bırak</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Devam et</translation>
    </message>
    <message>
        <source>E&amp;nd the turn</source>
        <translation type="unfinished">Turu &amp;bitir</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">&amp;Tarayıcıda aç</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">İ&amp;zin ver</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Her zaman izin ver</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Reddet</translation>
    </message>
    <message>
        <source>Si&amp;gn in</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Oturum aç</translation>
    </message>
</context>
<context>
    <name>gui::QuestionCard</name>
    <message>
        <source>Edit &amp;arguments</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Argümanları düzenle</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;JSON olarak</translation>
    </message>
    <message>
        <source>Also asked of %1, where it may be answered first.</source>
        <translation type="unfinished">%1 içinde de soruldu, orada daha önce yanıtlanabilir.</translation>
    </message>
    <message>
        <source>Allow &amp;once</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Bir kez izin ver</translation>
    </message>
    <message>
        <source>&amp;For this conversation</source>
        <translation type="unfinished">Bu &amp;sohbet için</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Her zaman</translation>
    </message>
    <message>
        <source>Always for calls &amp;like this</source>
        <translation type="unfinished">B&amp;unun gibi çağrılara her zaman</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Reddet</translation>
    </message>
    <message>
        <source>Send the a&amp;nswer</source>
        <translation type="unfinished">Yanıtı &amp;gönder</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">G&amp;eri çevir</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">İ&amp;ptal</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">&amp;Tarayıcıda aç</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Devam et</translation>
    </message>
    <message>
        <source>Go on once you have done what is asked there.</source>
        <translation type="unfinished">Orada isteneni yapınca devam edin.</translation>
    </message>
    <message>
        <source>The browser could not be opened. Open the address there by hand, then go on.</source>
        <translation type="unfinished">Tarayıcı açılamadı. Adresi elle açın, sonra devam edin.</translation>
    </message>
    <message>
        <source>A tool asks</source>
        <translation type="unfinished">Bir araç soruyor</translation>
    </message>
    <message>
        <source>%1 asks</source>
        <extracomment>Answer that can be given on the card of a question in the transcript</extracomment>
        <translation type="unfinished">%1 soruyor</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">JSON olarak argümanlar</translation>
    </message>
    <message>
        <source>What changes in the file: − removed, + added</source>
        <translation type="unfinished">Dosyada ne değişiyor: − giden, + gelen</translation>
    </message>
    <message>
        <source>Calls like this one: %1.</source>
        <translation type="unfinished">Bunun gibi çağrılar: %1.</translation>
    </message>
    <message>
        <source>What will run</source>
        <translation type="unfinished">Çalıştırılacak olan</translation>
    </message>
    <message>
        <source>As a for&amp;m</source>
        <translation type="unfinished">&amp;Form olarak</translation>
    </message>
    <message>
        <source>It must be a JSON object.</source>
        <translation type="unfinished">Bir JSON nesnesi olmalı.</translation>
    </message>
    <message>
        <source>Look at what is marked below.</source>
        <translation type="unfinished">Aşağıda işaretlenenlere bakın.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is.</source>
        <translation type="unfinished">Bu hâliyle gönderilemez.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation type="unfinished">Bu hâliyle gönderilemez</translation>
    </message>
</context>
<context>
    <name>gui::QueueStrip</name>
    <message>
        <source>Send now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Şimdi gönder</translation>
    </message>
    <message>
        <source>Send what waits, and go on with the next after each answer</source>
        <translation type="unfinished">Bekleyeni gönder ve her yanıttan sonra sıradakine geç</translation>
    </message>
    <message>
        <source>Say now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Şimdi söyle</translation>
    </message>
    <message>
        <source>Say it within the turn under way, after the running round (Ctrl+Enter)</source>
        <translation type="unfinished">Süren turda, çalışan döngüden sonra söyle (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button at a message that waits to be sent: a verb</extracomment>
        <translation type="unfinished">Düzenle</translation>
    </message>
    <message>
        <source>Go on writing this message (Enter)</source>
        <translation type="unfinished">Bu mesajı yazmayı sürdür (Enter)</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>Button at a message that waits to be sent: move it up</extracomment>
        <translation type="unfinished">Yukarı</translation>
    </message>
    <message>
        <source>Send it earlier (Alt+Up)</source>
        <translation type="unfinished">Daha önce gönder (Alt+Up)</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Button at a message that waits to be sent: move it down</extracomment>
        <translation type="unfinished">Aşağı</translation>
    </message>
    <message>
        <source>Send it later (Alt+Down)</source>
        <translation type="unfinished">Daha sonra gönder (Alt+Down)</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>Button at a message that waits to be sent: a verb: take it out of the queue</extracomment>
        <translation type="unfinished">Bırak</translation>
    </message>
    <message>
        <source>Do not send it (Delete)</source>
        <translation type="unfinished">Gönderme (Delete)</translation>
    </message>
    <message>
        <source>Messages that wait</source>
        <translation type="unfinished">Bekleyen mesajlar</translation>
    </message>
    <message numerus="yes">
        <source>%1 (with %n attachment(s))</source>
        <translation type="unfinished">
            <numerusform>%1 (%n ek ile)</numerusform>
        </translation>
    </message>
    <message>
        <source>After this round: %1</source>
        <translation type="unfinished">Bu döngüden sonra: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait for the answer.</source>
        <translation type="unfinished">
            <numerusform>%n mesaj yanıtı bekliyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Şimdi değil</translation>
    </message>
</context>
<context>
    <name>gui::QuickQuestion</name>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Button in the small window of a quick question</extracomment>
        <translation type="unfinished">&amp;Sor</translation>
    </message>
    <message>
        <source>&amp;Open in the window</source>
        <translation type="unfinished">&amp;Pencerede aç</translation>
    </message>
    <message>
        <source>Quick question – Parlance</source>
        <translation type="unfinished">Hızlı soru – Parlance</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <extracomment>Label in the small window of a quick question</extracomment>
        <translation type="unfinished">S&amp;oru:</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers in the small window of a quick question</extracomment>
        <translation type="unfinished">Soru</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Name for screen readers in the small window of a quick question: a noun: what came back</extracomment>
        <translation type="unfinished">Yanıt</translation>
    </message>
    <message>
        <source>%1, without tools. Esc closes this.</source>
        <translation type="unfinished">%1, araçsız. Esc bunu kapatır.</translation>
    </message>
    <message>
        <source>Waiting for the answer…</source>
        <translation type="unfinished">Yanıt bekleniyor…</translation>
    </message>
    <message>
        <source>The answer has arrived; another question goes on from it.</source>
        <translation type="unfinished">Yanıt geldi; bir sonraki soru ondan devam eder.</translation>
    </message>
    <message>
        <source>The question came to nothing.</source>
        <translation type="unfinished">Soru sonuçsuz kaldı.</translation>
    </message>
</context>
<context>
    <name>gui::ReadingWindow</name>
    <message>
        <source>The message as text</source>
        <translation type="unfinished">Metin olarak mesaj</translation>
    </message>
</context>
<context>
    <name>gui::RedactionWindow</name>
    <message>
        <source>What is taken out of exchanges</source>
        <translation type="unfinished">Etkileşimlerden çıkarılanlar</translation>
    </message>
    <message>
        <source>Patterns, one on a line</source>
        <translation type="unfinished">Desenler, her satıra bir tane</translation>
    </message>
    <message>
        <source>Members of JSON, and headers, with commas between</source>
        <translation type="unfinished">JSON alanları ve üst bilgiler, virgülle ayrılmış</translation>
    </message>
    <message>
        <source>email, phone</source>
        <extracomment>Hint in an empty field in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">email, phone</translation>
    </message>
    <message>
        <source>The exchanges that the rules were tried on</source>
        <translation type="unfinished">Kuralların denendiği etkileşimler</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">Başlangıç</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window about what is taken out of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">İstek</translation>
    </message>
    <message>
        <source>Taken out</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">Çıkarılan</translation>
    </message>
    <message>
        <source>What would have been kept of it</source>
        <translation type="unfinished">Ondan geriye saklanacak olan</translation>
    </message>
    <message>
        <source>Keys are taken out in any case. What a pattern (a regular expression) matches, and the values of these members, become [redacted] before an exchange is kept. What has been kept already stays as it is.</source>
        <translation type="unfinished">Anahtarlar her durumda çıkarılır. Bir desenin (düzenli ifadenin) eşleştiği yerler ve bu alanların değerleri, etkileşim saklanmadan önce [redacted] olur. Zaten saklanmış olanlar olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>&amp;Patterns, one on a line</source>
        <translation type="unfinished">&amp;Desenler, her satıra bir tane</translation>
    </message>
    <message>
        <source>&amp;Members of JSON, and headers</source>
        <translation type="unfinished">&amp;JSON alanları ve üst bilgiler</translation>
    </message>
    <message>
        <source>&amp;Try out</source>
        <extracomment>Button in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">D&amp;ene</translation>
    </message>
    <message>
        <source>On the exchanges that were kept last; nothing is changed</source>
        <translation type="unfinished">Son saklanan etkileşimlerde; hiçbir şey değiştirilmez</translation>
    </message>
    <message>
        <source>&amp;Keep these rules</source>
        <translation type="unfinished">Bu kuralları &amp;kaydet</translation>
    </message>
    <message>
        <source>They apply from now on</source>
        <translation type="unfinished">Bundan sonra geçerlidir</translation>
    </message>
    <message>
        <source>Nothing has been kept yet that the rules could be tried on.</source>
        <translation type="unfinished">Henüz kuralların denenebileceği bir şey saklanmadı.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) would have been taken out of the exchanges that were kept last.</source>
        <translation type="unfinished">
            <numerusform>Son saklanan etkileşimlerden %n yer çıkarılırdı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept. They apply to every exchange from now on.</source>
        <translation type="unfinished">Kaydedildi. Bundan sonra her etkileşim için geçerli.</translation>
    </message>
</context>
<context>
    <name>gui::RehearseCommand</name>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">127.0.0.1 üzerindeki bağlantı noktası; 0 boş olan herhangi birini alır.</translation>
    </message>
    <message>
        <source>A scenario descriptor, or a cassette (NAME.jsonl, or an HTTP Archive, NAME.har); without one, the scenario that is shipped.</source>
        <translation type="unfinished">Bir senaryo tanımlayıcısı veya kaset (NAME.jsonl ya da HTTP Archive, NAME.har); verilmezse programla gelen senaryo.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 bir bağlantı noktası değil.</translation>
    </message>
</context>
<context>
    <name>gui::RemovedBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a descriptor was deleted</extracomment>
        <translation type="unfinished">&amp;Geri al</translation>
    </message>
    <message>
        <source>%1 has been deleted.</source>
        <translation type="unfinished">%1 silindi.</translation>
    </message>
</context>
<context>
    <name>gui::RepairCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">JSON Lines yaz.</translation>
    </message>
    <message>
        <source>For screen readers: words instead of symbols.</source>
        <translation type="unfinished">Ekran okuyucular için: simge yerine sözcükler.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Bu komutun seçeneklerini göster.</translation>
    </message>
    <message>
        <source>Only say what is wrong, and change nothing.</source>
        <translation type="unfinished">Yalnızca neyin yanlış olduğunu söyle, bir şey değiştirme.</translation>
    </message>
    <message>
        <source>repair takes no argument.</source>
        <translation type="unfinished">repair argüman almaz.</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation type="unfinished">Her şey okunabiliyor.</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">Her şey okunabiliyor; hiçbir şey değiştirilmedi.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">Eksik bir şey yok.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">Eski dosya %1 olarak saklandı.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>Kurtarılan sohbetler: %1, %n mesajla.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RepairDialog</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the message that the store is damaged</extracomment>
        <translation type="unfinished">O&amp;nar…</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">Her şey okunabiliyor; hiçbir şey değiştirilmedi.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">Eksik bir şey yok.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">Eski dosya %1 olarak saklandı.</translation>
    </message>
    <message>
        <source>Repair the conversations</source>
        <translation type="unfinished">Sohbetleri onar</translation>
    </message>
    <message>
        <source>&amp;Open the conversations</source>
        <translation type="unfinished">&amp;Sohbetleri aç</translation>
    </message>
    <message>
        <source>Every part of the file is checked.</source>
        <translation type="unfinished">Dosyanın her bölümü denetleniyor.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>Kurtarılan sohbetler: %1, %n mesajla.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestEditor</name>
    <message>
        <source>Body of the request</source>
        <translation type="unfinished">İsteğin gövdesi</translation>
    </message>
    <message>
        <source>What is wrong with the request</source>
        <translation type="unfinished">İstekteki hatalar</translation>
    </message>
    <message>
        <source>The request is large, and is being read…</source>
        <translation type="unfinished">İstek büyük, okunuyor…</translation>
    </message>
    <message numerus="yes">
        <source>%n long string(s) are folded to a mark and sent whole.</source>
        <translation type="unfinished">
            <numerusform>%n uzun dize bir işarete daraltıldı, tam olarak gönderilir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestFill</name>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Araçlar</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Mesajlar</translation>
    </message>
    <message>
        <source>Instructions of the workspace</source>
        <translation type="unfinished">Çalışma alanının yönergeleri</translation>
    </message>
    <message>
        <source>Settings and the rest</source>
        <translation type="unfinished">Ayarlar ve geri kalanı</translation>
    </message>
    <message>
        <source>System text</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Sistem metni</translation>
    </message>
</context>
<context>
    <name>gui::RequestWindow</name>
    <message>
        <source>What the model will see</source>
        <translation type="unfinished">Modelin göreceği</translation>
    </message>
    <message>
        <source>Address and headers</source>
        <translation type="unfinished">Adres ve üst bilgiler</translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;İstek</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;Üst bilgiler</translation>
    </message>
    <message>
        <source>Find in the request</source>
        <translation type="unfinished">İstekte bul</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <extracomment>Button in the window that shows what the model would be sent now: the place before</extracomment>
        <translation type="unfinished">&amp;Önceki</translation>
    </message>
    <message>
        <source>The previous line that has it (Shift+F3)</source>
        <translation type="unfinished">Bunu içeren önceki satır (Shift+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;Sonraki</translation>
    </message>
    <message>
        <source>The next line that has it (F3)</source>
        <translation type="unfinished">Bunu içeren sonraki satır (F3)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that shows what the model would be sent now: a verb</extracomment>
        <translation type="unfinished">K&amp;opyala</translation>
    </message>
    <message>
        <source>Copy the whole body as it would be sent</source>
        <translation type="unfinished">Tüm gövdeyi gönderileceği gibi kopyala</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;Yenile</translation>
    </message>
    <message>
        <source>As it would be now (F5)</source>
        <translation type="unfinished">Şimdi olacağı gibi (F5)</translation>
    </message>
    <message>
        <source>There is no request to show.</source>
        <translation type="unfinished">Gösterilecek istek yok.</translation>
    </message>
    <message>
        <source>This would be sent now, with what is in the composer. Nothing has been sent for it.</source>
        <translation type="unfinished">Yazma alanındakiyle birlikte şimdi bu gönderilirdi. Bunun için hiçbir şey gönderilmedi.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) are left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>Önceki %n mesaj, modelin bağlamına sığmadığı için dışarıda bırakılıyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>No body</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Gövde yok</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Bulunamadı</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Satır %1</translation>
    </message>
</context>
<context>
    <name>gui::ResendCommand</name>
    <message>
        <source>Send what is in this file instead of the body that was sent, byte for byte.</source>
        <translation type="unfinished">Gönderilmiş gövdenin yerine bu dosyadakini bayt bayt gönder.</translation>
    </message>
    <message>
        <source>How often, one after the other; at most %1.</source>
        <translation type="unfinished">Birbiri ardına kaç kez; en çok %1.</translation>
    </message>
    <message>
        <source>To this provider, which has to speak the same language. Default: the one that it went to.</source>
        <translation type="unfinished">Aynı dili konuşması gereken bu sağlayıcıya. Varsayılan: isteğin gittiği sağlayıcı.</translation>
    </message>
    <message>
        <source>The exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">Kimliğiyle veya kimliğinin başıyla etkileşim.</translation>
    </message>
    <message>
        <source>Which exchange? parlance exchanges lists them.</source>
        <translation type="unfinished">Hangi etkileşim? parlance exchanges listeler.</translation>
    </message>
    <message>
        <source>--times is a number from 1 to %1.</source>
        <translation type="unfinished">--times 1 ile %1 arasında bir sayıdır.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1 okunamıyor: %2</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation type="unfinished">%1, 64 MiB sınırından büyük.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">Gövdede anahtarın bulunduğu yerde, olduğu gibi gönderilen bir işaret var.</translation>
    </message>
    <message>
        <source>%1 Say which with --provider.</source>
        <translation type="unfinished">%1 Hangisi olduğunu --provider ile belirtin.</translation>
    </message>
    <message>
        <source>says the same as before</source>
        <translation type="unfinished">öncekiyle aynısını söylüyor</translation>
    </message>
    <message>
        <source>departs from what was said before at byte %1</source>
        <translation type="unfinished">önce söylenenden %1. baytta ayrılıyor</translation>
    </message>
    <message>
        <source>%1  status %2  %3 ms (%4 before)  %5 tokens in, %6 out  %7</source>
        <translation type="unfinished">%1  durum %2  %3 ms (önce %4)  %5 jeton girdi, %6 çıktı  %7</translation>
    </message>
</context>
<context>
    <name>gui::ResourceModel</name>
    <message>
        <source>family</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">aile</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">değişti</translation>
    </message>
    <message>
        <source>watched</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">izleniyor</translation>
    </message>
</context>
<context>
    <name>gui::ResourcePreview</name>
    <message>
        <source>Text of the resource</source>
        <translation type="unfinished">Kaynağın metni</translation>
    </message>
    <message>
        <source>This is neither text nor a picture: %1</source>
        <translation type="unfinished">Bu ne metin ne de resim: %1</translation>
    </message>
    <message>
        <source>[The rest is not shown here.]</source>
        <translation type="unfinished">[Geri kalanı burada gösterilmiyor.]</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name for screen readers of the preview of a resource that is a picture</extracomment>
        <translation type="unfinished">Resim</translation>
    </message>
    <message>
        <source>The picture cannot be shown.</source>
        <translation type="unfinished">Resim gösterilemiyor.</translation>
    </message>
</context>
<context>
    <name>gui::ResourceView</name>
    <message>
        <source>&amp;Read</source>
        <extracomment>Button of a resource of an MCP server</extracomment>
        <translation type="unfinished">&amp;Oku</translation>
    </message>
    <message>
        <source>&amp;Watch for changes</source>
        <translation type="unfinished">&amp;Değişiklikleri izle</translation>
    </message>
    <message>
        <source>&amp;Attach to the message</source>
        <translation type="unfinished">Mesaja &amp;ekle</translation>
    </message>
    <message>
        <source>Part of the resource</source>
        <translation type="unfinished">Kaynağın bölümü</translation>
    </message>
    <message>
        <source>Fill in what is in braces, then read it.</source>
        <translation type="unfinished">Küme ayraçları içindekileri doldurun, sonra okuyun.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>Message of a resource of an MCP server</extracomment>
        <translation type="unfinished">Okunuyor…</translation>
    </message>
    <message>
        <source>It goes with your next message.</source>
        <translation type="unfinished">Sonraki mesajınızla gider.</translation>
    </message>
    <message>
        <source>It has changed since it was read.</source>
        <translation type="unfinished">Okunduktan sonra değişti.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <extracomment>Button or progress of a resource of an MCP server</extracomment>
        <translation type="unfinished">Yeniden &amp;oku</translation>
    </message>
</context>
<context>
    <name>gui::ResourcesDialog</name>
    <message>
        <source>List a&amp;gain</source>
        <extracomment>Button in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">&amp;Yeniden listele</translation>
    </message>
    <message>
        <source>Resources of MCP servers</source>
        <translation type="unfinished">MCP sunucularının kaynakları</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Sunucu</translation>
    </message>
    <message>
        <source>Search the resources</source>
        <translation type="unfinished">Kaynaklarda ara</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Ara</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Kaynaklar</translation>
    </message>
    <message>
        <source>There is no MCP server yet.</source>
        <translation type="unfinished">Henüz MCP sunucusu yok.</translation>
    </message>
    <message>
        <source>This server has no resources.</source>
        <translation type="unfinished">Bu sunucunun kaynağı yok.</translation>
    </message>
    <message>
        <source>Listing…</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Listeleniyor…</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">
            <numerusform>%n kaynak</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RestoreCommand</name>
    <message>
        <source>restored:</source>
        <extracomment>Message on the terminal before the conversation that was brought back</extracomment>
        <translation type="unfinished">geri yüklendi:</translation>
    </message>
</context>
<context>
    <name>gui::ResultView</name>
    <message>
        <source>The turn would be rolled back; the model would get nothing.</source>
        <translation type="unfinished">Tur geri alınırdı; model bir şey almazdı.</translation>
    </message>
    <message>
        <source>The turn would go on; the model would get this as an error result.</source>
        <translation type="unfinished">Tur devam ederdi; model bunu bir hata sonucu olarak alırdı.</translation>
    </message>
    <message>
        <source>%1 error: %2</source>
        <translation type="unfinished">%1 hatası: %2</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation type="unfinished">Model için</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">Sizin için</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of a result in the test bench: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Ham</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of a result in the test bench: a noun: to another exchange</extracomment>
        <translation type="unfinished">Fark</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation type="unfinished">Henüz çalıştırılmadı</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">
            <numerusform>%n istek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RowAction</name>
    <message>
        <source>Copy</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Kopyala</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Düzenle</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: have it answered again</extracomment>
        <translation type="unfinished">Yeniden üret</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: begin a branch here</extracomment>
        <translation type="unfinished">Çatalla</translation>
    </message>
    <message>
        <source>Compare from here…</source>
        <translation type="unfinished">Buradan karşılaştır…</translation>
    </message>
    <message>
        <source>Compare with the other version</source>
        <translation type="unfinished">Diğer sürümle karşılaştır</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; the message is sent along</extracomment>
        <translation type="unfinished">Etkin</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Sabitle</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">Markdown olarak kopyala</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished">Metin olarak kopyala</translation>
    </message>
    <message>
        <source>Edit the result…</source>
        <translation type="unfinished">Sonucu düzenle…</translation>
    </message>
    <message>
        <source>Look at arguments and result…</source>
        <translation type="unfinished">Argümanlara ve sonuca bak…</translation>
    </message>
    <message>
        <source>Run this call again…</source>
        <translation type="unfinished">Bu çağrıyı yeniden çalıştır…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Sil</translation>
    </message>
    <message>
        <source>Move to a new conversation</source>
        <translation type="unfinished">Yeni sohbete taşı</translation>
    </message>
    <message>
        <source>Show what the model saw here</source>
        <translation type="unfinished">Modelin burada gördüğünü göster</translation>
    </message>
    <message>
        <source>Show what went over the wire</source>
        <translation type="unfinished">Ağdan iletileni göster</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files…</source>
        <translation type="unfinished">Bu turun dosyalarını geri al…</translation>
    </message>
    <message>
        <source>Previous version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Önceki sürüm</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Sonraki sürüm</translation>
    </message>
    <message>
        <source>Show thought</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Düşünceyi göster</translation>
    </message>
    <message>
        <source>Open or fold</source>
        <translation type="unfinished">Aç veya daralt</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Tümünü göster</translation>
    </message>
    <message>
        <source>Undo this turn</source>
        <translation type="unfinished">Bu turu geri al</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation type="unfinished">Metin olarak oku</translation>
    </message>
</context>
<context>
    <name>gui::RowOffer</name>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; leave the message out of what is sent</extracomment>
        <translation type="unfinished">Devre dışı bırak</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; send the message along again</extracomment>
        <translation type="unfinished">Etkinleştir</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Sabitlemeyi kaldır</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Sabitle</translation>
    </message>
    <message>
        <source>Edit the arguments…</source>
        <translation type="unfinished">Argümanları düzenle…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Düzenle…</translation>
    </message>
    <message>
        <source>Undo this turn and what follows</source>
        <translation type="unfinished">Bu turu ve sonrasını geri al</translation>
    </message>
</context>
<context>
    <name>gui::RunDetails</name>
    <message>
        <source>Asked</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was asked</extracomment>
        <translation type="unfinished">Sorulan</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was answered</extracomment>
        <translation type="unfinished">Yanıtlandı</translation>
    </message>
    <message>
        <source>&amp;Whole conversation</source>
        <extracomment>Button beside the table of an evaluation</extracomment>
        <translation type="unfinished">&amp;Tüm sohbet</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Name for screen readers beside the table of an evaluation: what was expected</extracomment>
        <translation type="unfinished">Beklenen</translation>
    </message>
    <message>
        <source>Grade %1 of %2</source>
        <translation type="unfinished">Puan %1 / %2</translation>
    </message>
    <message>
        <source>Your grade</source>
        <extracomment>Label beside the table of an evaluation</extracomment>
        <translation type="unfinished">Puanınız</translation>
    </message>
    <message>
        <source>Pick a cell to see its runs.</source>
        <translation type="unfinished">Çalıştırmalarını görmek için bir hücre seçin.</translation>
    </message>
    <message>
        <source>%1 · %2 · run %3 of %4</source>
        <translation type="unfinished">%1 · %2 · çalıştırma %3 / %4</translation>
    </message>
    <message>
        <source>● passed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">● geçti</translation>
    </message>
    <message>
        <source>◆ broken</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">◆ bozuk</translation>
    </message>
    <message>
        <source>○ failed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">○ kaldı</translation>
    </message>
</context>
<context>
    <name>gui::RunNotices</name>
    <message>
        <source>It called %1 (%2).</source>
        <translation type="unfinished">%1 çağırdı (%2).</translation>
    </message>
</context>
<context>
    <name>gui::RunningPanel</name>
    <message>
        <source>Servers, and what they are asked now</source>
        <translation type="unfinished">Sunucular ve şu anda onlara sorulanlar</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">Sunucu</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of a server</extracomment>
        <translation type="unfinished">Durum</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of tools</extracomment>
        <translation type="unfinished">Çağrılar</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how many calls wait</extracomment>
        <translation type="unfinished">Bekleyen</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how much it takes</extracomment>
        <translation type="unfinished">Bellek</translation>
    </message>
    <message>
        <source>Restarts</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how often it was started again</extracomment>
        <translation type="unfinished">Yeniden başlatma</translation>
    </message>
    <message>
        <source>Requests that are under way</source>
        <translation type="unfinished">Süren istekler</translation>
    </message>
    <message>
        <source>Those that have no answer yet</source>
        <translation type="unfinished">Henüz yanıtlanmamış olanlar</translation>
    </message>
    <message>
        <source>Of the servers that Parlance has started as programs</source>
        <translation type="unfinished">Parlance’ın program olarak başlattığı sunucularınki</translation>
    </message>
    <message>
        <source>How often it has been restarted since Parlance was started</source>
        <translation type="unfinished">Parlance başlatıldığından beri kaç kez yeniden başlatıldığı</translation>
    </message>
    <message>
        <source>Nothing is running now: no MCP server is described, no model&apos;s server was started, and no provider is being asked.</source>
        <translation type="unfinished">Şu anda çalışan bir şey yok: tanımlı MCP sunucusu yok, model sunucusu başlatılmadı ve hiçbir sağlayıcıya istek gönderilmiyor.</translation>
    </message>
    <message>
        <source>MCP</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">MCP</translation>
    </message>
    <message>
        <source>model file</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">model dosyası</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked; can be used</extracomment>
        <translation type="unfinished">hazır</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">durduruldu</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">başarısız</translation>
    </message>
    <message>
        <source>restarting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">yeniden başlıyor</translation>
    </message>
    <message>
        <source>starting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">başlıyor</translation>
    </message>
    <message>
        <source>provider</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">sağlayıcı</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">soruldu</translation>
    </message>
</context>
<context>
    <name>gui::RunsView</name>
    <message>
        <source>Repeat</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb: run it once more</extracomment>
        <translation type="unfinished">Yinele</translation>
    </message>
    <message>
        <source>Runs it again with the same arguments (F5)</source>
        <translation type="unfinished">Aynı argümanlarla yeniden çalıştırır (F5)</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb</extracomment>
        <translation type="unfinished">Karşılaştır</translation>
    </message>
    <message>
        <source>Shows how two picked runs differ</source>
        <translation type="unfinished">Seçilen iki çalıştırmanın farkını gösterir</translation>
    </message>
    <message>
        <source>Use as example</source>
        <translation type="unfinished">Örnek olarak kullan</translation>
    </message>
    <message>
        <source>Copies the run as an example for a description</source>
        <translation type="unfinished">Çalıştırmayı bir açıklama için örnek olarak kopyalar</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Name for screen readers in the list of earlier runs in the test bench</extracomment>
        <translation type="unfinished">Önceki çalıştırmalar</translation>
    </message>
    <message>
        <source>Use as case</source>
        <translation type="unfinished">Test olarak kullan</translation>
    </message>
    <message>
        <source>Copies the run as a case of an evaluation, for a file of cases</source>
        <translation type="unfinished">Çalıştırmayı bir test dosyası için değerlendirme testi olarak kopyalar</translation>
    </message>
</context>
<context>
    <name>gui::SaveExchangesDialog</name>
    <message>
        <source>&amp;Without texts: only structure, sizes and times</source>
        <translation type="unfinished">&amp;Metinsiz: yalnızca yapı, boyutlar ve süreler</translation>
    </message>
    <message numerus="yes">
        <source>Save %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>%n etkileşimi kaydet</numerusform>
        </translation>
    </message>
    <message>
        <source>What kind of file</source>
        <translation type="unfinished">Dosyanın türü</translation>
    </message>
    <message>
        <source>HTTP Archive (.har), which browsers and other tools read</source>
        <translation type="unfinished">Tarayıcıların ve başka araçların okuduğu HTTP Archive (.har)</translation>
    </message>
    <message>
        <source>Cassette (.jsonl), which can be played again</source>
        <translation type="unfinished">Yeniden oynatılabilen kaset (.jsonl)</translation>
    </message>
    <message>
        <source>Keys are in neither. What anybody has said is, unless it is left out.</source>
        <translation type="unfinished">Anahtarlar hiçbirinde yoktur. Söylenenler, dışarıda bırakılmadıkça vardır.</translation>
    </message>
</context>
<context>
    <name>gui::SearchCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">En çok bu kadar.</translation>
    </message>
    <message>
        <source>All of them must occur; each may be the beginning of a word.</source>
        <translation type="unfinished">Tümü bulunmalı; her biri bir sözcüğün başı olabilir.</translation>
    </message>
    <message>
        <source>Search for what?</source>
        <translation type="unfinished">Ne aransın?</translation>
    </message>
    <message>
        <source>in the title</source>
        <translation type="unfinished">başlıkta</translation>
    </message>
</context>
<context>
    <name>gui::SearchHitModel</name>
    <message>
        <source>Untitled</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">Adsız</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n eşleşme</numerusform>
        </translation>
    </message>
    <message>
        <source>in the title</source>
        <extracomment>Line in the results of a search in all conversations: the words stand in the conversation&apos;s title</extracomment>
        <translation type="unfinished">başlıkta</translation>
    </message>
</context>
<context>
    <name>gui::SendAgainWindow</name>
    <message>
        <source>Before</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came before</extracomment>
        <translation type="unfinished">Önce</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came now</extracomment>
        <translation type="unfinished">Şimdi</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation type="unfinished">Düzenle ve yeniden gönder</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in the request; it is sent as it stands all the same.</source>
        <translation type="unfinished">
            <numerusform>İstekte %n hata var; yine de olduğu gibi gönderilir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Headers of the request, one on a line; keys are added when it is sent</source>
        <translation type="unfinished">İsteğin üst bilgileri, her satıra bir tane; anahtarlar gönderilirken eklenir</translation>
    </message>
    <message>
        <source>Re&amp;quest</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">İs&amp;tek</translation>
    </message>
    <message>
        <source>Hea&amp;ders</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;Üst bilgiler</translation>
    </message>
    <message>
        <source>All answers, and what differs</source>
        <translation type="unfinished">Tüm yanıtlar ve farkları</translation>
    </message>
    <message>
        <source>The provider that it is sent to</source>
        <translation type="unfinished">Gönderileceği sağlayıcı</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <extracomment>Label in the window that sends a recorded request again: to which provider</extracomment>
        <translation type="unfinished">&amp;Hedef</translation>
    </message>
    <message>
        <source>How often it is sent</source>
        <translation type="unfinished">Kaç kez gönderileceği</translation>
    </message>
    <message>
        <source> times</source>
        <extracomment>Part of a number field in the window that sends a recorded request again: how often it is sent; behind a number</extracomment>
        <translation type="unfinished"> kez</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <extracomment>Button in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">&amp;Gönder</translation>
    </message>
    <message>
        <source>Sends the request as it stands (Ctrl+Enter)</source>
        <translation type="unfinished">İsteği olduğu gibi gönderir (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>As a &amp;branch</source>
        <translation type="unfinished">Da&amp;l olarak</translation>
    </message>
    <message>
        <source>Puts the answer that is shown beside the old one in the conversation, marked as made by hand</source>
        <translation type="unfinished">Gösterilen yanıtı, elle yapıldığını belirterek sohbette eskisinin yanına koyar</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">Farklı &amp;kaydet</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">c&amp;url olarak kopyala</translation>
    </message>
    <message>
        <source>The request as it stands, as a command line without the key</source>
        <translation type="unfinished">İstek olduğu gibi, anahtarsız bir komut satırı olarak</translation>
    </message>
    <message>
        <source>&amp;Undo all</source>
        <extracomment>Button in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">Tümünü geri &amp;al</translation>
    </message>
    <message>
        <source>The request as it was sent</source>
        <translation type="unfinished">Gönderildiği hâliyle istek</translation>
    </message>
    <message>
        <source>&amp;Cassette…</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;Kaset…</translation>
    </message>
    <message>
        <source>&amp;Scenario of the rehearsal…</source>
        <translation type="unfinished">Prova &amp;senaryosu…</translation>
    </message>
    <message>
        <source>&amp;Table of the answers (CSV)…</source>
        <translation type="unfinished">Yanıt &amp;tablosu (CSV)…</translation>
    </message>
    <message>
        <source>%1 · sent %2</source>
        <translation type="unfinished">%1 · gönderildi %2</translation>
    </message>
    <message>
        <source>Nothing has been sent yet.</source>
        <translation type="unfinished">Henüz bir şey gönderilmedi.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">Gövdede anahtarın bulunduğu yerde, olduğu gibi gönderilen bir işaret var.</translation>
    </message>
    <message>
        <source>No provider is known for the address that this was sent to. Choose one.</source>
        <translation type="unfinished">Bunun gönderildiği yerde bilinen bir sağlayıcı yok. Birini seçin.</translation>
    </message>
    <message>
        <source>No provider speaks %1.</source>
        <translation type="unfinished">Hiçbir sağlayıcı %1 kullanmıyor.</translation>
    </message>
    <message>
        <source>“%1” is not a header that can be set.</source>
        <translation type="unfinished">“%1” ayarlanabilecek bir üst bilgi değil.</translation>
    </message>
    <message>
        <source>Leave %1 out: the provider&apos;s key is added when it is sent.</source>
        <translation type="unfinished">%1 üst bilgisini çıkarın: sağlayıcının anahtarı gönderilirken eklenir.</translation>
    </message>
    <message>
        <source>Now: answer %1</source>
        <translation type="unfinished">Şimdi: yanıt %1</translation>
    </message>
    <message>
        <source>Stopped before it was answered.</source>
        <translation type="unfinished">Yanıtlanmadan durduruldu.</translation>
    </message>
    <message>
        <source>The answer is a branch of the conversation now, marked as made by hand.</source>
        <translation type="unfinished">Yanıt artık, elle yapıldığı belirtilmiş olarak, sohbetin bir dalı.</translation>
    </message>
    <message>
        <source>Copied. The key is $API_KEY in it.</source>
        <translation type="unfinished">Kopyalandı. Anahtarın yerinde $API_KEY var.</translation>
    </message>
    <message>
        <source>Save as a cassette</source>
        <translation type="unfinished">Kaset olarak kaydet</translation>
    </message>
    <message>
        <source>request.cassette</source>
        <extracomment>Title of a file dialog in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">istek.cassette</translation>
    </message>
    <message>
        <source>%1 has been written. It plays with --replay, or as base-url = &quot;cassette:%1&quot;.</source>
        <translation type="unfinished">%1 yazıldı. --replay ile veya base-url = &quot;cassette:%1&quot; olarak oynatılır.</translation>
    </message>
    <message>
        <source>Save as a scenario of the rehearsal</source>
        <translation type="unfinished">Prova senaryosu olarak kaydet</translation>
    </message>
    <message>
        <source>scenario.toml</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">scenario.toml</translation>
    </message>
    <message>
        <source>Save the table of the answers</source>
        <translation type="unfinished">Yanıtların tablosunu kaydet</translation>
    </message>
    <message>
        <source>answers.csv</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">yanitlar.csv</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 yazıldı.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 yazılamıyor: %2</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">&amp;Durdur</translation>
    </message>
    <message>
        <source>C&amp;ase of an evaluation…</source>
        <translation type="unfinished">Değerlendirme t&amp;esti…</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">Değerlendirme testi olarak kaydet</translation>
    </message>
    <message>
        <source>case.jsonl</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">test.jsonl</translation>
    </message>
</context>
<context>
    <name>gui::SendingCommand</name>
    <message>
        <source>--answer-limit is a number of MiB from 1 to 1024.</source>
        <translation type="unfinished">--answer-limit 1 ile 1024 arasında MiB sayısıdır.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… bekleniyor: %1</translation>
    </message>
    <message>
        <source>The server of %1 would start this program again, that one its server, and so on without end.</source>
        <translation type="unfinished">%1 sunucusu bu programı yeniden başlatır, o da kendi sunucusunu; bu böyle sonsuza dek sürerdi.</translation>
    </message>
</context>
<context>
    <name>gui::ServeDialog</name>
    <message>
        <source>Serve other programs</source>
        <translation type="unfinished">Diğer programlara hizmet ver</translation>
    </message>
    <message>
        <source>Other programs on this machine can use Parlance over MCP: its conversations, models and agents, and the tools that are picked here. What they do is kept like anything else; what asks first is asked there, or here.</source>
        <translation type="unfinished">Bu makinedeki diğer programlar Parlance’ı MCP üzerinden kullanabilir: sohbetlerini, modellerini, ajanlarını ve burada seçilen araçları. Yaptıkları, diğer her şey gibi saklanır; önce sorulması gereken orada veya burada sorulur.</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <extracomment>Button in the dialog about serving other programs: a verb: begin to serve other programs</extracomment>
        <translation type="unfinished">&amp;Hizmet ver</translation>
    </message>
    <message>
        <source>Ensembles whose tools are offered</source>
        <translation type="unfinished">Araçları sunulan takımlar</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the dialog about serving other programs: whichever is free, or any amount</extracomment>
        <translation type="unfinished">fark etmez</translation>
    </message>
    <message>
        <source>&amp;Tools of:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Araçlar:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Bağlantı noktası:</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Adres</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Text in the dialog about serving other programs: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">Anahtar</translation>
    </message>
    <message>
        <source>Copy an &amp;entry for a client&apos;s file</source>
        <translation type="unfinished">İstemci dosyası için &amp;girdiyi kopyala</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">A&amp;dres:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">K&amp;opyala</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">A&amp;nahtar:</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">&amp;Kopyala</translation>
    </message>
    <message>
        <source>Who is served, and what is under way</source>
        <translation type="unfinished">Kime hizmet verildiği ve nelerin sürdüğü</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Column title in the dialog about serving other programs: the program that is served</extracomment>
        <translation type="unfinished">İstemci</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column title in the dialog about serving other programs: what is asked of it</extracomment>
        <translation type="unfinished">Ne</translation>
    </message>
    <message>
        <source>Since</source>
        <extracomment>Column title in the dialog about serving other programs: since when</extracomment>
        <translation type="unfinished">Başlangıç</translation>
    </message>
    <message>
        <source>S&amp;top it</source>
        <extracomment>Button in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Du&amp;rdur</translation>
    </message>
    <message>
        <source>Sho&amp;w the conversation</source>
        <translation type="unfinished">&amp;Sohbeti göster</translation>
    </message>
    <message>
        <source>&amp;End serving</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Hizmeti bi&amp;tir</translation>
    </message>
    <message>
        <source>A program without a name</source>
        <translation type="unfinished">Adsız bir program</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">
            <numerusform>%n çağrı</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for an answer there</source>
        <translation type="unfinished">orada onay bekliyor</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">sürüyor</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Henüz kimse yok</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation type="unfinished">%1, süreç %2</translation>
    </message>
    <message>
        <source>End i&amp;t</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">S&amp;onlandır</translation>
    </message>
    <message>
        <source>waiting for an answer, there or here</source>
        <translation type="unfinished">orada veya burada onay bekliyor</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">onayınızı bekliyor</translation>
    </message>
</context>
<context>
    <name>gui::ServeMcpCommand</name>
    <message>
        <source>Speak with the program that has started this one, over standard input and output.</source>
        <translation type="unfinished">Bunu başlatan programla standart girdi ve çıktı üzerinden konuş.</translation>
    </message>
    <message>
        <source>Listen on 127.0.0.1; 0 takes any port that is free.</source>
        <translation type="unfinished">127.0.0.1 üzerinde dinle; 0 boş olan herhangi bir bağlantı noktasını alır.</translation>
    </message>
    <message>
        <source>Give --stdio, or --http with a port.</source>
        <translation type="unfinished">--stdio veya bir bağlantı noktasıyla --http verin.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 bir bağlantı noktası değil.</translation>
    </message>
    <message>
        <source>Give both to the program that is to use this. Ctrl+C ends it.</source>
        <translation type="unfinished">İkisini de bunu kullanacak programa verin. Ctrl+C bitirir.</translation>
    </message>
</context>
<context>
    <name>gui::ServedTools</name>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… bekleniyor: %1</translation>
    </message>
</context>
<context>
    <name>gui::ServedTurn</name>
    <message numerus="yes">
        <source>%n character(s) so far</source>
        <translation type="unfinished">
            <numerusform>şimdiye dek %n karakter</numerusform>
        </translation>
    </message>
    <message>
        <source>a program</source>
        <extracomment>Who asked where no name is known</extracomment>
        <translation type="unfinished">bir program</translation>
    </message>
</context>
<context>
    <name>gui::ServerActions</name>
    <message>
        <source>&amp;Start the server</source>
        <translation type="unfinished">Sunucuyu &amp;başlat</translation>
    </message>
    <message>
        <source>St&amp;op the server</source>
        <translation type="unfinished">Sunucuyu &amp;durdur</translation>
    </message>
    <message>
        <source>&amp;Restart the server</source>
        <translation type="unfinished">Sunucuyu &amp;yeniden başlat</translation>
    </message>
    <message>
        <source>Sign o&amp;ut</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Oturumu &amp;kapat</translation>
    </message>
    <message>
        <source>R&amp;esources…</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Kay&amp;naklar…</translation>
    </message>
    <message>
        <source>Show its &amp;log…</source>
        <translation type="unfinished">&amp;Günlüğü göster…</translation>
    </message>
    <message>
        <source>Show its &amp;messages</source>
        <translation type="unfinished">Mesaj&amp;ları göster</translation>
    </message>
</context>
<context>
    <name>gui::ServerImport</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1 okunamıyor.</translation>
    </message>
    <message>
        <source>%1: %2 To have it next time, set the environment variable %1.</source>
        <translation type="unfinished">%1: %2 Bir dahaki sefere de olması için %1 ortam değişkenini ayarlayın.</translation>
    </message>
    <message>
        <source>%1 is there already and has been left as it is.</source>
        <translation type="unfinished">%1 zaten var, olduğu gibi bırakıldı.</translation>
    </message>
</context>
<context>
    <name>gui::ServerImporting</name>
    <message>
        <source>Configuration file of another client (mcpServers or servers)</source>
        <translation type="unfinished">Başka bir istemcinin yapılandırma dosyası (mcpServers veya servers)</translation>
    </message>
</context>
<context>
    <name>gui::ServerLog</name>
    <message>
        <source>Log of %1</source>
        <translation type="unfinished">%1 günlüğü</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <extracomment>Button in the log of an MCP server</extracomment>
        <translation type="unfinished">&amp;Tümünü kopyala</translation>
    </message>
    <message>
        <source>The server is no longer described.</source>
        <translation type="unfinished">Sunucu artık tanımlı değil.</translation>
    </message>
</context>
<context>
    <name>gui::ServerQuestions</name>
    <message>
        <source>Further questions waiting: %1</source>
        <translation type="unfinished">Bekleyen başka sorular: %1</translation>
    </message>
</context>
<context>
    <name>gui::ServerReview</name>
    <message>
        <source>Why it cannot be taken over</source>
        <translation type="unfinished">Neden devralınamadığı</translation>
    </message>
    <message>
        <source>It cannot be taken over. %1</source>
        <translation type="unfinished">Devralınamıyor. %1</translation>
    </message>
    <message>
        <source>What is changed or left out</source>
        <translation type="unfinished">Değiştirilenler veya dışarıda bırakılanlar</translation>
    </message>
    <message>
        <source>from the file into the keychain</source>
        <translation type="unfinished">dosyadan anahtarlığa</translation>
    </message>
    <message>
        <source>Key %1</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">Anahtar %1</translation>
    </message>
    <message>
        <source>Its descriptor</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">Tanımlayıcısı</translation>
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
        <translation type="unfinished">%1 dışarıda bırakıldı: %2</translation>
    </message>
    <message>
        <source>%1 %2: done</source>
        <translation type="unfinished">%1 %2: tamam</translation>
    </message>
</context>
<context>
    <name>gui::ServerTrial</name>
    <message>
        <source>The server %1 does not start: %2</source>
        <translation type="unfinished">%1 sunucusu başlamıyor: %2</translation>
    </message>
    <message>
        <source>The server %1 runs, but does not list its tools: %2</source>
        <translation type="unfinished">%1 sunucusu çalışıyor, ancak araçlarını bildirmiyor: %2</translation>
    </message>
    <message numerus="yes">
        <source>The server %1 runs. It has %n tool(s).</source>
        <translation type="unfinished">
            <numerusform>%1 sunucusu çalışıyor. %n aracı var.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ServingButton</name>
    <message>
        <source>Serving</source>
        <extracomment>Button that is there while other programs are served: other programs are being served now</extracomment>
        <translation type="unfinished">Hizmet veriliyor</translation>
    </message>
    <message numerus="yes">
        <source>Serving %n program(s)</source>
        <translation type="unfinished">
            <numerusform>%n programa hizmet veriliyor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under way</source>
        <translation type="unfinished">
            <numerusform>%n sürüyor</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">onayınızı bekliyor</translation>
    </message>
</context>
<context>
    <name>gui::ServingProcesses</name>
    <message>
        <source>Another program has asked for this.</source>
        <translation type="unfinished">Bunu başka bir program istedi.</translation>
    </message>
    <message>
        <source>%1 has asked for this.</source>
        <translation type="unfinished">Bunu %1 istedi.</translation>
    </message>
</context>
<context>
    <name>gui::SessionStatus</name>
    <message>
        <source>Waiting for tool servers</source>
        <translation type="unfinished">Araçların sunucuları bekleniyor</translation>
    </message>
    <message>
        <source>Round %1: the model is answering</source>
        <translation type="unfinished">Döngü %1: model yanıtlıyor</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">Onayınız bekleniyor</translation>
    </message>
    <message>
        <source>Tools are running</source>
        <translation type="unfinished">Araçlar çalışıyor</translation>
    </message>
    <message>
        <source>Waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">Depo bekleniyor: başka bir program kilitledi veya yavaş</translation>
    </message>
    <message>
        <source>Saving the turn</source>
        <translation type="unfinished">Tur kaydediliyor</translation>
    </message>
    <message>
        <source>Another program is answered here</source>
        <translation type="unfinished">Burada başka bir program yanıtlanıyor</translation>
    </message>
</context>
<context>
    <name>gui::ShortcutEditor</name>
    <message>
        <source>&amp;Set</source>
        <extracomment>Button in the list of keyboard shortcuts: a verb: use these keys</extracomment>
        <translation type="unfinished">&amp;Ata</translation>
    </message>
    <message>
        <source>Defaul&amp;t</source>
        <extracomment>Button in the list of keyboard shortcuts: back to the standard keys</extracomment>
        <translation type="unfinished">&amp;Varsayılan</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation type="unfinished">Eylemler ve kısayolları</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Column title in the list of keyboard shortcuts: a noun</extracomment>
        <translation type="unfinished">Eylem</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>Column title in the list of keyboard shortcuts: keys of the keyboard</extracomment>
        <translation type="unfinished">Kısayol</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <extracomment>Name for screen readers in the list of keyboard shortcuts</extracomment>
        <translation type="unfinished">Yeni kısayol</translation>
    </message>
    <message>
        <source>“%1” has this shortcut already.</source>
        <translation type="unfinished">Bu kısayol zaten “%1” için kullanılıyor.</translation>
    </message>
    <message>
        <source>A letter alone is for writing. Press it with Ctrl or Alt, or take a function key.</source>
        <translation type="unfinished">Tek başına bir harf yazmak içindir. Ctrl veya Alt ile basın ya da bir işlev tuşu seçin.</translation>
    </message>
</context>
<context>
    <name>gui::ShowCommand</name>
    <message>
        <source>JSON without identifiers, times, durations and usage, so that two runs can be compared.</source>
        <translation type="unfinished">İki çalıştırma karşılaştırılabilsin diye kimlikler, saatler, süreler ve kullanım olmadan JSON.</translation>
    </message>
    <message>
        <source>The conversation&apos;s identifier, or the beginning of it.</source>
        <translation type="unfinished">Sohbetin kimliği veya kimliğinin başı.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them.</source>
        <translation type="unfinished">Hangi sohbet? parlance conversations listeler.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part. parlance repair saves what can be read.</source>
        <translation type="unfinished">
            <numerusform>%n mesaj okunamıyor veya yalnızca bir bölümü okunabiliyor. parlance repair okunabileni kurtarır.</numerusform>
        </translation>
    </message>
    <message>
        <source> (interrupted)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (yarıda kesildi)</translation>
    </message>
    <message>
        <source> (written by hand)</source>
        <translation type="unfinished"> (elle yazıldı)</translation>
    </message>
    <message>
        <source> (damaged: %1)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (hasarlı: %1)</translation>
    </message>
</context>
<context>
    <name>gui::SkillsCommand</name>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished">kullanılamıyor</translation>
    </message>
</context>
<context>
    <name>gui::SpellHighlighter</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation type="unfinished">Ne denmek istendiği aranıyor…</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation type="unfinished">“%1” doğru bir sözcük</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>Menu entry at a word that may be misspelt</extracomment>
        <translation type="unfinished">Önerilebilecek bir şey bulunamadı</translation>
    </message>
</context>
<context>
    <name>gui::StartModelDialog</name>
    <message>
        <source>Start a model file</source>
        <translation type="unfinished">Model dosyası başlat</translation>
    </message>
    <message>
        <source>&amp;Reset the model&apos;s state before each answer</source>
        <translation type="unfinished">Her yanıttan önce modelin durumunu &amp;sıfırla</translation>
    </message>
    <message>
        <source>&amp;Start the model</source>
        <translation type="unfinished">Modeli &amp;başlat</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <extracomment>Button in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Gözat…</translation>
    </message>
    <message>
        <source>as many as the model was made for</source>
        <translation type="unfinished">modelin yapıldığı kadar</translation>
    </message>
    <message>
        <source> tokens</source>
        <extracomment>Part of a number field in the dialog that starts a model file: behind a number</extracomment>
        <translation type="unfinished"> jeton</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Part of a number field in the dialog that starts a model file: all layers</extracomment>
        <translation type="unfinished">tümü</translation>
    </message>
    <message>
        <source>Off, the server keeps what it has read of the conversation: faster, but wrong with some models that have a state.</source>
        <translation type="unfinished">Kapalıyken sunucu, sohbetten okuduklarını tutar: daha hızlıdır, ancak durumu olan bazı modellerde yanlış olur.</translation>
    </message>
    <message>
        <source>&amp;Model file:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Model dosyası:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">A&amp;d:</translation>
    </message>
    <message>
        <source>Conte&amp;xt:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">B&amp;ağlam:</translation>
    </message>
    <message>
        <source>Layers on the &amp;graphics card:</source>
        <translation type="unfinished">Ek&amp;ran kartı katmanları:</translation>
    </message>
    <message>
        <source>&amp;Further arguments:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">Diğer argüma&amp;nlar:</translation>
    </message>
    <message>
        <source>&amp;Program:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Program:</translation>
    </message>
    <message>
        <source>Choose a model file (GGUF)</source>
        <translation type="unfinished">Model dosyası seçin (GGUF)</translation>
    </message>
    <message>
        <source>Choose the model&apos;s file: one that can be read, with its full path.</source>
        <translation type="unfinished">Modelin dosyasını seçin: okunabilen bir dosya, tam yoluyla.</translation>
    </message>
    <message>
        <source>The model needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">Modele harf, rakam, - ve _ karakterlerinden oluşan bir ad gerekir.</translation>
    </message>
    <message>
        <source>There is already a provider %1.</source>
        <translation type="unfinished">%1 adlı bir sağlayıcı zaten var.</translation>
    </message>
    <message>
        <source>“%1” is set above, or chosen by Parlance.</source>
        <translation type="unfinished">“%1” yukarıda belirtildi veya Parlance tarafından seçiliyor.</translation>
    </message>
    <message>
        <source>Name the server&apos;s program.</source>
        <translation type="unfinished">Sunucunun programını belirtin.</translation>
    </message>
</context>
<context>
    <name>gui::StepsModel</name>
    <message>
        <source>tool found</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">araç bulundu</translation>
    </message>
    <message>
        <source>arguments read</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">argümanlar okundu</translation>
    </message>
    <message>
        <source>defaults filled in</source>
        <translation type="unfinished">varsayılanlar dolduruldu</translation>
    </message>
    <message>
        <source>arguments checked</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">argümanlar denetlendi</translation>
    </message>
    <message>
        <source>duplicates looked for</source>
        <translation type="unfinished">yinelenenler arandı</translation>
    </message>
    <message>
        <source>approval</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">onay</translation>
    </message>
    <message>
        <source>confined</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">yalıtıldı</translation>
    </message>
    <message>
        <source>executed</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">yürütüldü</translation>
    </message>
    <message>
        <source>result formatted</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">sonuç biçimlendirildi</translation>
    </message>
    <message>
        <source>%1 (here it failed)</source>
        <translation type="unfinished">%1 (burada başarısız oldu)</translation>
    </message>
</context>
<context>
    <name>gui::StepsView</name>
    <message>
        <source>Steps of the run with their times</source>
        <translation type="unfinished">Çalıştırmanın adımları ve süreleri</translation>
    </message>
</context>
<context>
    <name>gui::StoreActions</name>
    <message>
        <source>Back up all conversations</source>
        <translation type="unfinished">Tüm sohbetleri yedekle</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">Tüm sohbetler %1 içinde.</translation>
    </message>
    <message>
        <source>Repair closes all windows, checks every part of the file in which the conversations are kept, and saves what can be read of a damaged one to a new file. The old one is kept beside it.</source>
        <translation type="unfinished">Onarım tüm pencereleri kapatır, sohbetlerin tutulduğu dosyanın her bölümünü denetler ve hasarlı bir dosyadan okunabileni yeni bir dosyaya kurtarır. Eskisi yanında saklanır.</translation>
    </message>
    <message>
        <source>&amp;Close and repair</source>
        <translation type="unfinished">&amp;Kapat ve onar</translation>
    </message>
</context>
<context>
    <name>gui::StoreBar</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the bar that says that the store is damaged</extracomment>
        <translation type="unfinished">O&amp;nar…</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. What can be read is shown; Repair saves it to a new file.</source>
        <translation type="unfinished">Sohbetlerin dosyası hasarlı. Okunabilenler gösteriliyor; Onarım bunları yeni bir dosyaya kurtarır.</translation>
    </message>
    <message>
        <source>The conversations can only be read: their file, or the medium that it is on, is write-protected.</source>
        <translation type="unfinished">Sohbetler yalnızca okunabilir: dosyaları veya bulundukları ortam yazmaya karşı korumalı.</translation>
    </message>
</context>
<context>
    <name>gui::StoreCommand</name>
    <message>
        <source>Make the tables and roles, or bring them to this version.</source>
        <translation type="unfinished">Tabloları ve rolleri oluştur veya bu sürüme geçir.</translation>
    </message>
    <message>
        <source>Only print the SQL of the roles: parlance_reader, parlance_worker, parlance_owner.</source>
        <translation type="unfinished">Yalnızca rollerin SQL’ini göster: parlance_reader, parlance_worker, parlance_owner.</translation>
    </message>
    <message>
        <source>The store, instead of --store.</source>
        <translation type="unfinished">--store yerine depo.</translation>
    </message>
    <message>
        <source>What is to be done with the store? Give --create, or --roles.</source>
        <translation type="unfinished">Depoyla ne yapılacak? --create veya --roles verin.</translation>
    </message>
    <message>
        <source>Evaluations can be kept in %1.</source>
        <translation type="unfinished">Değerlendirmeler %1 içinde tutulabilir.</translation>
    </message>
</context>
<context>
    <name>gui::StoreConversationLibrary</name>
    <message>
        <source>Rename</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Yeniden adlandır</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Etiketler</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">Gruba Taşı</translation>
    </message>
    <message>
        <source>Rename Group</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Grubu Yeniden Adlandır</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Name of an edit that can be undone: a verb: put it into the archive</extracomment>
        <translation type="unfinished">Arşivle</translation>
    </message>
    <message>
        <source>Take out of the Archive</source>
        <translation type="unfinished">Arşivden Çıkar</translation>
    </message>
    <message>
        <source>Delete Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Sohbeti Sil</translation>
    </message>
    <message>
        <source>Restore Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Sohbeti Geri Yükle</translation>
    </message>
</context>
<context>
    <name>gui::SuitePicker</name>
    <message>
        <source>%1 (in the store)</source>
        <translation type="unfinished">%1 (depoda)</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished">Dosya aç…</translation>
    </message>
    <message>
        <source>Use a store…</source>
        <translation type="unfinished">Bir depo kullan…</translation>
    </message>
</context>
<context>
    <name>gui::SystemTextButton</name>
    <message>
        <source>System text</source>
        <extracomment>Name for screen readers of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">Sistem metni</translation>
    </message>
    <message>
        <source>What the model is told before everything else, for example how to answer.</source>
        <translation type="unfinished">Modele her şeyden önce söylenen, örneğin nasıl yanıt vereceği.</translation>
    </message>
    <message>
        <source>Sent with every request of this conversation, from the next turn on.</source>
        <translation type="unfinished">Sonraki turdan başlayarak bu sohbetin her isteğiyle gönderilir.</translation>
    </message>
    <message>
        <source>System text •</source>
        <translation type="unfinished">Sistem metni •</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Text of the button above the transcript that opens the system text: the system text</extracomment>
        <translation type="unfinished">Sistem</translation>
    </message>
    <message>
        <source>System •</source>
        <extracomment>Text of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">Sistem •</translation>
    </message>
    <message>
        <source>System text: none</source>
        <translation type="unfinished">Sistem metni: yok</translation>
    </message>
    <message>
        <source>No system text</source>
        <translation type="unfinished">Sistem metni yok</translation>
    </message>
</context>
<context>
    <name>gui::TableWindow</name>
    <message>
        <source>Table</source>
        <extracomment>Window title in the window that shows a table of the transcript</extracomment>
        <translation type="unfinished">Tablo</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">Kopyala</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">Kapat</translation>
    </message>
</context>
<context>
    <name>gui::TestBench</name>
    <message>
        <source>Run</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb: carry it out</extracomment>
        <translation type="unfinished">Çalıştır</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb</extracomment>
        <translation type="unfinished">Durdur</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Button in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">JSON olarak</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Title of a tab in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">Önceki çalıştırmalar</translation>
    </message>
    <message>
        <source>Runs the tool (Ctrl+Enter)</source>
        <translation type="unfinished">Aracı çalıştırır (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Stops the tool (Ctrl+.)</source>
        <translation type="unfinished">Aracı durdurur (Ctrl+.)</translation>
    </message>
    <message>
        <source>Form or JSON (Ctrl+Shift+J)</source>
        <translation type="unfinished">Form veya JSON (Ctrl+Shift+J)</translation>
    </message>
    <message>
        <source>As a form</source>
        <translation type="unfinished">Form olarak</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Text in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">%%1</translation>
    </message>
    <message>
        <source>%1 · %2 s</source>
        <translation type="unfinished">%1 · %2 sn</translation>
    </message>
    <message>
        <source>Earlier runs (%1)</source>
        <translation type="unfinished">Önceki çalıştırmalar (%1)</translation>
    </message>
</context>
<context>
    <name>gui::TimingModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">Ad</translation>
    </message>
    <message>
        <source>Connection and TLS</source>
        <translation type="unfinished">Bağlantı ve TLS</translation>
    </message>
    <message>
        <source>Connection, sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">Bağlantı, gönderme</translation>
    </message>
    <message>
        <source>Sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">Gönderme</translation>
    </message>
    <message>
        <source>Sending, on an open connection</source>
        <translation type="unfinished">Gönderme, açık bir bağlantıda</translation>
    </message>
    <message>
        <source>Until the head of the answer</source>
        <translation type="unfinished">Yanıtın üst bilgisine dek</translation>
    </message>
    <message>
        <source>Waiting for the first byte</source>
        <translation type="unfinished">İlk bayt bekleniyor</translation>
    </message>
    <message>
        <source>Until the first token</source>
        <translation type="unfinished">İlk jetona dek</translation>
    </message>
    <message>
        <source>Until the last token</source>
        <translation type="unfinished">Son jetona dek</translation>
    </message>
    <message>
        <source>Until the end</source>
        <translation type="unfinished">Sona dek</translation>
    </message>
    <message>
        <source>The answer</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">Yanıt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">Bölüm</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: from when on</extracomment>
        <translation type="unfinished">Başlangıç</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: how long it took</extracomment>
        <translation type="unfinished">Süre</translation>
    </message>
</context>
<context>
    <name>gui::TimingPage</name>
    <message>
        <source>Where the time went</source>
        <translation type="unfinished">Zamanın nereye gittiği</translation>
    </message>
    <message>
        <source>%1 read from the cache</source>
        <translation type="unfinished">%1 önbellekten okundu</translation>
    </message>
    <message>
        <source>%1 written to it</source>
        <translation type="unfinished">%1 ona yazıldı</translation>
    </message>
    <message>
        <source>%1 out</source>
        <extracomment>Tokens that the model wrote in the Inspector</extracomment>
        <translation type="unfinished">%1 çıktı</translation>
    </message>
    <message>
        <source>%1 tokens a second</source>
        <translation type="unfinished">saniyede %1 jeton</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in</source>
        <translation type="unfinished">
            <numerusform>%Ln jeton girdi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Titles</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">Henüz başlık yapılabilecek bir şey söylenmedi.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Heading of what a model is asked to write</extracomment>
        <translation type="unfinished">Başlık</translation>
    </message>
</context>
<context>
    <name>gui::ToolPreviews</name>
    <message>
        <source>Contract</source>
        <extracomment>Title of a tab that shows a tool as models without tool calls are told of it</extracomment>
        <translation type="unfinished">Sözleşme</translation>
    </message>
    <message>
        <source>What %1 would be sent</source>
        <translation type="unfinished">%1 için ne gönderileceği</translation>
    </message>
    <message>
        <source>There is no tool here that could be sent.</source>
        <translation type="unfinished">Burada gönderilebilecek bir araç yok.</translation>
    </message>
</context>
<context>
    <name>gui::ToolsCommand</name>
    <message>
        <source>also %1</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">ayrıca %1</translation>
    </message>
    <message>
        <source>Write the tools as JSON for this dialect: %1.</source>
        <translation type="unfinished">Araçları bu lehçe için JSON olarak yaz: %1.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">%1 adlı bir lehçe yok.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… bekleniyor: %1</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1 bağlı değil: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1 çağrılamıyor: %2</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">açık</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">kapalı</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">
            <numerusform>%n araç istendiğinde sunuluyor: her istekte yaklaşık %1 jeton daha az.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Tour</name>
    <message>
        <source>&amp;Previous</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;Önceki</translation>
    </message>
    <message>
        <source>&amp;End the tour</source>
        <translation type="unfinished">&amp;Turu bitir</translation>
    </message>
    <message>
        <source>Tour of the window</source>
        <translation type="unfinished">Pencere turu</translation>
    </message>
    <message>
        <source>Your conversations are listed here, and searched from the line above them.</source>
        <translation type="unfinished">Sohbetleriniz burada listelenir; üstlerindeki satır içlerinde arar.</translation>
    </message>
    <message>
        <source>Here you pick who answers: an agent, a model, its instructions and the workspace.</source>
        <translation type="unfinished">Kimin yanıt vereceğini burada seçersiniz: bir ajan, bir model, yönergeleri ve çalışma alanı.</translation>
    </message>
    <message>
        <source>What is said appears here. Each message has a menu: edit it, branch from it, have it answered again.</source>
        <translation type="unfinished">Söylenenler burada görünür. Her mesajın bir menüsü vardır: düzenleyin, ondan dallanın, yeniden yanıtlatın.</translation>
    </message>
    <message>
        <source>You write here. A slash begins a command, and files can be dropped.</source>
        <translation type="unfinished">Buraya yazarsınız. Eğik çizgi bir komut başlatır, dosyalar da bırakılabilir.</translation>
    </message>
    <message>
        <source>These are the tools that the model may call. Tick what it gets.</source>
        <translation type="unfinished">Modelin çağırabileceği araçlar bunlardır. Alacaklarını işaretleyin.</translation>
    </message>
    <message>
        <source>The Inspector shows each request and each answer, byte for byte.</source>
        <translation type="unfinished">İnceleyici her isteği ve her yanıtı bayt bayt gösterir.</translation>
    </message>
    <message>
        <source>Everything else is in these menus. %1 finds it by name, and F1 opens the manual.</source>
        <translation type="unfinished">Geri kalan her şey bu menülerdedir. %1 adıyla bulur, F1 kılavuzu açar.</translation>
    </message>
    <message>
        <source>Station %1 of %2</source>
        <translation type="unfinished">Durak %1 / %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;Bitti</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;İleri</translation>
    </message>
</context>
<context>
    <name>gui::Transcript</name>
    <message>
        <source>superseded by a later call</source>
        <translation type="unfinished">sonraki bir çağrı yerini aldı</translation>
    </message>
    <message>
        <source>not sent to the model</source>
        <translation type="unfinished">modele gönderilmiyor</translation>
    </message>
    <message>
        <source>written by hand</source>
        <translation type="unfinished">elle yazıldı</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation type="unfinished">Bu mesaj okunamıyor.</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">silindi</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">sabitlendi</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">düşünüyor…</translation>
    </message>
    <message>
        <source>thought</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">düşünce</translation>
    </message>
    <message>
        <source>thought for %1 s</source>
        <translation type="unfinished">%1 sn düşündü</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Argümanlar</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Hata</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what a tool gave back</extracomment>
        <translation type="unfinished">Sonuç</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Adımlar</translation>
    </message>
    <message>
        <source>Life cycle</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Yaşam döngüsü</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">tamam</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Dosya</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Görüntü</translation>
    </message>
    <message numerus="yes">
        <source>%n elements</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>%n öğe</numerusform>
        </translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">yarıda kesildi</translation>
    </message>
    <message>
        <source>cut at the length limit</source>
        <translation type="unfinished">uzunluk sınırında kesildi</translation>
    </message>
    <message>
        <source>filtered by the provider</source>
        <translation type="unfinished">sağlayıcı süzdü</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation type="unfinished">akış kesildi</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what the model is told before all else</extracomment>
        <translation type="unfinished">Yönergeler</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; the person who uses the program</extracomment>
        <translation type="unfinished">Siz</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Asistan</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a noun: an attached text</extracomment>
        <translation type="unfinished">Belge</translation>
    </message>
    <message>
        <source>Tool call</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Araç çağrısı</translation>
    </message>
    <message>
        <source>Reused the result of the same call, %1 ago</source>
        <translation type="unfinished">Aynı çağrının %1 önceki sonucu yeniden kullanıldı</translation>
    </message>
    <message>
        <source>find</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: find the tool</extracomment>
        <translation type="unfinished">bulma</translation>
    </message>
    <message>
        <source>parse</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: read the arguments</extracomment>
        <translation type="unfinished">ayrıştırma</translation>
    </message>
    <message>
        <source>defaults</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: fill in what was left out</extracomment>
        <translation type="unfinished">varsayılanlar</translation>
    </message>
    <message>
        <source>validate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: check the arguments</extracomment>
        <translation type="unfinished">doğrulama</translation>
    </message>
    <message>
        <source>deduplicate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: look whether it was called before</extracomment>
        <translation type="unfinished">yineleme giderme</translation>
    </message>
    <message>
        <source>approve</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">onay</translation>
    </message>
    <message>
        <source>execute</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">yürütme</translation>
    </message>
    <message>
        <source>confinement</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: keep it in the sandbox</extracomment>
        <translation type="unfinished">yalıtım</translation>
    </message>
    <message>
        <source>wait to try again</source>
        <translation type="unfinished">yeniden denemeyi bekleme</translation>
    </message>
    <message>
        <source>format</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: write the result for the model</extracomment>
        <translation type="unfinished">biçimlendirme</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln jeton</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Tablo: %1</translation>
    </message>
    <message>
        <source>Code:</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Kod:</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptInput</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Gittiği yer: %1</translation>
    </message>
    <message>
        <source>&amp;Open in the browser</source>
        <translation type="unfinished">&amp;Tarayıcıda aç</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation type="unfinished">&amp;Adresi kopyala</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s) marked</source>
        <translation type="unfinished">
            <numerusform>%n blok işaretlendi</numerusform>
        </translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; leave the message out of what is sent</extracomment>
        <translation type="unfinished">Devre dışı bırak</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; send the message along again</extracomment>
        <translation type="unfinished">Etkinleştir</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Sabitlemeyi kaldır</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Sabitle</translation>
    </message>
    <message>
        <source>Copy the &amp;selection</source>
        <translation type="unfinished">&amp;Seçimi kopyala</translation>
    </message>
    <message>
        <source>Copy the formula %1</source>
        <translation type="unfinished">%1 formülünü kopyala</translation>
    </message>
    <message>
        <source>Open %1…</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu</extracomment>
        <translation type="unfinished">%1 adresini aç…</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptNotices</name>
    <message>
        <source>The turn was undone.</source>
        <translation type="unfinished">Tur geri alındı.</translation>
    </message>
    <message>
        <source>A tool broke, and the turn was undone.</source>
        <translation type="unfinished">Bir araç bozuldu ve tur geri alındı.</translation>
    </message>
    <message>
        <source>The tool %1 broke, and the turn was undone.</source>
        <translation type="unfinished">%1 aracı bozuldu ve tur geri alındı.</translation>
    </message>
    <message>
        <source>The conversation is as it was before your message.</source>
        <translation type="unfinished">Sohbet, mesajınızdan önceki hâlinde.</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1.</source>
        <translation type="unfinished">Yapıldı ve dışarıda geri alınmadı: %1.</translation>
    </message>
    <message>
        <source>Begun outside, and not undone as far as it got: %1.</source>
        <translation type="unfinished">Başlandı ve yapılan kadarı dışarıda geri alınmadı: %1.</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Yeniden dene</translation>
    </message>
    <message>
        <source>Send the err&amp;or to the model instead</source>
        <translation type="unfinished">Bunun yerine &amp;hatayı modele gönder</translation>
    </message>
    <message>
        <source>Restore as a &amp;branch</source>
        <translation type="unfinished">&amp;Dal olarak geri yükle</translation>
    </message>
    <message>
        <source>Undo its &amp;files…</source>
        <translation type="unfinished">D&amp;osyalarını geri al…</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Kapat</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">De&amp;vam et</translation>
    </message>
    <message>
        <source>This answer was interrupted. What came of it is kept.</source>
        <translation type="unfinished">Bu yanıt yarıda kesildi. Gelen kadarı saklandı.</translation>
    </message>
    <message>
        <source>This message has no answer yet.</source>
        <translation type="unfinished">Bu mesajın henüz yanıtı yok.</translation>
    </message>
    <message>
        <source>The model has not gone on from here.</source>
        <translation type="unfinished">Model buradan devam etmedi.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptPanel</name>
    <message>
        <source>Activate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Blokları Etkinleştir</translation>
    </message>
    <message>
        <source>Deactivate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Blokları Devre Dışı Bırak</translation>
    </message>
    <message>
        <source>Pin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Blokları Sabitle</translation>
    </message>
    <message>
        <source>Unpin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Blokların Sabitlemesini Kaldır</translation>
    </message>
    <message>
        <source>The conversation has changed meanwhile: this is not on its path any more.</source>
        <translation type="unfinished">Sohbet bu arada değişti: bu artık yolunda değil.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptView</name>
    <message>
        <source>Transcript</source>
        <extracomment>Name for screen readers of the transcript</extracomment>
        <translation type="unfinished">Sohbet dökümü</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapModel</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n mesaj</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn was rolled back</source>
        <translation type="unfinished">Bir tur geri alındı</translation>
    </message>
    <message>
        <source>A turn was rolled back: %1</source>
        <translation type="unfinished">Bir tur geri alındı: %1</translation>
    </message>
    <message>
        <source>Forked from a conversation</source>
        <translation type="unfinished">Bir sohbetten çatallandı</translation>
    </message>
    <message>
        <source>Forked from “%1”</source>
        <translation type="unfinished">“%1” sohbetinden çatallandı</translation>
    </message>
    <message>
        <source>Forked to a conversation</source>
        <translation type="unfinished">Bir sohbete çatallandı</translation>
    </message>
    <message>
        <source>Forked to “%1”</source>
        <translation type="unfinished">“%1” sohbetine çatallandı</translation>
    </message>
    <message>
        <source>There are more branches than are shown here</source>
        <translation type="unfinished">Burada gösterilenden daha çok dal var</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the system text</extracomment>
        <translation type="unfinished">Sistem</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the person who uses the program</extracomment>
        <translation type="unfinished">Siz</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a language model</extracomment>
        <translation type="unfinished">Model</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: an attached text</extracomment>
        <translation type="unfinished">Belge</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: of a tool</extracomment>
        <translation type="unfinished">Çağrı</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: what a tool gave back</extracomment>
        <translation type="unfinished">Sonuç</translation>
    </message>
    <message>
        <source>shown</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">gösterilen</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">silindi</translation>
    </message>
    <message>
        <source>deactivated</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">devre dışı</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">sabitlendi</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapPanel</name>
    <message>
        <source>Com&amp;pare the branches</source>
        <translation type="unfinished">Dalları &amp;karşılaştır</translation>
    </message>
    <message>
        <source>Mark two canisters of different branches with Ctrl+click or Ctrl+Space</source>
        <translation type="unfinished">Farklı dallardan iki bloğu Ctrl+tıklama veya Ctrl+boşluk ile işaretleyin</translation>
    </message>
    <message>
        <source>Nothing has been said here yet.</source>
        <translation type="unfinished">Burada henüz bir şey söylenmedi.</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Text of the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n dal</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">&amp;Genişlet</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">&amp;Oraya git</translation>
    </message>
    <message>
        <source>Compare with the branch that is &amp;shown</source>
        <translation type="unfinished">&amp;Gösterilen dalla karşılaştır</translation>
    </message>
    <message>
        <source>&amp;Compare the two that are marked</source>
        <translation type="unfinished">&amp;İşaretli ikisini karşılaştır</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapView</name>
    <message>
        <source>Map of the conversation</source>
        <translation type="unfinished">Sohbet haritası</translation>
    </message>
</context>
<context>
    <name>gui::TurnFilesDialog</name>
    <message>
        <source>This is not text.</source>
        <translation type="unfinished">Bu metin değil.</translation>
    </message>
    <message>
        <source>It is too large to be compared here.</source>
        <translation type="unfinished">Burada karşılaştırılamayacak kadar büyük.</translation>
    </message>
    <message>
        <source>There is no difference in the text.</source>
        <translation type="unfinished">Metinde fark yok.</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">turdan önceki gibi</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">geri getirildi</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">bırakıldı: %1</translation>
    </message>
    <message>
        <source>as the turn left it</source>
        <translation type="unfinished">turun bıraktığı gibi</translation>
    </message>
    <message>
        <source>made by the turn; it would be deleted</source>
        <translation type="unfinished">tur oluşturdu; kalkacak</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files</source>
        <translation type="unfinished">Bu turun dosyalarını geri al</translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation type="unfinished">Dosyalara bakılıyor…</translation>
    </message>
    <message>
        <source>What bringing it back changes: − removed, + added</source>
        <translation type="unfinished">Geri getirmenin değiştireceği: − giden, + gelen</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <extracomment>Button in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">&amp;Geri getir</translation>
    </message>
    <message>
        <source>&amp;Take this back</source>
        <translation type="unfinished">Bunu ge&amp;ri al</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">Bu turun yazdığı dosyalardan saklanan bir şey yok.</translation>
    </message>
    <message>
        <source>Files brought back: %1.</source>
        <translation type="unfinished">Geri getirilen dosyalar: %1.</translation>
    </message>
    <message>
        <source>Files that tools have written in this turn, and their pieces</source>
        <translation type="unfinished">Araçların bu turda yazdığı dosyalar ve parçaları</translation>
    </message>
    <message>
        <source>Tools have written these files in this turn. What is ticked comes back as it was.</source>
        <translation type="unfinished">Bu dosyaları bu turda araçlar yazdı. İşaretlenenler eski hâline döner.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">Şunların yazmış olabilecekleri kapsanmıyor: %1</translation>
    </message>
    <message>
        <source>−%1 +%2</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">−%1 +%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">satır %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::TurnPrinter</name>
    <message>
        <source>The answer was cut at the length limit.</source>
        <translation type="unfinished">Yanıt uzunluk sınırında kesildi.</translation>
    </message>
    <message>
        <source>The answer was filtered by the provider.</source>
        <translation type="unfinished">Yanıtı sağlayıcı süzdü.</translation>
    </message>
    <message>
        <source>✗ %1: %2</source>
        <translation type="unfinished">✗ %1: %2</translation>
    </message>
    <message>
        <source>● %1 (%2 ms)</source>
        <translation type="unfinished">● %1 (%2 ms)</translation>
    </message>
    <message>
        <source>… waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">… depo bekleniyor: başka bir program kilitledi veya yavaş</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… bekleniyor: %1</translation>
    </message>
    <message>
        <source>… trying again in %1 s: %2</source>
        <translation type="unfinished">… %1 sn sonra yeniden denenecek: %2</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before your message.</source>
        <translation type="unfinished">Tur geri alındı; sohbet, mesajınızdan önceki hâlinde.</translation>
    </message>
    <message>
        <source>The answer was interrupted; what there is of it is kept.</source>
        <translation type="unfinished">Yanıt yarıda kesildi; gelen kadarı saklandı.</translation>
    </message>
    <message>
        <source>End of the answer.</source>
        <translation type="unfinished">Yanıtın sonu.</translation>
    </message>
</context>
<context>
    <name>gui::UnarchiveCommand</name>
    <message>
        <source>in the list again:</source>
        <translation type="unfinished">yeniden listede:</translation>
    </message>
</context>
<context>
    <name>gui::UndoBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a conversation was deleted</extracomment>
        <translation type="unfinished">&amp;Geri al</translation>
    </message>
</context>
<context>
    <name>gui::UndoCommand</name>
    <message>
        <source>Only say what would be done.</source>
        <translation type="unfinished">Yalnızca ne yapılacağını söyle.</translation>
    </message>
    <message>
        <source>The turn, by its identifier or the beginning of it, as converse --json gives it; or what an earlier undo has named to take it back.</source>
        <translation type="unfinished">Tur, converse --json ile bildirilen kimliğiyle veya kimliğinin başıyla; ya da önceki bir geri almanın, kendisinin geri alınması için verdiği ad.</translation>
    </message>
    <message>
        <source>Which turn? parlance converse --json gives it.</source>
        <translation type="unfinished">Hangi tur? parlance converse --json bildirir.</translation>
    </message>
    <message>
        <source>What is replaced could not be kept, since the store can only be read. Nothing was done.</source>
        <translation type="unfinished">Depo yalnızca okunabildiği için değiştirilecek olan saklanamadı. Hiçbir şey yapılmadı.</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">geri getirildi</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">turdan önceki gibi</translation>
    </message>
    <message>
        <source>would be brought back</source>
        <translation type="unfinished">geri getirilirdi</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">bırakıldı: %1</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">Bu turun yazdığı dosyalardan saklanan bir şey yok.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">Şunların yazmış olabilecekleri kapsanmıyor: %1</translation>
    </message>
    <message>
        <source>To take this back: parlance undo %1 --files</source>
        <translation type="unfinished">Bunu geri almak için: parlance undo %1 --files</translation>
    </message>
    <message>
        <source>Bring the files back that tools have written in this turn; its messages stay.</source>
        <translation type="unfinished">Araçların bu turda yazdığı dosyaları geri getir; turun mesajları kalır.</translation>
    </message>
    <message>
        <source>Show the messages of a turn again that was undone.</source>
        <translation type="unfinished">Geri alınmış bir turun mesajlarını yeniden göster.</translation>
    </message>
    <message>
        <source>Give --files or --redo, not both: what has undone files names what takes that back.</source>
        <translation type="unfinished">--files veya --redo verin, ikisini birden değil: dosyaları geri alan, bunun nasıl geri alınacağını da söyler.</translation>
    </message>
    <message>
        <source>No message has come of this turn. To bring files back, give --files.</source>
        <translation type="unfinished">Bu turdan hiçbir mesaj çıkmadı. Dosyaları geri getirmek için --files verin.</translation>
    </message>
    <message>
        <source>The conversation does not show this turn, so there is nothing to undo. To show it: parlance undo %1 --redo</source>
        <translation type="unfinished">Konuşma bu turu göstermiyor, bu yüzden geri alınacak bir şey yok. Göstermek için: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>The conversation shows this turn; there is nothing to bring back.</source>
        <translation type="unfinished">Konuşma bu turu gösteriyor; geri getirilecek bir şey yok.</translation>
    </message>
    <message>
        <source>The turn would be shown again.</source>
        <translation type="unfinished">Tur yeniden gösterilirdi.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) would be shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n mesaj artık gösterilmezdi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is shown again.</source>
        <translation type="unfinished">Tur yeniden gösteriliyor.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n mesaj artık gösterilmiyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had said: %1</source>
        <translation type="unfinished">Şunu demiştiniz: %1</translation>
    </message>
    <message>
        <source>To show them again: parlance undo %1 --redo</source>
        <translation type="unfinished">Yeniden göstermek için: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>Files stay as they are. To bring back what was written to them: parlance undo %1 --files</source>
        <translation type="unfinished">Dosyalar olduğu gibi kalır. Önceki içeriklerini geri getirmek için: parlance undo %1 --files</translation>
    </message>
</context>
<context>
    <name>gui::Undoing</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Geri al</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Geri al: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Yinele</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Yinele: %1</translation>
    </message>
</context>
<context>
    <name>gui::WholeText</name>
    <message numerus="yes">
        <source>%n character(s) in all: scroll to read what is not seen here.</source>
        <translation type="unfinished">
            <numerusform>Toplam %n karakter: burada görünmeyeni okumak için kaydırın.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::WindowCommand</name>
    <message>
        <source>New &amp;window</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Yeni &amp;pencere</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation type="unfinished">Pencereyi &amp;kapat</translation>
    </message>
    <message>
        <source>&amp;Back up all conversations…</source>
        <translation type="unfinished">Tüm sohbetleri &amp;yedekle…</translation>
    </message>
    <message>
        <source>&amp;Export all conversations…</source>
        <translation type="unfinished">Tüm sohbetleri &amp;dışa aktar…</translation>
    </message>
    <message>
        <source>&amp;Import conversations…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Sohbetleri &amp;içe aktar…</translation>
    </message>
    <message>
        <source>&amp;Repair the conversations…</source>
        <translation type="unfinished">Sohbetleri &amp;onar…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Tercihler…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Çıkış</translation>
    </message>
    <message>
        <source>&amp;New conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Yeni sohbet</translation>
    </message>
    <message>
        <source>a new conversation</source>
        <translation type="unfinished">yeni bir sohbet</translation>
    </message>
    <message>
        <source>New ta&amp;b</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Yeni &amp;sekme</translation>
    </message>
    <message>
        <source>a new conversation in a tab</source>
        <translation type="unfinished">sekmede yeni bir sohbet</translation>
    </message>
    <message>
        <source>Close the t&amp;ab</source>
        <translation type="unfinished">Sekmeyi &amp;kapat</translation>
    </message>
    <message>
        <source>&amp;Search all conversations</source>
        <translation type="unfinished">Tüm so&amp;hbetlerde ara</translation>
    </message>
    <message>
        <source>Pick a &amp;model…</source>
        <translation type="unfinished">M&amp;odel seç…</translation>
    </message>
    <message>
        <source>choose the model</source>
        <translation type="unfinished">modeli seç</translation>
    </message>
    <message>
        <source>Pick t&amp;ools</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Araç seç</translation>
    </message>
    <message>
        <source>choose the tools</source>
        <translation type="unfinished">araçları seç</translation>
    </message>
    <message>
        <source>System &amp;text…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Siste&amp;m metni…</translation>
    </message>
    <message>
        <source>write the instructions</source>
        <translation type="unfinished">yönergeleri yaz</translation>
    </message>
    <message>
        <source>Add a workspace &amp;folder…</source>
        <translation type="unfinished">Ça&amp;lışma alanı klasörü ekle…</translation>
    </message>
    <message>
        <source>add a workspace folder</source>
        <translation type="unfinished">çalışma alanı klasörü ekle</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Dosya ekle…</translation>
    </message>
    <message>
        <source>What the next re&amp;quest holds</source>
        <translation type="unfinished">Sonraki ist&amp;eğin içeriği</translation>
    </message>
    <message>
        <source>what the next request holds</source>
        <translation type="unfinished">sonraki isteğin içeriği</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">Modelin &amp;göreceği…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">&amp;Özetle ve devre dışı bırak</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">D&amp;urdur</translation>
    </message>
    <message>
        <source>end the turn under way</source>
        <translation type="unfinished">süren turu bitir</translation>
    </message>
    <message>
        <source>Answer a&amp;gain</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Yenide&amp;n yanıtla</translation>
    </message>
    <message>
        <source>another answer to the last message</source>
        <translation type="unfinished">son mesaja başka bir yanıt</translation>
    </message>
    <message>
        <source>&amp;Compare from here…</source>
        <translation type="unfinished">Bu&amp;radan karşılaştır…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Yeniden adland&amp;ır</translation>
    </message>
    <message>
        <source>A title b&amp;y the model</source>
        <translation type="unfinished">Başlığı model ya&amp;zsın</translation>
    </message>
    <message>
        <source>have the model write a title</source>
        <translation type="unfinished">modele başlık yazdır</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">E&amp;tiketler…</translation>
    </message>
    <message>
        <source>Put &amp;into a group…</source>
        <translation type="unfinished">Gru&amp;ba taşı…</translation>
    </message>
    <message>
        <source>Archi&amp;ve, or take out of the archive</source>
        <translation type="unfinished">Arşi&amp;vle veya arşivden çıkar</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Dı&amp;şa aktar…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">S&amp;il</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">Kalı&amp;cı olarak sil…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Geri al</translation>
    </message>
    <message>
        <source>take back what was done last</source>
        <translation type="unfinished">son yapılanı geri al</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Yinele</translation>
    </message>
    <message>
        <source>do again what was taken back</source>
        <translation type="unfinished">geri alınanı yinele</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Kes</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">K&amp;opyala</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Ya&amp;pıştır</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Tümünü seç</translation>
    </message>
    <message>
        <source>&amp;Find here…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Burada &amp;bul…</translation>
    </message>
    <message>
        <source>find in this conversation</source>
        <translation type="unfinished">bu sohbette bul</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Sonrakini bul</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Ö&amp;ncekini bul</translation>
    </message>
    <message>
        <source>&amp;Pick an agent…</source>
        <translation type="unfinished">Ajan &amp;seç…</translation>
    </message>
    <message>
        <source>choose the agent that plays</source>
        <translation type="unfinished">çalışacak ajanı seç</translation>
    </message>
    <message>
        <source>&amp;Stop using the agent</source>
        <translation type="unfinished">Aja&amp;nı kullanmayı bırak</translation>
    </message>
    <message>
        <source>New agent in &amp;TOML…</source>
        <translation type="unfinished">&amp;TOML ile yeni ajan…</translation>
    </message>
    <message>
        <source>New agent in &amp;gram…</source>
        <translation type="unfinished">&amp;gram ile yeni ajan…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Araçları &amp;içe aktar…</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation type="unfinished">&amp;Yan yana…</translation>
    </message>
    <message>
        <source>&amp;Evaluate…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Değerlendir…</translation>
    </message>
    <message>
        <source>Do an&amp;ything…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Her işlem…</translation>
    </message>
    <message>
        <source>what can be written here</source>
        <translation type="unfinished">burada yazılabilenler</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <extracomment>Menu entry, or what it does, in the main menus: go to the field where messages are written</extracomment>
        <translation type="unfinished">&amp;Yaz</translation>
    </message>
    <message>
        <source>&amp;Conversations</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Sohbetler</translation>
    </message>
    <message>
        <source>&amp;Ensembles</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Takımlar</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">İ&amp;nceleyici</translation>
    </message>
    <message>
        <source>&amp;Descriptors</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Tanı&amp;mlayıcılar</translation>
    </message>
    <message>
        <source>&amp;Agents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Ajanlar</translation>
    </message>
    <message>
        <source>&amp;Map of the conversation</source>
        <translation type="unfinished">Sohbet haritas&amp;ı</translation>
    </message>
    <message>
        <source>all branches</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">tüm dallar</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">S&amp;onraki sekme</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Önceki sekme</translation>
    </message>
    <message>
        <source>A conversation &amp;beside</source>
        <translation type="unfinished">Yan&amp;da bir sohbet</translation>
    </message>
    <message>
        <source>two conversations next to each other</source>
        <translation type="unfinished">yan yana iki sohbet</translation>
    </message>
    <message>
        <source>Descriptors in a window of t&amp;heir own</source>
        <translation type="unfinished">Tanımlayıcılar ayrı &amp;pencerede</translation>
    </message>
    <message>
        <source>Inspec&amp;tor in a window of its own</source>
        <translation type="unfinished">İn&amp;celeyici ayrı pencerede</translation>
    </message>
    <message>
        <source>Inspector as a whole c&amp;olumn</source>
        <translation type="unfinished">İnceleyici tam s&amp;ütun</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Büyüt</translation>
    </message>
    <message>
        <source>larger texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">daha büyük metinler</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Küçült</translation>
    </message>
    <message>
        <source>smaller texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">daha küçük metinler</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">O&amp;lağan boyut</translation>
    </message>
    <message>
        <source>texts in their usual size</source>
        <translation type="unfinished">olağan boyutta metinler</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Tam &amp;ekran</translation>
    </message>
    <message>
        <source>&amp;Try out a tool</source>
        <translation type="unfinished">Bir aracı &amp;dene</translation>
    </message>
    <message>
        <source>Reso&amp;urces of MCP servers…</source>
        <translation type="unfinished">MCP sunucularının &amp;kaynakları…</translation>
    </message>
    <message>
        <source>Add an &amp;MCP server…</source>
        <translation type="unfinished">&amp;MCP sunucusu ekle…</translation>
    </message>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">MCP sunucularını &amp;içe aktar…</translation>
    </message>
    <message>
        <source>&amp;Find servers on this machine…</source>
        <translation type="unfinished">Bu makinede sunucu &amp;bul…</translation>
    </message>
    <message>
        <source>Start a m&amp;odel file…</source>
        <translation type="unfinished">Model d&amp;osyası başlat…</translation>
    </message>
    <message>
        <source>Mo&amp;dels on this machine…</source>
        <translation type="unfinished">Bu makinedeki mode&amp;ller…</translation>
    </message>
    <message>
        <source>Ser&amp;ve other programs…</source>
        <translation type="unfinished">Diğer programlara &amp;hizmet ver…</translation>
    </message>
    <message>
        <source>let other programs use Parlance</source>
        <translation type="unfinished">diğer programların Parlance’ı kullanmasını sağla</translation>
    </message>
    <message>
        <source>&amp;Capture…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Yakalama…</translation>
    </message>
    <message>
        <source>see what other programs say to a provider</source>
        <translation type="unfinished">diğer programların bir sağlayıcıya söylediklerini gör</translation>
    </message>
    <message>
        <source>Record a cassette, or &amp;end it</source>
        <translation type="unfinished">Kaset kaydet veya kaydı &amp;sonlandır</translation>
    </message>
    <message>
        <source>all that goes over the wire, to be played again</source>
        <translation type="unfinished">ağ üzerinden iletilen her şey, yeniden oynatılmak üzere</translation>
    </message>
    <message>
        <source>Save what went over the &amp;wire…</source>
        <translation type="unfinished">&amp;Ağdan iletilenleri kaydet…</translation>
    </message>
    <message>
        <source>Fi&amp;gures…</source>
        <extracomment>Menu entry, or what it does, in the main menus: numbers of calls, times and costs</extracomment>
        <translation type="unfinished">İs&amp;tatistikler…</translation>
    </message>
    <message>
        <source>how many calls, how long, what they cost</source>
        <translation type="unfinished">kaç çağrı, ne kadar sürdüğü, neye mal olduğu</translation>
    </message>
    <message>
        <source>What is taken out of e&amp;xchanges…</source>
        <translation type="unfinished">&amp;Etkileşimlerden çıkarılanlar…</translation>
    </message>
    <message>
        <source>&amp;Save the descriptor</source>
        <translation type="unfinished">Ta&amp;nımlayıcıyı kaydet</translation>
    </message>
    <message>
        <source>&amp;Read all descriptors again</source>
        <translation type="unfinished">Tüm tanımlayıcıla&amp;rı yeniden oku</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Kılavuz</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Klavye kı&amp;sayolları…</translation>
    </message>
    <message>
        <source>which keys do what</source>
        <translation type="unfinished">hangi tuşların ne yaptığı</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation type="unfinished">&amp;Yenilikler</translation>
    </message>
    <message>
        <source>&amp;Report a fault…</source>
        <translation type="unfinished">&amp;Hata bildir…</translation>
    </message>
    <message>
        <source>&amp;About Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Parlance hakkı&amp;nda</translation>
    </message>
    <message>
        <source>&amp;Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Parlance</translation>
    </message>
    <message>
        <source>&amp;Conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Sohbet</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: a noun or a verb, as your desktop has it</extracomment>
        <translation type="unfinished">&amp;Düzen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: what is seen</extracomment>
        <translation type="unfinished">&amp;Görünüm</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu</extracomment>
        <translation type="unfinished">&amp;Araçlar</translation>
    </message>
    <message>
        <source>A&amp;gents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">A&amp;janlar</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Yardım</translation>
    </message>
    <message>
        <source>What is &amp;running now</source>
        <translation type="unfinished">Şu an &amp;çalışanlar</translation>
    </message>
    <message>
        <source>servers, and what they are asked now</source>
        <translation type="unfinished">sunucular ve şu anda onlara sorulanlar</translation>
    </message>
    <message>
        <source>Find &amp;agents of other programs…</source>
        <translation type="unfinished">Diğer &amp;programların ajanlarını bul…</translation>
    </message>
    <message>
        <source>&amp;Play a cassette…</source>
        <translation type="unfinished">Kaset oynat (&amp;J)…</translation>
    </message>
    <message>
        <source>answer from a recording instead of the network</source>
        <translation type="unfinished">ağ yerine bir kayıttan yanıtla</translation>
    </message>
    <message>
        <source>Let the cassette&apos;s &amp;next event come</source>
        <translation type="unfinished">Kasetin sonraki olayını &amp;getir</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation type="unfinished">Pencerenin sonraki bölümü (&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation type="unfinished">Pencerenin önceki bölümü (&amp;V)</translation>
    </message>
    <message>
        <source>Ma&amp;ke a case of it…</source>
        <translation type="unfinished">Değerlendirme testi ya&amp;p…</translation>
    </message>
    <message>
        <source>a case of an evaluation</source>
        <translation type="unfinished">değerlendirme testi</translation>
    </message>
    <message>
        <source>A &amp;tour of the window</source>
        <translation type="unfinished">Pencere &amp;turu</translation>
    </message>
</context>
<context>
    <name>gui::WindowDocks</name>
    <message>
        <source>Conversations</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Sohbetler</translation>
    </message>
    <message>
        <source>Ensembles</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Takımlar</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">İnceleyici</translation>
    </message>
    <message>
        <source>Descriptors</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Tanımlayıcılar</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Ajanlar</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>Title of a dock: a noun, beside the transcript; a noun: the drawing of all branches</extracomment>
        <translation type="unfinished">Harita</translation>
    </message>
    <message>
        <source>The default is written in %1 now.</source>
        <translation type="unfinished">Bu artık %1 içinde yazılı.</translation>
    </message>
    <message>
        <source>Test bench</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Deneme tezgâhı</translation>
    </message>
    <message>
        <source>There is no tool %1 any more.</source>
        <translation type="unfinished">%1 adlı bir araç artık yok.</translation>
    </message>
    <message>
        <source>Nothing is kept of what went over the wire for this message.</source>
        <translation type="unfinished">Bu mesaj için ağdan iletilenlerden saklanan bir şey yok.</translation>
    </message>
    <message>
        <source>There is no other version of this message.</source>
        <translation type="unfinished">Bu mesajın başka bir sürümü yok.</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Title of a dock: a noun, beside the transcript; what is running now</extracomment>
        <translation type="unfinished">Çalışanlar</translation>
    </message>
</context>
<context>
    <name>gui::WorkCommand</name>
    <message>
        <source>End when no run is left, including those that others are doing.</source>
        <translation type="unfinished">Başkalarının yaptıkları da dâhil, hiç çalıştırma kalmayınca bitir.</translation>
    </message>
    <message>
        <source>How many runs it does at the same time.</source>
        <translation type="unfinished">Aynı anda kaç çalıştırma yapacağı.</translation>
    </message>
    <message>
        <source>Seconds after which others take over its runs if it is killed.</source>
        <translation type="unfinished">Öldürülmesi hâlinde, aldıklarını başkalarının kaç saniye sonra devralacağı.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse.</source>
        <translation type="unfinished">ask, refuse, all veya bir araç adı; yinelenebilir. Uçbirim yoksa ask, refuse demektir.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024.</source>
        <translation type="unfinished">Tek bir yanıtın ulaşabileceği uzunluk, MiB olarak: 1–1024.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) done, none is left.</source>
        <translation type="unfinished">
            <numerusform>%n çalıştırma yapıldı, kalan yok.</numerusform>
        </translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 Yeniden denenecek.</translation>
    </message>
</context>
<context>
    <name>gui::Workbench</name>
    <message>
        <source>The path of the profile, %1, is not UTF-8.</source>
        <translation type="unfinished">Profilin yolu, %1, UTF-8 değil.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation type="unfinished">%1 klasörüne yazılamıyor.</translation>
    </message>
    <message>
        <source>No provider is known at %1.</source>
        <translation type="unfinished">%1 adresinde bilinen bir sağlayıcı yok.</translation>
    </message>
    <message>
        <source>There is no home folder for the profile: set HOME, or give a folder with --profile.</source>
        <translation type="unfinished">Profil için ev klasörü yok: HOME değişkenini ayarlayın ya da --profile ile bir klasör verin.</translation>
    </message>
</context>
<context>
    <name>invocables::AgentWrites</name>
    <message>
        <source>What was in it before the agent wrote it is not known.</source>
        <translation type="unfinished">Ajan yazmadan önce içinde ne olduğu bilinmiyor.</translation>
    </message>
</context>
<context>
    <name>invocables::ApprovalStep</name>
    <message>
        <source>%1 is not allowed here: its descriptor refuses it.</source>
        <translation type="unfinished">%1 için burada izin yok: tanımlayıcısı reddediyor.</translation>
    </message>
    <message>
        <source>This call of %1 is not allowed here: its descriptor refuses it where %2.</source>
        <translation type="unfinished">Bu %1 çağrısı için burada izin yok: tanımlayıcısı şu durumda reddediyor: %2.</translation>
    </message>
    <message>
        <source>allowed by its descriptor</source>
        <translation type="unfinished">tanımlayıcısı izin veriyor</translation>
    </message>
    <message>
        <source>allowed by its descriptor: %1</source>
        <translation type="unfinished">tanımlayıcısı izin veriyor: %1</translation>
    </message>
    <message>
        <source>allowed before</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">daha önce izin verildi</translation>
    </message>
    <message>
        <source>allowed before: %1</source>
        <translation type="unfinished">daha önce izin verildi: %1</translation>
    </message>
    <message>
        <source>%1 needs to be allowed, and there is nobody to ask.</source>
        <translation type="unfinished">%1 izin gerektiriyor, ancak soracak kimse yok.</translation>
    </message>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">%1 için izin verilsin mi?</translation>
    </message>
    <message>
        <source>Nobody allowed this call of %1.</source>
        <translation type="unfinished">Bu %1 çağrısına kimse izin vermedi.</translation>
    </message>
    <message>
        <source>The file has changed meanwhile; this is what would become of it now.</source>
        <translation type="unfinished">Dosya bu arada değişti; şimdi sonucu bu olur.</translation>
    </message>
    <message>
        <source>It would be another file; this is what would become of it.</source>
        <translation type="unfinished">Başka bir dosya olurdu; sonucu bu olur.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandDecision</name>
    <message>
        <source>The folder of the suite is not on this machine, so no command can decide.</source>
        <translation type="unfinished">Paketin klasörü bu makinede değil, bu yüzden karar verecek komut çalıştırılamıyor.</translation>
    </message>
    <message>
        <source>The command did not decide within a minute.</source>
        <translation type="unfinished">Komut bir dakika içinde karar vermedi.</translation>
    </message>
    <message>
        <source>The command was killed by signal %1.</source>
        <translation type="unfinished">Komut %1 sinyaliyle öldürüldü.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandJob</name>
    <message>
        <source>It made repositories, whose settings your own programs follow: %1</source>
        <translation type="unfinished">Ayarlarına kendi programlarınızın uyduğu git depoları oluşturdu: %1</translation>
    </message>
    <message>
        <source>The workspace has more folders than are looked through for repositories.</source>
        <translation type="unfinished">Çalışma alanında, git deposu aranabilecek sayıdan fazla klasör var.</translation>
    </message>
    <message>
        <source>“%1” did not end within %2 s, the time that the call gives it.</source>
        <translation type="unfinished">“%1” çağrının tanıdığı %2 sn içinde bitmedi.</translation>
    </message>
</context>
<context>
    <name>invocables::Execution</name>
    <message>
        <source>%1 did not end in time.</source>
        <translation type="unfinished">%1 zamanında bitmedi.</translation>
    </message>
</context>
<context>
    <name>invocables::FileJob</name>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs, and there is nobody to ask.</source>
        <translation type="unfinished">“%1” gizli, sır gibi görünüyor veya başka programlarca çalıştırılıyor ve soracak kimse yok.</translation>
    </message>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs. Allow this, once?</source>
        <translation type="unfinished">“%1” gizli, sır gibi görünüyor veya başka programlarca çalıştırılıyor. Buna bir kez izin verilsin mi?</translation>
    </message>
    <message>
        <source>The person refused access to “%1”.</source>
        <translation type="unfinished">Kullanıcı “%1” erişimini reddetti.</translation>
    </message>
    <message>
        <source>Nobody allowed access to “%1”, which is hidden, looks like a secret or is run by other programs: only a person can.</source>
        <translation type="unfinished">Gizli olan, sır gibi görünen veya başka programlarca çalıştırılan “%1” erişimine kimse izin vermedi: bunu yalnızca bir kişi yapabilir.</translation>
    </message>
</context>
<context>
    <name>invocables::FindToolsJob</name>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">%1 ile bağlantı kuruluyor</translation>
    </message>
    <message>
        <source>“%1” is not a tool that can be loaded, so none was. Look for it with words first.</source>
        <translation type="unfinished">“%1” yüklenebilecek bir araç değil, bu yüzden hiçbiri yüklenmedi. Önce sözcüklerle arayın.</translation>
    </message>
</context>
<context>
    <name>invocables::HttpToolJob</name>
    <message>
        <source>The tool needs the environment variable %1, which is not set.</source>
        <translation type="unfinished">Araç, ayarlanmamış olan %1 ortam değişkenini gerektiriyor.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationRun</name>
    <message>
        <source>allowed by the person</source>
        <translation type="unfinished">kullanıcı izin verdi</translation>
    </message>
    <message>
        <source>allowed beforehand, nobody was asked</source>
        <translation type="unfinished">önceden izin verildi, kimseye sorulmadı</translation>
    </message>
    <message>
        <source>allowed by the program that Parlance works for</source>
        <translation type="unfinished">Parlance’ın hizmet verdiği program izin verdi</translation>
    </message>
    <message>
        <source>%1 is switched off in this conversation.</source>
        <translation type="unfinished">%1 bu sohbette kapalı.</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1 çağrılamıyor: %2</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">onarıldı: %1</translation>
    </message>
    <message>
        <source>filled in</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">dolduruldu</translation>
    </message>
    <message>
        <source>no earlier call is the same</source>
        <translation type="unfinished">aynı olan önceki bir çağrı yok</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation type="unfinished">istenmedi</translation>
    </message>
    <message>
        <source>by its meaning</source>
        <translation type="unfinished">anlamına göre</translation>
    </message>
    <message>
        <source>no earlier call means the same</source>
        <translation type="unfinished">aynı anlamda önceki bir çağrı yok</translation>
    </message>
    <message>
        <source>the result of %1, %2 s ago</source>
        <translation type="unfinished">%1 sonucu, %2 sn önce</translation>
    </message>
    <message>
        <source>allowed with other arguments</source>
        <translation type="unfinished">başka argümanlarla izin verildi</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">deneme %1</translation>
    </message>
    <message>
        <source>near its time limit</source>
        <translation type="unfinished">süre sınırına yakın</translation>
    </message>
    <message>
        <source>the first part, within %1 bytes</source>
        <translation type="unfinished">ilk bölüm, %1 bayt içinde</translation>
    </message>
    <message>
        <source>It was stopped before it ended.</source>
        <translation type="unfinished">Bitmeden durduruldu.</translation>
    </message>
    <message>
        <source>The server has changed or withdrawn this tool since the turn began.</source>
        <translation type="unfinished">Sunucu, tur başladığından beri bu aracı değiştirdi ya da geri çekti.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationsJob</name>
    <message>
        <source>It was stopped, since another tool broke.</source>
        <translation type="unfinished">Başka bir araç bozulduğu için durduruldu.</translation>
    </message>
    <message>
        <source>It was stopped by the person.</source>
        <translation type="unfinished">Kullanıcı durdurdu.</translation>
    </message>
</context>
<context>
    <name>invocables::McpCallJob</name>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">%1 sunucusu artık yok.</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">%1 ile bağlantı kuruluyor</translation>
    </message>
    <message>
        <source>%1 is not connected. %2</source>
        <translation type="unfinished">%1 bağlı değil. %2</translation>
    </message>
    <message>
        <source>The server runs %1 as a task only, and offers none.</source>
        <translation type="unfinished">Sunucu %1 aracını yalnızca görev olarak çalıştırıyor, ancak görev sunmuyor.</translation>
    </message>
</context>
<context>
    <name>invocables::McpElicitationRun</name>
    <message>
        <source>The server %1 asks: %2</source>
        <translation type="unfinished">%1 sunucusu soruyor: %2</translation>
    </message>
    <message>
        <source>The server %1 asks you to open an address: %2</source>
        <translation type="unfinished">%1 sunucusu bir adresi açmanızı istiyor: %2</translation>
    </message>
</context>
<context>
    <name>invocables::McpPromptJob</name>
    <message>
        <source>The prompt says nothing.</source>
        <translation type="unfinished">İstem bir şey söylemiyor.</translation>
    </message>
</context>
<context>
    <name>invocables::McpReadJob</name>
    <message>
        <source>There is nothing to read at %1.</source>
        <translation type="unfinished">%1 konumunda okunacak bir şey yok.</translation>
    </message>
</context>
<context>
    <name>invocables::ReadingJob</name>
    <message>
        <source>There is no model here that could be asked.</source>
        <translation type="unfinished">Burada sorulabilecek bir model yok.</translation>
    </message>
    <message>
        <source>There is no text to read: give text or path.</source>
        <translation type="unfinished">Okunacak metin yok: text veya path verin.</translation>
    </message>
    <message>
        <source>The text has %1 characters; at most %2 can be read.</source>
        <translation type="unfinished">Metinde %1 karakter var; en çok %2 karakter okunabilir.</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation type="unfinished">bölüm %1 / %2</translation>
    </message>
    <message>
        <source>The model did not answer: %1</source>
        <translation type="unfinished">Model yanıt vermedi: %1</translation>
    </message>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">Model boş yanıt verdi.</translation>
    </message>
</context>
<context>
    <name>invocables::SlowJob</name>
    <message>
        <source>%1 of %2 s</source>
        <translation type="unfinished">%1 / %2 sn</translation>
    </message>
</context>
<context>
    <name>invocables::UndoJob</name>
    <message>
        <source>Somebody else has just changed it.</source>
        <translation type="unfinished">Az önce bir başkası onu değiştirdi.</translation>
    </message>
</context>
<context>
    <name>invocables::WebJob</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">Burada ağ yok.</translation>
    </message>
</context>
<context>
    <name>invocables::WorkspaceSnapshot</name>
    <message>
        <source>What a command has made of it cannot be determined exactly.</source>
        <translation type="unfinished">Bir komutun bunu neye dönüştürdüğü tam olarak belirlenemiyor.</translation>
    </message>
</context>
<context>
    <name>model::AgentCatalog</name>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">%1 ajanı çalışamıyor: %2</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">bu dosyada ajan yok</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">“%1” adlı bir ajan yok.</translation>
    </message>
    <message>
        <source>There is no agent “%1”. Did you mean %2?</source>
        <translation type="unfinished">“%1” adlı bir ajan yok. Şunu mu demek istediniz: %2.</translation>
    </message>
    <message>
        <source>The agent cannot be read: %1</source>
        <translation type="unfinished">Ajan okunamıyor: %1</translation>
    </message>
    <message>
        <source>A character has more than a pattern can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">Bir karakter, bir desenin ajan hakkında söyleyebileceğinden fazlasıdır; tanımlayıcı olarak kalır.</translation>
    </message>
    <message>
        <source>There is no agent in %1.</source>
        <translation type="unfinished">%1 içinde ajan yok.</translation>
    </message>
    <message>
        <source>%1 has several agents. Say which one: %2.</source>
        <translation type="unfinished">%1 içinde birden çok ajan var. Hangisi olduğunu belirtin: %2.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in %2, but there is: %3.</source>
        <translation type="unfinished">%2 içinde “%1” adlı bir ajan yok, ancak şunlar var: %3.</translation>
    </message>
</context>
<context>
    <name>model::Amounts</name>
    <message>
        <source>%1 s</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">%1 sn</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">%1 dk</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">%1 ms</translation>
    </message>
</context>
<context>
    <name>model::CaseFile</name>
    <message>
        <source>there are more than %1 cases</source>
        <translation type="unfinished">%1 testten fazlası var</translation>
    </message>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">“%1” değerlendirilemiyor: %2</translation>
    </message>
    <message>
        <source>this is not UTF-8; save the table in that encoding</source>
        <translation type="unfinished">bu UTF-8 değil; tabloyu bu kodlamayla kaydedin</translation>
    </message>
    <message>
        <source>the row has %1 cells, the table %2 columns</source>
        <translation type="unfinished">satırda %1 hücre, tabloda %2 sütun var</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">testin girdisi yok</translation>
    </message>
    <message>
        <source>a quotation mark that begins here does not end</source>
        <translation type="unfinished">burada başlayan bir tırnak kapanmıyor</translation>
    </message>
    <message>
        <source>it is larger than 16 MiB; write many cases as lines of JSON</source>
        <translation type="unfinished">16 MiB sınırından büyük; çok sayıda testi JSON satırları olarak yazın</translation>
    </message>
    <message>
        <source>there is no list of tests</source>
        <translation type="unfinished">test listesi yok</translation>
    </message>
    <message>
        <source>it is not a table; no other file is read for it</source>
        <translation type="unfinished">bu bir tablo değil; onun için başka dosya okunmaz</translation>
    </message>
    <message>
        <source>test %1: %2</source>
        <translation type="unfinished">test %1: %2</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">böyle bir dosya yok</translation>
    </message>
    <message>
        <source>it is larger than 256 MiB, the most that is read as cases</source>
        <translation type="unfinished">256 MiB sınırından büyük; testler için bu kadarı okunmaz</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation type="unfinished">okunamıyor: %1</translation>
    </message>
    <message>
        <source>cases are in a .jsonl, .json, .csv or .yaml file</source>
        <translation type="unfinished">testler .jsonl, .json, .csv veya .yaml dosyasında olur</translation>
    </message>
    <message>
        <source>the column “%1” is there twice</source>
        <translation type="unfinished">“%1” sütunu iki kez var</translation>
    </message>
    <message>
        <source>__threshold is a number from 0 to 1, as 0.5, not “%1”</source>
        <translation type="unfinished">__threshold 0 ile 1 arasında, 0.5 gibi bir sayıdır, “%1” değil</translation>
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
        <translation type="unfinished">Çalıştırmalar için geçici klasör yok: %1</translation>
    </message>
    <message>
        <source>Nothing of this run can be kept: it was not committed.</source>
        <translation type="unfinished">Bu çalıştırmadan saklanabilecek bir şey yok: işlenmedi.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a conversation&apos;s title and a column&apos;s name</comment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 committed</source>
        <translation type="unfinished">%1 / %2 işlendi</translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <translation type="unfinished">%1 zaman aşımı</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1 başarısız</translation>
    </message>
    <message>
        <source>%1 stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1 durduruldu</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">bekliyor</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">çalışıyor</translation>
    </message>
    <message>
        <source>committed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">işlendi</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">yarıda kesildi</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">geri alındı</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">zaman aşımı</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">başarısız</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">durduruldu</translation>
    </message>
    <message>
        <source>One run</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Tek çalıştırma</translation>
    </message>
    <message>
        <source>Median of %1</source>
        <translation type="unfinished">%1 çalıştırmanın ortancası</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Döngü</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>State, line or column title, in the comparison side by side: a noun: of tools</extracomment>
        <translation type="unfinished">Çağrılar</translation>
    </message>
    <message>
        <source>Same arguments</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Aynı argümanlar</translation>
    </message>
    <message>
        <source>Tool time</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Araç süresi</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Tüm tur</translation>
    </message>
    <message>
        <source>Tokens in / out</source>
        <translation type="unfinished">Jeton: girdi / çıktı</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>State, line or column title, in the comparison side by side: in money</extracomment>
        <translation type="unfinished">Maliyet</translation>
    </message>
    <message>
        <source>Texts agree</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Metin uyumu</translation>
    </message>
    <message>
        <source>Of the runs that were committed.</source>
        <translation type="unfinished">İşlenen çalıştırmalar arasında.</translation>
    </message>
    <message>
        <source>Runs that call the same tools with the same arguments as the first column mostly does.</source>
        <translation type="unfinished">Çoğunlukla ilk sütunun yaptığı gibi aynı araçları aynı argümanlarla çağıran çalıştırmalar.</translation>
    </message>
    <message>
        <source>Of all calls of a run together.</source>
        <translation type="unfinished">Bir çalıştırmanın tüm çağrılarının toplamı.</translation>
    </message>
    <message>
        <source>Without the time that a run spent waiting for you.</source>
        <translation type="unfinished">Bir çalıştırmanın onayınızı beklediği süre dışında.</translation>
    </message>
    <message>
        <source>Input with what came from the provider&apos;s cache.</source>
        <translation type="unfinished">Sağlayıcının önbelleğinden gelenle birlikte girdi.</translation>
    </message>
    <message>
        <source>By the prices in the provider&apos;s descriptor; — where it has none.</source>
        <translation type="unfinished">Sağlayıcının tanımlayıcısındaki fiyatlara göre; yoksa —.</translation>
    </message>
    <message>
        <source>How many words the final texts of a column have in common.</source>
        <translation type="unfinished">Bir sütunun son metinlerinde ortak olan sözcük sayısı.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
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
        <translation type="unfinished">Ne sorulacak? Karşılaştırma için bir istem gerekli.</translation>
    </message>
    <message>
        <source>A comparison needs at least two columns: libraries, models, agents or instructions that differ.</source>
        <translation type="unfinished">Karşılaştırma için en az iki sütun gerekli: farklı kitaplıklar, modeller, ajanlar veya yönergeler.</translation>
    </message>
    <message>
        <source>A comparison has at most %1 columns.</source>
        <translation type="unfinished">Bir karşılaştırmada en çok %1 sütun olur.</translation>
    </message>
    <message>
        <source>A comparison runs 1 to %1 times.</source>
        <translation type="unfinished">Bir karşılaştırma 1 ile %1 kez arasında çalışır.</translation>
    </message>
    <message>
        <source>%1 has no model.</source>
        <translation type="unfinished">%1 için model yok.</translation>
    </message>
</context>
<context>
    <name>model::ComparisonReport</name>
    <message>
        <source>reused</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">yeniden kullanıldı</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">Yan yana</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Ajan: %1</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Yineleme: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Ne zaman: %1</translation>
    </message>
    <message>
        <source>Asked in every column:</source>
        <translation type="unfinished">Her sütuna sorulan:</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation type="unfinished">Çalıştırma %1: %2</translation>
    </message>
    <message>
        <source>Answered by: %1</source>
        <translation type="unfinished">Yanıtlayan: %1</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Heading or column title in the report of a comparison: a noun: of a tool</extracomment>
        <translation type="unfinished">Çağrı</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Argümanlar</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or column title in the report of a comparison: what a tool gave back</extracomment>
        <translation type="unfinished">Sonuç</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Heading or column title in the report of a comparison: how long it took</extracomment>
        <translation type="unfinished">Süre</translation>
    </message>
</context>
<context>
    <name>model::ConversationEdits</name>
    <message>
        <source>Show Version</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Sürümü Göster</translation>
    </message>
    <message>
        <source>Delete Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Bloğu Sil</translation>
    </message>
    <message>
        <source>Delete Canisters</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Blokları Sil</translation>
    </message>
    <message>
        <source>There is nothing to edit here.</source>
        <translation type="unfinished">Burada düzenlenecek bir şey yok.</translation>
    </message>
    <message>
        <source>Edit Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Bloğu Düzenle</translation>
    </message>
    <message>
        <source>Answer by Hand</source>
        <translation type="unfinished">Elle Yanıtla</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <translation type="unfinished">%1 bölümü</translation>
    </message>
    <message>
        <source>Move to a New Conversation</source>
        <translation type="unfinished">Yeni Sohbete Taşı</translation>
    </message>
    <message>
        <source>Summarise</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Özetle</translation>
    </message>
    <message>
        <source>Restore as a Branch</source>
        <translation type="unfinished">Dal Olarak Geri Yükle</translation>
    </message>
    <message>
        <source>There is nothing to fork here.</source>
        <translation type="unfinished">Burada çatallanacak bir şey yok.</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation type="unfinished">%1 çatalı</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”: a verb: begin a branch here</extracomment>
        <translation type="unfinished">Çatalla</translation>
    </message>
    <message>
        <source>Undo Turn</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Turu Geri Al</translation>
    </message>
</context>
<context>
    <name>model::DescriptorCatalog</name>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">%1 kaydedilemedi.</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">“%1” adı zaten kullanılıyor: %2</translation>
    </message>
</context>
<context>
    <name>model::EditableBody</name>
    <message>
        <source>The body is not text: it can only be sent as it is.</source>
        <translation type="unfinished">Gövde metin değil: yalnızca olduğu gibi gönderilebilir.</translation>
    </message>
    <message>
        <source>The body is too large to be edited (%1): it can only be sent as it is.</source>
        <translation type="unfinished">Gövde düzenlenemeyecek kadar büyük (%1): yalnızca olduğu gibi gönderilebilir.</translation>
    </message>
</context>
<context>
    <name>model::Evaluation</name>
    <message>
        <source>The time that the budget gives is up.</source>
        <translation type="unfinished">Bütçenin tanıdığı süre doldu.</translation>
    </message>
    <message>
        <source>The tokens that the budget gives are used up: %1.</source>
        <translation type="unfinished">Bütçenin tanıdığı jetonlar tükendi: %1.</translation>
    </message>
    <message>
        <source>What the budget gives is spent: %1.</source>
        <translation type="unfinished">Bütçenin tanıdığı tutar harcandı: %1.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation type="unfinished">Durduruldu.</translation>
    </message>
    <message>
        <source>The budget of cost does not bound %1: it has no price.</source>
        <translation type="unfinished">Maliyet bütçesi %1 modelini sınırlamaz: fiyatı yok.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationCase</name>
    <message>
        <source>a message is of system, user or assistant, not of “%1”</source>
        <translation type="unfinished">bir mesaj system, user veya assistant mesajıdır, “%1” olmaz</translation>
    </message>
    <message>
        <source>the last message is the user&apos;s</source>
        <translation type="unfinished">son mesaj kullanıcınındır</translation>
    </message>
    <message>
        <source>a call has a tool, and arguments that are an object</source>
        <translation type="unfinished">bir çağrının aracı ve nesne olan argümanları olur</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">testin girdisi yok</translation>
    </message>
    <message>
        <source>Nothing was asked in the conversation %1.</source>
        <translation type="unfinished">%1 sohbetinde bir şey sorulmadı.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationChanges</name>
    <message>
        <source>broken</source>
        <extracomment>What a case has become since the baseline in the report of an evaluation</extracomment>
        <translation type="unfinished">bozuk</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>%1 with %2: %3, now %4 (p %5)</source>
        <translation type="unfinished">%1, %2 ile: %3, şimdi %4 (p %5)</translation>
    </message>
    <message numerus="yes">
        <source>With %n run(s) of a case, a change cannot be told from chance; only a case that went from all to none is named.</source>
        <translation type="unfinished">
            <numerusform>Bir testin %n çalıştırması değişimi rastlantıdan ayıramaz; yalnızca tümü geçerken hiçbiri geçmez olan test belirtilir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of a case cannot show a change of less than %1 points.</source>
        <translation type="unfinished">
            <numerusform>Bir testin %n çalıştırması %1 puanın altında bir şey söylemez.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationOutcome</name>
    <message>
        <source>The run did not finish.</source>
        <translation type="unfinished">Çalıştırma sonuna ulaşmadı.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationPage</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">daha kötü</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">daha iyi</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Test</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: how many</extracomment>
        <translation type="unfinished">Geçti</translation>
    </message>
    <message>
        <source>The share that passed, with its interval at 95 %</source>
        <translation type="unfinished">Geçenlerin payı, yüzde 95 güven aralığıyla</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun</extracomment>
        <translation type="unfinished">Varyant</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">Tüm tur, ortanca</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Jetonlar</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">Paketin maliyeti</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation type="unfinished"> (%1–%2)</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Önce</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Şimdi</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>%n tane daha burada gösterilmiyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs to look at</source>
        <translation type="unfinished">Bakılacak çalıştırmalar</translation>
    </message>
    <message>
        <source>%1 · %2 passed, %3 failed, %4 broken · evaluation %5</source>
        <translation type="unfinished">%1 · %2 geçti, %3 kaldı, %4 bozuk · değerlendirme %5</translation>
    </message>
    <message>
        <source>Times and cost</source>
        <translation type="unfinished">Süreler ve maliyet</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished">Bulunanlar</translation>
    </message>
</context>
<context>
    <name>model::EvaluationReport</name>
    <message>
        <source>broken</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">bozuk</translation>
    </message>
    <message>
        <source>%1, %2 broken</source>
        <translation type="unfinished">%1, %2 bozuk</translation>
    </message>
    <message>
        <source>%1 unstable</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">%1 kararsız</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Test</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: how many</extracomment>
        <translation type="unfinished">Geçti</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">Tüm tur, ortanca</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">Paketin maliyeti</translation>
    </message>
    <message>
        <source>unstable: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">kararsız: %1</translation>
    </message>
    <message>
        <source>worse: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">daha kötü: %1</translation>
    </message>
    <message>
        <source>better: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">daha iyi: %1</translation>
    </message>
    <message>
        <source>too close to say: %1</source>
        <translation type="unfinished">karar verilemeyecek kadar yakın: %1</translation>
    </message>
    <message>
        <source>%1 is worse over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 tüm testlerde daha kötü: %2 düştü, %3 yükseldi (p %4)</translation>
    </message>
    <message>
        <source>%1 is better over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 tüm testlerde daha iyi: %2 düştü, %3 yükseldi (p %4)</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 broken; %4 from before</source>
        <translation type="unfinished">%1 geçti, %2 kaldı, %3 bozuk; %4 öncekilerden</translation>
    </message>
    <message>
        <source>This evaluation: %1</source>
        <translation type="unfinished">Bu değerlendirme: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Ne zaman: %1</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Değerlendirme: %1</translation>
    </message>
    <message>
        <source>Preferred blind</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Körleme tercih edilen</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation type="unfinished">%1 (%3 çalıştırmadan %2 tanesi)</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are not done.</source>
        <translation type="unfinished">
            <numerusform>%n çalıştırma yapılmadı.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationSuite</name>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">“%1” değerlendirilemiyor: %2</translation>
    </message>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">model SAĞLAYICI/MODEL biçiminde yazılır, “%1” olmaz</translation>
    </message>
    <message>
        <source>a variant has a prompt or a template, not both</source>
        <translation type="unfinished">bir varyantın istemi veya şablonu olur, ikisi birden değil</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Name of the variant that a suite has without any</extracomment>
        <translation type="unfinished">varsayılan</translation>
    </message>
    <message>
        <source>there are no cases: write [[cases]], or name their file with cases-from</source>
        <translation type="unfinished">test yok: [[cases]] yazın veya dosyalarını cases-from ile belirtin</translation>
    </message>
    <message>
        <source>%1: the case “%2” has no input. Give it one, or give all cases one with input under [suite].</source>
        <translation type="unfinished">%1: “%2” testinin girdisi yok. Ona bir girdi verin veya [suite] altında input ile tüm testlere verin.</translation>
    </message>
    <message>
        <source>%1: there are no cases.</source>
        <translation type="unfinished">%1: test yok.</translation>
    </message>
    <message>
        <source>%1: %2 cases with %3 variants, %4 times, are more than %5 runs.</source>
        <translation type="unfinished">%1: %2 test, %3 varyant, %4 kez: %5 çalıştırmadan fazla.</translation>
    </message>
    <message>
        <source>The suite that is kept cannot be read.</source>
        <translation type="unfinished">Saklanan paket okunamıyor.</translation>
    </message>
    <message>
        <source>A case that is kept cannot be read: %1</source>
        <translation type="unfinished">Saklanan bir test okunamıyor: %1</translation>
    </message>
    <message>
        <source>“%1” is a variable; did you mean “input”?</source>
        <translation type="unfinished">“%1” bir değişkendir; “input” mu demek istediniz?</translation>
    </message>
    <message>
        <source>there is no variable “%1” for “%2”; it stays as it is written</source>
        <translation type="unfinished">“%2” için “%1” değişkeni yok; yazıldığı gibi kalır</translation>
    </message>
    <message>
        <source>“%1” expects nothing, so that any answer passes</source>
        <translation type="unfinished">“%1” hiçbir şey beklemiyor, bu yüzden her yanıt geçer</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>%n tane daha burada gösterilmiyor.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationTable</name>
    <message numerus="yes">
        <source>The judge agrees with you on %1 of %n graded run(s).</source>
        <translation type="unfinished">
            <numerusform>Hakem, puan verilen %n çalıştırmanın %1 tanesinde sizinle aynı görüşte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: %3 of %4</source>
        <translation type="unfinished">%1, %2 ile: %3 / %4</translation>
    </message>
</context>
<context>
    <name>model::ExchangeFilter</name>
    <message>
        <source>%1:%2 is not understood: %3</source>
        <translation type="unfinished">%1:%2 anlaşılmıyor: %3</translation>
    </message>
    <message>
        <source>a status such as 404, or 4xx, or %1</source>
        <translation type="unfinished">404 veya 4xx gibi bir durum ya da %1</translation>
    </message>
    <message>
        <source>a time such as 2s, 300ms or 1min</source>
        <translation type="unfinished">2s, 300ms veya 1min gibi bir süre</translation>
    </message>
    <message>
        <source>a size such as 500KB or 2MB</source>
        <translation type="unfinished">500KB veya 2MB gibi bir boyut</translation>
    </message>
    <message>
        <source>an amount such as 0.01</source>
        <translation type="unfinished">0.01 gibi bir tutar</translation>
    </message>
    <message>
        <source>%1: of what?</source>
        <translation type="unfinished">%1: neyin?</translation>
    </message>
</context>
<context>
    <name>model::Expectation</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3</source>
        <translation type="unfinished">“%1” bir desen değil: %2, konum %3</translation>
    </message>
    <message>
        <source>the value is not a JSON Schema: %1</source>
        <translation type="unfinished">değer bir JSON şeması değil: %1</translation>
    </message>
    <message>
        <source>the value is a table with name, and args or schema</source>
        <translation type="unfinished">değer, name ile args veya schema içeren bir tablodur</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation type="unfinished">bir değer eksik</translation>
    </message>
    <message>
        <source>the value is a text</source>
        <translation type="unfinished">değer bir metindir</translation>
    </message>
    <message>
        <source>the value is a text or a list of texts</source>
        <translation type="unfinished">değer bir metin veya metin listesidir</translation>
    </message>
    <message>
        <source>the value is a pattern</source>
        <translation type="unfinished">değer bir desendir</translation>
    </message>
    <message>
        <source>the value is a tool&apos;s name, a list of names, or a table with name or pattern, and min and max</source>
        <translation type="unfinished">değer bir araç adı, bir ad listesi ya da name veya pattern ile min ve max içeren bir tablodur</translation>
    </message>
    <message>
        <source>the value is a list of tools, or a table with steps and mode</source>
        <translation type="unfinished">değer bir araç listesi ya da steps ve mode içeren bir tablodur</translation>
    </message>
    <message>
        <source>the value is a table with min or max</source>
        <translation type="unfinished">değer min veya max içeren bir tablodur</translation>
    </message>
    <message>
        <source>the value is a program, or a list of it and its arguments</source>
        <translation type="unfinished">değer bir program ya da program ve argümanlarının listesidir</translation>
    </message>
    <message>
        <source>“%1” is code or reaches out, and is never run; a command may decide instead</source>
        <translation type="unfinished">“%1” koddur veya dışarıya uzanır, hiçbir zaman çalıştırılmaz; bunun yerine bir komut karar verebilir</translation>
    </message>
    <message>
        <source>it has no type</source>
        <translation type="unfinished">türü yok</translation>
    </message>
    <message>
        <source>there is no expectation “%1”</source>
        <translation type="unfinished">“%1” adlı bir beklenti yok</translation>
    </message>
    <message>
        <source>there is no expectation “%1”; did you mean %2?</source>
        <translation type="unfinished">“%1” adlı bir beklenti yok; şunu mu demek istediniz: %2</translation>
    </message>
    <message>
        <source>a set needs other expectations under assert</source>
        <translation type="unfinished">bir küme, assert altında başkalarını içerir</translation>
    </message>
    <message>
        <source>it needs a threshold</source>
        <translation type="unfinished">bir eşik gerekiyor</translation>
    </message>
    <message>
        <source>its threshold is from 0 to 1, not %1</source>
        <translation type="unfinished">eşiği 0 ile 1 arasındadır, %1 değil</translation>
    </message>
</context>
<context>
    <name>model::Har</name>
    <message>
        <source>This is not an HTTP Archive: %1</source>
        <translation type="unfinished">Bu bir HTTP Archive değil: %1</translation>
    </message>
    <message>
        <source>This is not an HTTP Archive: it has no log with entries.</source>
        <translation type="unfinished">Bu bir HTTP Archive değil: entries içeren bir log yok.</translation>
    </message>
    <message>
        <source>Entry %1 of the HTTP Archive is not one: it has no request with an address, or no response.</source>
        <translation type="unfinished">HTTP Archive’daki %1. girdi geçersiz: adresi olan bir istek veya yanıt yok.</translation>
    </message>
</context>
<context>
    <name>model::Invocation</name>
    <message>
        <source>being written</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">yazılıyor</translation>
    </message>
    <message>
        <source>being checked</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">denetleniyor</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">onayınızı bekliyor</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">çalışıyor</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">tamam</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">başarısız</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">reddedildi</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">zaman aşımı</translation>
    </message>
    <message>
        <source>result used again</source>
        <translation type="unfinished">sonuç yeniden kullanıldı</translation>
    </message>
    <message>
        <source>not known whether it ran</source>
        <translation type="unfinished">çalışıp çalışmadığı bilinmiyor</translation>
    </message>
</context>
<context>
    <name>model::JsonPath</name>
    <message>
        <source>The path cannot be read from character %1 on.</source>
        <translation type="unfinished">Yol %1. karakterden sonra okunamıyor.</translation>
    </message>
    <message>
        <source>A path begins with $, a pointer with a slash.</source>
        <translation type="unfinished">Yol $ ile, işaretçi eğik çizgiyle başlar.</translation>
    </message>
</context>
<context>
    <name>model::Judgement</name>
    <message>
        <source>The answer is what was expected.</source>
        <translation type="unfinished">Yanıt beklendiği gibi.</translation>
    </message>
    <message>
        <source>The answer is %1, not %2.</source>
        <translation type="unfinished">Yanıt %1; %2 değil.</translation>
    </message>
    <message>
        <source>The answer contains %1.</source>
        <translation type="unfinished">Yanıt şunu içeriyor: %1.</translation>
    </message>
    <message>
        <source>The answer does not contain %1.</source>
        <translation type="unfinished">Yanıt şunu içermiyor: %1.</translation>
    </message>
    <message>
        <source>The answer begins with %1.</source>
        <translation type="unfinished">Yanıt şununla başlıyor: %1.</translation>
    </message>
    <message>
        <source>The answer does not begin with %1.</source>
        <translation type="unfinished">Yanıt şununla başlamıyor: %1.</translation>
    </message>
    <message>
        <source>The pattern takes too long on this answer.</source>
        <translation type="unfinished">Desen bu yanıtta çok uzun sürüyor.</translation>
    </message>
    <message>
        <source>The pattern matches %1.</source>
        <translation type="unfinished">Desen şununla eşleşiyor: %1.</translation>
    </message>
    <message>
        <source>The pattern matches nothing in the answer.</source>
        <translation type="unfinished">Desen yanıtta hiçbir şeyle eşleşmiyor.</translation>
    </message>
    <message>
        <source>The texts are too long to be measured.</source>
        <translation type="unfinished">Metinler ölçülemeyecek kadar uzun.</translation>
    </message>
    <message>
        <source>The answer is %1 changes away, %2 are allowed.</source>
        <translation type="unfinished">Yanıtın farkı %1 değişiklik, izin verilen %2.</translation>
    </message>
    <message>
        <source>By words, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">Sözcüklere göre benzerlik %1, istenen %2.</translation>
    </message>
    <message>
        <source>The answer is not JSON: %1</source>
        <translation type="unfinished">Yanıt JSON değil: %1</translation>
    </message>
    <message>
        <source>The answer is JSON as expected.</source>
        <translation type="unfinished">Yanıt beklendiği gibi JSON.</translation>
    </message>
    <message>
        <source>The answer is JSON, but does not fit: %1</source>
        <translation type="unfinished">Yanıt JSON, ancak uymuyor: %1</translation>
    </message>
    <message>
        <source>There is no JSON in the answer.</source>
        <translation type="unfinished">Yanıtta JSON yok.</translation>
    </message>
    <message>
        <source>There is JSON in the answer as expected.</source>
        <translation type="unfinished">Yanıtta beklendiği gibi JSON var.</translation>
    </message>
    <message>
        <source>The answer&apos;s stop reason is “%1”.</source>
        <translation type="unfinished">Yanıt “%1” nedeniyle bitti.</translation>
    </message>
    <message>
        <source>This is not known for the model.</source>
        <translation type="unfinished">Bu model için bu bilinmiyor.</translation>
    </message>
    <message>
        <source>%1; %2 at most.</source>
        <translation type="unfinished">%1; en çok %2.</translation>
    </message>
    <message>
        <source>This cannot be judged: %1.</source>
        <translation type="unfinished">Bu değerlendirilemiyor: %1.</translation>
    </message>
</context>
<context>
    <name>model::Judging</name>
    <message>
        <source>There is no judge: %1</source>
        <translation type="unfinished">Hakem yok: %1</translation>
    </message>
    <message>
        <source>The judge did not answer: %1</source>
        <translation type="unfinished">Hakem yanıt vermedi: %1</translation>
    </message>
    <message>
        <source>No command can be run here.</source>
        <translation type="unfinished">Burada komut çalıştırılamaz.</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation type="unfinished">Komut %1 durumuyla bitti.</translation>
    </message>
    <message>
        <source>By meaning, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">Anlama göre benzerlik %1, istenen %2.</translation>
    </message>
</context>
<context>
    <name>model::LibraryCatalog</name>
    <message>
        <source>The tool library %1 cannot be used: %2</source>
        <translation type="unfinished">%1 araç kitaplığı kullanılamıyor: %2</translation>
    </message>
    <message>
        <source>There is no tool library “%1”.</source>
        <translation type="unfinished">“%1” adlı bir araç kitaplığı yok.</translation>
    </message>
    <message>
        <source>There is no tool library “%1”. Did you mean %2?</source>
        <translation type="unfinished">“%1” adlı bir araç kitaplığı yok. Şunu mu demek istediniz: %2.</translation>
    </message>
</context>
<context>
    <name>model::MessageQueue</name>
    <message>
        <source>%1 messages are already waiting. Drop one first.</source>
        <translation type="unfinished">Zaten %1 mesaj bekliyor. Önce birini bırakın.</translation>
    </message>
</context>
<context>
    <name>model::PlannedVariant</name>
    <message>
        <source>A prompt of an evaluation reads no file: %1</source>
        <translation type="unfinished">Bir değerlendirmenin istemi dosya okumaz: %1</translation>
    </message>
</context>
<context>
    <name>model::PostgresRuns</name>
    <message>
        <source>The database %1 has no room left: this could not be saved.</source>
        <translation type="unfinished">%1 veritabanında yer kalmadı: bu kaydedilemedi.</translation>
    </message>
    <message>
        <source>The database %1 can only be read at present.</source>
        <translation type="unfinished">%1 veritabanı şu anda yalnızca okunabiliyor.</translation>
    </message>
    <message>
        <source>The database %1 does not let this user in. Its password comes from PGPASSWORD or ~/.pgpass.</source>
        <translation type="unfinished">%1 veritabanı bu kullanıcıyı kabul etmiyor. Parolası PGPASSWORD veya ~/.pgpass içinden alınır.</translation>
    </message>
    <message>
        <source>There is no such database: %1.</source>
        <translation type="unfinished">Böyle bir veritabanı yok: %1.</translation>
    </message>
    <message>
        <source>This user does not have the right to do that in %1.</source>
        <translation type="unfinished">Bu kullanıcının %1 içinde bunu yapma hakkı yok.</translation>
    </message>
    <message>
        <source>The database %1 has no evaluations yet. Make it ready for them with parlance store --create.</source>
        <translation type="unfinished">%1 veritabanında henüz değerlendirme yok. parlance store --create ile onlara yer açın.</translation>
    </message>
    <message>
        <source>The database %1 is out of connections or memory.</source>
        <translation type="unfinished">%1 veritabanının bağlantıları veya belleği tükendi.</translation>
    </message>
    <message>
        <source>The database %1 does not answer.</source>
        <translation type="unfinished">%1 veritabanı yanıt vermiyor.</translation>
    </message>
    <message>
        <source>The database %1 could not be read or written.</source>
        <translation type="unfinished">%1 veritabanı okunamadı veya yazılamadı.</translation>
    </message>
    <message>
        <source>PostgreSQL cannot be reached: Qt&apos;s driver for it is not installed (libqt6sql6-psql).</source>
        <translation type="unfinished">PostgreSQL ile konuşulamıyor: Qt’nin bunun için sürücüsü kurulu değil (libqt6sql6-psql).</translation>
    </message>
    <message>
        <source>The evaluations in %1 are of version %2. Bring them to %3 with parlance store --create.</source>
        <translation type="unfinished">%1 içindeki değerlendirmeler %2 sürümünde. parlance store --create ile %3 sürümüne geçirin.</translation>
    </message>
    <message>
        <source>The tables are there, the roles are not: %1 (%2)</source>
        <translation type="unfinished">Tablolar var, roller yok: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>model::Preferences</name>
    <message>
        <source>preferred blind: %1: %2 of %3, %4; undecided: %5</source>
        <translation type="unfinished">körleme tercih edilen: %1: %3 içinde %2, %4; kararsız: %5</translation>
    </message>
    <message numerus="yes">
        <source>The judge&apos;s scores agree with you on %1 of %n compared pair(s).</source>
        <translation type="unfinished">
            <numerusform>Hakemin puanları, karşılaştırılan %n çiftin %1 tanesinde sizinle aynı görüşte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation type="unfinished">%%1 (%2–%3)</translation>
    </message>
</context>
<context>
    <name>model::PromptCatalog</name>
    <message>
        <source>The prompt %1 cannot be used: %2</source>
        <translation type="unfinished">%1 istemi kullanılamıyor: %2</translation>
    </message>
    <message>
        <source>There is no prompt “%1”.</source>
        <translation type="unfinished">“%1” adlı bir istem yok.</translation>
    </message>
    <message>
        <source>There is no prompt “%1”. Did you mean %2?</source>
        <translation type="unfinished">“%1” adlı bir istem yok. Şunu mu demek istediniz: %2.</translation>
    </message>
</context>
<context>
    <name>model::RedactionRules</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3.</source>
        <translation type="unfinished">“%1” bir desen değil: %2, konum %3.</translation>
    </message>
    <message>
        <source>“%1” also matches nothing at all, and so matches everywhere.</source>
        <translation type="unfinished">“%1” boş olanla da, dolayısıyla her yerde eşleşiyor.</translation>
    </message>
</context>
<context>
    <name>model::RequestSchema</name>
    <message>
        <source>The dialect knows no member “%1” here.</source>
        <translation type="unfinished">Lehçe burada “%1” alanını bilmiyor.</translation>
    </message>
    <message>
        <source>The dialect knows no member “%1” here. Did you mean “%2”?</source>
        <translation type="unfinished">Lehçe burada “%1” alanını bilmiyor. Şunu mu demek istediniz: “%2”?</translation>
    </message>
    <message>
        <source>From here on it is not JSON.</source>
        <translation type="unfinished">Buradan sonrası JSON değil.</translation>
    </message>
</context>
<context>
    <name>model::Rubric</name>
    <message>
        <source>What the judge said is not a judgement: “%1”</source>
        <translation type="unfinished">Hakemin söylediği bir hüküm değil: “%1”</translation>
    </message>
</context>
<context>
    <name>model::RunSchema</name>
    <message>
        <source>The evaluations are of version %1, which is newer than this program knows (%2). They have been left as they are.</source>
        <translation type="unfinished">Değerlendirmeler %1 sürümünde; bu, programın bildiğinden (%2) yeni. Oldukları gibi bırakıldılar.</translation>
    </message>
</context>
<context>
    <name>model::RunStore</name>
    <message>
        <source>There is no evaluation “%1”.</source>
        <translation type="unfinished">“%1” adlı bir değerlendirme yok.</translation>
    </message>
    <message>
        <source>There is no evaluation of “%1” yet.</source>
        <translation type="unfinished">“%1” için henüz değerlendirme yok.</translation>
    </message>
    <message>
        <source>Several evaluations begin with “%1”.</source>
        <translation type="unfinished">“%1” ile başlayan birden çok değerlendirme var.</translation>
    </message>
    <message>
        <source>The evaluation has no run %1/%2/%3 that is done.</source>
        <translation type="unfinished">Değerlendirmede tamamlanmış bir %1/%2/%3 çalıştırması yok.</translation>
    </message>
</context>
<context>
    <name>model::RunWorker</name>
    <message>
        <source>Evaluation</source>
        <extracomment>Title of a conversation that an evaluation makes</extracomment>
        <translation type="unfinished">Değerlendirme</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">Pakette “%1” adlı bir varyant yok.</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">Pakette “%1” adlı bir test yok.</translation>
    </message>
</context>
<context>
    <name>model::Session</name>
    <message>
        <source>The last message of this conversation cannot be read.</source>
        <translation type="unfinished">Bu sohbetin son mesajı okunamıyor.</translation>
    </message>
    <message>
        <source>This was waiting when the program ended.</source>
        <translation type="unfinished">Program kapandığında bu bekliyordu.</translation>
    </message>
    <message>
        <source>Only a message of yours can be edited and sent again.</source>
        <translation type="unfinished">Yalnızca kendi mesajlarınız düzenlenip yeniden gönderilebilir.</translation>
    </message>
    <message>
        <source>There is no message before this that could be answered.</source>
        <translation type="unfinished">Bundan önce yanıtlanabilecek bir mesaj yok.</translation>
    </message>
    <message>
        <source>There is nothing to continue.</source>
        <translation type="unfinished">Devam edilecek bir şey yok.</translation>
    </message>
    <message>
        <source>Continue exactly where you stopped.</source>
        <translation type="unfinished">Tam olarak kaldığın yerden devam et.</translation>
    </message>
    <message>
        <source>There is no turn to retry.</source>
        <translation type="unfinished">Yeniden denenecek tur yok.</translation>
    </message>
    <message>
        <source>There is no turn to go on from.</source>
        <translation type="unfinished">Devam edilecek tur yok.</translation>
    </message>
    <message>
        <source>There is no turn to restore.</source>
        <translation type="unfinished">Geri yüklenecek tur yok.</translation>
    </message>
    <message>
        <source>An answer is under way in this conversation. Stop it first.</source>
        <translation type="unfinished">Bu sohbette bir yanıt sürüyor. Önce onu durdurun.</translation>
    </message>
    <message>
        <source>The conversation cannot be written to: %1.</source>
        <translation type="unfinished">Sohbete yazılamıyor: %1.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">Önce bir model seçin.</translation>
    </message>
    <message>
        <source>The turn before could not begin, so this waits for your go-ahead.</source>
        <translation type="unfinished">Önceki tur başlayamadı, bu yüzden bu onayınızı bekliyor.</translation>
    </message>
    <message>
        <source>The turn was ended early, so this waits for your go-ahead.</source>
        <translation type="unfinished">Tur erken bitirildi, bu yüzden bu onayınızı bekliyor.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation type="unfinished">Gönderilmeyi bekleyen bir şey yok.</translation>
    </message>
    <message>
        <source>The turn was rolled back, so this waits for your go-ahead.</source>
        <translation type="unfinished">Tur geri alındı, bu yüzden bu onayınızı bekliyor.</translation>
    </message>
    <message>
        <source>The turn failed, so this waits for your go-ahead.</source>
        <translation type="unfinished">Tur başarısız oldu, bu yüzden bu onayınızı bekliyor.</translation>
    </message>
    <message>
        <source>With all that was said before, this does not fit into the model&apos;s context. If it is sent now, it goes without the oldest messages.</source>
        <translation type="unfinished">Bu, daha önce söylenenlerle birlikte modelin bağlamına sığmıyor. Şimdi gönderilirse en eskiler olmadan gider.</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Name of an edit that can be undone: a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Sabitle</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Name of an edit that can be undone: a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Sabitlemeyi kaldır</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Name of an edit that can be undone: send the message along again</extracomment>
        <translation type="unfinished">Etkinleştir</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Name of an edit that can be undone: leave the message out of what is sent</extracomment>
        <translation type="unfinished">Devre dışı bırak</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">“%1” adlı bir ajan yok.</translation>
    </message>
    <message>
        <source>The agent %1 asks for the model %2. %3</source>
        <translation type="unfinished">%1 ajanı %2 modelini istiyor. %3</translation>
    </message>
    <message>
        <source>Change Agent</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Ajanı Değiştir</translation>
    </message>
    <message>
        <source>Another Parlance is writing to this conversation: %1.</source>
        <translation type="unfinished">Bu sohbete başka bir Parlance yazıyor: %1.</translation>
    </message>
</context>
<context>
    <name>model::StoreAddress</name>
    <message>
        <source>A store is postgresql://[USER@]HOST[:PORT]/DATABASE, not “%1”.</source>
        <translation type="unfinished">Depo postgresql://[USER@]HOST[:PORT]/DATABASE biçimindedir, “%1” olmaz.</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD, or keep it in ~/.pgpass or the keychain.</source>
        <translation type="unfinished">Parolanın, başkalarının görebildiği komut satırında yeri yoktur. PGPASSWORD ayarlayın veya ~/.pgpass içinde ya da anahtarlıkta saklayın.</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD.</source>
        <translation type="unfinished">Parolanın, başkalarının görebildiği komut satırında yeri yoktur. PGPASSWORD ayarlayın.</translation>
    </message>
    <message>
        <source>Which database? Write it after the host: postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">Hangi veritabanı? Ana makineden sonra yazın: postgresql://HOST/DATABASE.</translation>
    </message>
    <message>
        <source>Over a network a store is used with sslmode=verify-full only, not with %1: what models and tools said goes there, and comes from there.</source>
        <translation type="unfinished">Ağ üzerinden bir depo yalnızca sslmode=verify-full ile kullanılır, %1 ile değil: modellerin ve araçların söyledikleri oraya gider ve oradan gelir.</translation>
    </message>
</context>
<context>
    <name>model::Summarising</name>
    <message>
        <source>There is nothing before the last message and its answer that could be summed up.</source>
        <translation type="unfinished">Son mesajdan ve yanıtından önce özetlenebilecek bir şey yok.</translation>
    </message>
    <message>
        <source>There is no summary: %1</source>
        <translation type="unfinished">Özet yok: %1</translation>
    </message>
    <message>
        <source>The model wrote no summary. Nothing has been changed.</source>
        <translation type="unfinished">Model özet yazmadı. Hiçbir şey değiştirilmedi.</translation>
    </message>
    <message>
        <source>Summary of messages %1 to %2</source>
        <translation type="unfinished">%1–%2 arası mesajların özeti</translation>
    </message>
</context>
<context>
    <name>model::Titling</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">Henüz başlık yapılabilecek bir şey söylenmedi.</translation>
    </message>
    <message>
        <source>The model wrote no title.</source>
        <translation type="unfinished">Model başlık yazmadı.</translation>
    </message>
    <message>
        <source>There is no title: %1</source>
        <translation type="unfinished">Başlık yok: %1</translation>
    </message>
</context>
<context>
    <name>model::ToolJudgement</name>
    <message>
        <source>no tool was called</source>
        <translation type="unfinished">hiçbir araç çağrılmadı</translation>
    </message>
    <message>
        <source>called: %1</source>
        <extracomment>What was found; %1 lists tools, in the verdict on a run of an evaluation</extracomment>
        <translation type="unfinished">çağrılan: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s); %1.</source>
        <translation type="unfinished">
            <numerusform>%n kez; %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All were called; %1.</source>
        <translation type="unfinished">Tümü çağrıldı; %1.</translation>
    </message>
    <message>
        <source>Never called: %1; %2.</source>
        <translation type="unfinished">Hiç çağrılmayan: %1; %2.</translation>
    </message>
    <message>
        <source>“%1” was not called; %2.</source>
        <translation type="unfinished">“%1” çağrılmadı; %2.</translation>
    </message>
    <message>
        <source>Called with %1.</source>
        <translation type="unfinished">%1 ile çağrıldı.</translation>
    </message>
    <message>
        <source>Wanted in order: %1; %2.</source>
        <translation type="unfinished">İstenen sıra: %1; %2.</translation>
    </message>
    <message>
        <source>There are steps of the types tool and round, not “%1”.</source>
        <translation type="unfinished">Adım türleri tool ve round olur, “%1” olmaz.</translation>
    </message>
    <message>
        <source>F1 is %1, %2 is wanted; %3.</source>
        <translation type="unfinished">F1 %1, istenen %2; %3.</translation>
    </message>
    <message>
        <source>This cannot be judged here.</source>
        <translation type="unfinished">Burada bunu değerlendiren yok.</translation>
    </message>
</context>
<context>
    <name>model::Turn</name>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">Model boş yanıt verdi.</translation>
    </message>
    <message>
        <source>The agent %1 answered with nothing.</source>
        <translation type="unfinished">%1 ajanı boş yanıt verdi.</translation>
    </message>
    <message>
        <source>%1 broke.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1 bozuldu.</translation>
    </message>
    <message>
        <source>The answer has a call in it that may be an example only. Run it?
%1</source>
        <translation type="unfinished">Yanıtta yalnızca örnek olabilecek bir çağrı var. Çalıştırılsın mı?
%1</translation>
    </message>
</context>
<context>
    <name>model::TurnRun</name>
    <message>
        <source>It was stopped after %1 s.</source>
        <translation type="unfinished">%1 sn sonra durduruldu.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceInstructions</name>
    <message>
        <source>it cannot be read</source>
        <translation type="unfinished">okunamıyor</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation type="unfinished">bir dosya değil</translation>
    </message>
    <message>
        <source>it has more than %1 KiB</source>
        <translation type="unfinished">%1 KiB sınırından büyük</translation>
    </message>
    <message>
        <source>it leads out of the workspace</source>
        <translation type="unfinished">çalışma alanının dışına çıkıyor</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation type="unfinished">UTF-8 değil</translation>
    </message>
    <message>
        <source>The workspace %1 has instructions for models, in %2. Give them to the model in conversations that work there?</source>
        <translation type="unfinished">%1 çalışma alanında modeller için yönergeler var (%2). Orada çalışılan sohbetlerde modele verilsin mi?</translation>
    </message>
    <message>
        <source>%1 is not given to the model: %2.</source>
        <translation type="unfinished">%1 modele verilmiyor: %2.</translation>
    </message>
    <message>
        <source>%1 is not given to the model: nobody has allowed it.</source>
        <translation type="unfinished">%1 modele verilmiyor: kimse izin vermedi.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceTrust</name>
    <message>
        <source>The workspace %1 brings descriptors of its own: %2. They can start programs and reach servers. Use them?</source>
        <translation type="unfinished">%1 çalışma alanı kendi tanımlayıcılarını getiriyor: %2. Bunlar program başlatabilir ve sunuculara ulaşabilir. Kullanılsınlar mı?</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a workspace is trusted</extracomment>
        <translation type="unfinished">
            <numerusform>%n tane daha</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpConnection</name>
    <message>
        <source>%1 did not accept the greeting: %2</source>
        <translation type="unfinished">%1 karşılamayı kabul etmedi: %2</translation>
    </message>
    <message>
        <source>%1 speaks version %2 of the Agent Client Protocol, and this program speaks version %3.</source>
        <translation type="unfinished">%1, Agent Client Protocol sürüm %2 kullanıyor; bu program ise sürüm %3 kullanıyor.</translation>
    </message>
    <message>
        <source>%1 asked for more than %2 things in a minute and was stopped.</source>
        <translation type="unfinished">%1 bir dakikada %2 istekten fazlasını gönderdiği için sonlandırıldı.</translation>
    </message>
    <message>
        <source>%1 did not answer “%2” in time and was stopped.</source>
        <translation type="unfinished">%1, “%2” isteğine zamanında yanıt vermediği için sonlandırıldı.</translation>
    </message>
</context>
<context>
    <name>network::AcpConverseJob</name>
    <message>
        <source>%1 is an agent: it can be asked only within a conversation.</source>
        <translation type="unfinished">%1 bir ajandır: ona yalnızca bir sohbet içinde soru sorulabilir.</translation>
    </message>
    <message>
        <source>%1 refused to go on, and has undone the turn.</source>
        <translation type="unfinished">%1 devam etmeyi reddetti ve turu geri aldı.</translation>
    </message>
    <message>
        <source>%1 broke off.</source>
        <translation type="unfinished">%1 yanıtı yarıda kesti.</translation>
    </message>
    <message>
        <source>%1 said more than is accepted in one answer.</source>
        <translation type="unfinished">%1 tek bir yanıtta kabul edilenden fazlasını gönderdi.</translation>
    </message>
    <message>
        <source>%1 was lost while one of its calls was running: %2</source>
        <translation type="unfinished">%1 bir çağrısı sürerken kayboldu: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has said nothing for %n second(s).</source>
        <translation type="unfinished">
            <numerusform>%1, %n saniyedir bir şey söylemiyor.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpOpening</name>
    <message>
        <source>%1 gave its session no name.</source>
        <translation type="unfinished">%1 oturumuna ad vermedi.</translation>
    </message>
    <message>
        <source>There is no workspace folder: %1 works in an empty one, %2.</source>
        <translation type="unfinished">Çalışma alanı klasörü yok: %1 boş bir klasörde çalışıyor: %2.</translation>
    </message>
    <message>
        <source>%1 has not seen what was said so far: it is given that as text.</source>
        <translation type="unfinished">%1 şimdiye kadar söylenenlere tanık olmadı; bunlar ona metin olarak verilecek.</translation>
    </message>
    <message>
        <source>%1 lost its session.</source>
        <translation type="unfinished">%1 oturumunu yitirdi.</translation>
    </message>
    <message>
        <source>%1 did not accept %2: %3</source>
        <translation type="unfinished">%1 şunu kabul etmedi: %2: %3</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. It does that itself, and may open a browser.</source>
        <translation type="unfinished">%1 oturum açmanızı istiyor: %2. Bunu kendisi yapar ve tarayıcı açabilir.</translation>
    </message>
    <message>
        <source>Waiting until you have signed in with %1…</source>
        <translation type="unfinished">%1 ile oturum açmanız bekleniyor…</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. Its own program does that: run this in a terminal, then go on.</source>
        <translation type="unfinished">%1 oturum açmanızı istiyor: %2. Bunu kendi programı yapar: bunu bir uçbirimde çalıştırın, sonra devam edin.</translation>
    </message>
</context>
<context>
    <name>network::AcpPermissions</name>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question; %1 is a deed of another program’s agent</extracomment>
        <translation type="unfinished">%1 için izin verilsin mi?</translation>
    </message>
    <message>
        <source>%1 does it itself, outside the sandbox.</source>
        <translation type="unfinished">%1 bunu kendisi, korumalı alanın dışında yapıyor.</translation>
    </message>
    <message>
        <source>%1 was refused: what an agent is about to do can be allowed or refused, not changed.</source>
        <translation type="unfinished">%1 reddedildi: bir ajanın yapacağı işe izin verilebilir ya da iş reddedilebilir, ama değiştirilemez.</translation>
    </message>
</context>
<context>
    <name>network::AcpTerminals</name>
    <message>
        <source>%1 wants to run this in the sandbox, where it can write in the workspace and has no network.</source>
        <translation type="unfinished">%1 bunu, çalışma alanına yazabildiği ve ağın olmadığı korumalı alanda çalıştırmak istiyor.</translation>
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
        <translation type="unfinished">%1 önce oturum açmanızı istiyor.</translation>
    </message>
    <message>
        <source>%1 wants you to sign in first (%2).</source>
        <translation type="unfinished">%1 önce oturum açmanızı istiyor (%2).</translation>
    </message>
    <message>
        <source>Its own program does that, in a terminal: %1</source>
        <translation type="unfinished">Bunu kendi programı bir uçbirimde yapar: %1</translation>
    </message>
</context>
<context>
    <name>network::Authorization</name>
    <message>
        <source>The sign-in server gave no client id.</source>
        <translation type="unfinished">Yetkilendirme sunucusu istemci kimliği vermedi.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not belong to it and was not used.</source>
        <translation type="unfinished">Oturum açma yanıtı bu isteğe ait değil, kullanılmadı.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not come from %1 and was not used.</source>
        <translation type="unfinished">Oturum açma yanıtı %1 kaynağından gelmiyor, kullanılmadı.</translation>
    </message>
    <message>
        <source>The answer to the sign-in brings no code.</source>
        <translation type="unfinished">Oturum açma yanıtında kod yok.</translation>
    </message>
    <message>
        <source>The sign-in server grants no token (%1).</source>
        <translation type="unfinished">Yetkilendirme sunucusu jeton vermiyor (%1).</translation>
    </message>
    <message>
        <source>The sign-in server grants no token: %1</source>
        <translation type="unfinished">Yetkilendirme sunucusu jeton vermiyor: %1</translation>
    </message>
    <message>
        <source>The sign-in server granted no token that could be used.</source>
        <translation type="unfinished">Yetkilendirme sunucusu kullanılabilir bir jeton vermedi.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">“%1” oturum açılabilecek bir adres değil.</translation>
    </message>
    <message>
        <source>The server wants the sign-in to go through this machine (%1). That is refused.</source>
        <translation type="unfinished">Sunucu oturumun bu makine üzerinden açılmasını istiyor (%1). Bu reddedildi.</translation>
    </message>
    <message>
        <source>The sign-in would go to %1, which is not encrypted. That is refused.</source>
        <translation type="unfinished">Oturum %1 üzerinden şifresiz açılacaktı. Bu reddedildi.</translation>
    </message>
    <message>
        <source>The server describes a server other than the one that was asked (“%1” instead of “%2”), so it gets no token.</source>
        <translation type="unfinished">Sunucu sorulandan başka bir sunucuyu tanımlıyor (“%2” yerine “%1”), bu yüzden jeton almayacak.</translation>
    </message>
    <message>
        <source>The server asks for a token but names nobody who grants one.</source>
        <translation type="unfinished">Sunucu jeton istiyor, ancak kimin verdiğini belirtmiyor.</translation>
    </message>
    <message>
        <source>The sign-in server does not say where it grants tokens.</source>
        <translation type="unfinished">Yetkilendirme sunucusu jetonları nerede verdiğini belirtmiyor.</translation>
    </message>
    <message>
        <source>“%1” does not say that it protects sign-ins against theft (PKCE with S256). Without that, no token may be asked for.</source>
        <translation type="unfinished">“%1” oturum açmayı çalınmaya karşı koruduğunu belirtmiyor (S256 ile PKCE). Bu olmadan jeton istenemez.</translation>
    </message>
    <message>
        <source>The answer of the sign-in server is not a JSON object.</source>
        <translation type="unfinished">Yetkilendirme sunucusunun yanıtı bir JSON nesnesi değil.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">Oturum açma reddedildi.</translation>
    </message>
    <message>
        <source>The sign-in failed: %1</source>
        <translation type="unfinished">Oturum açılamadı: %1</translation>
    </message>
</context>
<context>
    <name>network::AuthorizationGate</name>
    <message>
        <source>The sign-in was broken off.</source>
        <translation type="unfinished">Oturum açma yarıda kesildi.</translation>
    </message>
</context>
<context>
    <name>network::BubblewrapProbe</name>
    <message>
        <source>It did not end in time.</source>
        <translation type="unfinished">Zamanında bitmedi.</translation>
    </message>
</context>
<context>
    <name>network::CaptureConnection</name>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">%1 adresine zamanında ulaşılamadı.</translation>
    </message>
    <message>
        <source>A request&apos;s body is not framed as HTTP requires.</source>
        <translation type="unfinished">Bir isteğin gövdesi HTTP kurallarına göre çerçevelenmemiş.</translation>
    </message>
    <message>
        <source>The request&apos;s head is too large.</source>
        <translation type="unfinished">İsteğin üst bilgisi çok büyük.</translation>
    </message>
    <message>
        <source>This is not a request that can be passed on.</source>
        <translation type="unfinished">Bu, iletilebilecek bir istek değil.</translation>
    </message>
    <message>
        <source>A request for “%1” was refused: capture is for programs of this machine, under its own names.</source>
        <translation type="unfinished">“%1” için bir istek reddedildi: yakalama bu makinenin programları içindir, kendi adlarıyla.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">Bir web sayfasının isteği reddedildi (%1).</translation>
    </message>
    <message>
        <source>A request was refused: its path does not begin with the key of this capture.</source>
        <translation type="unfinished">Yolu bu yakalamanın anahtarıyla başlamayan bir istek reddedildi.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1 HTTP olmayan bir yanıt verdi.</translation>
    </message>
    <message>
        <source>From here on it is another protocol, which is passed on and not kept.</source>
        <translation type="unfinished">Buradan sonrası başka bir protokol; iletiliyor ama saklanmıyor.</translation>
    </message>
    <message>
        <source>%1 could not be reached: %2</source>
        <translation type="unfinished">%1 adresine ulaşılamadı: %2</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 bağlantıyı yanıt vermeden kapattı.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1 bağlantıyı yanıt tamamlanmadan, %2 bayttan sonra kapattı.</translation>
    </message>
    <message>
        <source>The program closed the connection before the answer was complete.</source>
        <translation type="unfinished">Program bağlantıyı yanıt tamamlanmadan kapattı.</translation>
    </message>
</context>
<context>
    <name>network::CaptureServer</name>
    <message>
        <source>The address to capture for has no query, fragment or password: %1</source>
        <translation type="unfinished">Yakalama adresinde sorgu, parça veya parola olmaz: %1</translation>
    </message>
    <message>
        <source>Capture cannot listen on port %1: %2.</source>
        <translation type="unfinished">Yakalama %1 bağlantı noktasını dinleyemiyor: %2.</translation>
    </message>
    <message>
        <source>More than %1 connections at once: one was closed.</source>
        <translation type="unfinished">Aynı anda %1 bağlantıdan fazlası: biri kapatıldı.</translation>
    </message>
</context>
<context>
    <name>network::CapturedExchange</name>
    <message>
        <source>Of the request&apos;s body the first %1 are kept; all of it was passed on.</source>
        <translation type="unfinished">İstek gövdesinin ilk %1 kadarı saklandı; tamamı iletildi.</translation>
    </message>
</context>
<context>
    <name>network::CassetteRecorder</name>
    <message>
        <source>%1 has the beginning only: more than %2 MiB were recorded.</source>
        <translation type="unfinished">%1 yalnızca başını içeriyor: %2 MiB üzerinde kayıt yapıldı.</translation>
    </message>
</context>
<context>
    <name>network::CassetteTransport</name>
    <message>
        <source>The recorded server gave no answer to this.</source>
        <translation type="unfinished">Kaydedilen sunucu buna yanıt vermedi.</translation>
    </message>
</context>
<context>
    <name>network::ConsentRun</name>
    <message>
        <source>Nothing on this machine could wait for the answer to a sign-in.</source>
        <translation type="unfinished">Bu makinede oturum açma yanıtını bekleyebilecek bir şey yok.</translation>
    </message>
    <message>
        <source>“%1” takes only clients that it knows, and none can register itself. Register one there with the redirect address %2, and put its client id into the server&apos;s descriptor.</source>
        <translation type="unfinished">“%1” yalnızca tanıdığı istemcileri kabul ediyor ve hiçbiri kendini kaydedemiyor. Orada %2 yönlendirme adresiyle bir istemci kaydedin ve istemci kimliğini sunucunun tanımlayıcısına yazın.</translation>
    </message>
</context>
<context>
    <name>network::DiscoveryJob</name>
    <message>
        <source>%1 is not working (HTTP %2).</source>
        <translation type="unfinished">%1 çalışmıyor (HTTP %2).</translation>
    </message>
    <message>
        <source>The server asks for a token, but there is nothing at the address where it says more about that.</source>
        <translation type="unfinished">Sunucu jeton istiyor, ancak bunu açıkladığı yerde bir şey yok.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">“%1” oturum açılabilecek bir adres değil.</translation>
    </message>
    <message>
        <source>The server names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there.</source>
        <translation type="unfinished">Sunucu oturum açma yeri olarak “%1” adresini gösteriyor, ancak istemcisi “%2” adresinde kayıtlıydı. Oraya bir şey gönderilmedi.</translation>
    </message>
    <message>
        <source>What is found at “%1” is about another server (“%2”) and was not used.</source>
        <translation type="unfinished">“%1” adresinde bulunan, başka bir sunucuya (“%2”) ait; kullanılmadı.</translation>
    </message>
    <message>
        <source>“%1”, where one should sign in, says nothing about how.</source>
        <translation type="unfinished">Oturum açılması gereken “%1”, bunun nasıl yapılacağını söylemiyor.</translation>
    </message>
</context>
<context>
    <name>network::EmbeddingWire</name>
    <message>
        <source>The answer has no vectors for the texts.</source>
        <translation type="unfinished">Yanıtta metinlerin vektörleri yok.</translation>
    </message>
</context>
<context>
    <name>network::EventStreamTransport</name>
    <message>
        <source>The server opened a stream, but did not say where messages go.</source>
        <translation type="unfinished">Sunucu bir akış açtı, ancak mesajların nereye gideceğini söylemedi.</translation>
    </message>
    <message>
        <source>The server does not answer with a stream of events: this is not an MCP server, or not its address.</source>
        <translation type="unfinished">Sunucu olay akışıyla yanıt vermiyor: bu bir MCP sunucusu değil veya adresi bu değil.</translation>
    </message>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">Sunucu okunamayacak kadar büyük bir mesaj gönderdi.</translation>
    </message>
    <message>
        <source>The server wants messages sent to another place, %1. They are not sent there.</source>
        <translation type="unfinished">Sunucu mesajların başka bir yere, %1 adresine gönderilmesini istiyor. Gönderilmiyor.</translation>
    </message>
    <message>
        <source>The server ended the connection.</source>
        <translation type="unfinished">Sunucu bağlantıyı sonlandırdı.</translation>
    </message>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">Sunucu yanıtları aldığından hızlı soruyor; bir yanıt gönderilmiyor.</translation>
    </message>
</context>
<context>
    <name>network::FetchJob</name>
    <message>
        <source>An address with a name or a password in it is not used.</source>
        <translation type="unfinished">İçinde ad veya parola olan bir adres kullanılmaz.</translation>
    </message>
    <message>
        <source>The server redirected the request more than %1 times.</source>
        <translation type="unfinished">Sunucu isteği %1 kereden fazla yönlendirdi.</translation>
    </message>
    <message>
        <source>%1 redirects the request to an address that is not encrypted.</source>
        <translation type="unfinished">%1 isteği şifreli olmayan bir adrese yönlendiriyor.</translation>
    </message>
    <message>
        <source>The answer of %1 is longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">%1 yanıtı, en çok kabul edilen %2 bayttan uzun.</translation>
    </message>
</context>
<context>
    <name>network::GatheredRecords</name>
    <message numerus="yes">
        <source>%n further message(s) of this kind came, more than are kept.</source>
        <translation type="unfinished">
            <numerusform>Bu türden %n mesaj daha geldi; bu, saklanandan fazla.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::HeadlessConsentJob</name>
    <message>
        <source>The sign-in server asks for a person&apos;s consent (HTTP %1).</source>
        <translation type="unfinished">Yetkilendirme sunucusu bir kişinin onayını istiyor (HTTP %1).</translation>
    </message>
</context>
<context>
    <name>network::HttpConverseJob</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">%1 sağlayıcısı var olmayan bir lehçe belirtiyor: “%2”.</translation>
    </message>
    <message>
        <source>%1 ended its answer for a reason that is not known here: “%2”.</source>
        <translation type="unfinished">%1 yanıtını burada bilinmeyen bir nedenle bitirdi: “%2”.</translation>
    </message>
    <message>
        <source>%1 writes its tool calls as text. They are read, and from now on it is told of its tools in that way, by contract.</source>
        <translation type="unfinished">%1 araç çağrılarını metin olarak yazıyor. Bunlar okunuyor; bundan sonra araçları da ona bu şekilde, sözleşmeyle anlatılacak.</translation>
    </message>
</context>
<context>
    <name>network::HttpJob</name>
    <message>
        <source>The server wants the request sent to another address, %1. Requests are not sent on; if the address is right, put it in the descriptor.</source>
        <translation type="unfinished">Sunucu isteğin başka bir adrese, %1 adresine gönderilmesini istiyor. İstekler yönlendirilmez; adres doğruysa onu tanımlayıcıya yazın.</translation>
    </message>
    <message>
        <source>The server compressed its answer although it was asked not to.</source>
        <translation type="unfinished">Sunucu, istenmemesine karşın yanıtını sıkıştırdı.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">Sunucunun yanıtı çok uzun: %1 sonra kesildi.</translation>
    </message>
    <message>
        <source>The answer of %1 is not compressed in the way that it says.</source>
        <translation type="unfinished">%1 yanıtı, belirttiği biçimde sıkıştırılmamış.</translation>
    </message>
    <message>
        <source>The answer of %1 is compressed, and longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">%1 yanıtı sıkıştırılmış ve en çok kabul edilen %2 bayttan uzun.</translation>
    </message>
    <message>
        <source>The compressed answer of %1 breaks off.</source>
        <translation type="unfinished">%1 kaynağının sıkıştırılmış yanıtı yarıda kesiliyor.</translation>
    </message>
    <message>
        <source>Nothing came from %1 for %2 seconds.</source>
        <translation type="unfinished">%1 kaynağından %2 saniye boyunca bir şey gelmedi.</translation>
    </message>
    <message>
        <source>The answer of %1 had not ended after %2 seconds.</source>
        <translation type="unfinished">%1 yanıtı %2 saniye sonra bitmemişti.</translation>
    </message>
    <message>
        <source>The head of the server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">Sunucu yanıtının üst bilgisi çok uzun: %1 sonra kesildi.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is framed by lines that are too long: it was cut off.</source>
        <translation type="unfinished">Sunucunun yanıtı çok uzun satırlarla çerçevelenmiş: kesildi.</translation>
    </message>
</context>
<context>
    <name>network::HttpRequest</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">“%1” bir HTTP adresi değil.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext in the provider&apos;s descriptor.</source>
        <translation type="unfinished">http://%1 adresi şifreli değil ve yalnızca bu makinenin adresleri böyle kullanılabilir. https kullanın veya sağlayıcının tanımlayıcısında allow-cleartext ayarlayın.</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent as it is.</source>
        <translation type="unfinished">“%1” üst bilgisi bu hâliyle gönderilemez.</translation>
    </message>
</context>
<context>
    <name>network::KeyCommand</name>
    <message>
        <source>%1, which is to give the key, cannot be started: %2.</source>
        <translation type="unfinished">Anahtarı verecek olan %1 başlatılamıyor: %2.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has not ended.</source>
        <translation type="unfinished">Anahtarı verecek olan %1 bitmedi.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, writes too much for one.</source>
        <translation type="unfinished">Anahtarı verecek olan %1 bir anahtar için çok fazla yazıyor.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has failed. %2</source>
        <translation type="unfinished">Anahtarı verecek olan %1 başarısız oldu. %2</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written nothing.</source>
        <translation type="unfinished">Anahtarı verecek olan %1 bir şey yazmadı.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written a key of several lines; it has to be a single one.</source>
        <translation type="unfinished">Anahtarı vermesi gereken %1 birkaç satırlık bir anahtar yazdı; tek satır olmalı.</translation>
    </message>
</context>
<context>
    <name>network::Keychain</name>
    <message>
        <source>The key could not be kept in the desktop&apos;s keychain; it is used until the program ends.</source>
        <translation type="unfinished">Anahtar masaüstünün anahtarlığında saklanamadı; program bitene dek kullanılır.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain could not be used. Keys can also be given as environment variables.</source>
        <translation type="unfinished">Masaüstünün anahtarlığı kullanılamadı. Anahtarlar ortam değişkeni olarak da verilebilir.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain is asked for the key “%1”; it may be locked and waiting for its password.</source>
        <translation type="unfinished">Masaüstünün anahtarlığından “%1” anahtarı isteniyor; kilitli olabilir ve parolasını bekliyor olabilir.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain does not answer; it may be locked. Unlock it, or give the key as an environment variable.</source>
        <translation type="unfinished">Masaüstünün anahtarlığı yanıt vermiyor; kilitli olabilir. Kilidini açın ya da anahtarı ortam değişkeni olarak verin.</translation>
    </message>
</context>
<context>
    <name>network::KeysJob</name>
    <message>
        <source>The key “%1” is needed. %2</source>
        <translation type="unfinished">“%1” anahtarı gerekli. %2</translation>
    </message>
    <message>
        <source>There is no key named “%1” in the keychain or the environment.</source>
        <translation type="unfinished">Anahtarlıkta veya ortam değişkenlerinde “%1” adlı bir anahtar yok.</translation>
    </message>
</context>
<context>
    <name>network::LimitExpression</name>
    <message>
        <source>“%1” is not a limit: %2</source>
        <translation type="unfinished">“%1” bir sınır değil: %2</translation>
    </message>
    <message>
        <source>A limit has at most %1 characters.</source>
        <translation type="unfinished">Bir sınırda en çok %1 karakter olur.</translation>
    </message>
    <message>
        <source>“%1” cannot be used in one: numbers, attributes in braces, + - * / and brackets can.</source>
        <translation type="unfinished">içinde “%1” bulunamaz: sayılar, küme ayraçları içinde öznitelikler, + - * / ve ayraçlar bulunur.</translation>
    </message>
    <message>
        <source>a brace is not closed.</source>
        <translation type="unfinished">bir küme ayracı kapatılmamış.</translation>
    </message>
    <message>
        <source>there is no attribute “%1”.</source>
        <translation type="unfinished">“%1” adlı bir öznitelik yok.</translation>
    </message>
</context>
<context>
    <name>network::LinePipe</name>
    <message>
        <source>The client sent a message of more than %1 MiB.</source>
        <translation type="unfinished">İstemci %1 MiB üzerinde bir mesaj gönderdi.</translation>
    </message>
    <message>
        <source>The client reads nothing of what it is sent.</source>
        <translation type="unfinished">İstemci kendisine söylenenleri almıyor.</translation>
    </message>
    <message>
        <source>The client cannot be written to: %1</source>
        <translation type="unfinished">İstemciye yazılamıyor: %1</translation>
    </message>
</context>
<context>
    <name>network::LlamaServer</name>
    <message>
        <source>There is no model file %1.</source>
        <translation type="unfinished">%1 adlı bir model dosyası yok.</translation>
    </message>
    <message>
        <source>The model file %1 cannot be read.</source>
        <translation type="unfinished">%1 model dosyası okunamıyor.</translation>
    </message>
    <message>
        <source>The program “%1” was not found. Install llama.cpp, or name the program in the descriptor of %2.</source>
        <translation type="unfinished">“%1” programı bulunamadı. llama.cpp kurun veya programı %2 tanımlayıcısında belirtin.</translation>
    </message>
    <message>
        <source>It was looked for in %1</source>
        <translation type="unfinished">Arandığı yer: %1</translation>
    </message>
    <message>
        <source>There is no free port on this machine.</source>
        <translation type="unfinished">Bu makinede boş bağlantı noktası yok.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">“%1” başlatılamıyor: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">“%1” %2 durumuyla bitti.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">“%1” %2 sinyaliyle öldürüldü.</translation>
    </message>
    <message>
        <source>Port %1 was taken; another one is tried.</source>
        <translation type="unfinished">%1 bağlantı noktası doluydu; başkası deneniyor.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">Şunu yazdı: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended: %1</source>
        <translation type="unfinished">Modelin sunucusu sonlandı: %1</translation>
    </message>
    <message>
        <source>Every port that the model&apos;s server was given was taken: %1</source>
        <translation type="unfinished">Modelin sunucusuna verilen tüm bağlantı noktaları doluydu: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended while it was loading the model: %1</source>
        <translation type="unfinished">Modelin sunucusu modeli yüklerken sonlandı: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server is stopped.</source>
        <translation type="unfinished">Modelin sunucusu durduruldu.</translation>
    </message>
    <message>
        <source>The model&apos;s server is being started.</source>
        <translation type="unfinished">Modelin sunucusu başlatılıyor.</translation>
    </message>
    <message>
        <source>The model&apos;s server is ready.</source>
        <translation type="unfinished">Modelin sunucusu hazır.</translation>
    </message>
    <message>
        <source>%1 It is started again in %2 s.</source>
        <translation type="unfinished">%1 %2 sn sonra yeniden başlatılacak.</translation>
    </message>
    <message>
        <source>The model&apos;s server is making room for the context.</source>
        <translation type="unfinished">Modelin sunucusu bağlam için yer açıyor.</translation>
    </message>
    <message>
        <source>The model&apos;s server is warming up.</source>
        <translation type="unfinished">Modelin sunucusu ısınıyor.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model.</source>
        <translation type="unfinished">Modelin sunucusu modeli yüklüyor.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model: %1 %.</source>
        <translation type="unfinished">Modelin sunucusu modeli yüklüyor: %%1.</translation>
    </message>
</context>
<context>
    <name>network::LoginPath</name>
    <message>
        <source>There is no login shell that could give its PATH.</source>
        <translation type="unfinished">PATH değerini bildirebilecek bir oturum kabuğu yok.</translation>
    </message>
    <message>
        <source>The login shell %1 cannot be asked for its PATH.</source>
        <translation type="unfinished">%1 oturum kabuğuna PATH değeri sorulamıyor.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH.</source>
        <translation type="unfinished">%1 oturum kabuğu PATH değerini bildirmedi.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH within %2 s, and was left to itself.</source>
        <translation type="unfinished">%1 oturum kabuğu PATH değerini %2 sn içinde bildirmedi ve kendi hâline bırakıldı.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackConsentJob</name>
    <message>
        <source>No answer came from the browser in which you were to sign in.</source>
        <translation type="unfinished">Oturum açacağınız tarayıcıdan yanıt gelmedi.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackRedirect</name>
    <message>
        <source>This request is too long.</source>
        <translation type="unfinished">Bu istek çok uzun.</translation>
    </message>
    <message>
        <source>This request is not understood.</source>
        <translation type="unfinished">Bu istek anlaşılmıyor.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation type="unfinished">Burada bir şey yok.</translation>
    </message>
    <message>
        <source>This answer does not belong to a sign-in that Parlance has begun.</source>
        <translation type="unfinished">Bu yanıt, Parlance’ın başlattığı bir oturum açmaya ait değil.</translation>
    </message>
    <message>
        <source>Parlance has received the answer. You can close this page.</source>
        <translation type="unfinished">Parlance yanıtı aldı. Bu sayfayı kapatabilirsiniz.</translation>
    </message>
</context>
<context>
    <name>network::McpClient</name>
    <message>
        <source>The connection to the server was closed.</source>
        <translation type="unfinished">Sunucuyla bağlantı kapatıldı.</translation>
    </message>
    <message>
        <source>The server does not answer any more, not even when it is asked whether it is there.</source>
        <translation type="unfinished">Sunucu artık yanıt vermiyor, orada olup olmadığı sorulduğunda bile.</translation>
    </message>
    <message>
        <source>There is no connection to the server.</source>
        <translation type="unfinished">Sunucuyla bağlantı yok.</translation>
    </message>
    <message>
        <source>The server ended it.</source>
        <translation type="unfinished">Sunucu onu sonlandırdı.</translation>
    </message>
    <message>
        <source>The server has forgotten the session; a new one is begun.</source>
        <translation type="unfinished">Sunucu oturumu unuttu; yenisi başlatılıyor.</translation>
    </message>
    <message>
        <source>The server answered a request that was never made, with the id %1.</source>
        <translation type="unfinished">Sunucu, hiç yapılmamış bir isteğe %1 kimliğiyle yanıt verdi.</translation>
    </message>
    <message>
        <source>The server&apos;s answer with the id %1 has neither a result nor an error.</source>
        <translation type="unfinished">Sunucunun %1 kimlikli yanıtında ne sonuç ne de hata var.</translation>
    </message>
</context>
<context>
    <name>network::McpConnection</name>
    <message numerus="yes">
        <source>%n line(s) that came too fast are left out.</source>
        <translation type="unfinished">
            <numerusform>Çok hızlı gelen %n satır dışarıda bırakıldı.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::McpHandshake</name>
    <message>
        <source>The server did not answer within %1 seconds.</source>
        <translation type="unfinished">Sunucu %1 saniye içinde yanıt vermedi.</translation>
    </message>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">Sunucu, protokolün burada bilinmeyen bir sürümünü kullanıyor.</translation>
    </message>
    <message>
        <source>The server refused the connection and does not say why.</source>
        <translation type="unfinished">Sunucu bağlantıyı reddetti ve nedenini söylemiyor.</translation>
    </message>
    <message>
        <source>The server refused the connection: %1</source>
        <translation type="unfinished">Sunucu bağlantıyı reddetti: %1</translation>
    </message>
</context>
<context>
    <name>network::McpHttpConnection</name>
    <message>
        <source>A request for “%1” was refused: this is for programs of this machine, under its own names.</source>
        <translation type="unfinished">“%1” için bir istek reddedildi: bu, bu makinenin programları içindir, kendi adlarıyla.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">Bir web sayfasının isteği reddedildi (%1).</translation>
    </message>
    <message>
        <source>A request for another path than /mcp was refused.</source>
        <translation type="unfinished">/mcp dışında bir yol için gelen istek reddedildi.</translation>
    </message>
    <message>
        <source>A request without the key was refused.</source>
        <translation type="unfinished">Anahtarsız bir istek reddedildi.</translation>
    </message>
</context>
<context>
    <name>network::McpHttpService</name>
    <message>
        <source>Parlance cannot listen on port %1: %2</source>
        <translation type="unfinished">%1 bağlantı noktası dinlenemiyor: %2</translation>
    </message>
</context>
<context>
    <name>network::McpListing</name>
    <message>
        <source>What the server lists cannot be understood.</source>
        <translation type="unfinished">Sunucunun listeledikleri anlaşılamıyor.</translation>
    </message>
</context>
<context>
    <name>network::McpRequest</name>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">Sunucunun sonucu anlaşılamıyor.</translation>
    </message>
    <message>
        <source>The server asked for something that is not offered: %1</source>
        <translation type="unfinished">Sunucu sunulmayan bir şey istedi: %1</translation>
    </message>
    <message>
        <source>The server answered with error %1.</source>
        <translation type="unfinished">Sunucu %1 hatasıyla yanıt verdi.</translation>
    </message>
    <message>
        <source>The server asked %1 times for more and never gave a result.</source>
        <translation type="unfinished">Sunucu %1 kez daha fazlasını istedi ve hiç sonuç vermedi.</translation>
    </message>
    <message>
        <source>The server wanted an address to be visited first, which was refused.</source>
        <translation type="unfinished">Sunucu önce bir adresin ziyaret edilmesini istedi, bu reddedildi.</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation type="unfinished">Sunucu zamanında yanıt vermedi.</translation>
    </message>
    <message>
        <source>The server does not know the session that it has just given.</source>
        <translation type="unfinished">Sunucu, az önce verdiği oturumu tanımıyor.</translation>
    </message>
</context>
<context>
    <name>network::McpTask</name>
    <message>
        <source>The server is gone.</source>
        <translation type="unfinished">Sunucu gitti.</translation>
    </message>
    <message>
        <source>The server&apos;s task cannot be understood.</source>
        <translation type="unfinished">Sunucunun görevi anlaşılamıyor.</translation>
    </message>
    <message>
        <source>The server has ended the task.</source>
        <translation type="unfinished">Sunucu görevi sonlandırdı.</translation>
    </message>
</context>
<context>
    <name>network::MessageStream</name>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">Sunucu okunamayacak kadar büyük bir mesaj gönderdi.</translation>
    </message>
</context>
<context>
    <name>network::ModelControl</name>
    <message>
        <source>“%1” is true or false, not %2.</source>
        <translation type="unfinished">“%1” true veya false olur, %2 olmaz.</translation>
    </message>
    <message>
        <source>“%1” is one of %2, not %3.</source>
        <translation type="unfinished">“%1” şunlardan biridir: %2; %3 olmaz.</translation>
    </message>
    <message>
        <source>“%1” is a number, not %2.</source>
        <translation type="unfinished">“%1” bir sayıdır, %2 olmaz.</translation>
    </message>
    <message>
        <source>“%1” is a whole number, not %2.</source>
        <translation type="unfinished">“%1” bir tam sayıdır, %2 olmaz.</translation>
    </message>
    <message>
        <source>“%1” is at least %2, not %3.</source>
        <translation type="unfinished">“%1” en az %2 olur, %3 olmaz.</translation>
    </message>
    <message>
        <source>“%1” is at most %2, not %3.</source>
        <translation type="unfinished">“%1” en çok %2 olur, %3 olmaz.</translation>
    </message>
    <message>
        <source>The largest value is smaller than the smallest.</source>
        <translation type="unfinished">En büyük değer en küçük değerden küçük.</translation>
    </message>
    <message>
        <source>A control of this kind needs options.</source>
        <translation type="unfinished">Bu türden bir parametreye options gerekir.</translation>
    </message>
</context>
<context>
    <name>network::ModelLister</name>
    <message>
        <source>%1 is an agent, which names its models only once it is talked with.</source>
        <translation type="unfinished">%1 bir ajandır; modellerini kendisiyle konuşulduğunda bildirir.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”.</source>
        <translation type="unfinished">“%1” adlı bir lehçe yok.</translation>
    </message>
    <message>
        <source>The answer is not a list of models.</source>
        <translation type="unfinished">Yanıt bir model listesi değil.</translation>
    </message>
</context>
<context>
    <name>network::OAuthAuthorizer</name>
    <message>
        <source>The server asks for a kind of sign-in that Parlance does not know.</source>
        <translation type="unfinished">Sunucu, Parlance’ın bilmediği bir oturum açma türü istiyor.</translation>
    </message>
    <message>
        <source>The server refuses the request, and no other token would change that.</source>
        <translation type="unfinished">Sunucu isteği reddediyor ve başka bir jeton bunu değiştirmez.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <extracomment>Message after signing out of an MCP server</extracomment>
        <translation type="unfinished">Oturum kapatıldı.</translation>
    </message>
</context>
<context>
    <name>network::ProcessGroup</name>
    <message>
        <source>Parlance is incomplete: %1 is missing.</source>
        <translation type="unfinished">Parlance tam değil: %1 eksik.</translation>
    </message>
</context>
<context>
    <name>network::ProcessJob</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">“%1” başlatılamıyor: %2</translation>
    </message>
    <message>
        <source>“%1” had more than %2 processes at once and was stopped.</source>
        <translation type="unfinished">“%1” aynı anda %2 süreçten fazlasını çalıştırdığı için sonlandırıldı.</translation>
    </message>
    <message>
        <source>“%1” wrote more than %2 bytes and was stopped.</source>
        <translation type="unfinished">“%1” %2 bayttan fazlasını yazdığı için sonlandırıldı.</translation>
    </message>
</context>
<context>
    <name>network::ProgramCapture</name>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">“%1” %2 durumuyla bitti.</translation>
    </message>
    <message>
        <source>A message of more than %1 MiB was passed on and is not kept.</source>
        <translation type="unfinished">%1 MiB üzerinde bir mesaj iletildi, ancak saklanmadı.</translation>
    </message>
</context>
<context>
    <name>network::PromptCounter</name>
    <message>
        <source>The server does not count tokens.</source>
        <translation type="unfinished">Sunucu jetonları saymıyor.</translation>
    </message>
</context>
<context>
    <name>network::Provider</name>
    <message>
        <source>key is the name of a keychain entry or environment variable; this looks like the key itself, which does not belong in a file.</source>
        <translation type="unfinished">key, bir anahtarlık girdisinin veya ortam değişkeninin adıdır; bu ise anahtarın kendisine benziyor ve bir dosyada yeri yoktur.</translation>
    </message>
    <message>
        <source>A workspace&apos;s descriptor cannot get a key from a command; it can name a key.</source>
        <translation type="unfinished">Bir çalışma alanının tanımlayıcısı anahtarı komutla alamaz; bir anahtarın adını içerebilir.</translation>
    </message>
    <message>
        <source>key names no command.</source>
        <translation type="unfinished">key bir komut belirtmiyor.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”; there are: %2.</source>
        <translation type="unfinished">“%1” adlı bir lehçe yok; olanlar: %2.</translation>
    </message>
    <message>
        <source>%1 is for agents, which have dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">%1, dialect = &quot;acp&quot; olan ajanlar içindir.</translation>
    </message>
    <message>
        <source>%1 is not for agents: they are started by a command.</source>
        <translation type="unfinished">%1 ajanlar için değildir: onlar bir komutla başlatılır.</translation>
    </message>
    <message>
        <source>“base-url” is missing</source>
        <translation type="unfinished">“base-url” eksik</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from base-url.</source>
        <translation type="unfinished">allow-cleartext, base-url içindekinden başka bir ana makineyi belirtiyor.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">“%1” bir HTTP adresi değil.</translation>
    </message>
    <message>
        <source>The control “%1” has no kind.</source>
        <translation type="unfinished">“%1” parametresinin türü yok.</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression: %2.</source>
        <translation type="unfinished">“%1” bir düzenli ifade değil: %2.</translation>
    </message>
    <message>
        <source>A provider at &quot;server:&quot; needs a [server], which says what is started.</source>
        <translation type="unfinished">&quot;server:&quot; kullanan bir sağlayıcıya, neyin başlatılacağını söyleyen bir [server] gerekir.</translation>
    </message>
    <message>
        <source>[server] is for a provider with base-url = &quot;server:&quot;.</source>
        <translation type="unfinished">[server], base-url = &quot;server:&quot; olan bir sağlayıcı içindir.</translation>
    </message>
</context>
<context>
    <name>network::ProviderConversers</name>
    <message>
        <source>No model has been chosen.</source>
        <translation type="unfinished">Model seçilmedi.</translation>
    </message>
    <message>
        <source>There is no provider “%1”.</source>
        <translation type="unfinished">“%1” adlı bir sağlayıcı yok.</translation>
    </message>
    <message>
        <source>%1 speaks %2; the request is in %3.</source>
        <translation type="unfinished">%1 şunu kullanıyor: %2; istek ise %3 ile yazılmış.</translation>
    </message>
    <message>
        <source>%1 has no address that something could be sent to again.</source>
        <translation type="unfinished">%1 için bir şeyin yeniden gönderilebileceği bir adres yok.</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Did you mean %2?</source>
        <translation type="unfinished">“%1” adlı bir sağlayıcı yok. Şunu mu demek istediniz: %2.</translation>
    </message>
</context>
<context>
    <name>network::ProviderError</name>
    <message>
        <source>%1 needs a key: give it in the environment variable %2.</source>
        <translation type="unfinished">%1 bir anahtar istiyor: %2 ortam değişkeninde verin.</translation>
    </message>
    <message>
        <source>%1 needs a key, and its descriptor names none.</source>
        <translation type="unfinished">%1 bir anahtar istiyor, ancak tanımlayıcısı anahtar belirtmiyor.</translation>
    </message>
    <message>
        <source>%1 refused the key %2.</source>
        <translation type="unfinished">%1, %2 anahtarını reddetti.</translation>
    </message>
    <message>
        <source>%1 wants to be paid first.</source>
        <translation type="unfinished">%1 önce ödeme istiyor.</translation>
    </message>
    <message>
        <source>%1 does not permit this with the key that is used.</source>
        <translation type="unfinished">%1, kullanılan anahtara bunun için izin vermiyor.</translation>
    </message>
    <message>
        <source>%1 does not know the model “%2”, or the address is wrong.</source>
        <translation type="unfinished">%1, “%2” modelini tanımıyor veya adres yanlış.</translation>
    </message>
    <message>
        <source>The conversation is too large for %1.</source>
        <translation type="unfinished">Sohbet %1 için çok büyük.</translation>
    </message>
    <message>
        <source>%1 has been asked too often, or its quota is used up.</source>
        <translation type="unfinished">%1 çok sık soruldu veya kotası doldu.</translation>
    </message>
    <message>
        <source>%1 is overloaded at the moment.</source>
        <translation type="unfinished">%1 şu anda aşırı yüklü.</translation>
    </message>
    <message>
        <source>%1 had an error of its own (status %2).</source>
        <translation type="unfinished">%1 kendi içinde bir hata verdi (durum %2).</translation>
    </message>
    <message>
        <source>%1 refused the request (status %2).</source>
        <translation type="unfinished">%1 isteği reddetti (durum %2).</translation>
    </message>
    <message>
        <source>It answered with a web page.</source>
        <translation type="unfinished">Bir web sayfasıyla yanıt verdi.</translation>
    </message>
    <message>
        <source>%1 answered with a web page. Is the base URL right?</source>
        <translation type="unfinished">%1 bir web sayfasıyla yanıt verdi. Temel adres doğru mu?</translation>
    </message>
    <message>
        <source>%1 broke off with an error.</source>
        <translation type="unfinished">%1 bir hatayla yarıda kesti.</translation>
    </message>
    <message>
        <source>%1 broke off with an error: %2</source>
        <translation type="unfinished">%1 bir hatayla yarıda kesti: %2</translation>
    </message>
</context>
<context>
    <name>network::RegistrationJob</name>
    <message>
        <source>“%1” does not let Parlance register itself (HTTP %2). %3 A client that was registered there by hand can be named in the server&apos;s descriptor.</source>
        <translation type="unfinished">“%1” Parlance’ın kendini kaydetmesine izin vermiyor (HTTP %2). %3 Orada elle kaydedilmiş bir istemci sunucunun tanımlayıcısında belirtilebilir.</translation>
    </message>
</context>
<context>
    <name>network::RehearsalServer</name>
    <message>
        <source>The rehearsal cannot listen on port %1: %2.</source>
        <translation type="unfinished">Prova %1 bağlantı noktasını dinleyemiyor: %2.</translation>
    </message>
</context>
<context>
    <name>network::ReplyReader</name>
    <message>
        <source>The provider&apos;s answer is too large to be read.</source>
        <translation type="unfinished">Sağlayıcının yanıtı okunamayacak kadar büyük.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end, after %1 bytes.</source>
        <translation type="unfinished">Sağlayıcının yanıtı bitmeden, %1 bayt sonra kesildi.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer cannot be read.</source>
        <translation type="unfinished">Sağlayıcının yanıtı okunamıyor.</translation>
    </message>
</context>
<context>
    <name>network::RequestPreparation</name>
    <message>
        <source>%1 needs the key %2. Enter it in the settings, or set the environment variable of that name.</source>
        <translation type="unfinished">%1, %2 anahtarını gerektiriyor. Ayarlarda girin veya bu addaki ortam değişkenini ayarlayın.</translation>
    </message>
</context>
<context>
    <name>network::RequestStream</name>
    <message>
        <source>The server named a session that cannot be named in a header.</source>
        <translation type="unfinished">Sunucu, bir üst bilgide belirtilemeyecek bir oturum adı verdi.</translation>
    </message>
    <message>
        <source>The server could not read the request: %1</source>
        <translation type="unfinished">Sunucu isteği okuyamadı: %1</translation>
    </message>
</context>
<context>
    <name>network::Resending</name>
    <message>
        <source>%1 needs the key %2.</source>
        <translation type="unfinished">%1, %2 anahtarını gerektiriyor.</translation>
    </message>
    <message>
        <source>%1 answered with status %2.</source>
        <translation type="unfinished">%1, %2 durumuyla yanıt verdi.</translation>
    </message>
    <message>
        <source>%1 answered with an error: %2</source>
        <translation type="unfinished">%1 bir hatayla yanıt verdi: %2</translation>
    </message>
</context>
<context>
    <name>network::Resolver</name>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">%1 adı bulunamadı. Adres doğru mu ve bu makine çevrimiçi mi?</translation>
    </message>
</context>
<context>
    <name>network::ScenarioWriter</name>
    <message>
        <source>This is not a call of a model that could be played.</source>
        <translation type="unfinished">Bu, oynatılabilecek bir model çağrısı değil.</translation>
    </message>
    <message>
        <source>Played from a recorded answer</source>
        <translation type="unfinished">Kaydedilmiş bir yanıttan oynatıldı</translation>
    </message>
    <message>
        <source>Only one question is known here: {{help}}</source>
        <translation type="unfinished">Burada yalnızca bir soru biliniyor: {{help}}</translation>
    </message>
</context>
<context>
    <name>network::ServedConverseJob</name>
    <message>
        <source>The server of %1 is no longer described.</source>
        <translation type="unfinished">%1 sunucusu artık tanımlı değil.</translation>
    </message>
    <message>
        <source>The model&apos;s server has not loaded its model in %1 minutes. It goes on loading.</source>
        <translation type="unfinished">Modelin sunucusu modelini %1 dakikada yüklemedi. Yükleme sürüyor.</translation>
    </message>
    <message>
        <source>The model&apos;s server was stopped.</source>
        <translation type="unfinished">Modelin sunucusu durduruldu.</translation>
    </message>
</context>
<context>
    <name>network::ServerInquiry</name>
    <message>
        <source>The server says nothing about itself.</source>
        <translation type="unfinished">Sunucu kendisi hakkında bir şey söylemiyor.</translation>
    </message>
</context>
<context>
    <name>network::SignInRun</name>
    <message>
        <source>The server now names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there. If the change is right, put the issuer into the server&apos;s descriptor.</source>
        <translation type="unfinished">Sunucu artık oturum açma yeri olarak “%1” adresini gösteriyor, ancak istemcisi “%2” adresinde kayıtlıydı. Oraya bir şey gönderilmedi. Değişiklik doğruysa, vereni (issuer) sunucunun tanımlayıcısına yazın.</translation>
    </message>
    <message>
        <source>The server refuses the request for want of a permission that has been granted (%1).</source>
        <translation type="unfinished">Sunucu, verilmiş olan bir iznin eksikliği nedeniyle isteği reddediyor (%1).</translation>
    </message>
    <message>
        <source>The server refused one token after the other. No further one is asked for.</source>
        <translation type="unfinished">Sunucu jetonları birbiri ardına reddetti. Yenisi istenmiyor.</translation>
    </message>
</context>
<context>
    <name>network::StdioTransport</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">“%1” başlatılamıyor: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">“%1” %2 durumuyla bitti.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">“%1” %2 sinyaliyle öldürüldü.</translation>
    </message>
    <message>
        <source>“%1” does not read the answers to what it asks; they are not sent any more.</source>
        <translation type="unfinished">“%1” sorduklarının yanıtlarını okumuyor; artık gönderilmiyorlar.</translation>
    </message>
    <message>
        <source>“%1” sent a message of more than %2 MB and was stopped.</source>
        <translation type="unfinished">“%1” %2 MB üzerinde bir mesaj gönderdiği için sonlandırıldı.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">Şunu yazdı: %1</translation>
    </message>
</context>
<context>
    <name>network::StreamDecoder</name>
    <message>
        <source>The provider began its answer a second time.</source>
        <translation type="unfinished">Sağlayıcı yanıtına ikinci kez başladı.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a message.</source>
        <translation type="unfinished">Sağlayıcının yanıtı bir mesaj değil.</translation>
    </message>
    <message>
        <source>The provider sent a piece of a call that it had not begun.</source>
        <translation type="unfinished">Sağlayıcı başlatmadığı bir çağrının parçasını gönderdi.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has no message.</source>
        <translation type="unfinished">Sağlayıcının yanıtında mesaj yok.</translation>
    </message>
    <message>
        <source>The provider sends the arguments of a call in pieces (streamFunctionCallArguments), which cannot be read. Leave that out of what its descriptor adds to the request.</source>
        <translation type="unfinished">Sağlayıcı bir çağrının argümanlarını parça parça gönderiyor (streamFunctionCallArguments); bu okunamaz. Tanımlayıcısının isteğe eklediklerinden bunu çıkarın.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not ready yet: it is being made in the background.</source>
        <translation type="unfinished">Sağlayıcının yanıtı henüz yok: arka planda hazırlanıyor.</translation>
    </message>
    <message>
        <source>The provider sent an event that is not JSON.</source>
        <translation type="unfinished">Sağlayıcı JSON olmayan bir olay gönderdi.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a whole JSON object.</source>
        <translation type="unfinished">Sağlayıcının yanıtı tam bir JSON nesnesi değil.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is empty.</source>
        <translation type="unfinished">Sağlayıcının yanıtı boş.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end.</source>
        <translation type="unfinished">Sağlayıcının yanıtı bitmeden kesildi.</translation>
    </message>
    <message>
        <source>The answer became longer than %1 and was cut off there.</source>
        <translation type="unfinished">Yanıt %1 sınırını aştı ve orada kesildi.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has too many parts to be read.</source>
        <translation type="unfinished">Sağlayıcının yanıtında okunamayacak kadar çok bölüm var.</translation>
    </message>
</context>
<context>
    <name>network::StreamableHttpTransport</name>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">Sunucu yanıtları aldığından hızlı soruyor; bir yanıt gönderilmiyor.</translation>
    </message>
</context>
<context>
    <name>network::TokenCounter</name>
    <message>
        <source>%1 did not count the tokens.</source>
        <translation type="unfinished">%1 jetonları saymadı.</translation>
    </message>
</context>
<context>
    <name>network::ToolCallBook</name>
    <message>
        <source>calls by contract: %1 valid, %2 repaired, %3 failed</source>
        <translation type="unfinished">sözleşmeyle çağrılar: %1 geçerli, %2 onarılmış, %3 başarısız</translation>
    </message>
</context>
<context>
    <name>network::TraceSender</name>
    <message>
        <source>More traces come than can be sent; some are left out.</source>
        <translation type="unfinished">Gönderilebilenden fazla izleme verisi geliyor; bazıları dışarıda bırakılıyor.</translation>
    </message>
    <message>
        <source>%1 cannot be written to: %2</source>
        <translation type="unfinished">%1 konumuna yazılamıyor: %2</translation>
    </message>
    <message>
        <source>the collector answered with %1</source>
        <translation type="unfinished">toplayıcının yanıtı: %1</translation>
    </message>
    <message>
        <source>Traces could not be sent to %1: %2</source>
        <translation type="unfinished">İzleme verileri %1 adresine gönderilemedi: %2</translation>
    </message>
    <message>
        <source>the collector has not answered</source>
        <translation type="unfinished">toplayıcı yanıt vermedi</translation>
    </message>
</context>
<context>
    <name>network::TransportError</name>
    <message>
        <source>Nothing answers at %1: the connection was refused. Is the server running?</source>
        <translation type="unfinished">%1 adresinde yanıt veren yok: bağlantı reddedildi. Sunucu çalışıyor mu?</translation>
    </message>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">%1 adı bulunamadı. Adres doğru mu ve bu makine çevrimiçi mi?</translation>
    </message>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">%1 adresine zamanında ulaşılamadı.</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made: its certificate or its encryption was not accepted.</source>
        <translation type="unfinished">%1 ile güvenli bağlantı kurulamadı: sertifikası veya şifrelemesi kabul edilmedi.</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 does not let the connection through.</source>
        <translation type="unfinished">%1 yolundaki vekil sunucu bağlantıya izin vermiyor.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1 HTTP olmayan bir yanıt verdi.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1 bağlantıyı yanıt tamamlanmadan, %2 bayttan sonra kapattı.</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 bağlantıyı yanıt vermeden kapattı.</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation type="unfinished">%1 bağlantısı başarısız oldu.</translation>
    </message>
    <message>
        <source>The connection to %1 failed: %2</source>
        <translation type="unfinished">%1 bağlantısı başarısız oldu: %2</translation>
    </message>
</context>
</TS>
