import { oncePer } from '../../../src/features/rates/oncePer';

it('asks the function once for each object, whatever it answers', () => {
  const compute = jest.fn(({ answer }: { answer: number | null | undefined }) => answer);
  const ask = oncePer(compute);
  const subjects = [{ answer: 1 }, { answer: null }, { answer: undefined }];
  expect([...subjects, ...subjects].map(ask)).toEqual([1, null, undefined, 1, null, undefined]);
  expect(compute).toHaveBeenCalledTimes(3);
  expect(ask({ answer: 1 })).toBe(1);
  expect(compute).toHaveBeenCalledTimes(4);
});
