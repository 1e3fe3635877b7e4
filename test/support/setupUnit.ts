import '@testing-library/jest-dom';
import { configureProperties } from './propertyRuns';

configureProperties();
