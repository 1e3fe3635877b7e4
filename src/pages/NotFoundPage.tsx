import { Link } from 'react-router-dom';
import { SiteFrame } from '../features/frame/SiteFrame';
import { paths } from '../site/paths';
import { texts } from '../site/words/sk';

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
