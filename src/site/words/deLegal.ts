import type { LegalWords } from './skLegal';

/** The German texts of the pages about conditions and personal data. */
export const legalWords: LegalWords = {
  validFrom: 'Gültig ab {0day}.{0month}.{year}.',
  draft: 'Entwurf, den die Wechselstube noch nicht bestätigt hat.',
  undecided: '(legt die Wechselstube fest)',
  conditions: {
    operator: {
      heading: 'Wer wir sind',
      text: 'Die Wechselstube {brand}, {address}, wird betrieben von {legalName}, {seat}, Firmennummer (IČO) {companyId}. Wir kaufen und verkaufen fremde Währungen aufgrund der Devisenlizenz {licence}, erteilt von {issuer}.',
    },
    cash: {
      heading: 'Nur Bargeld',
      text: 'Wir kaufen und verkaufen fremde Währungen gegen Euro in bar (slowakisches Gesetz Nr.\u00a0202/1995). Karten und Überweisungen nehmen wir nicht an. Eine fremde Währung wird in eine andere über den Euro getauscht.',
    },
    coins: {
      heading: 'Münzen',
      bought: 'Wir tauschen alle Banknoten der Liste, Münzen nur nach Absprache in der Wechselstube.',
      notBought: 'Wir tauschen nur Banknoten. Fremde Münzen kaufen wir nicht.',
      undecided: 'Ob wir fremde Münzen kaufen, legt die Wechselstube fest.',
    },
    damagedNotes: {
      heading: 'Beschädigte Banknoten',
      taken:
        'Eine abgenutzte oder beschädigte Banknote können wir nach Prüfung annehmen oder ablehnen. Ungültige Banknoten nehmen wir nicht an.',
      notTaken: 'Beschädigte, beschriebene und ungültige Banknoten nehmen wir nicht an.',
      undecided: 'Ob wir beschädigte Banknoten annehmen, legt die Wechselstube fest.',
    },
    rates: {
      heading: 'Kurse',
      text: 'Es gilt der Kurs, der im Augenblick des Umtauschs in der Wechselstube gilt. Kurse und Ergebnisse auf dieser Seite dienen der Information und können sich jederzeit ändern. Ab einem Wert von {individualRateFrom}\u00a0EUR lässt sich ein besserer Kurs vereinbaren.',
    },
    fees: {
      heading: 'Ohne Gebühren',
      text: 'Wir verlangen weder Gebühr noch Provision. Sie erhalten den Betrag nach dem Kurs.',
    },
    reservations: {
      heading: 'Reservierungen',
      text: 'Weder eine Berechnung noch eine Nachricht an uns ist schon eine Reservierung. Es gilt erst, was wir Ihnen bestätigen.',
    },
    identification: {
      heading: 'Ausweis',
      text: 'Bei einem Umtausch im Wert ab {identificationFrom}\u00a0EUR verlangen wir einen Ausweis und halten seine Angaben fest. Das slowakische Gesetz Nr.\u00a0297/2008 gegen Geldwäsche verlangt es ab 1.000\u00a0EUR, auch bei mehreren verbundenen Umtauschen. Ohne Ausweis dürfen wir einen solchen Umtausch nicht vornehmen.',
    },
    receipt: {
      heading: 'Beleg',
      text: 'Zu jedem Umtausch erhalten Sie einen Beleg mit Beträgen und Kurs. Bitte zählen Sie das Geld gleich am Schalter nach.',
    },
    complaints: {
      heading: 'Beschwerden',
      text: 'Beschweren können Sie sich persönlich oder per Post unter {complaintsAddress} oder per E-Mail an {complaintsEmail}; bitte legen Sie den Beleg bei. Längste Zeit bis zur Erledigung: {settledWithin}. Sind Sie mit dem Ergebnis nicht einverstanden, können Sie sich an die Aufsicht wenden: {supervisor}, {supervisorAddress}.',
    },
  },
  privacy: {
    controller: {
      heading: 'Wer verantwortlich ist',
      text: 'Verantwortlich ist {legalName}, {seat}, Firmennummer (IČO) {companyId}. Fragen zu Ihren Daten beantwortet: {contact}.',
    },
    visit: {
      heading: 'Beim Besuch der Seite',
      text: 'Die Dateien der Seite kommen von Firebase Hosting, die Kurse von Firebase Realtime Database ({databaseHost}), beides Dienste von Google. Um die Seite auszuliefern und zu schützen, verarbeiten sie Ihre IP-Adresse und Angaben zum Browser; das kann auch in den USA geschehen, zu den Bedingungen auf firebase.google.com/support/privacy. Rechtsgrundlage ist das berechtigte Interesse an einer Seite, die funktioniert (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO). Wir ermitteln daraus nicht, wer Sie sind.',
    },
    calculator: {
      heading: 'Umrechner',
      text: 'Was Sie in den Umrechner eingeben, berechnet Ihr Browser; es wird nirgendwohin gesendet. Die Berechnung steht auch in der Adresse der Seite: Wer diese Adresse öffnet, sendet sie mit an unser Hosting.',
    },
    stored: {
      heading: 'Was Ihr Browser behält',
      text: 'Das speichern die Seite und die Firebase-Bibliothek in Ihrem Browser. Löschen können Sie es in dessen Einstellungen.',
    },
    map: {
      heading: 'Karte',
      text: 'Die Karte ist eine fremde Seite, {mapHost} (OpenStreetMap Foundation). Sie wird erst geladen, wenn Sie es wünschen, und erfährt dann Ihre IP-Adresse.',
    },
    measuring: {
      heading: 'Statistik',
      text: 'Wir fragen Sie, ob wir Besuche (Google Analytics) und die Geschwindigkeit der Seite (Firebase Performance) messen dürfen. Sie können ablehnen und die Einwilligung jederzeit in der Fußzeile widerrufen. Ohne Einwilligung wird nichts gemessen und dafür nichts geladen. Mit Einwilligung (Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO) spricht Ihr Browser mit den Servern {measurementHosts} und speichert:',
    },
    enquiries: {
      heading: 'Wenn Sie sich melden',
      text: 'Anruf, SMS, E-Mail oder WhatsApp-Nachricht, die Umrechner und Kontakt anbieten, beantworten wir anhand Ihrer Nummer oder Adresse und des Inhalts (Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO). Die Nachricht sendet Ihr Gerät, die Seite sendet nichts; {foreignTerms}. Aufbewahrung der Nachrichten: {enquiriesKept}.',
    },
    exchanges: {
      heading: 'Beim Umtausch',
      text: 'Wenn wir einen Ausweis verlangen, halten wir fest, was das slowakische Gesetz Nr.\u00a0297/2008 verlangt (Art.\u00a06 Abs.\u00a01 lit.\u00a0c DSGVO). Aufbewahrung der Aufzeichnungen: {recordsKept}.',
    },
    staff: {
      heading: 'Personal',
      text: 'Auf dieser Seite meldet sich nur das Personal an, über Firebase Authentication ({authHosts}).',
    },
    rights: {
      heading: 'Ihre Rechte',
      text: 'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung Ihrer Daten sowie auf Widerspruch. Schreiben Sie an: {contact}. Beschweren können Sie sich bei der slowakischen Behörde für Datenschutz (dataprotection.gov.sk).',
    },
  },
  foreignTerms: {
    withSocial: 'WhatsApp und das soziale Netzwerk haben eigene Bedingungen',
    withoutSocial: 'WhatsApp hat eigene Bedingungen',
  },
  stored: {
    rates: 'die letzten Kurse: sofort zu sehen, auch ohne Netz',
    ownCurrencies: 'die zwei Währungen, die Sie zuletzt umgerechnet haben: sie stehen in der Liste vorn',
    notices: 'die aktuellen Hinweise der Wechselstube: Sie sehen sie sofort, auch ohne Netz',
    languageAsked: 'dass Ihnen eine andere Sprache angeboten wurde: damit es nur einmal geschieht',
    reloadedFor: 'die Version, wegen der die Seite neu geladen wurde: damit es nur einmal geschieht',
    files: 'die Dateien der Startseite: sie öffnet sich sofort, auch ohne Netz',
    databaseHost: 'der Server, an den uns die Datenbank verwiesen hat',
    socketFailure: 'ob die letzte Verbindung zur Datenbank misslang',
    heartbeat: 'die Tage, an denen die Firebase-Bibliothek benutzt wurde',
    user: 'die E-Mail-Adresse angemeldeten Personals, nur auf dessen Seiten',
    consent: 'Ihre Antwort auf die Frage nach der Statistik, auch eine Ablehnung, und wann Sie sie gaben',
    visitor: 'Cookies, an denen Google Analytics einen weiteren Besuch erkennt',
    installation: 'eine Kennung des Browsers für Firebase',
    performance: 'die Einstellungen für die Messung der Geschwindigkeit',
    performanceExpiry: 'bis wann diese Einstellungen gelten',
  },
};
