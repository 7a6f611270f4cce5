/** A tag of the app around an inner component: its own words, and what it shares with the components of the app. */
import { createContext, useContext } from 'react';
import { SqsNewsletterElement } from 'sqs-kit/elements/sqs-newsletter.js';
import { NewsletterView } from 'sqs-kit/react';

const Team = createContext('nobody');

const Invitation = () => <h2>News from {useContext(Team)}</h2>;

export class TeamNewsletter extends SqsNewsletterElement {
  static view = (props) => (
    <Team value="the garden team">
      <Invitation />
      <NewsletterView {...props} />
    </Team>
  );
}

customElements.define('team-newsletter', TeamNewsletter);
