keyline list Samples/Trails
