import { handheldStories } from '../catalogue/allStories';
import { readStories } from './support/readStories';

readStories([
  { textSize: 16, language: 'sk', widths: [320, 360, 1280], looksAt: handheldStories, withAxe: true, contrastAt: [320, 1280] },
  { textSize: 32, language: 'sk', widths: [320, 1280], looksAt: handheldStories, withAxe: true, contrastAt: [1280] },
  { textSize: 16, language: 'bracketed', widths: [320], looksAt: handheldStories, withAxe: true, contrastAt: [] },
  { textSize: 16, language: 'sk', widths: [320], looksAt: handheldStories, isSpaced: true, withAxe: false },
]);
