import type { RulesOfKind } from '../../phrases/language.ts';

export const victimOfAbuse: RulesOfKind = {
  kind: 'victim_of_abuse',
  rules: [
    {
      reason: 'Gewalt, Drohung und Waffen gegen die Person, die schreibt.',
      inDanger: 'writer',
      phrases: `
        (er|sie|{kin}|der|hat|und|dann|immer|wieder|oft|manchmal|ofter|besoffen|betrunken) ~2 (mich|uns|mir) ~5 ({hit}|{choke})
        ({hit}|{choke}) ~1 (er|sie)? ~1 (mich|uns) ~3
        (mir|mich) ~3 (ins gesicht|in den bauch|eine runter|eine runtergehauen|eine gescheuert|an den haaren|am hals|am arm|an die gurgel|an die wand|gegen die wand|die treppe|auf den boden|die nase|den arm|eine ohrfeige|ohrfeigen|blaues auge|die luft) ~3
        (hande|hand|arm|kissen) ~3 (um|an|auf) ~1 (meinen|mein|meine|den|die|das) ~1 (hals|kehle|gesicht|mund|gurgel)
        (mir|mich) ~5 (gebrochen|ausgeschlagen|ausgekugelt|verbrannt|gefesselt|betaubt|gefilmt|zugefugt)
        (keine luft|schwarz vor augen|nicht mehr atmen|nicht atmen)
        (er|sie|{kin}) ~2 (wird|ist|war|werde) ~2 (gewalttatig|handgreiflich|aggressiv|brutal)
        (hausliche|korperliche|sexuelle|hauslicher|korperlicher) gewalt
        (schminke|uberschminke|make up|makeup|concealer|schal|rollkragen|sonnenbrille|lange armel|langarm*) ~6 (flecken|hals|auge|arm*|sommer|verdeck*|versteck*|frag*|buro|arbeit|sieht)
        (sage|gesagt|erzahle|behaupte|luge|erzahlt) ~5 (treppe|tur|gesturzt|gefallen|ungeschickt|gestolpert|tollpatschig)
        (droht|drohte|bedroht|bedrohte|gedroht|droh*) ~6
        (mich|uns) ~6 (bedroht|umbringen|umbringt|umzubringen|abstechen|abknallen|totschlagen|fertigmachen|kaltmachen|erschiessen|finden wird|umbringe)
        (bringt|bringe|bring|sticht|schlagt|macht) ~1 (er|sie|dich)? ~1 (mich|dich|uns) ~2 (um|tot|ab|kalt)
        (wenn ich|falls ich) ~1 (gehe|ihn verlasse|sie verlasse|mich trenne|abhaue|was sage|es jemandem|nicht) ~6 (um|tot|kinder|findet|bereuen|passiert|schlagt|weg|erleben|rache)
        {weapon} ~6 (mich|mir|kehle|hals|kopf|tisch|bedroht|gehalten|legt|putzt|zeigt|nachttisch|unterm|bett|gezeigt|streit*)
        (halt|hielt|gehalten|bedroht|zielt|richtet|gerichtet|fuchtelt) ~5 {weapon}
        (tritt|schlagt|tritt*|hammert|bricht|trat|poltert|schlug) ~3 (tur|ture|wand|scheibe|fenster|mobel|loch|locher) ~2
        (unfalle|unfall) ~3 (passieren|passiert|konnte|konnten|aussehen) ~6
        (kein|keiner|niemand) ~1 (anderer|anderen|sonst) ~3 (haben|kriegen|bekommen)
        (wirst schon sehen|das wirst du bereuen|wird mir leid tun)
        (hund|katze|kater|hamster|kaninchen|haustier) ~4 (getreten|tritt|getotet|umgebracht|geschlagen|an die wand|vergiftet)
        (schmeisst|wirft|warf|schmiss) ~4 (nach mir|auf mich|gegen mich|an den kopf|an die wand)
        (rast|fahrt|fuhr|gerast) ~4 (schnell|absichtlich|gegen|vollgas) ~6 (angst|schreie|baum|bettel*|lach*)
      `,
    },
    {
      reason: 'Sex gegen den Willen.',
      inDanger: 'writer',
      phrases: `
        (vergewaltig*|missbraucht|sexuell genotigt|sexuelle gewalt|begrapscht)
        (zwingt|zwang|gezwungen|notigt|drangt|genotigt|erpresst) ~2 (mich)? ~3 (sex|beischlaf|bett|mit ihm|schlafen|zum)
        (sex|schlafen|geschlechtsverkehr|bett) ~5 (nicht will|nein sage|gegen meinen willen|schlafe|zwing*|obwohl|weine|muss|pflicht|will nicht)
        gegen meinen willen
        (nein|nicht) ~1 (sage|gesagt|sag|will|wollte) ~4 (macht|trotzdem|weiter|egal|hort nicht|ignoriert)
        (uber mich ergehen|stelle mich schlafend|tue so als wurde ich schlafen|schlafend)
        (sonst|bis ich) ~2 (keine ruhe|nachgebe|gibt er|beleidigt|nachgegeben)
        eheliche pflicht*
      `,
    },
    {
      reason: 'Verfolgt, überwacht, kontrolliert, eingesperrt.',
      inDanger: 'writer',
      phrases: `
        (verfolgt|stalkt|lauert|belauert|beobachtet|uberwacht|bespitzelt|ortet|trackt|verfolgte|stalkte|auflauert|aufgelauert) ~2 (mich|mir|uns|mein*) ~5
        (mich|mir|uns) ~5 (verfolgt|stalkt|lauert|beobachtet|uberwacht|bespitzelt|ortet|auflauert|aufgelauert|nachspioniert|nachstellt|nachgestellt)
        lauert ~2 (mir|uns) ~6
        (stalker|stalking|annaherungsverbot|kontaktverbot|einstweilige verfugung|gewaltschutz*|nachstellung)
        (steht|stand|wartet|wartete|parkt|sitzt|taucht|tauchte) ~4 (vor meiner|vor der|vor meinem|vor dem|bei mir|in meiner strasse|auf der arbeit|uberall|unangemeldet) ~3 (tur|haus|wohnung|arbeit|buro|schule|auto|auf|fenster|>)
        (kontrolliert|liest|durchsucht|checkt|uberpruft|uberwacht|filzt|verlangt|bestimmt|entscheidet|prüft|pruft|kontrollierte|hackt) ~3 (mein|meine|meinen|wann ich|wen ich|was ich|mit wem|wohin ich|jede meiner|jeden schritt|jeden cent|jeden euro|alles was ich|alles an mir|was|wen|mit wem) ~3
        mein (handy|telefon) ~3 (jeden|kontrolliert|durchsucht|liest|weg|abgenommen|durchgesehen|gecheckt)
        ich (darf|durfte) ~1 (nicht|nie|nur|kein|keine|keinen|nichts|niemanden|nirgends) ~4 (raus|freund*|familie|telefon*|handy|arbeiten|geld|reden|treffen|sehen|verlassen|haus|ausgehen|anziehen|ohne|eltern|mutter|schwester|konto|hin|weg|abschliessen|besuchen|fahren|allein|alleine|auto|arzt|niemand|ausser|meine|meinen|kaufen|essen)
        darf ich ~1 (nicht|nie|nur|kein|keine|keinen|niemanden) ~4 (raus|freund*|familie|telefon*|handy|arbeiten|geld|reden|treffen|sehen|verlassen|haus|ausgehen|ohne|eltern|besuchen|allein)
        (lasst|liess|lassen) mich ~1 (nicht|nie|nur|nirgends|kaum) ~4 (raus|weg|gehen|arbeiten|treffen|telefonieren|essen|freunde|freundinnen|familie|haus|handy|konto|geld|hin|alleine|allein|eltern|mutter|auto|fahren|anziehen|ans|telefon|zum arzt|schlafen|tur|los|aussteigen|atmen|ohne)
        (verbietet|verbot|verboten|untersagt) ~1 (mir|er|sie) ~3
        um erlaubnis ~4
        (ohne|seine|ihre) erlaubnis ~3
        (sperrt|sperrte|eingesperrt|schliesst|schloss|eingeschlossen|einsperren|einsperrt) ~2 (mich|uns)? ~3
        (nimmt|nahm|weggenommen|versteckt|abgenommen|hat|behalt|zerstort|wegnimmt) ~3 (mein|meine|meinen|mir|den|das) ~2 (handy|pass|ausweis|geld|schlussel|autoschlussel|papiere|karte|gehalt|konto|lohn|telefon|medikamente|autoschlussel|bankkarte|reisepass) ~3
        (handy|pass|ausweis|geld|schlussel|papiere|konto|gehalt|reisepass|lohn) ~2 (weggenommen|abgenommen|versteckt|weg|eingezogen|kontrolliert|mitgenommen|mit)
        (kein|keinen|keine) ~1 (eigenes|eigenen|zugriff|zugang) ~1 (konto|geld|handy|auf das|aufs|zum konto)
        (bestraft|bestrafung|strafe) ~5
        (isoliert|abgeschottet|kontakt verboten|freunde verloren|von meiner familie) ~4
        (zwangsverheirat*|zwangsheirat|zwangsehe|verheiraten|zwangsverheiratung) ~4
        (nacktfotos|nacktbilder|intime|intimen|intimfotos|nackt) ~6 (verschickt|schicken|veroffentlich*|droht|posten|zeigen|ins netz|online|teilen|wenn)
        (losch|losche|loschen|geloscht) ~3 (chat|gesprach|verlauf|das hier|unterhaltung|nachrichten) ~4
        (foto|standort|fotos|beweisfoto) ~5 (schicken|wo ich|beweis*|jedes mal|teilen)
        (woher weiss er|weiss immer wo|weiss er immer|weiss immer)
        (spyware|peilsender|airtag|tracker|kamera|kameras|spionage*|gps) ~5 (handy|auto|wohnung|schlafzimmer|tasche|gefunden|versteckt)
      `,
    },
    {
      reason: 'Angst zu Hause, Flucht, und andere, denen es so geht.',
      inDanger: 'writer',
      phrases: `
        (habe|hab|habe|haben|solche|solch|immer|richtig|so) ~1 ({afraid}) ~1 (vor|dass) ~1 (ihm|ihr|meinem|meiner|er|sie|seiner|ihrer|zuhause|seinen|dem) ~3
        ({afraid}) ~1 (vor|dass) ~1 (ihm|ihr|meinem {kin}|meiner {kin}|seiner wut|seinen launen|er mich|er mir|er uns|sie mich|er ausrastet|heimzukommen|nach hause)
        ({afraid}) ~1 (nach hause|heimzugehen|heim zu|ihn zu verlassen|einzuschlafen|um mein leben|um unser leben|nein zu sagen)
        (schlussel|schritte|auto|haustur|tur) ~4 (hore|hor|hort|hore*) ~8
        (hore|hor) ~3 (schlussel|schritte|auto|haustur) ~8
        (zittere|erstarre|schlecht|ubel|verkrampf*|herzrasen|panik) ~6 (nach hause kommt|heimkommt|schlussel|tur aufgeht)
        (eierschalen|wie auf eiern|auf zehenspitzen)
        (frauenhaus|fluchten|fliehen|abhauen|fluchttasche|notfalltasche|flucht) ~4
        (verstecke|versteckt|eingeschlossen|verbarrikadiert|hock|sitze) ~3 (bad|badezimmer|klo|keller|schrank|auto|zimmer) ~5 (er|sie|tur|tobt|schreit|angst|vor)
        (provozieren|reizen|aufregen|wutend mache|nicht wutend) ~6 (letztes mal|damit er|wie kann ich|wie schaffe|wieder|dass er nicht)
        (nicht sicher|unsicher) ~2 (zuhause|zu hause|bei ihm|bei ihr|daheim|gefuhlt)
        (dauernd|jedes mal) ~3 (entschuldigen|betteln) ~4 (sonst|damit)
        hilfe er ~6
      `,
    },
    {
      reason: 'Jemand anderem wird Gewalt angetan.',
      inDanger: 'other',
      phrases: `
        (meine|meiner|mein|die|unsere|eine) ~1 (schwester|freundin|mutter|tochter|nachbarin|cousine|tante|kollegin|mama|oma|schwagerin|bruder|freund|vater|nichte) ~6 (wird|wurde|von|ihr mann|ihr freund|ihren mann|ihrem mann|ihrem freund) ~4 ({hit}|{choke}|bedroht|vergewaltigt|kontrolliert|eingesperrt|gestalkt)
        (ihr|der|sein|ihrem|von ihrem) (mann|freund|ex|partner|verlobter|frau) ~2 (sie|ihn) ~2 ({hit}|{choke}|bedroht|vergewaltigt|einsperrt)
        (ihr) (mann|freund|ex|partner) ({hit}|{choke}|bedroht|vergewaltigt) (sie|ihn) ~2
        (mein vater|papa|stiefvater|mein bruder) ({hit}|{choke}|bedroht) (meine mutter|mama|meine schwester|seine frau) ~2
      `,
    },
  ],
};
