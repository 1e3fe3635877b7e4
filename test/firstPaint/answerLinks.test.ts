import { answerLinks } from '../../src/firstPaint/answerLinks';

/** Opens a page with a menu; jsdom itself doesn't support popovers. */
function openPage(address: string, hidePopover?: () => void): Document {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<div popover="auto"><a href="#contact">Kontakt</a></div><button type="button">Jazyk</button>';
  Object.assign(document.querySelector('[popover]') as HTMLElement, { hidePopover });
  return document;
}

const press = (name: string): void =>
  [...document.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === name)?.click();

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the open menu', () => {
  it('closes for one of its own links', () => {
    const hidePopover = jest.fn();
    answerLinks(openPage('/', hidePopover));
    press('Jazyk');
    expect(hidePopover).not.toHaveBeenCalled();
    press('Kontakt');
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('closes for a link that was chosen before the script had come', () => {
    const hidePopover = jest.fn();
    answerLinks(openPage('/#contact', hidePopover));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing from starting in a browser without popovers', () => {
    const uncaught = jest.fn();
    window.addEventListener('error', uncaught);
    expect(() => answerLinks(openPage('/#contact'))).not.toThrow();
    press('Kontakt');
    expect(uncaught).not.toHaveBeenCalled();
    window.removeEventListener('error', uncaught);
  });
});

describe('the way to another language', () => {
  it('takes along what the address carries, and no other link does', () => {
    const page = openPage('/?from=EUR&to=CZK&amount=50');
    page.body.insertAdjacentHTML(
      'beforeend',
      '<a href="/en" hreflang="en"><span>English</span></a><a href="/privacy">Privacy</a>',
    );
    const [english, privacy] = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
    answerLinks(page);
    page.querySelector<HTMLElement>('a span')?.click();
    privacy?.click();
    expect([english?.getAttribute('href'), privacy?.getAttribute('href')]).toEqual([
      'http://127.0.0.1:8080/en?from=EUR&to=CZK&amount=50',
      '/privacy',
    ]);
  });
});
