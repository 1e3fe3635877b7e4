import { anchors } from '../../site/paths';
import { useSite } from '../../site/useSite';
import { useNow } from '../../ui/useNow';
import { useNews } from './news';
import { LegalFactsList } from './LegalFactsList';
import { OfficeMap } from './OfficeMap';
import { OpeningHours } from './OpeningHours';
import { PhoneLink } from './PhoneLink';
import { Section } from '../../ui/Section';

export function Contact() {
  const news = useNews();
  const now = useNow();
  const { words, office } = useSite();
  const { legalName, street, postalCode, town, phones, email, social } = office;
  return (
    <Section id={anchors.contact} heading={words.contact.heading} isScreenOnly>
      {news && <news.inFull now={now} />}
      <div className="contact">
        <div>
          <h3 className="contact__title">{words.contact.address}</h3>
          <address>
            <strong>{legalName}</strong>
            <br />
            {street}
            <br />
            {postalCode} {town}
          </address>
        </div>
        <div>
          <h3 className="contact__title">{words.contact.openingHours}</h3>
          <OpeningHours />
        </div>
        <div>
          <h3 className="contact__title">{words.contact.phones}</h3>
          <div className="contact__links">
            {phones.map((phone) => (
              <PhoneLink key={phone.number} className="contact__link contact__link--phone" phone={phone} />
            ))}
          </div>
        </div>
        <div>
          <h3 className="contact__title">{social ? words.contact.online : words.contact.email}</h3>
          <div className="contact__links">
            <a className="contact__link" href={`mailto:${email}`}>
              {email}
            </a>
            {social && (
              <a className="contact__link" href={social.url}>
                {social.name}
              </a>
            )}
          </div>
        </div>
        <div className="contact__row">
          <LegalFactsList />
        </div>
        <div className="contact__row">
          <OfficeMap />
        </div>
      </div>
    </Section>
  );
}
