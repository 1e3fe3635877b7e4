import { Link } from 'react-router-dom';
import { SiteFrame } from '../components/SiteFrame';
import { paths } from '../config/paths';
import { texts } from '../config/texts';

export function NotFoundPage() {
  return (
    <SiteFrame>
      <div className="message-page o-wrap">
        <h1 tabIndex={-1}>{texts.notFound.heading}</h1>
        <p className="message-page__text">{texts.notFound.text}</p>
        <Link className="button" to={paths.home}>
          {texts.notFound.toHome}
        </Link>
      </div>
    </SiteFrame>
  );
}
