/** Routes of the application (rule 1). */
export const paths = {
  home: '/',
  editor: '/rates',
  signIn: '/rates/auth',
} as const;

/** Ids of the home page's sections, which the navigation jumps to (rule 3). */
export const anchors = {
  ratesTable: 'rates-table',
  calculator: 'calculator',
  contact: 'contact',
} as const;

export type Anchor = (typeof anchors)[keyof typeof anchors];

/** Id of every page's main content, which the skip link jumps to. */
export const MAIN_CONTENT_ID = 'content';

/** Address of a home page section, valid from any page. */
export function homeSection(anchor: Anchor): string {
  return `${paths.home}#${anchor}`;
}
/** Id of a section's heading, which names the section. */
export function headingIdOf(anchor: Anchor): string {
  return `${anchor}-heading`;
}
