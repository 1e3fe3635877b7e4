import { useRef } from 'react';
import { Footer } from '../../features/frame/Footer';
import { MAIN_CONTENT_ID } from '../../site/paths';
import { useUnsavedCount } from './useUnsavedCount';
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
  useSignOutOnLeaving(pageRef, useUnsavedCount() > 0);
  return (
    <div ref={pageRef} className="staff-page">
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="staff-page__main">
        <RateEditor />
      </main>
      <Footer />
    </div>
  );
}
