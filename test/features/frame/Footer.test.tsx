import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Footer } from '../../../src/features/frame/Footer';
import { buildOffice } from '../../support/buildOffice';
import { demoSite, renderOnSite } from '../../support/demoSite';

function renderFooter(office = demoSite.office) {
  renderOnSite(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
    { ...demoSite, office },
  );
  return screen.getByRole('contentinfo');
}

describe('the footer', () => {
  it('tells in one line who stands behind the office and by whose licence, and that the demo’s is made up', () => {
    expect(renderFooter()).toHaveTextContent(
      'IČO 99999994, Obchodný register Okresného súdu Prešov, oddiel Sro, vložka č. 99999/P. ' +
        'Devízová licencia ODT-99999/2023-1, Národná banka Slovenska, 3.5.2023. Ukážka: údaje sú vymyslené.',
    );
  });

  it('says of a real office that nothing is made up', () => {
    const footer = renderFooter(buildOffice());
    expect(footer).toHaveTextContent('IČO 31333532, Obchodný register Okresného súdu Žilina, oddiel Sro, vložka č. 1234/L.');
    expect(footer).toHaveTextContent('Devízová licencia ODT-123/2020-1, Národná banka Slovenska, 29.2.2020.');
    expect(footer).not.toHaveTextContent('vymyslené');
  });
});
