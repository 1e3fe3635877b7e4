import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Footer } from '../../features/frame/Footer';
import { MAIN_CONTENT_ID } from '../../site/paths';
import { selectUnsavedCount } from './editorSelectors';
import { RateEditor } from './RateEditor';
import { RequireStaff } from '../signIn/RequireStaff';
import { useSignOutOnLeaving } from '../signIn/useSignOutOnLeaving';

export function RateEditorPage() {
  return (
    <RequireStaff>
      <EditorOfStaff />
    </RequireStaff>
  );
}

function EditorOfStaff() {
  const pageRef = useRef<HTMLDivElement>(null);
  useSignOutOnLeaving(pageRef, useSelector(selectUnsavedCount) > 0);
  return (
    <div ref={pageRef} className="staff-page">
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="staff-page__main">
        <RateEditor />
      </main>
      <Footer />
    </div>
  );
}
