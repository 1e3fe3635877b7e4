import { useSelector } from 'react-redux';
import { ageOf } from '../../domain/time/age';
import { InEach } from './InEach';
import { selectTrust } from './trustSlice';
import { useNowInSteps } from './useNowInSteps';

const SECOND = 1_000;

/** What a rate counts; or, in its place, that the rates are not confirmed, and how old they are (rule 124). */
export function BoardMark() {
  const trust = useSelector(selectTrust);
  const now = useNowInSteps(SECOND);
  if (trust.status !== 'unconfirmed') {
    return (
      <p className="board__mark">
        {trust.status === 'confirmed' && <InEach className="board__part">{({ site }) => site.words.rates.caption}</InEach>}
      </p>
    );
  }
  const { confirmedAt } = trust;
  return (
    <div className="board__mark board__mark--alarm">
      {/* This is read aloud once. The age stands outside of it, because it would be read aloud with every step. */}
      <p className="board__alarm" role="status">
        <InEach className="board__part">{({ words }) => words.unconfirmed}</InEach>
      </p>
      <p className="board__age">
        <InEach className="board__part">
          {({ site: { words, format } }) => words.rates.age(format.moment(confirmedAt), format.age(ageOf(now - confirmedAt)))}
        </InEach>
      </p>
    </div>
  );
}
