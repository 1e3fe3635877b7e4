import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { listRead, parserFailed, selectImport } from './importSlice';

/** Reads the rows of the text whenever that changes, or has come from a file again; the parser is downloaded for the first one. */
export function useListReading(): void {
  const dispatch = useDispatch();
  const { text, filesRead } = useSelector(selectImport);

  useEffect(() => {
    if (text.trim() !== '') {
      import(/* webpackChunkName: "delimited-text" */ './parsers/delimitedText').then(
        ({ parseDelimitedText }) => dispatch(listRead({ text, rows: parseDelimitedText(text) })),
        () => dispatch(parserFailed()),
      );
    }
  }, [text, filesRead, dispatch]);
}
