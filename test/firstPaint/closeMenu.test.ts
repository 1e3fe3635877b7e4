import { closeMenuOnChoice } from '../../src/firstPaint/closeMenu';

/** A page with a menu; jsdom itself knows no popovers. */
function openPage(address: string, hidePopover?: () => void): Document {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<div popover="auto"><a href="#contact">Kontakt</a></div><button type="button">Jazyk</button>';
  Object.assign(document.querySelector('[popover]') as HTMLElement, { hidePopover });
  return document;
}

const press = (name: string): void =>
  [...document.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === name)?.click();

describe('the open menu', () => {
  it('closes for one of its own links', () => {
    const hidePopover = jest.fn();
    closeMenuOnChoice(openPage('/', hidePopover));
    press('Jazyk');
    expect(hidePopover).not.toHaveBeenCalled();
    press('Kontakt');
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('closes for a link that was chosen before the script had come', () => {
    const hidePopover = jest.fn();
    closeMenuOnChoice(openPage('/#contact', hidePopover));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing from starting in a browser without popovers', () => {
    const uncaught = jest.fn();
    window.addEventListener('error', uncaught);
    expect(() => closeMenuOnChoice(openPage('/#contact'))).not.toThrow();
    press('Kontakt');
    expect(uncaught).not.toHaveBeenCalled();
    window.removeEventListener('error', uncaught);
  });
});
