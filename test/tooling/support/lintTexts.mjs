// Lints texts as if they were in existing files: reads [{ file, text }] from standard input, and writes the broken rules of each.
// Runs as a separate process, because Jest cannot import ESLint's configuration.
import { text as readText } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const cases = JSON.parse(await readText(process.stdin));
const eslint = new ESLint();
const broken = [];
for (const { file, text } of cases) {
  const [result] = await eslint.lintText(text, { filePath: file });
  broken.push(result.messages.map(({ ruleId }) => ruleId));
}
process.stdout.write(JSON.stringify(broken));
