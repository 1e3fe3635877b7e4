import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fileChosen, fileRead, fileRefused, listRead, parserFailed, selectImport } from './importSlice';
import { readFile } from './readFile';

/** How many files were read so far; one may still be read after its page was left. */
let readings = 0;

/** Reads the rows of the text whenever that changes; the parser is downloaded for the first one. Gives what reads a file. */
export function useListReading(): (file: File) => void {
  const dispatch = useDispatch();
  const { text } = useSelector(selectImport);

  useEffect(() => {
    if (text.trim() !== '') {
      import(/* webpackChunkName: "delimited-text" */ './parsers/delimitedText').then(
        ({ parseDelimitedText }) => dispatch(listRead({ text, rows: parseDelimitedText(text) })),
        () => dispatch(parserFailed()),
      );
    }
  }, [text, dispatch]);

  return (file) => {
    readings += 1;
    const reading = readings;
    dispatch(fileChosen({ fileName: file.name, reading }));
    readFile(file).then(
      (result) =>
        dispatch('text' in result ? fileRead({ reading, text: result.text }) : fileRefused({ reading, reason: result.failure })),
      () => dispatch(fileRefused({ reading, reason: 'notLoaded' })),
    );
  };
}
