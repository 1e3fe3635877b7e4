import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fileChosen, fileRead, fileRefused, listRead, parserFailed, selectImport } from './importSlice';
import { readFile } from './readFile';

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
    const { name: fileName } = file;
    dispatch(fileChosen(fileName));
    readFile(file).then(
      (reading) =>
        dispatch(
          'text' in reading ? fileRead({ fileName, text: reading.text }) : fileRefused({ fileName, reason: reading.failure }),
        ),
      () => dispatch(fileRefused({ fileName, reason: 'notLoaded' })),
    );
  };
}
