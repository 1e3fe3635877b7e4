/** Entry of the catalogue: every component in every state, with the site's own styles. */
import { createRoot } from 'react-dom/client';
import '../../styles/main.scss';
import '../../styles/staff.scss';
import '../../styles/calculator.scss';
import '../../styles/consent.scss';
import '../../styles/trend.scss';
import '../../styles/legal.scss';
import '../../styles/language-offer.scss';
import '../../styles/board.scss';
import './catalogue.scss';
import { Catalogue } from './Catalogue';

const container = document.getElementById('root');
if (!container) {
  throw new Error('The page has no element #root.');
}
createRoot(container).render(<Catalogue facts={{ office: BUILD_OFFICE, currencyNames: BUILD_CURRENCY_NAMES }} />);
