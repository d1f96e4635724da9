// Tests know the texts of every system; the pane gets them with the bundle of the system.
import '../../language/kgs';
import '../../language/kuksu';
import '../../language/nk';
import '../../language/why';
