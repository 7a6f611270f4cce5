/** Tests of the project in a browser, with each of the kit's drop-in builds in the page. */
import { chromeLauncher } from '@web/test-runner-chrome';
import { sendKeysPlugin } from '@web/test-runner-commands/plugins';

const page = (build) => (framework) =>
  `<!doctype html>
<html lang="en"><head><title>Tests</title>
<script type="module" src="/node_modules/sqs-kit/dist/${build}/sqs-kit.js"></script></head>
<body><script type="module" src="${framework}"></script></body></html>`;

export default {
  nodeResolve: true,
  concurrency: 1,
  plugins: [sendKeysPlugin()],
  browsers: [
    chromeLauncher({ launchOptions: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] } }),
  ],
  groups: ['lite', 'cdn'].map((name) => ({
    name,
    files: 'states.test.js',
    testRunnerHtml: page(name),
  })),
  testFramework: { config: { timeout: '30000' } },
};
