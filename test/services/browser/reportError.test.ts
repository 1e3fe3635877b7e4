import { reportToConsole } from '../../../src/services/browser/reportError';

it('writes an error to the console, and nowhere else', () => {
  const write = jest.spyOn(console, 'error').mockImplementation();
  const error = new Error('no network');
  reportToConsole(error);
  expect(write.mock.calls).toEqual([[error]]);
});
