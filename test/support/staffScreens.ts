import { screen } from '@testing-library/react';
import type { RawCurrency } from '../../src/ports/rates';
import { buildRaw } from './builders';
import type { RenderedApp, RenderOptions } from './renderApp';
import { renderApp } from './renderApp';

export const STAFF_EMAIL = 'staff@zmenaren.test';

export const staffRates: readonly RawCurrency[] = [
  buildRaw({ acronym: 'USD', name_sk: 'americký dolár', buy: 1.187, sell: 1.15 }),
  buildRaw({ acronym: 'CZK', name_sk: 'česká koruna', buy: 24.9, sell: 23.85 }),
  buildRaw({ acronym: 'HUF', name_sk: 'maďarský forint', buy: 374, sell: 359.5 }),
];

/** Fills the sign-in form and submits it. */
export async function signIn({ user }: RenderedApp, email = STAFF_EMAIL, password = 'kurzovy-listok'): Promise<void> {
  await user.type(await screen.findByLabelText('E-mail'), email);
  await user.type(screen.getByLabelText('Heslo'), password);
  await user.click(screen.getByRole('button', { name: 'Prihlásiť sa' }));
}

/** Renders the application with someone signed in and the editor on the screen. */
export async function renderEditor(rates = staffRates, options: RenderOptions = {}): Promise<RenderedApp> {
  const app = renderApp('/rates', options);
  app.gateway.setConnected(true);
  app.gateway.sendRates(...rates);
  await signIn(app);
  await screen.findByRole('heading', { name: 'Úprava kurzov' });
  return app;
}

type Side = 'Nákup' | 'Predaj';

export function wholePart(acronym: string, side: Side): HTMLInputElement {
  return screen.getByRole('textbox', { name: `${acronym} ${side}, celá časť` });
}

export function decimalPart(acronym: string, side: Side): HTMLInputElement {
  return screen.getByRole('textbox', { name: `${acronym} ${side}, desatinná časť` });
}

export function saveButton(): HTMLElement {
  return screen.getByRole('button', { name: /^(Uložiť|Ukladá sa…)$/ });
}
