import { systems } from '../../systems';
import { escape } from './html';
import { fileOf, type HelpPage } from './page';
import { jobsOf, systemWords, wordsOf, type Language } from './words';

/** Every job with the part of the guide that explains it. */
export function guidesPage(language: Language): HelpPage {
  const words = wordsOf(language);
  const groups = systems
    .filter(({ jobs }) => jobs.length > 0)
    .map((system) => {
      const page = fileOf(`guide.${system.id}`, language);
      const { title, line } = systemWords(language, system);
      const jobs = jobsOf(language, system).map(
        (job) =>
          `<dt><a href="${page}#${job.id}">${escape(job.title)}</a></dt><dd>${escape(job.lead)}</dd>`,
      );
      return `<h2 id="${system.id}">${escape(title)}</h2>
<p>${escape(line)} <a href="${page}">${escape(words.guideOf)}</a></p>
<dl>
${jobs.join('\n')}
</dl>`;
    });
  return {
    name: 'guides',
    language,
    title: words.guides,
    part: 'guides',
    body: `<h1>${words.guides}</h1>\n<p>${escape(words.guidesLead)}</p>\n${groups.join('\n')}
<h2 id="why"><a href="${fileOf('guide.why', language)}">${escape(words.why)}</a></h2>
<p>${escape(words.whyLead)}</p>`,
  };
}
