import { staffWords } from '../../src/site/words/staffWords';
import { RateMoveText } from '../../src/staff/RateMoveText';
import { StaffWordsContext } from '../../src/staff/useStaffWords';
import { renderOnSite } from '../support/demoSite';

it.each([
  [1.1, 1.21, '+10,00\u00a0%'],
  [1.21, 1.1, '−9,09\u00a0%'],
  [374, 374.01, 'pod\u00a00,01\u00a0%'],
  [374.01, 374, 'pod\u00a00,01\u00a0%'],
  [1.1, 1.1, '+0,00\u00a0%'],
  [0, 1.1, ''],
])('from %p to %p: %s', (before, after, text) => {
  const { container } = renderOnSite(
    <StaffWordsContext value={staffWords}>
      <RateMoveText before={before} after={after} />
    </StaffWordsContext>,
  );
  expect(container.textContent).toBe(text);
});
