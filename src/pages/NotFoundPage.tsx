import { Link } from 'react-router-dom';
import { SiteFrame } from '../features/frame/SiteFrame';
import { paths } from '../site/paths';
import { useSite } from '../site/useSite';

export function NotFoundPage() {
  const { words } = useSite();
  return (
    <SiteFrame>
      <div className="message-page o-wrap">
        <h1 tabIndex={-1}>{words.notFound.heading}</h1>
        <p className="message-page__text">{words.notFound.text}</p>
        <Link className="button" to={paths.home}>
          {words.notFound.toHome}
        </Link>
      </div>
    </SiteFrame>
  );
}
