/** A language of screening other than English, in which the scripted coach only says that it is a demonstration. */
interface Language {
  /** Its script, or at least two of its most frequent words that other languages of this list do not share. */
  script?: RegExp;
  words?: RegExp;
  demonstration: string;
  danger: string;
}

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'giu');

const languages: Readonly<Record<string, Language>> = {
  ja: {
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    demonstration:
      'メッセージをありがとうございます。これはAIモデルを使わないデモで、返信はスクリプトが選んでいます。そのため、日本語では内容にきちんとお答えできません。モデルを接続すると、コーチはあなたの言語で答えます。人間関係や家族のことを、英語で少し話してみませんか。',
    danger:
      'お話しくださって、ありがとうございます。あなたのせいではありません。危険を感じているなら、今すぐお住まいの地域の緊急通報番号か相談窓口に連絡してください。信頼できる人にも知らせてください。これはAIモデルを使わないデモです。今、安全な場所にいますか。',
  },
  zh: {
    script: /\p{Script=Han}/gu,
    demonstration:
      '谢谢你的留言。这只是一个演示，没有连接人工智能模型，回复由脚本选择，所以我无法用中文认真回答你的问题。接入模型之后，教练会用你的语言回答。你愿意先用英语简单说说你的感情或家庭问题吗？',
    danger:
      '谢谢你告诉我，这不是你的错。如果你或身边的人有危险，请马上拨打当地的紧急电话或危机热线，并告诉一位你信任的人。这只是一个演示，没有连接人工智能模型。你现在安全吗？',
  },
  ar: {
    script: /\p{Script=Arabic}/gu,
    demonstration:
      'شكرًا على رسالتك. هذا عرض تجريبي بلا نموذج ذكاء اصطناعي، والردود يختارها برنامج بسيط، لذلك لا أستطيع أن أجيب عن سؤالك بالعربية كما ينبغي. عند توصيل نموذج، يجيب المدرب بلغتك. هل تود أن تصف بالإنجليزية باختصار ما يشغلك في علاقتك أو عائلتك؟',
    danger:
      'شكرًا لأنك أخبرتني. الذنب ليس ذنبك. إن كان هناك خطر الآن، فمن فضلك اتصل برقم الطوارئ في بلدك أو بخط مساعدة، وأخبر شخصًا تثق به. هذا عرض تجريبي بلا نموذج ذكاء اصطناعي. هل أنت في أمان الآن؟',
  },
  ru: {
    script: /\p{Script=Cyrillic}/gu,
    demonstration:
      'Спасибо за сообщение. Это демонстрация без модели искусственного интеллекта: ответы выбирает простая программа, поэтому по-русски я не могу ответить по существу. Если подключить модель, коуч отвечает на языке собеседника. Хотите коротко рассказать по-английски, что происходит в ваших отношениях или семье?',
    danger:
      'Спасибо, что рассказали об этом. Вы не виноваты. Если опасность есть прямо сейчас, позвоните по местному номеру экстренной помощи или на кризисную линию и скажите об этом тому, кому доверяете. Это демонстрация без модели искусственного интеллекта. Вы сейчас в безопасности?',
  },
  de: {
    words: words(
      'ich|nicht|und|mein|meine|meinen|mit|ist|wir|mich|mir|sie|wie|aber|auch|mehr|habe|seit|kein|keine',
    ),
    demonstration:
      'Danke für deine Nachricht. Das hier ist eine Demonstration ohne KI-Modell: Ein Skript wählt die Antworten aus, deshalb kann ich auf Deutsch nicht richtig auf dich eingehen. Mit einem angeschlossenen Modell antwortet der Coach in deiner Sprache. Magst du kurz auf Englisch schreiben, worum es in deiner Beziehung oder Familie geht?',
    danger:
      'Danke, dass du das schreibst. Es ist nicht deine Schuld. Wenn gerade Gefahr besteht, ruf bitte sofort den Notruf oder ein Krisentelefon an und hol dir Hilfe bei einem Menschen, dem du vertraust. Das hier ist nur eine Demonstration ohne KI-Modell. Bist du im Moment in Sicherheit?',
  },
  fr: {
    words: words('je|ne|pas|mon|ma|mes|et|est|avec|nous|que|plus|mais|suis|depuis|une|les|des|il|elle'),
    demonstration:
      'Merci pour votre message. Ceci est une démonstration sans modèle d’IA : un script choisit les réponses, et je ne peux donc pas vraiment vous répondre en français. Avec un modèle connecté, le coach répond dans votre langue. Voulez-vous raconter en quelques mots, en anglais, ce qui se passe dans votre couple ou votre famille ?',
    danger:
      'Merci de me l’avoir dit. Ce n’est pas votre faute. En cas de danger, appelez tout de suite le numéro d’urgence ou une ligne d’écoute, et parlez-en à quelqu’un de confiance. Ceci n’est qu’une démonstration sans modèle d’IA. Êtes-vous en sécurité en ce moment ?',
  },
  es: {
    words: words('yo|mi|mis|y|el|los|con|que|no|es|pero|muy|más|estoy|desde|una|ella|hace|porque|cuando'),
    demonstration:
      'Gracias por tu mensaje. Esto es una demostración sin modelo de IA: un programa sencillo elige las respuestas, así que no puedo responderte bien en español. Con un modelo conectado, el coach responde en tu idioma. ¿Quieres contar brevemente en inglés qué pasa en tu relación o en tu familia?',
    danger:
      'Gracias por contármelo. No es culpa tuya. Si hay peligro ahora, llama al número de emergencias o a una línea de crisis, y díselo a una persona de confianza. Esto es solo una demostración sin modelo de IA. ¿Estás a salvo en este momento?',
  },
  pt: {
    words: words('eu|meu|minha|e|o|os|com|que|não|é|mas|muito|mais|estou|desde|uma|ela|ele|porque|quando'),
    demonstration:
      'Obrigado pela mensagem. Isto é uma demonstração sem modelo de IA: um programa simples escolhe as respostas, por isso não consigo responder bem em português. Com um modelo ligado, o coach responde no seu idioma. Quer contar em poucas palavras, em inglês, o que se passa na sua relação ou na sua família?',
    danger:
      'Obrigado por contar. A culpa não é sua. Se houver perigo agora, ligue para o número de emergência ou para uma linha de apoio, e conte a uma pessoa de confiança. Isto é só uma demonstração sem modelo de IA. Está em segurança neste momento?',
  },
  it: {
    words: words('io|mio|mia|e|il|gli|con|che|non|è|ma|molto|più|sono|di|una|lei|lui|perché|quando|da'),
    demonstration:
      'Grazie per il messaggio. Questa è una dimostrazione senza modello di IA: le risposte le sceglie un semplice programma, quindi in italiano non riesco a risponderti davvero. Con un modello collegato, il coach risponde nella tua lingua. Vuoi raccontare in poche parole, in inglese, che cosa succede nella tua relazione o in famiglia?',
    danger:
      'Grazie per avermelo detto. Non è colpa tua. Se c’è un pericolo adesso, chiama il numero di emergenza o una linea di aiuto e parlane con una persona di cui ti fidi. Questa è solo una dimostrazione senza modello di IA. Sei al sicuro in questo momento?',
  },
  nl: {
    words: words('ik|niet|en|mijn|met|het|een|wij|we|mij|zij|hij|hoe|maar|ook|meer|heb|sinds|geen|van|dat'),
    demonstration:
      'Bedankt voor je bericht. Dit is een demonstratie zonder AI-model: een script kiest de antwoorden, dus in het Nederlands kan ik niet echt op je vraag ingaan. Met een aangesloten model antwoordt de coach in jouw taal. Wil je in een paar woorden in het Engels vertellen wat er speelt in je relatie of familie?',
    danger:
      'Goed dat je dit schrijft. Het is niet jouw schuld. Is er nu gevaar, bel dan meteen het alarmnummer of een hulplijn, en vertel het aan iemand die je vertrouwt. Dit is maar een demonstratie zonder AI-model. Ben je op dit moment veilig?',
  },
  pl: {
    words: words('nie|się|mój|moja|jest|i|z|że|ale|jak|mnie|mną|od|już|bardzo|jestem|mam|ze|do|na'),
    demonstration:
      'Dziękuję za wiadomość. To demonstracja bez modelu AI: odpowiedzi wybiera prosty program, dlatego po polsku nie mogę odpowiedzieć na temat. Po podłączeniu modelu coach odpowiada w języku rozmówcy. Czy możesz w kilku słowach opisać po angielsku, co dzieje się w twoim związku lub rodzinie?',
    danger:
      'Dziękuję, że o tym piszesz. To nie twoja wina. Jeśli grozi niebezpieczeństwo, zadzwoń od razu pod numer alarmowy lub na telefon zaufania i powiedz o tym osobie, której ufasz. To tylko demonstracja bez modelu AI. Czy jesteś teraz w bezpiecznym miejscu?',
  },
  tr: {
    words: words(
      'ben|bir|ve|bu|çok|ama|benim|bana|beni|için|değil|eşim|kocam|karım|artık|ile|o|ne|nasıl|hiç|benimle',
    ),
    demonstration:
      'Mesajın için teşekkürler. Bu, yapay zekâ modeli olmayan bir tanıtım: yanıtları basit bir program seçiyor, bu yüzden Türkçe olarak gerçekten yanıt veremiyorum. Bir model bağlandığında koç senin dilinde yanıt verir. İlişkinde ya da ailende neler olduğunu kısaca İngilizce yazmak ister misin?',
    danger:
      'Bunu yazdığın için teşekkürler. Bu senin suçun değil. Şu anda tehlike varsa lütfen hemen acil yardım numarasını ya da bir destek hattını ara ve güvendiğin birine haber ver. Bu, yapay zekâ modeli olmayan bir tanıtım. Şu anda güvende misin?',
  },
  sv: {
    words: words(
      'jag|inte|och|min|mitt|med|är|vi|mig|hon|han|hur|men|också|mer|har|sedan|att|ett|som|längre',
    ),
    demonstration:
      'Tack för ditt meddelande. Det här är en demonstration utan AI-modell: ett skript väljer svaren, så jag kan inte riktigt svara dig på svenska. Med en ansluten modell svarar coachen på ditt språk. Vill du kort berätta på engelska vad som händer i din relation eller familj?',
    danger:
      'Tack för att du berättar. Det är inte ditt fel. Om det är fara just nu, ring genast nödnumret eller en stödlinje och berätta för en person du litar på. Det här är bara en demonstration utan AI-modell. Är du i säkerhet just nu?',
  },
  no: {
    words: words(
      'jeg|ikke|og|min|mitt|med|er|vi|meg|hun|han|hvordan|men|også|mer|har|siden|å|at|et|som|lenger',
    ),
    demonstration:
      'Takk for meldingen. Dette er en demonstrasjon uten KI-modell: et skript velger svarene, så jeg kan ikke svare deg ordentlig på norsk. Med en tilkoblet modell svarer coachen på språket ditt. Vil du kort fortelle på engelsk hva som skjer i forholdet eller familien din?',
    danger:
      'Takk for at du forteller. Det er ikke din skyld. Hvis det er fare nå, ring straks nødnummeret eller en krisetelefon, og si det til en person du stoler på. Dette er bare en demonstrasjon uten KI-modell. Er du trygg akkurat nå?',
  },
};

const ENGLISH = words(
  'I|the|and|my|is|to|we|he|she|with|not|me|it|of|that|you|a|in|for|do|are|was|have|has|what|how|can|does|should|his|her',
);

/** The scripted answer in the language of a message; null for English and for what is not recognized. */
export function answerInLanguage(text: string, isInDanger: boolean): string | null {
  const language = recognizeLanguage(text);
  return language && (isInDanger ? language.danger : language.demonstration);
}

function recognizeLanguage(text: string): Language | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const all = Object.values(languages);
  // Han characters also occur in Japanese, which is tried first.
  const byScript = all.find(({ script }) => script && count(script) > letters / 8);
  if (byScript) return byScript;
  const found = all
    .map((language) => ({ language, hits: language.words ? count(language.words) : 0 }))
    .reduce((best, next) => (next.hits > best.hits ? next : best));
  return found.hits >= 2 && found.hits > count(ENGLISH) ? found.language : null;
}
