import { Contact } from '../components/Contact';
import { FeatureBlurbs } from '../components/FeatureBlurbs';
import { Hero } from '../components/Hero';
import { SiteFrame } from '../components/SiteFrame';
import { Calculator } from '../features/calculator/Calculator';
import { Rates } from '../features/currencies/Rates';

export function HomePage() {
  return (
    <SiteFrame>
      <Hero />
      <FeatureBlurbs />
      <Rates />
      <Calculator />
      <Contact />
    </SiteFrame>
  );
}
