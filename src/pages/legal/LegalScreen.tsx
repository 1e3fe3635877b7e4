import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { SiteFrame } from '../../features/frame/SiteFrame';
import type { LegalPage } from '../../site/paths';
import { useSite } from '../../site/useSite';
import type { LegalPages } from './legalPages';
import { LegalPagesContext } from './legalPages';

interface Props {
  readonly page: LegalPage;
}

/** A page about conditions or personal data; its heading is there from the start, so that the focus can rest on it (rule 113). */
export function LegalScreen({ page }: Props) {
  const { words } = useSite();
  const source = useContext(LegalPagesContext);
  const [pages, setPages] = useState<LegalPages | 'failed' | null>(source?.loaded ?? null);
  const load = useEffectEvent(() => {
    if (pages === null) {
      // Why it failed says nothing that a visitor could use, and the browser's console has it.
      source?.load().then(setPages, () => setPages('failed'));
    }
  });

  useEffect(() => load(), []);

  return (
    <SiteFrame>
      <article className="legal o-wrap">
        <h1 tabIndex={-1}>{words.legal.pages[page]}</h1>
        <LegalContent pages={pages} page={page} />
      </article>
    </SiteFrame>
  );
}

function LegalContent({ pages, page }: Props & { readonly pages: LegalPages | 'failed' | null }) {
  const { words } = useSite();
  if (pages === null) {
    return <p role="status">{words.onDemand.loading}</p>;
  }
  if (pages === 'failed') {
    return (
      <>
        <p role="alert">{words.onDemand.failed}</p>
        {/* After a deployment its files have other names, which only a page that is loaded again knows. */}
        <p>
          <button className="button" type="button" onClick={() => window.location.reload()}>
            {words.crash.reload}
          </button>
        </p>
      </>
    );
  }
  const Content = pages[page];
  return <Content />;
}
