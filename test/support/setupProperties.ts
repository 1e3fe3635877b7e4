import { configureProperties } from './propertyRuns';

configureProperties();
