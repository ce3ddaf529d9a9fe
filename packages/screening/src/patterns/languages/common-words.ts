/** Some of the most common words of each language, folded as texts are: which languages a text is read in. */
export const COMMON_WORDS: readonly { readonly code: string; readonly words: string }[] = [
  {
    code: 'en',
    words: `the and is my me i he she to of it you that was have not with for her him his they we do so
      when be are but at this if all im dont will what how a in on want myself`,
  },
  {
    code: 'es',
    words: `el la de que y en un una mi me se no es por con para su lo las los como pero si mas cuando le
      porque yo ella muy esta nos todo voy ya a al del quiero`,
  },
  {
    code: 'de',
    words: `ich und der die das ist nicht mich mir er sie es ein eine mein meine mit zu auf wenn dass wir
      auch aber hat habe wie von den was so im ihn ihr sich bin in mann will`,
  },
  {
    code: 'fr',
    words: `je le la les de et est un une mon ma me il elle que qui pas ne en ce dans pour sur avec nous j
      ai a mes son sa plus tout au c m l d qu on se veux mari`,
  },
  {
    code: 'pt',
    words: `eu o a de que e em um uma meu minha me se nao por com para ele ela os as mais como mas no na
      do da pra ta isso quando vou foi ao sem mim todo tudo muito ja tem nos quero`,
  },
  {
    code: 'it',
    words: `il gli della dello delle dei nel nella sul alla dal che chi con per tra sono e anche piu pero
      questo questa quello mi mio mia ho ha non di la lo io lui lei una un se voglio marito`,
  },
  {
    code: 'nl',
    words: `ik je het een niet dat en van hij ze zij mijn mij me maar ook als voor naar bij dit deze wat
      zijn heb heeft wordt geen nog wel altijd de man wil dood slaat`,
  },
  {
    code: 'pl',
    words: `sie nie jest ze jak juz ale bo czy tak mnie mi mam jestem sa byl byla bylo jego jej ich moj
      moja moje przez przy wiec tylko bardzo kiedy gdy zeby ktory w na z do maz chce on ona`,
  },
  {
    code: 'ru',
    words: `и что чтобы это как он она они его ее мне меня мои моя мою если когда или уже еще только я не
      в на с муж хочу но`,
  },
  {
    code: 'tr',
    words: `ve bir bu da de ile cunku icin gibi kadar ama veya daha cok degil var yok ne nasil neden hic
      hep simdi sonra once bile artik beni bana ben kocam o onu benim istiyorum`,
  },
  {
    code: 'sv',
    words: `och jag inte ar att for fran nar ocksa till ett vad hur mycket har dar nagot nagon maste mina
      min mig dig bara nu sedan det han hon en vill man slar`,
  },
  {
    code: 'no',
    words: `jeg meg deg seg noe noen na etter mye ikke og er at det han hun min mitt mine vil fra hva bare
      fordi gjor ga far ma ogsa eg ikkje en pa til mannen slar`,
  },
  {
    code: 'zh',
    words:
      '的 了 是 不 在 我 有 他 这 這 就 也 和 都 你 她 说 說 们 們 到 要 会 會 没 沒 很 吗 嗎 吧 把 被 让 給 给 跟 还 還 想 打',
  },
  {
    code: 'ja',
    words: 'は が を に て の と も へ か た る い し です ます れ ら さ ん く き っ な',
  },
  {
    code: 'ar',
    words: `في علي الي عن مع هذا هذه التي اللي ان كان كنت لا لم عند بس مش انا هو هي من ما و زوجي جوزي اريد
      عايز بدي`,
  },
];
