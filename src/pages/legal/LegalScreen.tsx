import { useContext } from 'react';
import { SiteFrame } from '../../features/frame/SiteFrame';
import type { LegalPage } from '../../site/paths';
import { MAIN_CONTENT_ID } from '../../site/paths';
import { useSite } from '../../site/useSite';
import { useFocusFallback } from '../../ui/useFocusFallback';
import type { Loaded } from '../../ui/useLoaded';
import { useLoaded } from '../../ui/useLoaded';
import type { LegalPages } from './legalPages';
import { LegalPagesContext } from './legalPages';

interface Props {
  readonly page: LegalPage;
}

/** A page about conditions or personal data. Its heading is there from the start, so it can take the focus (rule 113). */
export function LegalScreen({ page }: Props) {
  const { words } = useSite();
  const source = useContext(LegalPagesContext);
  const pages = useLoaded(source?.load, { initial: source?.loaded });

  return (
    <SiteFrame>
      <article className="legal o-wrap">
        <h1 tabIndex={-1}>{words.legal.pages[page]}</h1>
        <LegalContent pages={pages} page={page} />
      </article>
    </SiteFrame>
  );
}

function LegalContent({ pages, page }: Props & { readonly pages: Loaded<LegalPages> }) {
  const { words } = useSite();
  switch (pages.status) {
    case 'loading':
      return <p role="status">{words.onDemand.loading}</p>;
    case 'failed':
      return <LoadFailure />;
    case 'ready': {
      const Content = pages.value[page];
      return <Content />;
    }
  }
}

function LoadFailure() {
  const { words } = useSite();
  return (
    <>
      <p role="alert">{words.onDemand.failed}</p>
      {/* A deployment renames the files, and only a reloaded page knows their new names. */}
      <p>
        <button ref={useFocusFallback(MAIN_CONTENT_ID)} className="button" type="button" onClick={() => window.location.reload()}>
          {words.crash.reload}
        </button>
      </p>
    </>
  );
}
