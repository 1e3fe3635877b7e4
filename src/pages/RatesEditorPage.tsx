import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Footer } from '../components/Footer';
import { MAIN_CONTENT_ID } from '../config/paths';
import { selectUnsavedCount } from '../features/admin/editorSelectors';
import { RatesEditor } from '../features/admin/RatesEditor';
import { RequireStaff } from '../features/auth/RequireStaff';
import { useSignOutOnLeaving } from '../features/auth/useSignOutOnLeaving';

export function RatesEditorPage() {
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
        <RatesEditor />
      </main>
      <Footer />
    </div>
  );
}
