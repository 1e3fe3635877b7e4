/** Entry of the application, which the first script brings. */
import { nextTask } from './services/browser/nextTask';
import type { Start } from './takeOverPage';

/**
 * Starts the application on the page that is already there. Its parts are evaluated in tasks of their own: together they
 * would keep a slow phone from answering a touch for a fifth of a second.
 */
export async function startApplication(start: Start): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { takeOverPage } = await import(/* webpackMode: "eager" */ './takeOverPage');
  await nextTask();
  takeOverPage(start);
}
