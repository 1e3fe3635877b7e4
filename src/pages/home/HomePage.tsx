import { ConsentQuestionPlace } from '../../features/consent/consentParts';
import { Contact } from '../../features/office/Contact';
import { OpenNow } from '../../features/office/OpenNow';
import { FeatureBlurbs } from './FeatureBlurbs';
import { Hero } from './Hero';
import { SiteFrame } from '../../features/frame/SiteFrame';
import { Calculator } from '../../features/calculator/Calculator';
import { Rates } from '../../features/rates/Rates';

export function HomePage() {
  return (
    <SiteFrame>
      <Hero />
      <OpenNow />
      <FeatureBlurbs />
      <div className="home-offer">
        <Rates>
          <ConsentQuestionPlace />
        </Rates>
        <Calculator />
      </div>
      <Contact />
    </SiteFrame>
  );
}
