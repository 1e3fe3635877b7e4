/**
 * Stops `firebase deploy` with the incomplete firebase.json: its policy allows no inline styles, so the pages would
 * have no styles. `npm run deploy` deploys firebase.deploy.json, which is complete.
 */
console.error('Not deployed: firebase.json is only a part of what a deployment needs. Use `npm run deploy`.');
process.exitCode = 1;
