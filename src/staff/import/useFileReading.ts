import { useDispatch } from 'react-redux';
import { fileChosen, fileRead, fileRefused } from './importSlice';
import { readFile } from './readFile';

/** How many files were chosen so far; one may still be read after its page was left. */
let readings = 0;

/** Gives what reads a file into the text. */
export function useFileReading(): (file: File) => void {
  const dispatch = useDispatch();
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
